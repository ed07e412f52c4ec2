import { useMemo, useState } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
import type { MapData } from '@/components/map/core/map-data';
import { MapView } from '@/components/map/map-view';
import { useRead } from '@/components/transport/query/use-read';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { type FrameAsked, type FramePicked, framePicked, scaleOnPaper } from '@/lib/drawing/frame';
import { toDegrees } from '@/lib/scenario/projection';
import { FrameHandle } from './frame-handle';
import { type FromWorld, townsNamed, townsOf, type WorldFiles, type worldParts, worldWithin } from './world';
import { WorldChart } from './world-chart';

interface Props {
  /** The frame as it is now. */
  begin: FrameAsked;
  onPick: (picked: FramePicked, copied: readonly FromWorld[], where: string) => void;
  onLeave: () => void;
}

type Written = Record<keyof FrameAsked, string>;
const figure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));
const asked = ({ lon, lat, wideKm, highKm }: Written): FrameAsked => ({
  lon: figure(lon),
  lat: figure(lat),
  wideKm: figure(wideKm),
  highKm: figure(highKm),
});
const written = ({ lon, lat, wideKm, highKm }: FrameAsked): Written => ({
  lon: lon.toFixed(3),
  lat: lat.toFixed(3),
  wideKm: `${Math.round(wideKm)}`,
  highKm: `${Math.round(highKm)}`,
});

/** How much more than the frame is shown about it, as a share of its size. */
const about = 0.4;
const noGrid = ['grid'];
const kinds = [
  { of: 'coasts', label: 'Coasts and lakes' },
  { of: 'rivers', label: 'Great rivers' },
  { of: 'towns', label: 'Towns of 40,000 or more' },
] as const;

