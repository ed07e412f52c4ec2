import { useChrome } from '@/components/control/parts/desk-context';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { useMutation } from '@/components/control/parts/use-mutation';
import { gridReference } from '@/components/map/core/grid-reference';
import { Button } from '@/components/ui/button';
import { forcesOf } from '@/lib/adjudication/contribution';
import { whyNoOverrun } from '@/lib/adjudication/overrun';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { winnersAdvance } from '@/lib/advice/combat/winners-advance';
import type { CombatOnDesk } from '@/lib/desks/control/combat/combats';

/** Once the dice have fallen: why those who were to break through have not overrun the enemy, and how far the winners may follow. */
export function AfterTheDie({ combat }: { combat: CombatOnDesk }) {
  return (
    <>
      <NoOverrun combat={combat} />
      <WinnersAdvance combat={combat} />
    </>
  );
}

function NoOverrun({ combat: { finding, ruling, units } }: { combat: CombatOnDesk }) {
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
      <RuleReference rule="§9 Results Table, OC-64, OC-65" className="font-cond text-mark text-ink-3" />
    </p>
  );
}

/** The winners, each with the place left that it may follow into (OC-128). */
function WinnersAdvance({ combat }: { combat: CombatOnDesk }) {
  const { isBusy, act } = useMutation();
  const { turn } = useChrome();
  const advances = winnersAdvance(combat.grouping, combat.ruling, combat.units);
  if (advances.length === 0) return null;
  return (
    <section aria-label="Winner’s advance" className="mb-3">
      <h3 className="cap border-b border-rule-2 pb-1">Winner’s advance</h3>
      <p className="flex items-baseline gap-2 py-1 text-small text-ink-2">
        <span className="min-w-0 flex-1">They may follow into the place left, no further:</span>
        <RuleReference rule="§9 Results Table, OC-128" className="font-cond text-mark text-ink-3" />
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {advances.map(({ unitId, to }) => {
          const { shortName, version } = combat.units.find(({ id }) => id === unitId)!;
          const overrule = `The winner follows into the place left in C${combat.number} (OC-128)`;
          return (
            <li key={unitId}>
              <Button
                size="small"
                isBusy={isBusy}
                onClick={() =>
                  act('move-unit', { unitId, version, turn: turn.number, ...to, mode: 'tactical', overrule })
                }
              >
                {shortName} to {gridReference(to)}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
