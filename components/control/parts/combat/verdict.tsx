import { signed } from '@/components/control/parts/score/score-words';
import { toNextRow } from '@/lib/adjudication/doubts';
import type { Ruling } from '@/lib/adjudication/ruled';
import type { CombatOutcome, Policies, UnitEffect } from '@/lib/adjudication/types';
import { resultNames } from '@/lib/advice/combat/result-names';
import { type CombatRole, combatRoles } from '@/lib/words';
import { counterAttackWords, kmWords, overrunWords, stepWords } from './combat-words';
import type { CardUnits } from './score-lines';

/** The fate of one unit, in Control's words. */
function effectWords(effect: UnitEffect, saysHowFar: boolean): string {
  const { statusBefore, statusAfter, stepsTaken, isEffective, isCaptured, retiresKm } = effect;
  const fate = isCaptured ? ', captured' : isEffective ? '' : ', no longer effective';
  const back = saysHowFar && retiresKm > 0 ? `, back ${kmWords(retiresKm)}` : '';
  return `${statusBefore} → ${statusAfter}, ${stepWords(stepsTaken)}${fate}${back}`;
}

interface VerdictProps {
  finding: CombatOutcome & { policies: Policies };
  /** As ruled, or as it would be with what is written now; null: as found. */
  ruling: Ruling | null;
  isRuled: boolean;
  /** True when the distance a unit goes back is said here, and not beside its place below. */
  saysHowFar: boolean;
  dieBy: string | null;
  units: CardUnits;
}

/** The row, and what it does to whom: the figures as they stand, and what was found where Control ruled otherwise. */
export function Verdict({ finding, ruling, isRuled, saysHowFar, dieBy, units }: VerdictProps) {
  const stands = ruling ?? finding;
  const next = toNextRow(stands.margin, finding.column);
  const retreat = finding.rolls.find(({ forWhat }) => forWhat === 'retreat')?.value;
  const side = (which: CombatRole) => stands.units.filter((unit) => unit.side === which);
  const isStill = stands.units.every(({ retiresKm }) => retiresKm === 0);
  return (
    <section aria-label="Verdict">
      <div className="flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="whitespace-nowrap text-[1.25rem] leading-7 tracking-tight">{resultNames[stands.result]}</h2>
        <p className="detail">
          margin {signed(stands.margin, false)}
          {next !== null && next <= 1 && ', on the edge'}
          {ruling && stands.result !== finding.result && ` · found: ${resultNames[finding.result]}`}
        </p>
        <p className="ml-auto flex items-baseline gap-1.5 whitespace-nowrap aside">
          {dieBy === 'Server' ? 'server’s die' : `die of ${dieBy}`}
          <b className="rounded-2 border-[1.5px] border-mine bg-sheet px-2 text-desk text-ink">{finding.die}</b>
          {retreat !== undefined && (
            <>
              retreat <b className="rounded-2 border border-rule-2 bg-sheet px-2 text-ink">{retreat}</b>
            </>
          )}
        </p>
      </div>
      <ul aria-label="Effects" className="mt-1 text-ink-2">
        {combatRoles.map((which) => (
          <li key={which} className="flex gap-2">
            <b className="w-17 shrink-0 font-medium text-ink">{which === 'attacker' ? 'Attackers' : 'Defenders'}</b>
            <ul className={`grid min-w-0 flex-1 gap-x-3 ${side(which).length > 1 ? 'grid-cols-2' : ''}`}>
              {side(which).map((unit) => (
                <li key={unit.id} className={unit.isCaptured ? 'text-overdue' : ''}>
                  {units.get(unit.id)?.name ?? unit.id} {effectWords(unit, saysHowFar)}
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          {isStill && 'Nobody retires. '}
          {counterAttackWords[stands.counterAttack]}.
          {stands.overrun && ` ${overrunWords(stands.overrun, finding.policies.overrunLosses)}.`}
        </li>
      </ul>
      {isRuled && ruling && ruling.overruled.length === 0 && <p className="aside">Accepted as found.</p>}
    </section>
  );
}