/** Where is it? A town is found by typing, the frame drawn or typed about it on a map of the world, and made the frame of the map. */
export function WhereDesk({ begin, onPick, onLeave }: Props) {
  const [frame, setFrame] = useState(() => written(begin));
  const [sought, setSought] = useState('');
  const [town, setTown] = useState('');
  const [copies, setCopies] = useState<Record<FromWorld['of'], boolean>>({ coasts: true, rivers: true, towns: true });
  const world = useWorld();
  const towns = useMemo(() => (world ? townsOf(world) : []), [world]);
  const found = useMemo(() => townsNamed(towns, sought, 8), [towns, sought]);
  const reading = framePicked(asked(frame));
  const key = JSON.stringify(frame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is written
  const shown = useMemo(() => (reading.ok && world ? shownAbout(world, reading) : null), [key, world]);
  const write = (more: Partial<Written>) => setFrame((now) => ({ ...now, ...more }));
  const toPlace = (lon: number, lat: number) => write({ lon: lon.toFixed(3), lat: lat.toFixed(3) });
  const wrong = (field: keyof FrameAsked) => (!reading.ok && reading.field === field ? reading.message : null);
  const field = (name: keyof FrameAsked, label: string) => (
    <TextField
      label={label}
      value={frame[name]}
      inputMode="decimal"
      error={wrong(name)}
      onChange={(event) => write({ [name]: event.target.value })}
    />
  );
  const pick = () => {
    if (!reading.ok || !world) return;
    const copied = worldWithin(world, reading).filter(({ of }) => copies[of]);
    onPick(reading, copied, town || `${frame.lat} north, ${frame.lon} east`);
  };
  return (
    <section aria-label="Where is it?" className="map-desk">
      <section aria-label="The frame" className="on-desk relative min-h-0 overflow-hidden">
        {shown && reading.ok ? (
          <MapView
            key={key}
            mapData={shown.mapData}
            label="Where the map lies"
            initial={shown.initial}
            hidden={noGrid}
            onGround={({ x, y }) => toPlace(...toDegrees([x, y], reading.grid))}
          >
            {(projection) => (
              <FrameHandle
                frame={reading.frame}
                projection={projection}
                onSize={(wideKm, highKm) => write({ wideKm: `${wideKm}`, highKm: `${highKm}` })}
              />
            )}
          </MapView>
        ) : (
          <p className="p-4 text-ink-2">
            {world ? 'Write where it is, and how large.' : 'The map of the world is on its way…'}
          </p>
        )}
      </section>
      <div className="min-h-0 space-y-3 overflow-y-auto pr-1">
        <h2 className="font-semibold">Where is it?</h2>
        <TextField
          label="Find a town"
          placeholder="Arnhem"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          hint="Or press the map to put the middle there."
        />
        <ul aria-label="Towns found" className="ruled-list empty:hidden">
          {found.map(({ name, country, thousands, lon, lat }) => (
            <li key={`${name} ${lon} ${lat}`}>
              <button
                type="button"
                className="flex min-h-handle-small w-full gap-2 px-1 text-left hover:bg-sunk"
                onClick={() => {
                  setTown(name);
                  setSought('');
                  toPlace(lon, lat);
                }}
              >
                <span>
                  {name}, {country}
                </span>
                <span className="ml-auto text-note text-ink-3">{thousands},000</span>
              </button>
            </li>
          ))}
        </ul>
        {sought.trim().length > 1 && found.length === 0 && world && (
          <p className="text-note text-ink-3">
            No town of that name has 40,000 people. Take one near it, or write its degrees.
          </p>
        )}
        <div className="grid grid-cols-2 gap-2">
          {field('lat', 'Middle, degrees north')}
          {field('lon', 'Middle, degrees east')}
          {field('wideKm', 'Wide, km')}
          {field('highKm', 'High, km')}
        </div>
        {world && <WorldChart land={world.land} at={asked(frame)} onPoint={toPlace} />}
        {reading.ok && (
          <p role="status" className="text-ink-2">
            {frame.wideKm} by {frame.highKm} km: on a sheet of A2 that is 1 :{' '}
            {scaleOnPaper(asked(frame)).toLocaleString('en-GB')}.
          </p>
        )}
        <fieldset className="space-y-1">
          <legend className="font-cond aside">Copied onto the map, to be drawn over</legend>
          {kinds.map(({ of, label }) => (
            <Checkbox
              key={of}
              label={label}
              isTicked={copies[of]}
              onTick={(isTicked) => setCopies((now) => ({ ...now, [of]: isTicked }))}
            />
          ))}
          <p className="text-note text-ink-3">
            They are coarse: a coast may lie 2 km off. Natural Earth, public domain; towns by GeoNames, CC BY 4.0.
          </p>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button kind="act" disabled={!reading.ok || !world} onClick={pick}>
            Put the map here
          </Button>
          <Button onClick={onLeave}>Leave it</Button>
        </div>
      </div>
    </section>
  );
}

/** The map of the world, part by part; null: not all of it is here. */
function useWorld(): WorldFiles | null {
  const dataAt = useDataAddress();
  const at = (part: (typeof worldParts)[number]) => dataAt(`/scenarios/world?of=world-1&part=${part}`);
  const land = useRead<WorldFiles['land']>(at('land'), { isLasting: true });
  const lakes = useRead<WorldFiles['lakes']>(at('lakes'), { isLasting: true });
  const rivers = useRead<WorldFiles['rivers']>(at('rivers'), { isLasting: true });
  const towns = useRead<WorldFiles['towns']>(at('towns'), { isLasting: true });
  return useMemo(
    () => (land && lakes && rivers && towns ? { land, lakes, rivers, towns } : null),
    [land, lakes, rivers, towns],
  );
}

/** The frame with some country around it. */
function shownAbout(world: WorldFiles, { grid, frame }: FramePicked) {
  const { maxX, maxY } = frame;
  const x = maxX * about;
  const y = maxY * about;
  const wider = { minX: -x, minY: -y, maxX: maxX + x, maxY: maxY + y };
  const features = worldWithin(world, { grid, frame: wider }).map(({ feature }) => feature);
  const mapData: MapData = { title: '', credit: '', frame: wider, features };
  const initial = { centre: { x: maxX / 2, y: maxY / 2 }, kmAcross: maxX + 1.6 * x, kmUp: maxY + 1.6 * y };
  return { mapData, initial };
}
