import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { ChooseFile } from '@/components/ui/choose-file';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { counted } from '@/lib/text';
import { ChangesList } from '../../update/changes-list';
import type { Ground } from '../things';
import { brought, mayBeSwapped, swapped } from './brought';
import { brushesFor, type Kind, kindsOf } from './kinds';
import { type Foreign, nameIn, readDrawings } from './read-drawings';

interface Props {
  files: Draft;
  ground: Ground;
  onBring: (what: string, splices: Splice[]) => void;
}

const noWords: readonly string[] = [];

/** A drawing as it was chosen: with longitude and latitude swapped, or named by another property. */
function asChosen(drawing: Foreign, { isSwapped, named }: { isSwapped: boolean; named: string }): Foreign {
  const placed = isSwapped ? swapped(drawing) : drawing;
  return named === '' ? placed : { ...placed, name: nameIn(placed.properties, named) };
}

/** Properties are listed up to here. */
const propertiesShown = 40;

/** The properties that names may be taken from, each with the first of its words. */
function propertiesOf(kinds: readonly Kind[]): { key: string; example: string }[] {
  const found = new Map<string, string>();
  for (const { drawings } of kinds)
    for (const { properties } of drawings)
      for (const key of Object.keys(properties)) {
        const example = found.has(key) ? '' : nameIn(properties, key);
        if (example !== '' && found.size < propertiesShown) found.set(key, example.slice(0, 40));
      }
  return [...found].map(([key, example]) => ({ key, example }));
}

