import { resolveCombat, scoreCombat } from '@/lib/adjudication/combat';
import { scriptedDice } from '@/lib/adjudication/dice';
import type {
  AirEntry,
  CombatCase,
  ContactUnit,
  Face,
  Force,
  Odds,
  Policies,
  Rulebook,
  ScoreLine,
  SupportingArtillery,
} from '@/lib/adjudication/types';
import { only } from '@/lib/values';
import { type CombatResult, type CombatRole, combatResults, combatRoles } from '@/lib/words';

/** A combat that was fought, put to the rules again with something in it otherwise. Nothing of the game changes by it. */

/** The changes that are asked for; fields that are left out stay as they were. */
export interface WhatIf {
  die?: Face;
  /** One disputed rule read another way. */
  reading?: { policy: keyof Policies; value: Policies[keyof Policies] };
  /** Units of the fight that are prepared where they were not, and the other way about. */
  preparedTurned?: readonly string[];
  /** Units that join a side. */
  units?: readonly { role: CombatRole; unit: ContactUnit }[];
  /** Guns that support a side besides, and the ids of those that do not. */
  guns?: readonly { role: CombatRole; guns: SupportingArtillery }[];
  withoutGuns?: readonly string[];
  /** Air support besides, and what of it does not come: by its side and place, `attacker 0`. */
  air?: readonly { role: CombatRole; entry: AirEntry }[];
  withoutAir?: readonly string[];
}

/** The outcome of a combat: its scores, the chance of each row of the Results Table, and the results of its die. */
export interface CameTo {
  attackersScore: number;
  defendersScore: number;
  /** The working: what each side has, in lines that sum. */
  lines: ScoreLine[];
  odds: Odds[];
  /** The rows of the table, best for the attackers first, each with how many of the six faces give it. */
  chances: { result: CombatResult; outOfSix: number }[];
  die: Face;
  margin: number;
  result: CombatResult;
  /** Steps lost by each side on that die. */
  steps: Record<CombatRole, number>;
}

/** The case as it would have been put. */
export function caseIf(combat: CombatCase, change: WhatIf): CombatCase {
  const force = (role: CombatRole): Force => {
    const { leadFormation, units, artillery, air } = combat[role];
    const more = <One extends { role: CombatRole }>(all: readonly One[] | undefined) =>
      (all ?? []).filter((one) => one.role === role);
    const turned = (unit: ContactUnit): ContactUnit =>
      change.preparedTurned?.includes(unit.id) ? { ...unit, isPrepared: !unit.isPrepared } : unit;
    return {
      leadFormation,
      units: [...units.map(turned), ...more(change.units).map(({ unit }) => unit)],
      artillery: [
        ...artillery.filter(({ id }) => !change.withoutGuns?.includes(id)),
        ...more(change.guns).map(({ guns }) => guns),
      ],
      air: [
        ...air.filter((_, place) => !change.withoutAir?.includes(`${role} ${place}`)),
        ...more(change.air).map(({ entry }) => entry),
      ],
    };
  };
  return { ...combat, attacker: force('attacker'), defender: force('defender') };
}

/** The rulebook as it would have been read. */
const rulebookIf = (rulebook: Rulebook, { reading }: WhatIf): Rulebook =>
  reading ? { ...rulebook, policies: { ...rulebook.policies, [reading.policy]: reading.value } } : rulebook;

/**
 * The result of a combat with something changed: with an empty change, as it was found. `rolls`: the dice as they fell,
 * the combat die first; where a retreat die is due that nobody rolled, it is taken as a 3: steps do not hang on it.
 */
export function whatIf(combat: CombatCase, rulebook: Rulebook, rolls: readonly Face[], change: WhatIf): CameTo {
  const put = caseIf(combat, change);
  const by = rulebookIf(rulebook, change);
  const { attackersScore, defendersScore, lines, odds } = scoreCombat(put, by);
  const die = change.die ?? rolls[0]!;
  const { margin, result, units } = resolveCombat(put, scriptedDice([die, rolls[1] ?? 3]), by);
  return {
    attackersScore,
    defendersScore,
    lines,
    odds,
    chances: combatResults.map((one) => ({
      result: one,
      outOfSix: odds.filter(({ result: given }) => given === one).length,
    })),
    die,
    margin,
    result,
    steps: Object.fromEntries(
      combatRoles.map((role) => [
        role,
        units.reduce((sum, unit) => sum + (unit.side === role ? unit.stepsTaken : 0), 0),
      ]),
    ) as Record<CombatRole, number>,
  };
}

/** A unit of the game as it would join a fight: prepared, unmoved, to attack or to hold. */
export const joining = (
  id: string,
  facts: Pick<ContactUnit, 'arm' | 'profile' | 'stepsLost' | 'formation' | 'flags'>,
  role: CombatRole,
): ContactUnit => ({
  id,
  ...only(facts, ['arm', 'profile', 'stepsLost', 'formation', 'flags']),
  action: role === 'attacker' ? 'attack' : 'hold',
  posture: 'tact',
  isPrepared: true,
  turnShareMoved: 0,
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 0,
});

/** The lines of a working that the other does not have. */
export const linesOnlyIn = (some: readonly ScoreLine[], other: readonly ScoreLine[]): ScoreLine[] => {
  const left = other.map(keyOfLine);
  return some.filter((line) => {
    const at = left.indexOf(keyOfLine(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

const keyOfLine = ({ side, unitId, what, points }: ScoreLine): string => JSON.stringify([side, unitId, what, points]);
