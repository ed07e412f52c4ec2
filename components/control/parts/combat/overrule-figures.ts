import { signed } from '@/components/control/parts/score/score-words';
import { choicesOf } from '@/components/control/parts/word-choices';
import type { FactorTurned, Overrule } from '@/lib/adjudication/ruled';
import { isEffective, profileOf, stepsIn } from '@/lib/adjudication/status';
import type { Overrun, Policies } from '@/lib/adjudication/types';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { resultNames } from '@/lib/advice/combat/result-names';
import { combatResults, counterAttacks } from '@/lib/words';
import { counterAttackWords, overrunWords } from './combat-words';

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

const overruns: Record<string, Overrun | null> = {
  none: null,
  half: { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true },
  halfAtCost: { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: true },
  quarter: { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false },
};
const overrunKey = (overrun: Overrun | null): string =>
  Object.entries(overruns).find(([, held]) => isSameOverrun(held, overrun))?.[0] ?? 'none';

/** By their fields: what comes out of the database has them in another order. */
const isSameOverrun = (one: Overrun | null, other: Overrun | null): boolean =>
  one?.remainingMovementShare === other?.remainingMovementShare &&
  one?.extraSteps === other?.extraSteps &&
  one?.furtherAttack === other?.furtherAttack;

const overrunChoices = (losses: Policies['overrunLosses']) =>
  Object.entries(overruns).map(([id, overrun]) => ({
    id,
    label: overrun ? overrunWords(overrun, losses) : 'No overrun',
  }));

/** Everything of a finding that is open to a ruling: the row first, then what it does, then how the score came about. */
export function figuresOf(finding: CombatFinding, name: (unitId: string) => string): Figure[] {
  const { combat, policies } = finding;
  const stepsLeft = (id: string): number => {
    const unit = [...combat.attacker.units, ...combat.defender.units].find((fighter) => fighter.id === id)!;
    return stepsIn(profileOf(unit.profile)) - unit.stepsLost;
  };
  const retreat = finding.rolls.find(({ forWhat }) => forWhat === 'retreat')?.value;
  return [
    chosen('result', 'Result', finding.result, choicesOf(combatResults, resultNames)),
    numbered('retreatDie', 'Result', 'Retreat die', retreat, { min: 1, max: 6 }),
    chosen('counterAttack', 'Counter-attack', finding.counterAttack, choicesOf(counterAttacks, counterAttackWords)),
    chosen(
      'overrun',
      'Overrun',
      overrunKey(finding.overrun),
      overrunChoices(policies.overrunLosses),
      (text) => overruns[text],
    ),
    ...finding.units.flatMap(({ id, side, statusBefore, stepsTaken, retiresKm, isCaptured }): Figure[] => {
      const at = (field: string) => `units.${id}.${field}`;
      const standsFast = combat.defender.units.find((unit) => unit.id === id)?.standFast ?? false;
      return [
        numbered(at('stepsTaken'), 'Effects', `Steps lost: ${name(id)}`, stepsTaken, {
          min: 0,
          max: stepsLeft(id),
          step: 1,
        }),
        numbered(at('retiresKm'), 'Effects', `Retires, km: ${name(id)}`, retiresKm, { min: 0, step: 0.5 }),
        ...(side === 'defender' && isEffective(statusBefore)
          ? [ticked(at('standFast'), `Stands fast: ${name(id)}`, standsFast)]
          : []),
        ...(side === 'defender' ? [ticked(at('isCaptured'), `Captured: ${name(id)}`, isCaptured)] : []),
      ];
    }),
    ...finding.lines.map(({ side, unitId, what, points }, i) => {
      const who = `${side === 'attacker' ? 'Attackers' : 'Defenders'}: ${unitId ? `${name(unitId)}, ` : ''}`;
      return numbered(`lines.${i}.points`, 'Score', `${who}${what.replace(/\.$/, '')}`, points);
    }),
  ];
}

const chosen = (
  path: string,
  label: string,
  found: string,
  choices: Figure['choices'],
  value: Figure['value'] = (text) => text,
): Figure => ({ path, group: 'Result', label, kind: 'choice', found, choices, value });

const numbered = (
  path: string,
  group: Figure['group'],
  label: string,
  found: number | undefined,
  ends: Pick<Figure, 'min' | 'max' | 'step'> = {},
): Figure => ({ path, group, label, kind: 'number', found: textOf(found), ...ends, value: number });

const ticked = (path: string, label: string, is: boolean): Figure => ({
  path,
  group: 'Effects',
  label,
  kind: 'tick',
  found: textOf(is),
  value: (text) => text === 'yes',
});

/** A value of a ruling as the text it is written with. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `${value}`;
}

/** The overrules of an earlier ruling, as written: a further ruling begins from them. */
export const writtenBefore = (overruled: readonly Overrule[]): ReadonlyMap<string, Written> =>
  new Map(
    overruled.map(({ path, ruled, reason, factors }) => [
      path,
      { text: path === 'overrun' ? overrunKey(ruled as Overrun | null) : textOf(ruled), reason, factors },
    ]),
  );

/** The value that Control has written against one figure. */
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

/** The words for a value of a ruling, beside the finding; `figure`: the figure it belongs to, where that is known. */
export function figureWords(value: unknown, figure?: Figure): string {
  const isOverrun = figure?.path === 'overrun';
  const id = isOverrun ? overrunKey(value as Overrun | null) : value;
  const choice = figure?.choices?.find((one) => one.id === id);
  if (choice) return choice.label;
  if (typeof value === 'number') return signed(value, false);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  return `${value}`;
}
