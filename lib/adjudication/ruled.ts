import { type CombatResult, combatResults, counterAttacks } from '@/lib/words';
import { forcesOf } from './contribution';
import { type Dice, RollsMismatch, scriptedDice } from './dice';
import { effectsOf, retreatDie } from './effects';
import type { FactorKey } from './factor-list';
import { resultFor } from './results-table';
import { literal2011 } from './rulebook';
import { scoreOf } from './score';
import { isEffective, levelAt, profileOf, statusAt, stepsIn } from './status';
import type { CombatCase, CombatEffects, CombatOutcome, Face, Overrun, Problem, Rulebook, UnitEffect } from './types';

/**
 * One figure or effect that Control rules otherwise. Paths: `lines.<n>.points`, `attackersScore`, `defendersScore`,
 * `margin`, `result`, `retreatDie`, `counterAttack`, `supplyPointsLost`, `overrun`, and for a contact unit
 * `units.<id>.stepsTaken`, `units.<id>.isCaptured`, `units.<id>.retiresKm`; for a defender `units.<id>.standFast`
 * too, found as ordered: holders of a vital spot choose once the die has fallen (note 2, OC-57), or Control takes a
 * stand-fast back.
 */
export interface Overrule {
  path: string;
  ruled: unknown;
  reason: string;
  /** The factors that were turned to come to it; left out: it was ruled before they were kept, or is no line of a score. */
  factors?: readonly FactorTurned[];
}

/** A factor that Control gave or refused after the die, with its reason. */
export interface FactorTurned {
  factor: FactorKey;
  isGranted: boolean;
  words: string;
}

/** An overrule with what the engine had found at its path. */
export interface Overruled extends Overrule {
  found: unknown;
}

/** The effects to apply: those of the finding, with what Control overruled and what follows from that. */
export interface Ruling extends CombatEffects {
  attackersScore: number;
  defendersScore: number;
  margin: number;
  result: CombatResult;
  overruled: Overruled[];
}

export type RulingReading = { ok: true; ruling: Ruling } | { ok: false; problems: Problem[] };

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isOneOf = (words: readonly unknown[], value: unknown): boolean => words.includes(value);

const number = { holds: isNumber, must: 'must be a number' };
const fields: Record<string, { holds: (value: unknown) => boolean; must: string }> = {
  attackersScore: number,
  defendersScore: number,
  margin: number,
  result: { holds: (value) => isOneOf(combatResults, value), must: `must be one of ${combatResults.join(', ')}` },
  retreatDie: { holds: (value) => isOneOf([1, 2, 3, 4, 5, 6], value), must: 'must be the face of a d6' },
  counterAttack: {
    holds: (value) => isOneOf(counterAttacks, value),
    must: `must be one of ${counterAttacks.join(', ')}`,
  },
  supplyPointsLost: { holds: isCount, must: 'must be a whole number from 0' },
  overrun: { holds: isOverrun, must: 'must be null, or remainingMovementShare, extraSteps and furtherAttack' },
};

function isOverrun(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { remainingMovementShare: share, extraSteps, furtherAttack, ...rest } = value as Record<string, unknown>;
  return (
    Object.keys(rest).length === 0 &&
    isNumber(share) &&
    share >= 0 &&
    share <= 1 &&
    isCount(extraSteps) &&
    typeof furtherAttack === 'boolean'
  );
}

const unitPath = /^units\.(.+)\.(stepsTaken|isCaptured|retiresKm|standFast)$/;
const linePath = /^lines\.(\d+)\.points$/;

/** The engine's finding at a path, or the fault of the overrule. */
function check(
  { path, ruled, reason }: Overrule,
  outcome: CombatOutcome,
  combat: CombatCase,
): { found: unknown } | { message: string } {
  if (reason.trim() === '') return { message: 'needs a reason' };
  const line = linePath.exec(path);
  if (line) {
    const found = outcome.lines[Number(line[1])];
    if (!found) return { message: 'is no line of the score' };
    return isNumber(ruled) ? { found: found.points } : { message: 'must be a number' };
  }
  const unit = unitPath.exec(path);
  if (unit) {
    const found = outcome.units.find(({ id }) => id === unit[1]);
    if (!found) return { message: 'is no contact unit of this combat' };
    const field = unit[2] as 'stepsTaken' | 'isCaptured' | 'retiresKm' | 'standFast';
    if (field === 'standFast') return checkStandFast(found, ruled, combat);
    if (field === 'isCaptured')
      return typeof ruled === 'boolean' ? { found: found.isCaptured } : { message: 'must be true or false' };
    if (field === 'retiresKm')
      return isNumber(ruled) && ruled >= 0 ? { found: found.retiresKm } : { message: 'must be km from 0' };
    const held = stepsLeft(found.id, combat);
    return isCount(ruled) && ruled <= held
      ? { found: found.stepsTaken }
      : { message: `must be a whole number from 0 to ${held}` };
  }
  const field = Object.hasOwn(fields, path) ? fields[path] : undefined;
  if (!field) return { message: 'is not open to a ruling' };
  if (!field.holds(ruled)) return { message: field.must };
  if (path === 'retreatDie')
    return { found: outcome.rolls.find(({ forWhat }) => forWhat === retreatDie)?.value ?? null };
  return { found: outcome[path as keyof CombatOutcome] };
}

