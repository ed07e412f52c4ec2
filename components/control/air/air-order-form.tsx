'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Refusal } from '@/lib/turn/answer';
import type { AirDesk } from '@/lib/turn/control-desk/air';
import { RuleReference } from '../rule-reference';
import { type AirForm, formationsOffered, freeWords, missionWords, sideWords, withGroup } from './air-words';

interface Props {
  desk: AirDesk;
  form: AirForm;
  fault: Pick<Refusal, 'field' | 'message' | 'rule'> | null;
  isBusy: boolean;
  onForm: (form: AirForm) => void;
  onSave: () => void;
  onCancel: () => void;
}

const missions = [
  { id: 'closeAirSupport', label: missionWords.closeAirSupport },
  { id: 'cabRank', label: missionWords.cabRank },
] as const;

/** Which squadrons fly for whom: Enter lays them on. */
export function AirOrderForm({ desk, form, fault, isBusy, onForm, onSave, onCancel }: Props) {
  const flying = desk.groups.filter(({ kind }) => kind !== null);
  const group = flying.find(({ id }) => id === form.squadronId) ?? null;
  const mayRank = group?.kind === 'alliedGroundAttack';
  const isWhole = group !== null && form.formation !== '' && form.squadrons >= 1;
  const isNew = form.taskId === null;
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);
  return (
    <form
      aria-label={isNew ? 'New air order' : 'Air order'}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole && !isBusy) onSave();
      }}
    >
      <h2 className="py-1.5 text-lead font-semibold">{isNew ? 'Lay on' : 'Change the air order'}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)_84px_160px] items-start gap-3">
        <Select
          label="Group"
          choices={[
            { id: '', label: 'Choose a group…' },
            ...flying.map((one) => ({ id: one.id, label: `${sideWords[one.side]}: ${one.name} (${freeWords(one)})` })),
          ]}
          value={form.squadronId}
          error={errorOf('squadronId')}
          onPick={(id) => {
            const picked = flying.find((one) => one.id === id);
            onForm(picked ? withGroup(form, picked, desk.formations) : { ...form, squadronId: '' });
          }}
        />
        <TextField
          label="Squadrons"
          type="number"
          min={1}
          max={100}
          value={form.squadrons}
          onChange={(event) => onForm({ ...form, squadrons: Math.max(1, Math.round(event.target.valueAsNumber || 1)) })}
        />
        <Select
          label="As"
          choices={mayRank || form.mission === 'cabRank' ? missions : missions.slice(0, 1)}
          value={form.mission}
          error={errorOf('mission')}
          onPick={(mission) => onForm({ ...form, mission })}
        />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-3">
        <Select
          label="For the formation"
          choices={[
            { id: '', label: group ? 'Choose a formation…' : 'First a group' },
            ...formationsOffered(desk.formations, group?.side ?? null).map(({ name, asksForAir, hasTask }) => ({
              id: name,
              label: asksForAir ? `${name}: asks for air${hasTask ? ', has some' : ''}` : name,
            })),
          ]}
          value={form.formation}
          error={errorOf('formation')}
          onPick={(formation) => onForm({ ...form, formation })}
        />
        <Checkbox
          label={group?.side === 'german' ? 'FLIVO with it' : 'Tentacle with it'}
          isTicked={form.hasAirLiaison}
          onTick={(hasAirLiaison) => onForm({ ...form, hasAirLiaison })}
        />
        <span className="flex gap-2">
          <Button kind={isWhole ? 'act' : 'plain'} type="submit" isBusy={isBusy} disabled={!isWhole}>
            {isNew ? 'Lay on' : 'Change'}
          </Button>
          {!isNew && (
            <Button kind="quiet" type="button" onClick={onCancel}>
              Leave it
            </Button>
          )}
        </span>
      </div>
      {form.mission === 'cabRank' && (
        <p className="mt-2 text-small text-ink-2">
          Both daylight turns of the day. Three squadrons count as one: {form.squadrons} give{' '}
          {Math.floor(form.squadrons / 3)}. <RuleReference rule="§9 Cab Rank, OC-39" className="font-cond text-ink-3" />
        </p>
      )}
      {fault && !['squadronId', 'mission', 'formation'].includes(fault.field ?? '') && (
        <p role="alert" className="mt-2 font-medium text-overdue">
          {fault.message} {fault.rule && <RuleReference rule={fault.rule} className="font-cond text-small" />}
        </p>
      )}
    </form>
  );
}
