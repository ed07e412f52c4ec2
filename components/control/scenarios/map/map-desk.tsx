'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { shortcutOf } from '@/components/control/parts/keys/key-table';
import type { MapHandle } from '@/components/map/core/map-handle';
import { later } from '@/components/ui/later';
import { useToast } from '@/components/ui/toast';
import type { BridgeProposed } from '@/lib/drawing/bridges';
import { leastPoints, type Path, type Point } from '@/lib/drawing/shape';
import { asPlace } from '@/lib/geometry';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { BrushBar } from './brush-bar';
import { DraftMap } from './draft-map';
import { nameOfLayer } from './layers';
import { MapPanel } from './map-panel';
import './map-desk.css';
import '@/components/control/parts/map/map-words.css';
import { useScan } from './scan/use-scan';
import { added, built, dropped, placed, reshaped } from './thing-edits';
import { ThingForm } from './thing-form';
import { drawnFiles, type Thing } from './things';
import { useBrush } from './use-brush';
import { useChosenThing } from './use-chosen-thing';
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

/** The map of a draft: all that lies on it is chosen, moved, drawn and deleted here, each act one edit of the draft. */
export function MapDesk({ draftId, files, faults, asked, isSaving, onChange }: Props) {
  const say = useToast();
  const view = useRef<MapHandle>(null);
  const scan = useScan(draftId);
  const [showsScan, setShowsScan] = useState(true);
  const map = useMapDraft(files, showsScan ? scan.picture : null);
  const [snaps, setSnaps] = useState(true);
  const [heard, setHeard] = useState('');
  // A map of nothing begins with where it is.
  const [room, setRoom] = useState<'map' | 'where' | 'scan'>(
    drawnFiles.every((file) => !files[file]?.length) ? 'where' : 'map',
  );
  const things = map?.things ?? [];
  const { isChosen, thing, path, choose, setChosen } = useChosenThing(things, view, asked);
  const { brush, sketch, setSketch, placing, setPlacing, take, end } = useBrush(() => setChosen(null));

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
  const draw = (points: Path) => {
    if (!brush) return;
    const drawn = added(files, things, brush, points, grid);
    onChange(`${drawn.name} drawn`, drawn.splices);
    setChosen({ file: drawn.file, at: drawn.at, path: 0 });
    end();
    setHeard(`${drawn.name} is drawn.`);
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
  const dropAll = (all: readonly Thing[]) => {
    onChange(`${counted(all.length, 'thing')} deleted from the map`, dropped(files, ...all));
    setHeard(`${counted(all.length, 'thing')} deleted. Undo brings them back.`);
    setChosen(null);
  };
  const build = (bridges: readonly BridgeProposed[]) =>
    onChange(
      bridges.length === 1 ? 'A bridge built' : `${counted(bridges.length, 'bridge')} built`,
      built(files, things, bridges, grid),
    );
  const pressed = (point: Point) => {
    if (placing !== null) {
      onChange('A unit placed', placed(files, 'unit', placing, point, grid));
      setPlacing(null);
    } else if (brush?.shape === 'point') draw([point]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (brush || placing !== null) take(null);
    else if (isChosen) setChosen(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section aria-label="Map" className="flex min-h-0 min-w-0 flex-col gap-2" onKeyDown={onKeyDown}>
      <BrushBar brush={brush} sketch={sketch} snaps={snaps} onBrush={take} onSnaps={setSnaps} onDone={finish} />
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
        <div className="flex min-h-0 flex-col gap-3">
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
          <MapPanel
            files={files}
            map={map}
            isSaving={isSaving}
            picture={scan.picture && { isShown: showsScan, onTurn: () => setShowsScan(!showsScan) }}
            placing={placing}
            onWhere={() => setRoom('where')}
            onScan={() => setRoom('scan')}
            onShow={({ at }) => view.current?.show(asPlace(at), 4)}
            onBuild={build}
            onPlace={(at, name) => {
              take(null);
              setPlacing(at);
              if (at !== null) say(`Press the place of ${name} on the map, or ${shortcutOf('open')} for its middle.`);
            }}
            onChoose={(one) => choose(one, 0, true)}
            onDrop={dropAll}
            onHeard={setHeard}
            onChange={onChange}
          />
          <p role="status" className="sr-only">
            {heard}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Whether a fault is one of this thing. */
const isOf = ({ file, row, column }: ScenarioProblem, thing: Thing): boolean =>
  file === thing.file &&
  (row === thing.at + 1 || column === `features.${thing.at}` || column?.startsWith(`features.${thing.at}.`) === true);
