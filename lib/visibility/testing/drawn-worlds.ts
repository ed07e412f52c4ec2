import { strongestOf } from '@/lib/adjudication/probe';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { Place } from '@/lib/geometry';
import { type Arm, type CombatResult, type Side, winds } from '@/lib/words';
import type {
  ReportTruth,
  TruthClock,
  TruthCombat,
  TruthFighter,
  TruthGuns,
  TruthLink,
  TruthPlace,
  TruthUnit,
} from '../truth';
import { battalionWords, lossesOf } from '../words/player-words';
import { drawChanges, drawEvents, drawEventsKnown, type EventsKnown } from './drawn-events';
import {
  contactArms,
  type Draw,
  drawFight,
  drawKnown,
  type FightKnown,
  type Known,
  type OwnKnown,
  pairs,
  standingLike,
  successes,
} from './drawn-known';
import { places, unit } from './given-truth';

/** Worlds for `two-worlds.test.ts`: what a team may know is drawn once, what it may not know once for each world. */

export interface World {
  truth: ReportTruth;
  clock: TruthClock;
  links: TruthLink[];
  /** The ids by which the team knows the friends that Control chose, by unit. */
  friendIds: Map<string, string>;
  map: {
    title: string;
    credit: string;
    frame: { minX: number; minY: number; maxX: number; maxY: number };
    features: MapFeature[];
  };
}

interface MapFeature {
  layer: string;
  name: string;
  point: readonly [number, number];
  /** The scenario's own note, never printed. */
  note: string;
}

/** Facts that no player may read, under names and in words that a search would find. */
const canary = (draw: Draw): object => ({
  notes: `canary ${draw.number(0, 1e6)}`,
  score: draw.number(-20, 30),
  die: draw.number(1, 6),
});

const level = (draw: Draw): Pick<TruthUnit, 'profile' | 'stepsLost'> => ({
  profile: draw.one(['5-3-2-1-0', '6-5-4-3-2-0', '8-6-4-2-0', '[4-3-2-0]']),
  stepsLost: draw.number(0, 3),
});

/** A profile and a step at which a unit has this status. */
const levelOf = (draw: Draw, status: number): Pick<TruthUnit, 'profile' | 'stepsLost'> =>
  draw.yes() ? { profile: `10-${status}-0`, stepsLost: 1 } : { profile: `${status}-0`, stepsLost: 0 };

function ownUnit(draw: Draw, id: string, x: number, y: number): TruthUnit {
  return { ...unit(id, { name: `Battalion ${id}`, x, y, ...level(draw) }), ...canary(draw) };
}

/** A unit of another team of the side: of what it is worth the team knows nothing. */
const friendUnit = (draw: Draw, id: string, name: string, x: number, y: number): TruthUnit => ({
  ...unit(id, { teamId: 'neighbour', name, brigade: `KG Secret ${draw.number(1, 99)}`, x, y, ...level(draw) }),
  sizePoints: draw.number(1, 12),
  ...canary(draw),
});

/** An enemy unit of an arm, everything else about it unknown to the team. */
function enemyUnit(draw: Draw, arm: Arm, formation: string, key: string): TruthUnit {
  const serial = draw.number(100, 999);
  return {
    ...unit(`enemy-${key}-${serial}`, {
      side: 'german',
      teamId: `enemy-team-${draw.number(1, 3)}`,
      nation: 'GER',
      name: `Grenadierregiment ${serial}`,
      shortName: `GR ${serial}`,
      brigade: `KG Secret ${serial}`,
      sizePoints: draw.number(1, 12),
      arm,
      formation,
      x: draw.km(),
      y: draw.km(),
      ...level(draw),
    }),
    ...canary(draw),
  };
}

/** The same unit somewhere about a place, so that the middle of several is nearest to it of all places to 500 m. */
const about = (draw: Draw, { x, y }: Place, of: TruthUnit): TruthUnit => ({
  ...of,
  x: x + draw.number(-24, 24) / 100,
  y: y + draw.number(-24, 24) / 100,
});

