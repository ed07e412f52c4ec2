import type { AirEntry, ContactUnit, Force, Ground, SupportingArtillery } from '@/lib/adjudication';
import type { Scenario, ScenarioUnit } from '@/lib/scenario/types';
import { type Action, type AirKind, dayparts, type InterdictionWeight, type Side } from '@/lib/words';

/** The questions to the rulebook in one turn of a large game: the same every time, of the units of a real scenario. */

const counts = { combats: 60, interdictions: 30, airFights: 20, crossings: 100 };

/** Cases as JSON: defaults may be left out. */
export interface TurnInputs {
  combat: object[];
  interdiction: object[];
  airToAir: object[];
  traffic: object[];
}

/** The sources of a turn's cases. */
interface Drawn {
  /** The unit of a side that is drawn as number so-and-so. */
  fighter: (side: Side, number: number) => ScenarioUnit;
  guns: (side: Side, number: number) => ScenarioUnit;
  /** Counter notation and size points of a unit. */
  profileOf: (unit: ScenarioUnit) => { notation: string; sizePoints: number };
  crossings: Scenario['crossings'];
}

export function turnInputs(scenario: Scenario): TurnInputs {
  const drawn = drawnFrom(scenario);
  return {
    combat: listOf(counts.combats, (n) => combat(drawn, n)),
    interdiction: listOf(counts.interdictions, (n) => interdiction(drawn, n)),
    airToAir: listOf(counts.airFights, airFight),
    traffic: listOf(counts.crossings, (n) => crossing(drawn, n)),
  };
}

const listOf = <Item>(count: number, of: (n: number) => Item): Item[] => Array.from({ length: count }, (_, n) => of(n));

const inTurn = <Item>(items: readonly Item[], n: number): Item => items[n % items.length]!;

function drawnFrom({ units, profiles, crossings }: Scenario): Drawn {
  const byKey = new Map(profiles.map((profile) => [profile.key, profile]));
  const ofSide = (isOne: (unit: ScenarioUnit) => boolean) => ({
    allied: units.filter((unit) => unit.side === 'allied' && isOne(unit)),
    german: units.filter((unit) => unit.side === 'german' && isOne(unit)),
  });
  const fighters = ofSide(({ artilleryClass, arm }) => artilleryClass === null && arm !== 'hq' && arm !== 'transport');
  const guns = ofSide(({ artilleryClass }) => artilleryClass !== null);
  return {
    fighter: (side, number) => inTurn(fighters[side], number),
    guns: (side, number) => inTurn(guns[side], number),
    profileOf: ({ profile }) => byKey.get(profile)!,
    crossings,
  };
}

const grounds: readonly Partial<Ground>[] = [
  {},
  { isWoods: true },
  { isBuiltUp: true },
  {},
  { isCity: true },
  { isBadTerrain: true },
  { isBadTerrain: true, isWoods: true },
  { isFortified: true },
];
const attacks: readonly Action[] = ['attack', 'attack', 'breakThrough', 'attack', 'probe'];

/** Two to six units against one to four, each side with guns, aircraft and advantages now and then. */
function combat(drawn: Drawn, n: number): object {
  const [attacker, defender]: Side[] = n % 2 === 0 ? ['allied', 'german'] : ['german', 'allied'];
  return {
    daypart: inTurn(dayparts, n),
    ground: inTurn(grounds, n),
    attacker: force(drawn, attacker!, n, { units: 2 + (n % 5), guns: n % 3, action: inTurn(attacks, n) }),
    defender: force(drawn, defender!, n, { units: 1 + (n % 4), guns: n % 2, action: 'hold' }),
  };
}

function force(drawn: Drawn, side: Side, n: number, of: { units: number; guns: number; action: Action }): object {
  const units = listOf(of.units, (i) => contactUnit(drawn, side, 7 * n + i, of.action));
  const artillery = listOf(of.guns, (i) => supportingGuns(drawn, side, 3 * n + i));
  const air = side === 'allied' && n % 3 !== 0 ? listOf(1 + (n % 2), (i) => airEntry(n + i)) : [];
  return { leadFormation: units[0]!.formation, units, artillery, air } satisfies Partial<Record<keyof Force, unknown>>;
}

const contactUnit = (drawn: Drawn, side: Side, n: number, action: Action): Partial<ContactUnit> => {
  const unit = drawn.fighter(side, n);
  const profile = drawn.profileOf(unit).notation;
  return {
    id: unit.id,
    arm: unit.arm,
    profile,
    stepsLost: Math.min(n % 3, profile.split('-').length - 1),
    formation: unit.formation,
    action,
    posture: n % 9 === 0 ? 'nonTact' : 'tact',
    isPrepared: n % 4 !== 0,
    turnShareMoved: inTurn([0, 0.25, 0, 0.5, 0.6], n),
    flags: unit.flags,
    tacticalAdvantages: n % 6 === 0 ? ['holds the ridge'] : [],
    standFast: action === 'hold' && n % 5 === 0,
    cannotRetire: action === 'hold' && n % 11 === 0,
    startLineKm: 2,
  };
};

const supportingGuns = (drawn: Drawn, side: Side, n: number): Partial<SupportingArtillery> => {
  const unit = drawn.guns(side, n);
  return {
    id: unit.id,
    profile: drawn.profileOf(unit).notation,
    class: unit.artilleryClass!,
    rangeKm: inTurn([4.5, 7, 9.2, 11], n),
    turnShareMoved: inTurn([0, 0, 0.3], n),
  };
};

const airKinds: readonly AirKind[] = ['alliedGroundAttack', 'alliedGroundAttack', 'heavyBomber'];

const airEntry = (n: number): Partial<AirEntry> => ({
  kind: inTurn(airKinds, n),
  squadrons: 1 + (n % 8),
  isCabRank: n % 6 === 0,
  inGroundOrders: true,
  inAirOrders: n % 7 !== 0,
  hasAirLiaison: n % 5 !== 0,
  ...(n % 8 === 0 ? { stoppedBy: 'badWeather' } : {}),
});

const weights: readonly InterdictionWeight[] = ['light', 'medium', 'heavy'];

const interdiction = (drawn: Drawn, n: number): object => ({
  targets: listOf(1 + (n % 5), (i) => {
    const unit = drawn.fighter(n % 2 === 0 ? 'german' : 'allied', 11 * n + i);
    return { id: unit.id, profile: drawn.profileOf(unit).notation, isFlak: unit.flakWeights.length > 0 };
  }),
  forces: listOf(1 + (n % 3), (i) => ({ weight: inTurn(weights, n + i), count: 1 + ((n + i) % 12) })),
});

const airFight = (n: number): object => ({
  a: 1 + ((5 * n) % 14),
  b: (3 * n) % 11,
  ...(n % 2 === 0 ? { escorted: { by: 'b', transportSerials: n, bomberSquadrons: n % 4 } } : {}),
});

const crossing = (drawn: Drawn, n: number): object => {
  const { kind, capacityPoints, isBlown } = inTurn(drawn.crossings, n);
  return {
    crossing: { kind, capacityPoints, isBlown, pointsUsed: n % 10 },
    queue: listOf(2 + (n % 7), (i) => {
      const unit = drawn.fighter(n % 2 === 0 ? 'allied' : 'german', 13 * n + i);
      return { id: unit.id, unitSizePoints: drawn.profileOf(unit).sizePoints, pointsAcross: 0 };
    }),
  };
};
