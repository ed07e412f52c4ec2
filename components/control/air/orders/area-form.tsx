'use client';

import { FieldWord } from '@/components/control/parts/field-word';
import { RuleReference } from '@/components/control/parts/rule-reference';
import type { Place } from '@/components/map/core/map-data';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { PickMany } from '@/components/ui/combobox';
import { TextField } from '@/components/ui/field';
import { bombLineAdvice, insideArea } from '@/lib/adjudication/areas';
import { kmBetween } from '@/lib/adjudication/retiring';
import type { AirDesk } from '@/lib/turn/control-desk/air/air';
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
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);
  const gunFault = fault?.field?.startsWith('guns') ? fault.message : null;
  return (
    <form
      aria-label={form.areaId === null ? 'New bombing area' : 'Bombing area'}
      onSubmit={(event) => {
        event.preventDefault();
        if (place && !isBusy) onSave();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_120px] items-start gap-3">
        <TextField
          label="Called"
          placeholder={stands?.name ?? `Area ${desk.areas.length + 1}`}
          maxLength={80}
          value={form.name}
          onChange={(event) => onForm({ ...form, name: event.target.value })}
        />
        <PlaceField
          label="Its middle"
          value={place}
          near={near}
          error={errorOf('place')}
          onWrite={(to) => onForm({ ...form, x: to?.x ?? null, y: to?.y ?? null })}
        />
      </div>
      <div className="mt-2">
        <PickMany
          label="Guns on it"
          choices={offered.map((gun) => ({
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
          }))}
          picked={form.guns}
          onPick={(guns) => onForm({ ...form, guns })}
          placeholder="Field, medium, heavy…"
        />
        {gunFault && <p className="mt-1 text-console font-medium text-overdue">{gunFault}</p>}
      </div>
      <Checkbox
        label="To suppress flak"
        isTicked={form.isFlakSuppression}
        onTick={(isFlakSuppression) => onForm({ ...form, isFlakSuppression })}
        className="mt-2"
      />
      {place ? (
        <Under {...{ desk, place, side }} />
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
      {fault && !gunFault && fault.field !== 'place' && (
        <p role="alert" className="mt-2 font-medium text-overdue">
          {fault.message} {fault.rule && <RuleReference rule={fault.rule} className="font-cond text-small" />}
        </p>
      )}
    </form>
  );
}

/** What lies inside, friends too, and what the bomb line says of it. */
function Under({ desk, place, side }: { desk: AirDesk; place: Place; side: 'allied' | 'german' | null }) {
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
      {advice.length > 0 && <FieldWord of="bomb line">What is the bomb line?</FieldWord>}
      {advice.map(({ code, message, rule }) => (
        <p key={code} className={code === 'nearBombLine' ? 'text-ink-2' : 'text-waiting'}>
          {message} <RuleReference rule={rule} className="font-cond" />
        </p>
      ))}
    </div>
  );
}
