'use client';

import { useState } from 'react';
import { ByCompanion } from '@/components/control/parts/companions/by-companion';
import { PlayItOut } from '@/components/control/parts/companions/play-it-out';
import { PlayedOut } from '@/components/control/parts/companions/played-out';
import { withFieldWords } from '@/components/control/parts/field-word';
import { ActForm } from '@/components/control/parts/form/act-form';
import { LineForm } from '@/components/control/parts/form/line-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { reasonField } from '@/components/control/parts/reason-field';
import { DeskLink } from '@/components/control/parts/router';
import { useSend } from '@/components/control/parts/use-mutation';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { beside, text, tick } from '@/components/ui/form/field-makers';
import { Tag } from '@/components/ui/tag';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import type { LiftOnDesk } from '@/lib/desks/control/air/lifts';
import { placeOf } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';

interface Props {
  lift: LiftOnDesk;
  turn: number;
  onShow: () => void;
  /** The companion game whose result is ruled by; null: none. */
  played: CompanionGameOnList | null;
}

/** A lift that is due: ordered, shot at, landed, or to be tried again. Each unit comes down at the zone, or where Control types. */
export function LiftCard({ lift, turn, onShow, played }: Props) {
  const { order } = lift;
  const given = played ? playedOutWords({ number: played.number, result: played.result ?? '' }) : '';
  const [isLanding, setLanding] = useState(played !== null);
  const [isTurning, setTurning] = useState(false);
  const send = useSend();
  const mayLand = order?.state === 'ordered' && order.left > 0;
  return (
    <article aria-label={`Lift to ${lift.zone}`} className="rounded-4 border border-rule bg-sheet px-3 py-2">
      <header className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 font-semibold">
          <button
            type="button"
            className="min-h-press text-left hover:underline"
            onClick={onShow}
            title="Show on the map"
          >
            Lift to {lift.zone}
          </button>
        </h4>
        <StateTag lift={lift} />
      </header>
      <p className="detail">
        {withFieldWords(
          order
            ? `${order.left} of ${counted(order.serials, 'serial')}${order.lost > 0 ? `, ${order.lost} lost` : ''}`
            : counted(lift.serials, 'serial'),
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
        <p className="detail">
          By <ByCompanion game={played} />.
        </p>
      )}
      {!order && (
        <DeskLink to="/air" className="mt-1 inline-block font-medium">
          Order it as air transport
        </DeskLink>
      )}
      {order?.state === 'drivenOff' && (
        <p className="mt-1 detail">It does not land. Order it again when the next turn is open.</p>
      )}
      {order?.state === 'ordered' && order.left === 0 && (
        <p className="mt-1 detail">No serial is left: no unit lands.</p>
      )}
      {mayLand && isLanding && (
        <LandingForm lift={lift} order={order} played={played} given={given} onLeave={() => setLanding(false)} />
      )}
      {mayLand && isTurning && (
        <LineForm
          label="Why it turns back"
          does="Driven off"
          given={given}
          act={(reason) =>
            send('mark-air-order', {
              taskId: order.taskId,
              version: order.version,
              state: 'drivenOff',
              reason,
              companionGameId: played?.id ?? null,
            })
          }
        />
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

interface LandingProps extends Pick<Props, 'lift' | 'played'> {
  order: NonNullable<LiftOnDesk['order']>;
  /** The reason to begin with. */
  given: string;
  onLeave: () => void;
}

/** The units that land, and the place: at the zone, or at the reference typed. */
function LandingForm({ lift, order, played, given, onLeave }: LandingProps) {
  const { taskId, version, at } = order;
  const coming = lift.units.filter(({ isOnMap }) => !isOnMap);
  const placeFor = (typed: string) => (typed.trim() ? placeOf(typed, at) : at);
  const form = useActForm({
    verb: 'land-lift',
    begin: { units: coming.map(({ id }) => ({ id, comes: true, typed: '' })), reason: given },
    input: ({ units, reason }) => ({
      taskId,
      version,
      landings: units.flatMap(({ id, comes, typed }) => {
        const place = comes && placeFor(typed);
        return place ? [{ unitId: id, x: place.x, y: place.y }] : [];
      }),
      reason: reason.trim(),
      companionGameId: played?.id ?? null,
    }),
  });
  const { units } = form.values;
  const landing = units.filter(({ comes }) => comes);
  return (
    <ActForm
      form={form}
      label={`Landing at ${lift.zone}`}
      className="mt-2 space-y-2 border-t border-rule pt-2"
      does="Land"
      leaves="Not yet"
      onLeave={onLeave}
      isWhole={landing.length > 0 && landing.every(({ typed }) => placeFor(typed))}
      fields={[
        ...units.flatMap(({ id, typed }, i) => {
          const unit = coming.find((one) => one.id === id);
          if (!unit) return [];
          const { shortName, name, stepsLost } = unit;
          const lost = stepsLost === 1 ? 'one step lost' : stepsLost > 0 && `${counted(stepsLost, 'step')} lost`;
          const error = placeFor(typed) ? null : 'Not a grid reference on this map.';
          const here = { placeholder: gridReference(at) };
          return beside(
            'grid grid-cols-[minmax(0,1fr)_auto_8.25rem] items-center gap-2',
            tick(`units.${i}.comes`, shortName, { refusedAs: '' }),
            { note: <span className="aside">{lost}</span> },
            text(`units.${i}.typed`, `Where ${name} comes down`, {
              ...here,
              refusedAs: `landings.${landing.findIndex((one) => one.id === id)}`,
              isLabelHidden: true,
              error,
            }),
          );
        }),
        beside('aside', {
          note: 'At the zone, or at the reference typed. Units without a tick stay off the map.',
        }),
        ...(given ? [reasonField()] : []),
      ]}
    />
  );
}
