'use client';

import { useState } from 'react';
import { ByCompanion, PlayedOut, PlayItOut } from '@/components/control/parts/companions/played-out';
import { withFieldWords } from '@/components/control/parts/field-word';
import { ReasonField } from '@/components/control/parts/reason-field';
import { DeskLink } from '@/components/control/parts/router';
import { gridReference, placeOf } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import { playedOutWords } from '@/lib/advice/cases/companion-words';
import type { Place } from '@/lib/geometry';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import type { LiftOnDesk } from '@/lib/turn/control-desk/air/lifts';

export interface Landing extends Place {
  unitId: string;
}

interface Props {
  lift: LiftOnDesk;
  turn: number;
  isBusy: boolean;
  onShow: () => void;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
  onLand: (landings: Landing[], reason: string) => void;
  onDriveOff: (reason: string) => void;
}

/** A lift that is due: ordered, shot at, landed, or to be tried again. Each unit comes down at the zone, or where Control types. */
export function LiftCard({ lift, turn, isBusy, onShow, played, onLand, onDriveOff }: Props) {
  const { order } = lift;
  const given = played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : '';
  const [isLanding, setLanding] = useState(played !== null);
  const [isTurning, setTurning] = useState(false);
  const [reason, setReason] = useState(given);
  const mayLand = order?.state === 'ordered' && order.left > 0;
  return (
    <article aria-label={`Lift to ${lift.zone}`} className="rounded-4 border border-rule bg-sheet px-3 py-2">
      <header className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 font-semibold">
          <button type="button" className="min-h-6 text-left hover:underline" onClick={onShow} title="Show on the map">
            Lift to {lift.zone}
          </button>
        </h4>
        <StateTag lift={lift} />
      </header>
      <p className="text-small text-ink-2">
        {withFieldWords(
          order
            ? `${order.left} of ${order.serials} serials${order.lost > 0 ? `, ${order.lost} lost` : ''}`
            : `${lift.serials} serials`,
        )}
        {lift.turn < turn && ` · due since turn ${lift.turn}`} ·{' '}
        {lift.units.map(({ shortName }) => shortName).join(', ')}
      </p>
      {lift.advice.map((advice) => (
        <p key={advice} className="text-small text-waiting">
          {advice}
        </p>
      ))}
      {order && <PlayedOut games={order.companions} {...(mayLand ? {} : { wayOf: () => null })} />}
      {mayLand && played && (
        <p className="text-small text-ink-2">
          By <ByCompanion game={played} />.
        </p>
      )}
      {!order && (
        <DeskLink to="/air" className="mt-1 inline-block font-medium">
          Order it as air transport
        </DeskLink>
      )}
      {order?.state === 'drivenOff' && (
        <p className="mt-1 text-small text-ink-2">It does not land. Order it again when the next turn is open.</p>
      )}
      {order?.state === 'ordered' && order.left === 0 && (
        <p className="mt-1 text-small text-ink-2">No serial is left: no unit lands.</p>
      )}
      {mayLand && isLanding && (
        <LandingForm
          lift={lift}
          isBusy={isBusy}
          given={given}
          onLand={onLand}
          at={order.at}
          onLeave={() => setLanding(false)}
        />
      )}
      {mayLand && isTurning && (
        <form
          className="mt-2 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim()) onDriveOff(reason.trim());
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField label="Why it turns back" value={reason} onChange={(event) => setReason(event.target.value)} />
          </div>
          <Button type="submit" isBusy={isBusy} disabled={!reason.trim()}>
            Driven off
          </Button>
        </form>
      )}
      {mayLand && !isLanding && (
        <footer className="mt-1.5 flex gap-2">
          <Button size="small" kind={lift.advice.length > 0 ? 'plain' : 'act'} onClick={() => setLanding(true)}>
            Land…
          </Button>
          <Button size="small" kind="quiet" onClick={() => setTurning(!isTurning)}>
            Driven off…
          </Button>
          <PlayItOut about={{ kind: 'landing', id: order.taskId }} games={order.companions} />
        </footer>
      )}
    </article>
  );
}

function StateTag({ lift: { order, units } }: { lift: LiftOnDesk }) {
  if (!order) return <Tag meaning="waiting">not ordered</Tag>;
  if (order.state === 'drivenOff') return <Tag meaning="overdue">driven off</Tag>;
  if (order.state === 'flown') return <Tag>{units.every(({ isOnMap }) => isOnMap) ? 'landed' : 'landed in part'}</Tag>;
  return <Tag>in the air</Tag>;
}

function LandingForm({
  lift,
  at,
  isBusy,
  given,
  onLand,
  onLeave,
}: {
  lift: LiftOnDesk;
  at: Place;
  isBusy: boolean;
  /** The reason to begin with. */
  given: string;
  onLand: Props['onLand'];
  onLeave: () => void;
}) {
  const coming = lift.units.filter(({ isOnMap }) => !isOnMap);
  const [comes, setComes] = useState<ReadonlySet<string>>(() => new Set(coming.map(({ id }) => id)));
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [reason, setReason] = useState(given);
  const places = new Map(
    coming.map(({ id }) => [id, typed.get(id)?.trim() ? placeOf(typed.get(id)!, at) : at] as const),
  );
  const isWhole = comes.size > 0 && [...comes].every((id) => places.get(id));
  return (
    <form
      aria-label={`Landing at ${lift.zone}`}
      className="mt-2 border-t border-rule pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole)
          onLand(
            [...comes].map((unitId) => ({ unitId, x: places.get(unitId)!.x, y: places.get(unitId)!.y })),
            reason.trim(),
          );
      }}
    >
      <ul className="grid gap-1.5">
        {coming.map(({ id, shortName, name, stepsLost }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_132px] items-end gap-2">
            <span>
              <Checkbox
                label={shortName}
                isTicked={comes.has(id)}
                onTick={(isTicked) =>
                  setComes(new Set(isTicked ? [...comes, id] : [...comes].filter((other) => other !== id)))
                }
              />
              {stepsLost > 0 && (
                <span className="ml-1 text-small text-ink-3">
                  {stepsLost === 1 ? 'one step lost' : `${stepsLost} steps lost`}
                </span>
              )}
            </span>
            <TextField
              label={`Where ${name} comes down`}
              isLabelHidden
              placeholder={gridReference(at)}
              value={typed.get(id) ?? ''}
              error={places.get(id) ? null : 'Not a grid reference on this map.'}
              onChange={(event) => setTyped(new Map([...typed, [id, event.target.value]]))}
            />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-ink-3">
        At the zone, or at the reference typed. Units without a tick stay off the map.
      </p>
      {given && (
        <div className="mt-2">
          <ReasonField value={reason} onWrite={setReason} />
        </div>
      )}
      <div className="mt-2 flex gap-2">
        <Button kind="act" type="submit" isBusy={isBusy} disabled={!isWhole}>
          Land
        </Button>
        <Button kind="quiet" type="button" onClick={onLeave}>
          Not yet
        </Button>
      </div>
    </form>
  );
}
