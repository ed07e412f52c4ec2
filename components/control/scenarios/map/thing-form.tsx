import { useEffect, useRef, useState } from 'react';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { DeskLink } from '@/components/control/parts/router';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { useForm } from '@/components/ui/form/use-form';
import { TextArea } from '@/components/ui/text-area';
import { leastPoints, type Path } from '@/lib/drawing/shape';
import { asPlace, lengthKm, placeOf } from '@/lib/geometry';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted, listed } from '@/lib/text';
import { nameOfLayer } from './layers';
import { unitsOfLift } from './lift-units';
import { fieldsOf, formOf, type Said, saidOf } from './thing-fields';
import type { Thing } from './things';

interface Props {
  draftId: string;
  files: Draft;
  thing: Thing;
  /** Which of its paths is under the pencil. */
  path: number;
  faults: readonly ScenarioProblem[];
  onPath: (at: number) => void;
  onSay: (splices: Splice[]) => void;
  onShape: (path: Path) => void;
  onDrop: () => void;
  onLeave: () => void;
}

/** What is said of a thing on the map, and where its points lie. Saved when a field is left. */
export function ThingForm({ draftId, files, thing, path, faults, onPath, onSay, onShape, onDrop, onLeave }: Props) {
  const saved = useRef(formOf(files, thing));
  const form = useForm<Said>({ begin: saved.current, send: () => undefined });
  const now = JSON.stringify(formOf(files, thing));
  // What somebody else has changed, or what was taken back, is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written here is no news
  useEffect(() => {
    if (now === JSON.stringify(saved.current)) return;
    saved.current = JSON.parse(now);
    form.write([], saved.current);
  }, [now]);
  // What was chosen on the map, or far down the list, is seen where it opens.
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    own.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const save = () => {
    const splices = saidOf(files, thing, form.values);
    if (splices.length === 0) return;
    saved.current = { ...form.values };
    onSay(splices);
  };
  const { paths, kind } = thing.shape;
  const points = paths[path] ?? paths[0]!;
  const title = thing.name || nameOfLayer(thing.layer);
  return (
    <section
      ref={own}
      aria-label={title}
      className="max-h-[60%] shrink-0 space-y-3 overflow-y-auto rounded-2 bg-sunk p-3"
    >
      <header className="flex items-baseline gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{title}</h2>
        <span className="text-note text-ink-3">{thing.name ? nameOfLayer(thing.layer) : ''}</span>
      </header>
      {faults.map(({ message }) => (
        <p key={message} className="font-medium text-overdue">
          {message}
        </p>
      ))}
      {thing.layer === 'unit' ? (
        <p>
          Drag it, or write its place below.{' '}
          <DeskLink to={`/scenarios/${draftId}?file=units.csv&cell=${thing.at + 1}.name`}>
            Its row in the table
          </DeskLink>
        </p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: a field that is left is saved
        <div className="space-y-2" onBlur={save}>
          <DrawnFields fields={fieldsOf(thing, form.values)} values={form.values} write={form.write} />
        </div>
      )}
      {thing.layer === 'lift' && (
        <p className="text-ink-2">Brings {listed(unitsOfLift(files, thing)) || 'no unit yet'}.</p>
      )}
      {paths.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-ink-2">
            Part {path + 1} of {paths.length} is in hand.
          </p>
          <Button size="small" onClick={() => onPath((path + 1) % paths.length)}>
            Next part
          </Button>
        </div>
      )}
      <Points key={JSON.stringify(points)} points={points} kind={kind} onShape={onShape} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" hint={keyOf('leave')} onClick={onLeave}>
          Done
        </Button>
        {thing.layer !== 'unit' && (
          <Button size="small" kind="quiet" onClick={onDrop}>
            Delete it
          </Button>
        )}
      </div>
    </section>
  );
}

const inWords = ([x, y]: readonly [number, number]): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** The points as figures, one a line: for who does not draw, or knows better. */
function Points({ points, kind, onShape }: { points: Path; kind: Thing['shape']['kind']; onShape: Props['onShape'] }) {
  const [written, setWritten] = useState(() => points.map(inWords).join('\n'));
  const rows = written.split('\n').filter((row) => row.trim() !== '');
  const places = rows.map((row) => placeOf(row, asPlace(points[0]!)));
  const bad = places.indexOf(null);
  const wrong =
    bad >= 0
      ? `Line ${bad + 1}, “${rows[bad]}”, is no place: six figures, or km with a point, such as 12.350 48.125.`
      : rows.length < leastPoints[kind]
        ? `It has ${counted(leastPoints[kind], 'point')} or more.`
        : kind === 'point' && rows.length > 1
          ? 'It has one point.'
          : null;
  const isChanged = written !== points.map(inWords).join('\n');
  const length = kind === 'line' ? `, ${lengthKm(points.map(asPlace)).toFixed(1)} km long` : '';
  return (
    <details open={kind === 'point' || undefined}>
      <summary className="min-h-handle-small text-ink-2">
        {kind === 'point' ? 'Its place' : `Its ${counted(points.length, 'point')}${length}`}
      </summary>
      <TextArea
        label="km east and north, a point on each line"
        rows={kind === 'point' ? 1 : 6}
        value={written}
        spellCheck={false}
        error={wrong}
        onChange={(event) => setWritten(event.target.value)}
        className="max-h-64 font-mono text-note"
      />
      <Button
        size="small"
        className="mt-2"
        disabled={wrong !== null || !isChanged}
        onClick={() => onShape(places.flatMap((place) => (place ? [[place.x, place.y] as const] : [])))}
      >
        Put it there
      </Button>
    </details>
  );
}
