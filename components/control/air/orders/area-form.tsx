'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { ActForm } from '@/components/control/parts/form/act-form';
import type { ActFormState, RefusedBy } from '@/components/control/parts/form/use-act-form';
import { placeField } from '@/components/control/parts/place-field';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useSides } from '@/components/map/counters/sides';
import { beside, picks, text, tick } from '@/components/ui/form/field-makers';
import { bombLineAdvice, insideArea } from '@/lib/adjudication/areas';
import { printedRangeWords } from '@/lib/adjudication/artillery';
import type { AirDesk } from '@/lib/desks/control/air/air';
import { kmBetween, type Place } from '@/lib/geometry';
import type { Side } from '@/lib/words';
import type { AreaForm } from '../air-words';

interface Props {
  desk: AirDesk;
  area: ActFormState<AreaForm, RefusedBy<'save-area'>>;
  near: Place;
  onLeave: () => void;
}

/** A template of 2 by 2 km: where, what for, which guns. What lies under it is told while it is being placed. */
export function AreaFormPanel({ desk, area, near, onLeave }: Props) {
  const { names: sideNames } = useSides();
  const form = area.values;
  const place = form.x === null || form.y === null ? null : { x: form.x, y: form.y };
  const stands = desk.areas.find(({ id }) => id === form.areaId);
  const side = stands?.by[0]?.side ?? desk.guns.find(({ id }) => form.guns.includes(id))?.side ?? null;
  const within = place ? desk.guns.filter((gun) => kmBetween(gun, place) <= gun.longKm) : desk.guns;
  const offered = desk.guns.filter((gun) => form.guns.includes(gun.id) || within.includes(gun));
  const guns = offered.map((gun) => ({
    id: gun.id,
    label: gun.name,
    hint: [
      sideNames[gun.side],
      `${gun.class} guns, ${gun.longKm} km (${printedRangeWords(gun.class)})`,
      place && `${kmBetween(gun, place).toFixed(1)} km off`,
      gun.bound && !form.guns.includes(gun.id) && gun.bound,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const name = { placeholder: stands?.name ?? `Area ${desk.areas.length + 1}`, maxLength: 80 };
  const isNew = form.areaId === null;
  return (
    <ActForm
      form={area}
      label={isNew ? 'New bombing area' : 'Bombing area'}
      does={isNew ? 'Place area' : 'Change'}
      isPlain={!place}
      isWhole={place !== null}
      leaves="Leave it"
      onLeave={onLeave}
      className="space-y-2"
      fields={[
        beside(
          'grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-3',
          text('name', 'Called', name),
          placeField('x', 'Its middle', place, near, {
            follow: (_, to) => ({ ...form, x: to?.x ?? null, y: to?.y ?? null }),
          }),
        ),
        picks('guns', 'Guns on it', guns, { placeholder: 'Field, medium, heavy…' }),
        tick('isFlakSuppression', 'To suppress flak'),
      ]}
    >
      {place ? (
        <Under desk={desk} place={place} side={side} />
      ) : (
        <p className="aside">Click the map, or type six figures.</p>
      )}
    </ActForm>
  );
}

/** The units inside, friends too, and the words of the bomb line on them. */
function Under({ desk, place, side }: { desk: AirDesk; place: Place; side: Side | null }) {
  const inside = insideArea(desk.units, place);
  const advice = bombLineAdvice(desk.units, place, side);
  return (
    <div className="mt-1 text-small" aria-live="polite">
      <p className="text-ink-2">
        {inside.length === 0
          ? 'Nobody lies inside.'
          : `Inside: ${inside.map(({ name, isFlak }) => (isFlak ? `${name} (flak)` : name)).join(', ')}.`}{' '}
        <RuleReference rule="OC-82" className="font-cond text-ink-3" />
      </p>
      <FieldWord of="bomb line">What is the bomb line?</FieldWord>
      {advice.map(({ code, message, rule }) => (
        <p key={code} className={code === 'nearBombLine' ? 'text-ink-2' : 'text-waiting'}>
          {message} <RuleReference rule={rule} className="font-cond" />
        </p>
      ))}
    </div>
  );
}
