'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { RefusedBelow } from '@/components/control/parts/form/refused-below';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { beside, picks, text, tick } from '@/components/ui/form/field-makers';
import { bombLineAdvice, insideArea } from '@/lib/adjudication/areas';
import { kmBetween, type Place } from '@/lib/geometry';
import type { AirDesk } from '@/lib/turn/control-desk/air/air';
import { withAt } from '@/lib/values';
import type { Side } from '@/lib/words';
import { type AreaForm, sideWords } from '../air-words';
import type { Fault } from './air-order-props';
import { PlaceField } from './place-fields';

interface Props {
  desk: AirDesk;
  form: AreaForm;
  fault: Fault;
  near: Place;
  isBusy: boolean;
  onForm: (form: AreaForm) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** A template of 2 by 2 km: where, what for, which guns. What lies under it is told while it is being placed. */
export function AreaFormPanel({ desk, form, fault, near, isBusy, onForm, onSave, onCancel }: Props) {
  const place = form.x === null || form.y === null ? null : { x: form.x, y: form.y };
  const stands = desk.areas.find(({ id }) => id === form.areaId);
  const side = stands?.by[0]?.side ?? desk.guns.find(({ id }) => form.guns.includes(id))?.side ?? null;
  const within = place ? desk.guns.filter((gun) => kmBetween(gun, place) <= gun.longKm) : desk.guns;
  const offered = desk.guns.filter((gun) => form.guns.includes(gun.id) || within.includes(gun));
  const gunFault = fault?.field?.startsWith('guns') ? fault.message : null;
  const errorOf = (field: string) => (field === 'guns' ? gunFault : fault?.field === field ? fault.message : null);
  const guns = offered.map((gun) => ({
    id: gun.id,
    label: gun.name,
    hint: [
      sideWords[gun.side],
      `${gun.class} guns, ${gun.longKm} km`,
      place && `${kmBetween(gun, place).toFixed(1)} km off`,
      gun.bound && !form.guns.includes(gun.id) && gun.bound,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const middle = (
    <PlaceField
      label="Its middle"
      value={place}
      near={near}
      error={errorOf('place')}
      onWrite={(to) => onForm({ ...form, x: to?.x ?? null, y: to?.y ?? null })}
    />
  );
  const name = { placeholder: stands?.name ?? `Area ${desk.areas.length + 1}`, maxLength: 80 };
  return (
    <form
      aria-label={form.areaId === null ? 'New bombing area' : 'Bombing area'}
      onSubmit={(event) => {
        event.preventDefault();
        if (place && !isBusy) onSave();
      }}
    >
      <DrawnFields
        fields={[
          beside('grid grid-cols-[minmax(0,1fr)_120px] items-start gap-3', text('name', 'Called', name), {
            note: middle,
          }),
          beside(
            'mt-2 grid gap-2',
            picks('guns', 'Guns on it', guns, { placeholder: 'Field, medium, heavy…' }),
            tick('isFlakSuppression', 'To suppress flak'),
          ),
        ]}
        values={form}
        write={(at, value) => onForm(withAt(form, at, value) as AreaForm)}
        wrongAt={errorOf}
      />
      {place ? (
        <Under desk={desk} place={place} side={side} />
      ) : (
        <p className="mt-1 text-small text-ink-3">Click the map, or type six figures.</p>
      )}
      <div className="mt-3 flex gap-2">
        <Button kind={place ? 'act' : 'plain'} type="submit" isBusy={isBusy} disabled={!place}>
          {form.areaId === null ? 'Place area' : 'Change'}
        </Button>
        <Button kind="quiet" type="button" onClick={onCancel}>
          Leave it
        </Button>
      </div>
      <RefusedBelow refused={gunFault || fault?.field === 'place' ? null : fault} />
    </form>
  );
}

/** What lies inside, friends too, and what the bomb line says of it. */
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