function ownFighter(draw: Draw, known: OwnKnown): TruthFighter {
  const alike = pairs.filter(
    ({ before, after }) => before > 0 && lossesOf(before, after) === known.losses && (!known.isCaptured || after === 0),
  );
  const { before, after } = draw.one(alike);
  const of = { ...ownUnit(draw, known.id, known.x, known.y), ...standingLike(draw, known) };
  return {
    unit: known.isCaptured ? { ...of, isCaptured: true, isOnMap: false, x: null, y: null } : of,
    statusBefore: before,
    statusAfter: after,
    contributedStatus: draw.number(0, before),
    isCaptured: known.isCaptured,
    retiresKm: known.retires ? draw.number(1, 12) / 2 : 0,
    stoodFast: false,
  };
}

/** The enemy of a fight: any units of the kinds met whose contributed status comes to the same words. */
function enemyFighters(draw: Draw, known: FightKnown, f: number): TruthFighter[] {
  const arms = [...known.enemyArms, ...draw.some(0, 2, () => draw.one(known.enemyArms))];
  const sums = Array.from({ length: 80 }, (_, sum) => sum).filter((sum) => battalionWords(sum) === known.battalions);
  let left = draw.one(sums);
  const goes = known.isAttacker
    ? known.outcome === 'ground' || known.outcome === 'overrun'
    : known.outcome === 'beaten';
  return arms.map((arm, i) => {
    const share = i === arms.length - 1 ? left : draw.number(0, left);
    left -= share;
    const formation = known.identity ?? draw.one(['10 SS Pz Div', '406 Div', '245 Inf Div']);
    const before = draw.number(0, 10);
    const of = enemyUnit(draw, arm, formation, `${f}-${i}`);
    return {
      unit: known.isAttacker ? of : about(draw, known.enemyAt, of),
      statusBefore: before,
      statusAfter: draw.number(0, before),
      contributedStatus: share,
      isCaptured: known.hasPrisoners && i === 0,
      retiresKm: goes ? draw.number(1, 12) / 2 : 0,
      stoodFast: draw.yes(),
    };
  });
}

function drawCombat(draw: Draw, known: FightKnown, f: number): TruthCombat {
  const others = draw.some(0, known.own.length > 0 ? 2 : 0, (i) => ({
    ...ownFighter(draw, { ...draw.one(known.own), id: `neighbour-${f}-${i}-${draw.number(1, 99)}` }),
  }));
  const neighbours = others.map((held) => ({
    ...held,
    unit: { ...held.unit, teamId: 'neighbour', name: `Neighbour ${draw.number(1, 99)}` },
  }));
  const enemyGuns = (): TruthGuns => ({
    unitId: `guns-${draw.number(1, 999)}`,
    side: 'german',
    name: `Artillerieregiment ${draw.number(1, 999)}`,
  });
  const result: CombatResult =
    known.outcome === 'locked'
      ? 'confusedCombat'
      : known.outcome === 'beaten'
        ? 'attackersBadlyBeaten'
        : draw.one(successes);
  return {
    id: `combat-${f}`,
    place: { x: known.place.x + draw.number(0, 99) / 1000, y: known.place.y + draw.number(0, 99) / 1000 },
    ground: {
      isBuiltUp: draw.yes(),
      isWoods: draw.yes(),
      isCity: draw.yes(),
      isFortified: draw.yes(),
      isBadTerrain: draw.yes(),
    },
    attackingSide: known.isAttacker ? 'allied' : 'german',
    result,
    isOverrun: known.outcome === 'overrun',
    fighters: [
      ...known.own.map((own) => ({ ...ownFighter(draw, own), action: known.order, isPrepared: known.isPrepared })),
      ...neighbours.map((held) => ({ ...held, isPrepared: draw.yes() })),
      ...enemyFighters(draw, known, f).map((held) => ({ ...held, isPrepared: draw.yes() })),
    ],
    guns: [
      ...(known.hasGuns ? [enemyGuns(), ...draw.some(0, 2, enemyGuns)] : []),
      ...(known.hasOwnGuns
        ? [{ unitId: 'friends-guns', side: 'allied' as Side, name: `Field Regt ${draw.number(1, 99)}` }]
        : []),
    ],
    air: known.hasAir ? [{ side: 'german', kind: draw.one(['germanGroundAttack', 'heavyBomber'] as const) }] : [],
    ...canary(draw),
  };
}

