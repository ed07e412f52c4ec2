import type { Written } from '@/components/control/parts/combat/overrule-figures';
import { type FactorKey, factorKeys, factorNamed } from '@/lib/adjudication/factor-list';
import { pointsOf } from '@/lib/adjudication/factors';
import { isCloseCountry } from '@/lib/adjudication/ground';
import type { FactorTurned } from '@/lib/adjudication/ruled';
import { tidy } from '@/lib/adjudication/score';
import type { Rulebook, ScoreLine } from '@/lib/adjudication/types';
import type { Grouping } from '@/lib/advice/combat/combat-grouping';
import {
  type Candidates,
  type CombatDraft,
  firstDefender,
  unitsIn,
  withUnit,
} from '@/lib/advice/combat/grouping/combat-draft';
import { betweenReasons, ruledReason } from '@/lib/advice/combat/ruled-reason';
import type { CombatRole } from '@/lib/words';

/** A unit in contact, of which the factors are argued. */
export interface FactorUnit {
  id: string;
  role: CombatRole;
  name: string;
}

type OfUnit = Pick<FactorUnit, 'id' | 'role'>;

/** The places of the lines that a factor made: of the unit, or of its side as a whole. Lines of nothing are none. */
export const linesWith = (lines: readonly ScoreLine[], unit: OfUnit, key: FactorKey): number[] =>
  lines.flatMap((line, index) => {
    const isOfIt = line.unitId === undefined ? line.side === unit.role : line.unitId === unit.id;
    const counts = line.points !== 0 || factorNamed(key).points === null;
    return isOfIt && counts && line.factors?.includes(key) ? [index] : [];
  });

export const holds = (lines: readonly ScoreLine[], unit: OfUnit, key: FactorKey): boolean =>
  linesWith(lines, unit, key).length > 0;

/** The points that its side's score gains when the factor is turned for the unit; 0 where it has no line. */
export function gainOf(lines: readonly ScoreLine[], unit: OfUnit, key: FactorKey, rulebook: Rulebook): number {
  const at = linesWith(lines, unit, key);
  const isOn = at.length > 0;
  if (factorNamed(key).points === null) {
    const status = lines.find(({ unitId }) => unitId === unit.id)?.points ?? 0;
    return isOn ? status : -status / 2;
  }
  return isOn ? -at.reduce((sum, index) => sum + lines[index]!.points, 0) : pointsOf(key, rulebook);
}

/** Factors that Control turns after the die, each with its reason: `unit|factor`. */
export type Turns = ReadonlyMap<string, string>;
export const turnKey = (unitId: string, key: FactorKey): string => `${unitId}|${key}`;
const turnOf = (key: string) => {
  const at = key.lastIndexOf('|');
  return { unitId: key.slice(0, at), key: key.slice(at + 1) as FactorKey };
};

/**
 * The figures of the score as ruled by the factors turned (§2): a line taken away falls to 0; what no line holds, or only
 * halves, is written into the status of its unit, with the factor beside the reason. A reason that is not written yet
 * leaves the whole figure without one.
 */
export function writtenByTurns(
  lines: readonly ScoreLine[],
  turns: Turns,
  rulebook: Rulebook,
): ReadonlyMap<string, Written> {
  const points = new Map<number, number>();
  const reasons = new Map<number, string[]>();
  const factors = new Map<number, FactorTurned[]>();
  const because = (index: number, ruled: number, reason: string, turned: FactorTurned[] = []) => {
    points.set(index, ruled);
    reasons.set(index, [...(reasons.get(index) ?? []), reason]);
    factors.set(index, [...(factors.get(index) ?? []), ...turned]);
  };
  // Halvings first: points are added to what is left of the status.
  const inOrder = [...turns].sort(
    ([one], [other]) => factorKeys.indexOf(turnOf(one).key) - factorKeys.indexOf(turnOf(other).key),
  );
  const isHalving = ([one]: [string, string]) => factorNamed(turnOf(one).key).points === null;
  for (const [turn, words] of [...inOrder.filter(isHalving), ...inOrder.filter((one) => !isHalving(one))]) {
    const { unitId, key } = turnOf(turn);
    const status = lines.findIndex((line) => line.unitId === unitId);
    const role = lines[status]?.side;
    if (!role) continue;
    const at = linesWith(lines, { id: unitId, role }, key);
    const isOn = at.length > 0;
    const before = points.get(status) ?? lines[status]!.points;
    const reason = words.trim() === '' ? '' : ruledReason(key, !isOn, words.trim());
    const turned = [{ factor: key, isGranted: !isOn, words: words.trim() }];
    if (isHalving([turn, words])) because(status, isOn ? before * 2 : before / 2, reason, turned);
    else if (isOn) for (const index of at) because(index, 0, words.trim());
    else because(status, before + pointsOf(key, rulebook), reason, turned);
  }
  return new Map(
    [...points].map(([index, ruled]) => {
      const said = reasons.get(index)!;
      const reason = said.every(Boolean) ? said.join(betweenReasons) : '';
      return [`lines.${index}.points`, { text: `${tidy(ruled)}`, reason, factors: factors.get(index)! }];
    }),
  );
}

/** The score of the form as it is, and the words with which a factor may be turned. */
interface TurnedWith {
  grouping: Grouping;
  candidates: Candidates;
  /** The words an advantage is given with. */
  advantage: string;
  /** Aircraft as the orders give them to the combat. */
  ordered: CombatDraft['air'];
}

/**
 * The form of a combat with a factor turned for a unit in contact: what Control ticks of it. null: it follows from what
 * the units are, or from the hour, and is not Control's to tick before the die.
 */
export function turnedOnForm(
  draft: CombatDraft,
  unit: OfUnit,
  key: FactorKey,
  isOn: boolean,
  { grouping, candidates, advantage, ordered }: TurnedWith,
): CombatDraft | null {
  switch (key) {
    case 'tacticalAdvantage':
      return withUnit(draft, unit.id, { advantages: isOn ? '' : advantage });
    case 'unprepared':
      return withUnit(draft, unit.id, { isPrepared: isOn, isPreparedByHand: true });
    case 'nonTactical':
      return withUnit(draft, unit.id, { posture: isOn ? 'tact' : 'nonTact' });
    case 'closeCountry': {
      const onMap = firstDefender(draft, candidates)?.ground;
      if (!isOn && onMap && isCloseCountry(onMap)) return { ...draft, ground: null };
      return { ...draft, ground: { ...grouping.ground, isBuiltUp: !isOn, isWoods: false, isCity: false } };
    }
    case 'otherFormation': {
      const own = candidates.get(unit.id)?.formation;
      const formations = unitsIn(draft, unit.role, false).flatMap(
        ({ unitId }) => candidates.get(unitId)?.formation ?? [],
      );
      const lead = isOn ? own : formations.find((one) => one !== own);
      if (lead === undefined) return null;
      return { ...draft, ...(unit.role === 'attacker' ? { attackersLead: lead } : { defendersLead: lead }) };
    }
    case 'airSupport': {
      const rest = draft.air.filter(({ role }) => role !== unit.role);
      const own = ordered.filter(({ role }) => role === unit.role);
      return isOn ? { ...draft, air: rest } : own.length > 0 ? { ...draft, air: [...rest, ...own] } : null;
    }
    default:
      return null;
  }
}
