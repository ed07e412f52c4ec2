import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Draft } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { counted, upTo } from '@/lib/text';
import type { Ground } from '../things';
import { brought } from './brought';
import { brushesFor, type Kind, kindsOf } from './kinds';
import { readDrawings } from './read-drawings';

interface Props {
  files: Draft;
  ground: Ground;
  onBring: (what: string, splices: Splice[]) => void;
}

const leftShown = 8;

/** Brings drawings of another program in: GeoJSON, KML or GPX, each kind of them matched once with what is drawn here. */
export function BringMap({ files, ground, onBring }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const [source, setSource] = useState('');
  const [license, setLicense] = useState('');
  const take = async (file: File) => {
    const read = await readDrawings(new Uint8Array(await file.arrayBuffer()));
    setFault(read.ok ? null : read.message);
    setKinds(read.ok ? kindsOf(read.drawings) : []);
    setLeft(read.ok ? read.left : []);
    setSource(file.name.slice(0, 120));
  };
  const found = brought(files, ground, kinds, { source: source.trim(), license: license.trim() });
  const isSaid = source.trim() !== '' && license.trim() !== '';
  const bring = () => {
    onBring(`${counted(found.count, 'drawing')} brought in`, found.splices);
    setKinds([]);
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
        <Button kind="act" disabled={found.count === 0 || !isSaid} onClick={bring}>
          {found.count === 0 ? 'Bring them in' : `Bring ${counted(found.count, 'drawing')} in`}
        </Button>
      }
    >
      <div className="space-y-3">
        <label className="block">
          <span className="mr-2 font-medium">A GeoJSON, KML or GPX file, in degrees, of 8 MB at most</span>
          <input
            type="file"
            accept=".geojson,.json,.kml,.gpx"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void take(file);
            }}
          />
        </label>
        {fault && (
          <p role="alert" className="font-medium text-overdue">
            {fault}
          </p>
        )}
        {kinds.length > 0 && (
          <>
            <ul aria-label="What the file holds" className="ruled-list">
              {kinds.map((kind) => (
                <li key={kind.key} className="flex flex-wrap items-center gap-2 py-1">
                  <span className="min-w-0 flex-1">
                    <b className="font-medium">{kind.says}</b>{' '}
                    <span className="text-note text-ink-3">{counted(kind.drawings.length, kind.shape)}</span>
                  </span>
                  <Select
                    label={`${kind.says} becomes`}
                    isLabelHidden
                    value={kind.brush?.label ?? ''}
                    choices={[
                      { id: '', label: 'Left out' },
                      ...brushesFor(kind.shape).map(({ label }) => ({ id: label, label })),
                    ]}
                    onPick={(label) =>
                      setKinds((now) =>
                        now.map((one) =>
                          one.key === kind.key
                            ? { ...one, brush: brushesFor(kind.shape).find((brush) => brush.label === label) ?? null }
                            : one,
                        ),
                      )
                    }
                  />
                </li>
              ))}
            </ul>
            <div className="grid gap-2 sm:grid-cols-2">
              <TextField label="Source" value={source} maxLength={200} onChange={(e) => setSource(e.target.value)} />
              <TextField
                label="Licence, such as ODbL or CC0"
                value={license}
                maxLength={60}
                error={license.trim() === '' ? 'Say whose licence it is: every drawing carries it.' : null}
                onChange={(event) => setLicense(event.target.value)}
              />
            </div>
            {found.beyond > 0 && (
              <p className="text-ink-2">
                {counted(found.beyond, 'drawing')} {found.beyond === 1 ? 'lies' : 'lie'} wholly beyond the edge of the
                map and {found.beyond === 1 ? 'is' : 'are'} left out.
              </p>
            )}
          </>
        )}
        {left.length > 0 && (
          <section aria-label="Left out">
            <h3 className="font-semibold">{counted(left.length, 'drawing')} cannot be brought in</h3>
            <ul className="list-disc pl-5 text-note">
              {upTo(left, leftShown).map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            {left.length > leftShown + 1 && <p className="text-note text-ink-3">And {left.length - leftShown} more.</p>}
          </section>
        )}
      </div>
    </Dialog>
  );
}
