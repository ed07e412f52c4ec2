'use client';

import { useState } from 'react';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';
import { CombatColumns, cardUnits } from '../parts/combat/combat-columns';
import { useKeys } from '../parts/keys/use-keys';
import { GroupedByFactors } from './factors/grouped-by-factors';
import { BridgesToTest } from './grouping/bridges-to-test';
import { GroupedOnForm } from './grouping/grouped-on-form';
import { ResolveBox } from './grouping/resolve-box';
import { type ToGroup, useGrouping } from './grouping/use-grouping';
import { useScoredDraft } from './grouping/use-scored-draft';
import { CombatCard } from './score/combat-card';

/** A combat that is not resolved: its form, and the score it comes to as it is written. */
export function GroupingDesk(props: ToGroup) {
  const { desk, combat, candidates } = props;
  const work = useGrouping(props);
  const { form, isChanged } = work;
  const { isWhole, ...scored } = useScoredDraft(form, candidates, desk, combat?.moved);
  const [untested, setUntested] = useState('');
  const [isFactors, setFactors] = useState(false);
  const isClosed = desk.groupingClosedAt !== null;
  useKeys({ factors: isWhole ? () => setFactors(true) : undefined });

  return (
    <CombatColumns
      rows={combat?.notedRows ?? []}
      work={
        isFactors && isWhole ? (
          <GroupedByFactors
            desk={desk}
            combat={combat}
            candidates={candidates}
            work={work}
            onLeave={() => setFactors(false)}
          />
        ) : (
          <GroupedOnForm {...props} work={work} />
        )
      }
      card={
        <CombatCard
          number={combat?.number ?? null}
          title={form.name}
          grouping={scored.grouping}
          daypart={desk.daypart}
          score={scored.score}
          doubts={scored.doubts}
          bindings={desk.rulings.bindings}
          onFactors={() => setFactors(true)}
          die={null}
          units={cardUnits(candidates.values())}
          readings={scored.readings}
        >
          {combat && isClosed && combat.bridges.length > 0 && (
            <BridgesToTest bridges={combat.bridges} untested={untested} onUntested={setUntested} />
          )}
          <ResolveBox
            combat={combat}
            untested={untested}
            why={whyNot(combat, isClosed, isChanged) ?? testFirst(combat, untested)}
            retreatDieDueOn={scored.retreatDueOn}
          />
        </CombatCard>
      }
    />
  );
}

/** Why a combat cannot be resolved yet; null when it can. */
function whyNot(combat: CombatOnDesk | null, isClosed: boolean, isChanged: boolean): string | null {
  if (!combat) return 'Group the combat first.';
  if (!isClosed) return 'Grouping is open: every combat of the turn is grouped before one is resolved (§9).';
  return isChanged ? 'What you changed here was not saved before the grouping was closed.' : null;
}

/** A prepared bridge that it is fought over is tested before it is resolved (§8, OC-110), unless a reason is written. */
function testFirst(combat: CombatOnDesk | null, untested: string): string | null {
  const due = combat?.bridges.find(({ call }) => call === 'due');
  if (!due || untested.trim() !== '') return null;
  return `Test ${due.name} first, or say why it goes untested.`;
}
