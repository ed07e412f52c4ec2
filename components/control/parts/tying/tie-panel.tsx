'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { text } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
import { type Place, placeOf } from '@/lib/geometry';
import { inMetres } from './in-metres';
import type { Tying, useTying } from './use-tying';

interface Props {
  tying: ReturnType<typeof useTying>;
  /** Where a six-figure reference is looked for first. */
  near: Place;
  isBusy: boolean;
  onTie: () => void;
}

/** The points that tie the picture to the ground, what is left over at each, and what all of them come to. */
export function TiePanel({ tying, near, isBusy, onTie }: Props) {
  const { points, inHand, weighed } = tying;
  const whole = points.filter(({ place }) => place !== null);
  return (
    <div className="space-y-3">
      <p className="text-ink-2">
        Point at a crossroads, a bridge or a church on the picture; then at the same place on the printed map, or type
        its grid reference. Two points are enough; four near the corners fit better.
      </p>
      {points.length > 0 && (
        <ol className="ruled-list">
          {points.map((point, index) => {
            const left = weighed?.ok ? weighed.leftoverMetres[whole.indexOf(point)] : undefined;
            return (
              <li key={point.key}>
                <button
                  type="button"
                  aria-pressed={point === inHand}
                  onClick={() => tying.choose(point === inHand ? null : point.key)}
                  className={`flex min-h-handle w-full items-center gap-3 px-2 text-left hover:bg-sunk ${point === inHand ? 'bg-mine-soft' : ''}`}
                >
                  <span className="w-4 font-semibold">{index + 1}</span>
                  <span className="font-mono text-small">
                    {point.place ? gridReference(point.place) : <span className="text-waiting">no place yet</span>}
                  </span>
                  <span className="ml-auto text-note text-ink-3 tabular-nums">
                    {left === undefined ? '' : inMetres(left)}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {inHand && <PointForm key={inHand.key} point={inHand} tying={tying} near={near} />}
      {weighed && (
        <p role={weighed.ok ? 'status' : 'alert'} className={weighed.ok ? 'text-ink-2' : 'font-medium text-overdue'}>
          {weighed.ok ? (
            <>
              <b className="text-ink">Left over {inMetres(weighed.rmsMetres)}</b> in all; a pixel is{' '}
              {inMetres(weighed.metresPerPixel)} wide.
              {weighed.isExact &&
                ` ${weighed.kind === 'similarity' ? 'Two' : 'Three'} points always fit: one more shows how well.`}
            </>
          ) : (
            weighed.message
          )}
        </p>
      )}
      <div className="flex items-center gap-2">
        <Button kind="act" isBusy={isBusy} disabled={!weighed?.ok || !tying.isChanged} onClick={onTie}>
          Fit the picture to the grid
        </Button>
        {!tying.isChanged && weighed?.ok && <span className="text-note text-ink-3">Fitted and saved</span>}
      </div>
    </div>
  );
}

function PointForm({ point, tying, near }: { point: Tying; tying: Props['tying']; near: Place }) {
  const form = useForm({
    begin: { place: point.place ? gridReference(point.place) : '' },
    wrong: ({ place }) => (placeOf(place, point.place ?? near) ? null : { field: 'place', message: notRead }),
    send: ({ place }) => tying.place(placeOf(place, point.place ?? near)!),
  });
  return (
    <ActForm
      form={form}
      does="Set"
      isSmall
      isPlain
      className="space-y-2 rounded-2 bg-sunk p-3"
      fields={[
        text('place', 'Grid reference of this point', {
          className: 'font-mono',
          hint: 'Or press the place on the printed map.',
        }),
      ]}
      beside={
        <>
          {point.place && (
            <Button size="small" onClick={() => tying.choose(null)}>
              Next point
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={() => tying.takeOff(point.key)}>
            Remove it
          </Button>
        </>
      }
    />
  );
}

const notRead = 'Six figures, such as 098 748, or kilometres with a point, such as 9.85 74.86.';
