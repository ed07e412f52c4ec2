'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keySaid } from '@/components/control/parts/keys/key-table';
import type { MapHandle } from '@/components/map/map-view';
import { Button } from '@/components/ui/button';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import { Toggle } from '@/components/ui/toggle';
import type { BridgeProposed } from '@/lib/drawing/bridges';
import { leastPoints, type Path, type Point } from '@/lib/drawing/shape';
import { asPlace, middleOf } from '@/lib/geometry';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { BridgesList, titleOfBridge } from './bridges-list';
import { BringMap } from './bring/bring-map';
import { SaveMap } from './bring/save-map';
import { BrushBar } from './brush-bar';
import { DraftMap } from './draft-map';
import { type Brush, nameOfLayer } from './layers';
import './map-desk.css';
import '@/components/control/parts/map/map-words.css';
import { withoutBridge } from './no-bridges';
import { useScan } from './scan/use-scan';
import { added, dropped, placed, reshaped } from './thing-edits';
import { ThingForm } from './thing-form';
import { ThingList } from './thing-list';
import { drawnFiles, type Thing, unitsWithoutPlace } from './things';
import { UnplacedUnits } from './unplaced-units';
import { useMapDraft } from './use-map-draft';
import { WhereDesk } from './where-desk';
import { frameNow, movedTo } from './where-edits';

/** The picture under a map is tied once. */
const ScanDesk = later(async () => (await import('./scan/scan-desk')).ScanDesk);

interface Props {
  draftId: string;
  /** All that lies on the map, by its files. */
  files: Draft;
  faults: readonly ScenarioProblem[];
  /** What the address leads to: an entry of a file. */
  asked: { file: string; row: number; column: string } | null;
  isSaving: boolean;
  onChange: (what: string, splices: Splice[]) => void;
}

/** Which thing is chosen, and which of its paths is under the pencil. */
interface Chosen {
  file: string;
  at: number;
  path: number;
}

