'use client';

import { CardClaim } from '@/components/control/parts/claims/card-claim';
import { useChrome } from '@/components/control/parts/desk-context';
import { FieldWord } from '@/components/control/parts/field-word';
import { ActForm } from '@/components/control/parts/form/act-form';
import type { ActFormState, RefusedBy } from '@/components/control/parts/form/use-act-form';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { beside } from '@/components/ui/form/field-makers';
import { RadioStrip } from '@/components/ui/radio-strip';
import { isSupport } from '@/lib/adjudication/air-orders';
import { missionWords } from '@/lib/word-tables';
import { airMissions } from '@/lib/words';
import { type AirForm, lackOf, withMission } from '../air-words';
import { type MissionProps, missionFields, whoFlies } from './air-order-fields';

interface Props extends Omit<MissionProps, 'form' | 'sides' | 'airLiaison'> {
  order: ActFormState<AirForm, RefusedBy<'save-air-order'>>;
  onLeave: () => void;
}

/** Which squadrons fly what, and where: only what the mission needs is asked for. Enter lays them on. */
export function AirOrderForm({ order, onLeave, ...props }: Props) {
  const { desk } = props;
  const { sides: ofGame, airLiaison } = useChrome();
  const { sides } = ofGame;
  const form = order.values;
  const { taskId, mission, squadrons } = form;
  const lack = lackOf(form);
  const isNew = taskId === null;
  const pick = (next: typeof mission) => order.write([], withMission(form, next, desk.groups));
  return (
    <ActForm
      form={order}
      label={isNew ? 'New air order' : 'Air order'}
      does={isNew ? 'Lay on' : 'Change'}
      isPlain={lack !== null}
      isWhole={lack === null}
      leaves={isNew ? undefined : 'Leave it'}
      onLeave={isNew ? undefined : onLeave}
      fields={[
        ...(isNew ? [] : [{ note: <CardClaim kind="airTask" subjectId={taskId} /> }]),
        { note: <RadioStrip isApart label="Mission" choices={missionChoices} value={mission} onPick={pick} /> },
        whoFlies({ ...props, form, sides, airLiaison }),
        beside('grid gap-3', ...missionFields({ ...props, form, sides, airLiaison })),
      ]}
      beside={
        <>
          {lack && <span className="aside">{lack}</span>}
          {desk.daypart === 'night' && isSupport(mission) && (
            <span className="text-small text-waiting">
              By night nothing supports. <RuleReference rule="OC-43" className="font-cond" />
            </span>
          )}
        </>
      }
    >
      {mission === 'cabRank' && (
        <p className="detail">
          <FieldWord of="cab rank">A cab rank</FieldWord>{' '}
          {desk.daypart === 'afternoon' ? 'lasts to the end of this turn' : 'lasts both daylight turns'}. Three
          squadrons count as one: {squadrons} {squadrons === 1 ? 'gives' : 'give'} {Math.floor(squadrons / 3)}.{' '}
          <RuleReference rule="§9 Cab Rank, OC-39" className="font-cond text-ink-3" />
        </p>
      )}
    </ActForm>
  );
}

/** One of seven, a digit each. */
const missionChoices = airMissions.map((id, i) => ({
  id,
  label: (
    <>
      <span aria-hidden className="font-mono text-small opacity-70">
        {i + 1}
      </span>
      {missionWords[id].word}
    </>
  ),
}));
