'use client';

import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { FieldWord } from '@/components/control/parts/field-word';
import { RefusedBelow } from '@/components/control/parts/form/refused-below';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { Button } from '@/components/ui/button';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { beside } from '@/components/ui/form/field-makers';
import { isSupport } from '@/lib/adjudication/air-orders';
import { withAt } from '@/lib/values';
import { type AirForm, lackOf, withMission } from '../air-words';
import { missionFields, whoFlies } from './air-order-fields';
import type { AirFormProps } from './air-order-props';
import { MissionChoice } from './mission-choice';

interface Props extends AirFormProps {
  isBusy: boolean;
  /** Clicks on the map go into the way in. */
  isRouting: boolean;
  onRouting: (isRouting: boolean) => void;
  onNewArea: () => void;
  onSave: () => void;
  onCancel: () => void;
}

const shownAtField = ['squadronId', 'formation', 'place', 'radiusKm', 'squares', 'areaId', 'escortsId'];

/** Which squadrons fly what, and where: only what the mission needs is asked for. Enter lays them on. */
export function AirOrderForm(props: Props) {
  const { desk, form, fault, isBusy, onForm, onSave, onCancel } = props;
  const lack = lackOf(form);
  const isNew = form.taskId === null;
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
      <DrawnFields
        fields={[whoFlies(props), beside('mt-3 grid gap-3', ...missionFields(props))]}
        values={form}
        write={(at, value) => onForm(withAt(form, at, value) as AirForm)}
        wrongAt={(at) => (fault?.field === at && at !== 'squadrons' ? fault.message : null)}
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
          <Button kind="quiet" onClick={onCancel}>
            Leave it
          </Button>
        )}
        {lack && <span className="text-small text-ink-3">{lack}</span>}
        {desk.daypart === 'night' && isSupport(form.mission) && (
          <span className="text-small text-waiting">
            No air support at night. <RuleReference rule="OC-43" className="font-cond" />
          </span>
        )}
      </div>
      <RefusedBelow refused={shownAtField.includes(fault?.field ?? '') ? null : fault} />
    </form>
  );
}