/**
 * The units that a probe met: any units of one kind whose statuses come to the same words, at any step of any profile, the
 * strongest of the formation found out.
 */
function metByProbe(draw: Draw, { at, arm, battalions, identity }: NonNullable<Known['probe']>): TruthUnit[] {
  let left = draw.one(Array.from({ length: 21 }, (_, sum) => sum).filter((sum) => battalionWords(sum) === battalions));
  const met: TruthUnit[] = [];
  do {
    const status = Math.min(left, draw.number(1, 10));
    left -= status;
    met.push({
      ...about(draw, at, enemyUnit(draw, arm, draw.one(['10 SS Pz Div', '406 Div']), `probed-${met.length}`)),
      ...levelOf(draw, status),
    });
  } while (left > 0);
  const { id } = strongestOf(met.map((of) => ({ ...of, status: statusAt(profileOf(of.profile), of.stepsLost) })))!;
  return met.map((of) => (of.id === id ? { ...of, formation: identity } : of));
}

/** Any places of any patrols that lie that way from a unit, as one sees it: within an eighth of the compass. */
function patrolPlaces(draw: Draw, { x, y }: Place, wind: (typeof winds)[number]): Place[] {
  const angle = (2 - winds.indexOf(wind) + draw.number(-49, 49) / 100) * (Math.PI / 4);
  const km = draw.number(1, 20) / 10;
  const middle = { x: x + km * Math.cos(angle), y: y + km * Math.sin(angle) };
  const apart = draw.number(0, 30) / 10;
  if (draw.yes()) return [middle];
  return [
    { x: middle.x + apart, y: middle.y - apart },
    { x: middle.x - apart, y: middle.y + apart },
  ];
}

/** All that the team may know of a world. */
export type KnownWorld = Known & { events: EventsKnown };

export const drawKnownWorld = (draw: Draw): KnownWorld => ({ ...drawKnown(draw), events: drawEventsKnown(draw) });