/** A stand-fast binds defenders only, and only the effective can (OC-60). */
function checkStandFast(
  { id, side, statusBefore }: UnitEffect,
  ruled: unknown,
  combat: CombatCase,
): { found: unknown } | { message: string } {
  if (side === 'attacker') return { message: 'binds defenders only' };
  if (typeof ruled !== 'boolean') return { message: 'must be true or false' };
  if (ruled && !isEffective(statusBefore))
    return { message: 'is not open to a unit that was no longer effective; rule its retiresKm instead' };
  return { found: unitOf(id, combat).standFast };
}

/** The case with every stand-fast as Control ruled it. */
function asStanding(combat: CombatCase, ruled: ReadonlyMap<string, unknown>): CombatCase {
  const units = combat.defender.units.map((unit) => ({
    ...unit,
    standFast: (ruled.get(`units.${unit.id}.standFast`) as boolean | undefined) ?? unit.standFast,
  }));
  return { ...combat, defender: { ...combat.defender, units } };
}

const unitOf = (id: string, combat: CombatCase) =>
  [...combat.attacker.units, ...combat.defender.units].find((unit) => unit.id === id)!;

function stepsLeft(id: string, combat: CombatCase): number {
  const { profile, stepsLost } = unitOf(id, combat);
  return stepsIn(profileOf(profile)) - stepsLost;
}

/** One unit's effect with what Control ruled of it; status follows the steps. */
function ruledUnit(effect: UnitEffect, ruled: ReadonlyMap<string, unknown>, combat: CombatCase): UnitEffect {
  const of = <Value>(field: string, found: Value): Value =>
    (ruled.get(`units.${effect.id}.${field}`) as Value | undefined) ?? found;
  const { profile, stepsLost, cannotRetire } = unitOf(effect.id, combat);
  const stepsTaken = of('stepsTaken', effect.stepsTaken);
  const statusAfter = statusAt(profileOf(profile), stepsLost + stepsTaken);
  return {
    ...effect,
    statusBefore: levelAt(profileOf(profile), stepsLost).status,
    stepsTaken,
    statusAfter,
    isEffective: isEffective(statusAfter),
    isCaptured: of('isCaptured', effect.side === 'defender' && cannotRetire && !isEffective(statusAfter)),
    retiresKm: of('retiresKm', effect.retiresKm),
  };
}

/**
 * Control's ruling on a finding: accepted where `overrules` is empty. What follows from an overruled figure is worked
 * out again (a line changes its score, the score the margin, the margin the row, the row the effects), unless it is
 * overruled too. `combat` and `rulebook` are those of the finding. A row that makes units retire by a die, where none
 * was rolled, needs `retreatDie`. Finding and ruling are both kept: `overruled` holds each path with what was found,
 * what is ruled, and why.
 */
export function rule(
  outcome: CombatOutcome,
  overrules: readonly Overrule[],
  combat: CombatCase,
  rulebook: Rulebook = literal2011,
): RulingReading {
  const problems: Problem[] = [];
  const overruled: Overruled[] = [];
  const ruled = new Map<string, unknown>();
  for (const overrule of overrules) {
    const checked = ruled.has(overrule.path) ? { message: 'is ruled twice' } : check(overrule, outcome, combat);
    if ('message' in checked) problems.push({ path: overrule.path, message: checked.message });
    else {
      overruled.push({ ...overrule, found: checked.found });
      ruled.set(overrule.path, overrule.ruled);
    }
  }
  if (problems.length > 0) return { ok: false, problems };

  const of = <Value>(path: string, found: Value): Value => (ruled.has(path) ? (ruled.get(path) as Value) : found);
  const lines = outcome.lines.map((line, index) => ({ ...line, points: of(`lines.${index}.points`, line.points) }));
  const attackersScore = of('attackersScore', scoreOf(lines, 'attacker'));
  const defendersScore = of('defendersScore', scoreOf(lines, 'defender'));
  const margin = of('margin', attackersScore - defendersScore + outcome.die);
  const result = of('result', resultFor(margin, outcome.column));
  const rolled = outcome.rolls.find(({ forWhat }) => forWhat === retreatDie)?.value;
  const face = of<Face | undefined>('retreatDie', rolled);
  let effects: CombatEffects;
  try {
    const dice: Dice = scriptedDice(face === undefined ? [] : [face]);
    effects = effectsOf(
      forcesOf(asStanding(combat, ruled), rulebook),
      combat.ground,
      result,
      dice,
      rulebook,
      of<Overrun | null | undefined>('overrun', undefined),
    );
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    return {
      ok: false,
      problems: [{ path: 'retreatDie', message: 'is needed: by this row units retire by a die, and none was rolled' }],
    };
  }
  return {
    ok: true,
    ruling: {
      attackersScore,
      defendersScore,
      margin,
      result,
      units: effects.units.map((effect) => ruledUnit(effect, ruled, combat)),
      counterAttack: of('counterAttack', effects.counterAttack),
      supplyPointsLost: of('supplyPointsLost', effects.supplyPointsLost),
      overrun: effects.overrun,
      overruled,
    },
  };
}