/** The map of a draft: all that lies on it is chosen, moved, drawn and deleted here, each act one edit of the draft. */
export function MapDesk({ draftId, files, faults, asked, isSaving, onChange }: Props) {
  const say = useToast();
  const view = useRef<MapHandle>(null);
  const scan = useScan(draftId);
  const [showsScan, setShowsScan] = useState(true);
  const map = useMapDraft(files, showsScan ? scan.picture : null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
  const [sketch, setSketch] = useState<Path>([]);
  const [snaps, setSnaps] = useState(true);
  const [placing, setPlacing] = useState<number | null>(null);
  const [heard, setHeard] = useState('');
  // A map of nothing begins with where it is.
  const [room, setRoom] = useState<'map' | 'where' | 'scan'>(
    drawnFiles.every((file) => !files[file]?.length) ? 'where' : 'map',
  );
  const things = map?.things ?? [];
  const thing = things.find(({ file, at }) => file === chosen?.file && at === chosen.at) ?? null;
  const path = thing ? Math.min(chosen!.path, thing.shape.paths.length - 1) : 0;

  const choose = (next: Thing | null, part = 0, isShown = false) => {
    setChosen(next && { file: next.file, at: next.at, path: part });
    if (next && isShown) view.current?.show(middleOf(next.shape.paths[part]!.map(asPlace)));
  };
  const row = asked?.row;
  const column = asked?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address leads to is chosen once
  useEffect(() => {
    const at = Number(/^features\.(\d+)/.exec(column ?? '')?.[1] ?? Number.NaN);
    const found = things.find((one) => one.file === asked?.file && one.at === at);
    if (found) choose(found, 0, true);
  }, [row, column]);

  if (!map || room === 'where')
    return (
      <WhereDesk
        begin={frameNow(files)}
        onPick={(picked, copied, where) => {
          onChange(`The map lies at ${where}`, movedTo(files, picked, copied));
          setRoom('map');
        }}
        onLeave={() => setRoom('map')}
      />
    );
  if (room === 'scan')
    return <ScanDesk of={scan} mapData={{ ...map.mapData, picture: undefined }} onLeave={() => setRoom('map')} />;
  const { grid } = map.ground;
  const nameOf = ({ name, layer }: Pick<Thing, 'name' | 'layer'>) => name || nameOfLayer(layer);
  const takeBrush = (next: Brush | null) => {
    setBrush(next);
    setSketch([]);
    setPlacing(null);
    setChosen(null);
  };
  const draw = (points: Path) => {
    if (!brush) return;
    const drawn = added(files, things, brush, points, grid);
    onChange(`${drawn.name} drawn`, drawn.splices);
    setChosen({ file: drawn.file, at: drawn.at, path: 0 });
    setSketch([]);
    setHeard(`${drawn.name} is drawn.`);
    if (brush.shape !== 'point') setBrush(null);
  };
  const finish = () => {
    if (brush && sketch.length >= leastPoints[brush.shape]) draw(sketch);
  };
  const shape = (points: Path) => {
    if (!thing || JSON.stringify(points) === JSON.stringify(thing.shape.paths[path])) return;
    onChange(`${nameOf(thing)} changed`, reshaped(files, thing, path, points, grid));
  };
  const drop = () => {
    if (!thing) return;
    onChange(`${nameOf(thing)} deleted`, dropped(files, thing));
    setHeard(`${nameOf(thing)} is deleted. Undo brings it back.`);
    setChosen(null);
  };
  const build = (bridges: readonly BridgeProposed[]) => {
    let now: Draft = files;
    let splices: Splice[] = [];
    const tool: Brush = { label: 'Crossing', layer: 'crossing', shape: 'point', begins: {} };
    for (const { at, kind, way, water } of bridges) {
      const name = [way, water].filter(Boolean).join(' – ') || 'Bridge';
      const one = added(now, things, tool, [at], grid, { name, kind, ...(water ? { water } : {}) });
      splices = [...splices, ...one.splices];
      const inserted = one.splices.flatMap((splice) => splice.inserted);
      now = { ...now, [one.file]: [...(now[one.file] ?? []), ...inserted] };
    }
    onChange(bridges.length === 1 ? 'A bridge built' : `${counted(bridges.length, 'bridge')} built`, splices);
  };
  const pressed = (point: Point) => {
    if (placing !== null) {
      onChange('A unit placed', placed(files, 'unit', placing, point, grid));
      setPlacing(null);
    } else if (brush?.shape === 'point') draw([point]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (brush || placing !== null) takeBrush(null);
    else if (chosen) setChosen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section aria-label="Map" className="flex min-h-0 min-w-0 flex-col gap-2" onKeyDown={onKeyDown}>
      <BrushBar brush={brush} sketch={sketch} snaps={snaps} onBrush={takeBrush} onSnaps={setSnaps} onDone={finish} />
      <div className="map-desk" data-tool={brush || placing !== null ? '' : undefined}>
        <DraftMap
          map={map}
          view={view}
          brush={brush}
          isPlacing={placing !== null}
          sketch={sketch}
          thing={thing}
          path={path}
          snaps={snaps}
          onSketch={setSketch}
          onDone={finish}
          onPress={pressed}
          onChoose={choose}
          onShape={shape}
          onMove={(moved, to) => {
            onChange(`${nameOf(moved)} moved`, reshaped(files, moved, 0, [to], grid));
            choose(moved);
          }}
          onSay={setHeard}
        />
        <div className="min-h-0 space-y-4 overflow-y-auto pr-1">
          <div className="flex flex-wrap items-center gap-2">
            <Button size="small" onClick={() => setRoom('where')}>
              Where is it?…
            </Button>
            <BringMap files={files} ground={map.ground} onBring={onChange} />
            <SaveMap things={things} />
            <Button size="small" onClick={() => setRoom('scan')}>
              A picture to draw over…
            </Button>
            {scan.picture && (
              <Toggle isOn={showsScan} onPick={() => setShowsScan(!showsScan)}>
                Picture
              </Toggle>
            )}
            <p className="ml-auto text-note text-ink-3">{isSaving ? 'Saving…' : 'Saved'}</p>
          </div>
          <p role="status" className="sr-only">
            {heard}
          </p>
          {thing && (
            <ThingForm
              key={`${thing.file} ${thing.at}`}
              draftId={draftId}
              files={files}
              thing={thing}
              path={path}
              faults={faults.filter((fault) => isOf(fault, thing))}
              onPath={(next) => choose(thing, next, true)}
              onSay={(splices) => onChange(`${nameOf(thing)} changed`, splices)}
              onShape={shape}
              onDrop={drop}
              onLeave={() => setChosen(null)}
            />
          )}
          <BridgesList
            bridges={map.bridges}
            onShow={({ at }) => view.current?.show(asPlace(at), 4)}
            onTake={build}
            onIgnore={(bridge) => {
              onChange(`No bridge: ${titleOfBridge(bridge)}`, withoutBridge(files, bridge.at, grid));
              setHeard('It is not proposed again. Undo brings it back.');
            }}
          />
          <UnplacedUnits
            units={unitsWithoutPlace(files)}
            placing={placing}
            onPlace={(at, name) => {
              takeBrush(null);
              setPlacing(at);
              if (at !== null) say(`Press the place of ${name} on the map, or ${keySaid('open')} for its middle.`);
            }}
          />
          <ThingList things={things} onChoose={(one) => choose(one, 0, true)} />
        </div>
      </div>
    </section>
  );
}

/** Whether a fault is one of this thing. */
const isOf = ({ file, row, column }: ScenarioProblem, thing: Thing): boolean =>
  file === thing.file &&
  (row === thing.at + 1 || column === `features.${thing.at}` || column?.startsWith(`features.${thing.at}.`) === true);
