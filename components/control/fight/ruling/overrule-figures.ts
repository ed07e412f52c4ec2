import type { FactorTurned, Overrule } from '@/lib/adjudication/ruled';
import { isEffective, profileOf, stepsIn } from '@/lib/adjudication/status';
import { combatResults, counterAttacks, type Overrun } from '@/lib/adjudication/types';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { counterAttackWords, overrunWords, resultNames, signed } from '../combat-words';

/** A figure or effect of a finding that Control may rule otherwise. Values are kept as text while they are written. */
export interface Figure {
  path: string;
  group: 'Result' | 'Effects' | 'Score';
  label: string;
  kind: 'number' | 'tick' | 'choice';
  /** As found, as text. */
  found: string;
  min?: number;
  max?: number;
  step?: number;
  choices?: readonly { id: string; label: string }[];
  /** The text as a value of the ruling; undefined: it cannot be read. */
  value: (text: string) => unknown;
}

const number = (text: string): number | undefined =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);
const tick = (text: string): boolean => text === 'yes';

const overruns: Record<string, Overrun | null> = {
  none: null,
  half: { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true },
  halfAtCost: { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: true },
  quarter: { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false },
};
const overrunKey = (overrun: Overrun | null): string =>
  Object.entries(overruns).find(([, held]) => JSON.stringify(held) === JSON.stringify(overrun))?.[0] ?? 'none';

/** Everything of a finding that is open to a ruling: the row first, then what it does, then how the score came about. */
export function figuresOf(finding: CombatFinding, name: (unitId: string) => string): Figure[] {
  const { combat } = finding;
  const stepsLeft = (id: string): number => {
    const unit = [...combat.attacker.units, ...combat.defender.units].find((fighter) => fighter.id === id)!;
    return stepsIn(profileOf(unit.profile)) - unit.stepsLost;
  };
  const retreat = finding.rolls.find(({ forWhat }) => forWhat === 'retreat')?.value;
  return [
    {
      path: 'result',
      group: 'Result',
      label: 'Result',
      kind: 'choice',
      found: finding.result,
      choices: combatResults.map((id) => ({ id, label: resultNames[id] })),
      value: (text) => text,
    },
    {
      path: 'retreatDie',
      group: 'Result',
      label: 'Retreat die',
      kind: 'number',
      found: retreat === undefined ? '' : `${retreat}`,
      min: 1,
      max: 6,
      value: number,
    },
    {
      path: 'counterAttack',
      group: 'Result',
      label: 'Counter-attack',
      kind: 'choice',
      found: finding.counterAttack,
      choices: counterAttacks.map((id) => ({ id, label: counterAttackWords[id] })),
      value: (text) => text,
    },
    {
      path: 'overrun',
      group: 'Result',
      label: 'Overrun',
      kind: 'choice',
      found: overrunKey(finding.overrun),
      choices: Object.entries(overruns).map(([id, overrun]) => ({
        id,
        label: overrun ? overrunWords(overrun) : 'No overrun',
      })),
      value: (text) => overruns[text],
    },
    ...finding.units.flatMap(({ id, side, statusBefore, stepsTaken, retiresKm, isCaptured }): Figure[] => [
      {
        path: `units.${id}.stepsTaken`,
        group: 'Effects',
        label: `Steps lost: ${name(id)}`,
        kind: 'number',
        found: `${stepsTaken}`,
        min: 0,
        max: stepsLeft(id),
        step: 1,
        value: number,
      },
      {
        path: `units.${id}.retiresKm`,
        group: 'Effects',
        label: `Retires, km: ${name(id)}`,
        kind: 'number',
        found: `${retiresKm}`,
        min: 0,
        step: 0.5,
        value: number,
      },
      ...(side === 'defender' && isEffective(statusBefore)
        ? [
            {
              path: `units.${id}.standFast`,
              group: 'Effects' as const,
              label: `Stands fast: ${name(id)}`,
              kind: 'tick' as const,
              found: combat.defender.units.find((unit) => unit.id === id)!.standFast ? 'yes' : 'no',
              value: tick,
            },
          ]
        : []),
      ...(side === 'defender'
        ? [
            {
              path: `units.${id}.isCaptured`,
              group: 'Effects' as const,
              label: `Captured: ${name(id)}`,
              kind: 'tick' as const,
              found: isCaptured ? 'yes' : 'no',
              value: tick,
            },
          ]
        : []),
    ]),
    ...finding.lines.map(
      ({ side, unitId, what, points }, i): Figure => ({
        path: `lines.${i}.points`,
        group: 'Score',
        label: `${side === 'attacker' ? 'Attackers' : 'Defenders'}: ${unitId ? `${name(unitId)}, ` : ''}${what.replace(/\.$/, '')}`,
        kind: 'number',
        found: `${points}`,
        value: number,
      }),
    ),
  ];
}

/** A value of a ruling as the text it is written with. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `${value}`;
}

/** What an earlier ruling had overruled, as written: a further ruling begins from it. */
export const writtenBefore = (overruled: readonly Overrule[]): ReadonlyMap<string, Written> =>
  new Map(
    overruled.map(({ path, ruled, reason, factors }) => [
      path,
      { text: path === 'overrun' ? overrunKey(ruled as Overrun | null) : textOf(ruled), reason, factors },
    ]),
  );

/** What Control has written against one figure. */
export interface Written {
  text: string;
  reason: string;
  /** The factors that were turned to come to it. */
  factors?: readonly FactorTurned[];
}

/** The overrules that are written: figures that differ from what was found. */
export function overrulesOf(figures: readonly Figure[], written: ReadonlyMap<string, Written>): Overrule[] {
  return figures.flatMap(({ path, found, value }) => {
    const own = written.get(path);
    if (!own || own.text === found) return [];
    const ruled = value(own.text);
    return ruled === undefined ? [] : [{ path, ruled, reason: own.reason.trim(), factors: own.factors }];
  });
}

/** What a value of a ruling reads as, beside what was found. */
export function figureWords(value: unknown): string {
  if (typeof value === 'number') return signed(value, false);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  if (typeof value === 'object') return overrunWords(value as Overrun);
  return (
    (resultNames as Record<string, string>)[`${value}`] ??
    (counterAttackWords as Record<string, string>)[`${value}`] ??
    `${value}`
  );
}