/** Brings drawings of another program in: GeoJSON, KML, KMZ or GPX, each kind of them matched once with what is drawn here. */
export function BringMap({ files, ground, onBring }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const [left, setLeft] = useState({ told: noWords, count: 0 });
  const [notes, setNotes] = useState(noWords);
  const [isSwapped, setSwapped] = useState(false);
  const [named, setNamed] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [license, setLicense] = useState('');
  const [called, setCalled] = useState<string | null>(null);
  /** Drawings that are there and are changed, by their ids; null: all that the file draws otherwise. */
  const [made, setMade] = useState<ReadonlySet<string> | null>(null);
  /** The licence was asked for, and left out. */
  const [isAsked, setAsked] = useState(false);
  const take = async (file: File) => {
    const read = await readDrawings(new Uint8Array(await file.arrayBuffer()));
    setFault(read.ok ? null : read.message);
    setKinds(read.ok ? kindsOf(read.drawings) : []);
    setLeft(read.ok ? { told: read.left, count: read.leftCount } : { told: noWords, count: 0 });
    setNotes(read.ok ? read.notes : noWords);
    setSwapped(false);
    setNamed('');
    setSource(file.name.slice(0, 120));
    setCalled(file.name);
    setAsked(false);
    setMade(null);
  };
  const placed = kinds.map((kind) => ({
    ...kind,
    drawings: kind.drawings.map((one) => asChosen(one, { isSwapped, named })),
  }));
  const says = { source: source.trim(), license: license.trim() };
  const found = brought(files, ground, placed, says, made);
  const offersSwap = isSwapped || mayBeSwapped(kinds, ground);
  const isSaid = source.trim() !== '' && license.trim() !== '';
  const bring = () => {
    if (!isSaid) {
      setAsked(true);
      return;
    }
    onBring(`${counted(found.count, 'drawing')} brought in`, found.splices);
    setKinds([]);
    setCalled(null);
    setOpen(false);
  };
  return (
    <Dialog
      title="Bring drawings in"
      isWide
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={<Button size="small">Bring drawings in…</Button>}
      leaves="Leave it"
      actions={
        <Button kind="act" disabled={found.count === 0} onClick={bring}>
          {found.count === 0 ? 'Bring them in' : `Bring ${counted(found.count, 'drawing')} in`}
        </Button>
      }
    >
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <ChooseFile
            label="Choose a file…"
            said="File of drawings"
            accept=".geojson,.json,.geojsonl,.geojsons,.ndjson,.kml,.kmz,.gpx"
            onChoose={([file]) => file && void take(file)}
          />
          <span className="text-ink-3">{called ?? 'GeoJSON, KML, KMZ or GPX, 8 MB at most'}</span>
        </div>
        {fault && (
          <p role="alert" className="font-medium text-overdue">
            {fault}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} role="status" className="text-ink-2">
            {note}
          </p>
        ))}
        {kinds.length > 0 && (
          <>
            {offersSwap && (
              <fieldset aria-label="Longitude and latitude" className="space-y-1">
                <p className="font-medium">
                  Nothing in the file lies on the map as it is written, and all of it does with longitude and latitude
                  swapped.
                </p>
                <Checkbox label="Swap longitude and latitude" isTicked={isSwapped} onTick={setSwapped} />
              </fieldset>
            )}
            {propertiesOf(kinds).length > 0 && (
              <Select
                label="Names are taken from"
                value={named}
                choices={[
                  { id: '', label: 'what the file calls a name' },
                  ...propertiesOf(kinds).map(({ key, example }) => ({ id: key, label: `${key}: ${example}` })),
                ]}
                onPick={setNamed}
              />
            )}
            <KindsList kinds={kinds} onKinds={setKinds} />
            <div className="grid gap-2 sm:grid-cols-2">
              <TextField
                label="Source"
                value={source}
                maxLength={200}
                error={isAsked && source.trim() === '' ? 'Say where the file is from.' : null}
                onChange={(event) => setSource(event.target.value)}
              />
              <TextField
                label="Licence, such as ODbL or CC0"
                value={license}
                maxLength={60}
                hint="Every drawing carries it."
                error={isAsked && license.trim() === '' ? 'Say under which licence the file may be used.' : null}
                onBlur={() => setAsked(true)}
                onChange={(event) => setLicense(event.target.value)}
              />
            </div>
            {found.same > 0 && (
              <p className="text-ink-2">
                {counted(found.same, 'drawing')} {found.same === 1 ? 'is' : 'are'} on the map already as the file has{' '}
                {found.same === 1 ? 'it' : 'them'}, and left alone.
              </p>
            )}
            {found.changes.length > 0 && (
              <section aria-label="What the file changes">
                <h3 className="font-semibold">What the file changes</h3>
                <ChangesList
                  changes={{ cells: found.changes, added: [], gone: [] }}
                  made={made ?? new Set(found.changes.map(({ id }) => id))}
                  onMade={setMade}
                  noun="drawing"
                />
              </section>
            )}
            {found.beyond > 0 && (
              <p className="text-ink-2">
                {counted(found.beyond, 'drawing')} {found.beyond === 1 ? 'lies' : 'lie'} wholly beyond the edge of the
                map and {found.beyond === 1 ? 'is' : 'are'} left out.
              </p>
            )}
          </>
        )}
        {left.count > 0 && (
          <section aria-label="Left out">
            <h3 className="font-semibold">{counted(left.count, 'drawing')} cannot be brought in</h3>
            <ul className="list-disc pl-5 text-note">
              {left.told.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** The kinds of drawings of a file, each with what it becomes here. */
const KindsList = ({ kinds, onKinds }: { kinds: readonly Kind[]; onKinds: (kinds: readonly Kind[]) => void }) => (
  <ul aria-label="What the file holds" className="ruled-list">
    {kinds.map((kind) => (
      <li key={kind.key} className="flex flex-wrap items-center gap-2 py-1">
        <span className="min-w-0 flex-1">
          <b className="font-medium">{kind.says}</b>{' '}
          <span className="text-note text-ink-3">{counted(kind.drawings.length, kind.shape)}</span>
          {kind.areUnits && (
            <span className="block text-note">
              These look like units: they may come into the order of battle, with name, symbol and place.
            </span>
          )}
        </span>
        <Select
          label={`${kind.says} becomes`}
          isLabelHidden
          value={kind.brush?.label ?? ''}
          choices={[
            { id: '', label: 'Left out' },
            ...brushesFor(kind.shape, kind.areUnits).map(({ label }) => ({ id: label, label })),
          ]}
          onPick={(label) => {
            const brush = brushesFor(kind.shape, kind.areUnits).find((one) => one.label === label) ?? null;
            onKinds(kinds.map((one) => (one.key === kind.key ? { ...one, brush } : one)));
          }}
        />
      </li>
    ))}
  </ul>
);
