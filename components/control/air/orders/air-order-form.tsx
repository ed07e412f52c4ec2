'use client';

import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { FieldWord } from '@/components/control/parts/field-word';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isSupport } from '@/lib/adjudication/air-orders';
import { freeWords, lackOf, sideWords, withGroup, withMission } from '../air-words';
import type { AirFormProps } from './air-order-props';
import { MissionChoice } from './mission-choice';
import { MissionFields } from './mission-fields';

interface Props extends AirFormProps {
  isBusy: boolean;
  /** Clicks on the map go into the way in. */
  isRouting: boolean;
  onRouting: (isRouting: boolean) => void;
  onNewArea: () => void;
  onSave: () => void;
  onCancel: () => void;
}

const shownAtField = ['squadronId', 'formation', 'squadrons', 'place', 'radiusKm', 'squares', 'areaId', 'escortsId'];

/** Which squadrons fly what, and where: only what the mission needs is asked for. Enter lays them on. */
export function AirOrderForm(props: Props) {
  const { desk, form, fault, isBusy, onForm, onSave, onCancel } = props;
  const flying = desk.groups.filter(({ missions }) => missions.includes(form.mission));
  const group = desk.groups.find(({ id }) => id === form.squadronId) ?? null;
  const lift = form.mission === 'airTransport';
  const lack = lackOf(form);
  const isNew = form.taskId === null;
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);
  return (
    <form
      aria-label={isNew ? 'New air order' : 'Air order'}
      onSubmit={(event) => {
        event.preventDefault();
        if (!lack && !isBusy) onSave();
      }}
    >
      {form.taskId !== null && <CardClaim kind="airTask" subjectId={form.taskId} />}
      <MissionChoice value={form.mission} onPick={(mission) => onForm(withMission(form, mission, desk.groups))} />
      <div className="mt-2.5 grid grid-cols-[minmax(0,1fr)_76px] items-start gap-3">
        {lift ? (
          <Select
            label="Lift"
            choices={[
              { id: '', label: desk.lifts.length === 0 ? 'No lift is due' : 'Choose a lift…' },
              ...desk.lifts.map(({ id, zone, side, turn, left, serials }) => ({
                id,
                label: `${sideWords[side]}: ${zone}, turn ${turn} (${left} of ${serials} serials)`,
              })),
            ]}
            value={form.liftId ?? ''}
            error={errorOf('liftId')}
            onPick={(id) => {
              const picked = desk.lifts.find((one) => one.id === id);
              onForm({ ...form, liftId: id || null, squadrons: Math.max(1, picked?.left ?? 1) });
            }}
          />
        ) : (
          <Select
            label="Group"
            choices={[
              { id: '', label: flying.length === 0 ? 'Nobody flies this now' : 'Choose a group…' },
              ...flying.map((one) => ({
                id: one.id,
                label: `${sideWords[one.side]}: ${one.name} (${freeWords(one)})`,
              })),
            ]}
            value={form.squadronId}
            error={errorOf('squadronId')}
            onPick={(id) => {
              const picked = flying.find((one) => one.id === id);
              onForm(picked ? withGroup(form, picked, desk.formations) : { ...form, squadronId: '' });
            }}
          />
        )}
        <TextField
          label={lift ? 'Serials' : 'Squadrons'}
          hint={lift ? <FieldWord of="serial">What is a serial?</FieldWord> : undefined}
          type="number"
          min={1}
          max={100}
          value={form.squadrons}
          onChange={(event) => onForm({ ...form, squadrons: Math.max(1, Math.round(event.target.valueAsNumber || 1)) })}
        />
      </div>
      {errorOf('squadrons') && <p className="mt-1 text-console font-medium text-overdue">{errorOf('squadrons')}</p>}
      <MissionFields
        {...props}
        side={group?.side ?? desk.formations.find(({ name }) => name === form.formation)?.side ?? null}
        errorOf={errorOf}
      />
      {form.mission === 'cabRank' && (
        <p className="mt-2 text-small text-ink-2">
          <FieldWord of="cab rank">A cab rank</FieldWord> lasts both daylight turns. Three squadrons count as one:{' '}
          {form.squadrons} give {Math.floor(form.squadrons / 3)}.{' '}
          <RuleReference rule="§9 Cab Rank, OC-39" className="font-cond text-ink-3" />
        </p>
      )}
      <div className="mt-3 flex items-center gap-2">
        <Button kind={lack ? 'plain' : 'act'} type="submit" isBusy={isBusy} disabled={lack !== null}>
          {isNew ? 'Lay on' : 'Change'}
        </Button>
        {!isNew && (
          <Button kind="quiet" type="button" onClick={onCancel}>
            Leave it
          </Button>
        )}
        {lack && <span className="text-small text-ink-3">{lack}</span>}
        {desk.daypart === 'night' && isSupport(form.mission) && (
          <span className="text-small text-waiting">
            By night nothing supports. <RuleReference rule="OC-43" className="font-cond" />
          </span>
        )}
      </div>
      {fault && !shownAtField.includes(fault.field ?? '') && (
        <p role="alert" className="mt-2 font-medium text-overdue">
          {fault.message} {fault.rule && <RuleReference rule={fault.rule} className="font-cond text-small" />}
        </p>
      )}
    </form>
  );
}
