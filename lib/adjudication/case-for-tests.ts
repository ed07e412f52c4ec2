import type { CombatRole } from '@/lib/words';
import { resolveCombat, scoreCombat } from './combat';
import { scriptedDice } from './dice';
import { literal2011 } from './rulebook';
import type {
  AirEntry,
  CombatCase,
  CombatOutcome,
  ContactUnit,
  Face,
  Force,
  Ground,
  Rulebook,
  SupportingArtillery,
} from './types';

/** Cases for the tests, as short as their sentences. Units are infantry of status 5, prepared, unless said otherwise. */

export const aUnit = (id: string, more: Partial<ContactUnit> = {}): ContactUnit => ({
  id,
  arm: 'infantry',
  profile: '5-3-2-1-0',
  stepsLost: 0,
  formation: 'lead',
  action: 'attack',
  posture: 'tact',
  isPrepared: true,
  turnShareMoved: 0,
  flags: [],
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 0,
  ...more,
});

export const tanks = (id: string, more: Partial<ContactUnit> = {}): ContactUnit =>
  aUnit(id, { arm: 'armour', profile: '8-6-4-2-0', ...more });

export const guns = (id: string, more: Partial<SupportingArtillery> = {}): SupportingArtillery => ({
  id,
  profile: '[6-4-2-0]',
  stepsLost: 0,
  class: 'field',
  rangeKm: 7,
  turnShareMoved: 0,
  ...more,
});

export const air = (squadrons: number, more: Partial<AirEntry> = {}): AirEntry => ({
  kind: 'alliedGroundAttack',
  squadrons,
  isCabRank: false,
  inGroundOrders: true,
  inAirOrders: true,
  hasAirLiaison: true,
  ...more,
});

export const aForce = (units: ContactUnit[], more: Partial<Force> = {}): Force => ({
  leadFormation: 'lead',
  units,
  artillery: [],
  air: [],
  ...more,
});

export const openGround: Ground = {
  isBuiltUp: false,
  isWoods: false,
  isCity: false,
  isFortified: false,
  isBadTerrain: false,
};

interface Told extends Partial<Omit<CombatCase, 'ground'>> {
  ground?: Partial<Ground>;
}

export const aCombat = ({ ground, ...more }: Told = {}): CombatCase => ({
  daypart: 'morning',
  attacker: aForce([aUnit('a')]),
  defender: aForce([aUnit('d')]),
  ...more,
  ground: { ...openGround, ...ground },
});

/** Resolves with exactly these faces; throws when they are too few or too many. */
export function resolved(combat: CombatCase, faces: Face[], rulebook: Rulebook = literal2011): CombatOutcome {
  const dice = scriptedDice(faces);
  const outcome = resolveCombat(combat, dice, rulebook);
  dice.end();
  return outcome;
}

/** The points of the lines of one unit, first its status, then its factors. */
export const pointsOf = (combat: CombatCase, unitId: string, rulebook: Rulebook = literal2011): number[] =>
  scoreCombat(combat, rulebook)
    .lines.filter((line) => line.unitId === unitId)
    .map(({ points }) => points);

/** The sentences of a side that begin with `words`, as `unit: points`. */
export const linesThat = (
  combat: CombatCase,
  role: CombatRole,
  words: string,
  rulebook: Rulebook = literal2011,
): string[] =>
  scoreCombat(combat, rulebook)
    .lines.filter((line) => line.side === role && line.what.startsWith(words))
    .map(({ unitId, points }) => `${unitId ?? 'side'}: ${points}`);

export const scores = (combat: CombatCase, rulebook: Rulebook = literal2011): [number, number] => {
  const { attackersScore, defendersScore } = scoreCombat(combat, rulebook);
  return [attackersScore, defendersScore];
};

/** One unit's effect of an outcome. */
export const effectOn = (outcome: CombatOutcome, id: string) => outcome.units.find((unit) => unit.id === id)!;
