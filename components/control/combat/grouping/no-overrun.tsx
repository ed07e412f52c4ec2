import { RuleReference } from '@/components/control/parts/rule-reference';
import { forcesOf } from '@/lib/adjudication/contribution';
import { whyNoOverrun } from '@/lib/adjudication/overrun';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';

/** Once the dice have fallen: why those who were to break through have not overrun the enemy. */
export function NoOverrun({ combat: { finding, ruling, units } }: { combat: CombatOnDesk }) {
  if (!finding) return null;
  const rulebook = { ...rulebookFrom(finding.rulebook), policies: finding.policies };
  const why = whyNoOverrun(
    ruling ?? finding,
    forcesOf(finding.combat, rulebook),
    (id) => units.find((unit) => unit.id === id)?.shortName ?? id,
  );
  if (why.length === 0) return null;
  return (
    <p className="mb-3 flex items-baseline gap-2 text-small text-waiting">
      <span className="min-w-0 flex-1">
        <b>No overrun.</b> {why.join(' ')}
      </span>
      <RuleReference rule="§9 Results Table, OC-64, OC-65" className="font-cond aside" />
    </p>
  );
}