/** A world in which the team may know what is `known`; all else is drawn again. */
export function drawWorld(draw: Draw, known: KnownWorld): World {
  const combats = known.fights.map((fight, f) => drawCombat(draw, fight, f));
  const resting = known.resting.map(({ id, x, y, effectiveness, since }) => ({
    ...ownUnit(draw, id, x, y),
    ...standingLike(draw, { effectiveness, since }),
  }));
  const own = [
    ...combats.flatMap(({ fighters }) =>
      fighters.map((held) => held.unit).filter(({ teamId }) => teamId === 'allied-team'),
    ),
    ...resting,
  ];
  const seen = drawEvents(draw, known.events, {
    own: (id, { x, y }) => ownUnit(draw, id, x, y),
    enemy: (arm, formation, key) => enemyUnit(draw, arm, formation, key),
    about: (place, of) => about(draw, place, of),
    level: (status) => levelOf(draw, status),
    like: (of, condition) => ({ ...of, ...standingLike(draw, condition) }),
  });
  const unseen = draw.some(0, 4, (i) =>
    enemyUnit(draw, draw.one(contactArms), draw.one(['2 FJ Div', '85 Inf Div', '9 SS Pz Div']), `unseen-${i}`),
  );
  const met = combats.flatMap(({ fighters }) =>
    fighters.map((held) => held.unit).filter(({ side }) => side === 'german'),
  );
  const prober = known.resting[0];
  const probes =
    known.probe && prober ? [{ id: 'probe', unitIds: [prober.id], met: metByProbe(draw, known.probe) }] : [];
  const watched = known.resting.at(-1);
  const patrols =
    known.patrolsFrom && watched
      ? [{ id: 'patrol', unitIds: [watched.id], from: patrolPlaces(draw, watched, known.patrolsFrom) }]
      : [];
  const elsewhere: TruthCombat[] = draw.some(0, 2, (i) => ({
    ...drawCombat(draw, { ...drawFight(draw, 90 + i), own: [] }, 90 + i),
    fighters: enemyFighters(draw, drawFight(draw, 90 + i), 90 + i),
  }));
  const strangers = draw.some(0, 2, (i) =>
    unit(`stranger-${i}`, { teamId: 'neighbour', name: `Stranger ${draw.number(1, 99)}` }),
  );
  const friends = known.friends.map(({ id, x, y }) => friendUnit(draw, id, `Friendly battalion ${id}`, x, y));
  const untold = draw.some(0, 3, (i) =>
    friendUnit(draw, `untold-${i}`, `Stranger ${draw.number(1, 99)}`, draw.km(), draw.km()),
  );
  const contacts = [...known.fights, ...(known.events.contact ? [known.events.contact] : [])].flatMap(
    ({ identity }) => [
      ...(identity ? [{ enemyFormation: identity, turnsRunning: draw.number(2, 9) }] : []),
      { enemyFormation: '406 Div', turnsRunning: draw.number(0, 1) },
    ],
  );
  return {
    truth: {
      turn: { number: 5, date: '1944-09-18', daypart: 'afternoon' },
      weather: known.weather,
      own: [...own, ...seen.own, ...untold, ...friends],
      enemy: [...met, ...probes.flatMap((probe) => probe.met), ...seen.enemy, ...unseen],
      combats: [...combats, ...elsewhere],
      probes,
      patrols: [
        ...patrols,
        ...strangers.map(({ id }) => ({ id, unitIds: [id], from: [{ x: draw.km(), y: draw.km() }] })),
      ],
      moves: [
        ...known.resting.flatMap(({ id, move }) => (move ? [{ unitId: id, ...move }] : [])),
        ...strangers.map(({ id }) => ({ unitId: id, isFinished: draw.yes(), why: `canary ${draw.number(0, 1e6)}` })),
      ],
      arrivals: [
        ...known.resting.flatMap(({ id, hasArrived }) => (hasArrived ? [{ unitId: id }] : [])),
        ...strangers.map(({ id }) => ({ unitId: id })),
      ],
      rows: known.resting.flatMap(({ id, row }) =>
        row ? [{ id: `row-${draw.number(1, 1e6)}-${id}`, unitIds: [id, `stranger-${draw.number(0, 1)}`], ...row }] : [],
      ),
      before: [
        ...resting.map(({ id, stepsLost }, i) => ({ unitId: id, place: known.resting[i]!.stood, stepsLost })),
        ...strangers.map(({ id }) => ({
          unitId: id,
          place: { x: draw.km(), y: draw.km() },
          stepsLost: draw.number(0, 3),
        })),
      ],
      objective: known.objective,
      requests: known.requests.map((request, i) => ({ id: `request-${i}-${draw.number(0, 1e6)}`, ...request })),
      events: seen.events,
      changes: drawChanges(draw, known.events),
      contacts,
      issuedIdentities: [],
      places: places as TruthPlace[],
    },
    clock: {
      gameId: 'game',
      title: 'Market Garden',
      turn: { number: 5, date: '1944-09-18', daypart: 'afternoon' },
      phase: 'briefing',
      phaseStartedAt: new Date(Date.UTC(2026, 10, 21, 10, known.phaseMinute)),
      budgetMinutes: 3,
      isBegun: true,
      isEnded: false,
      network: '',
      address: '',
      pausedAt: null,
      allowsRest: false,
      isLast: false,
      ...canary(draw),
    },
    friendIds: new Map([
      ...known.friends.map(({ id }) => [id, `told-${id}`] as const),
      ...unseen.map(({ id }) => [id, `told-${id}`] as const),
    ]),
    links: known.linkNames.map((toName, i) => ({ toTeamId: `team-${i}`, toName, means: 'wireless', ...canary(draw) })),
    map: {
      title: 'Arnhem',
      credit: 'ours',
      frame: { minX: 0, minY: 0, maxX: 90, maxY: 90 },
      features: [
        { layer: 'crossing', name: 'Arnhem road bridge', point: [74.6, 77.9], note: `canary ${draw.number(0, 1e6)}` },
      ],
    },
  };
}
