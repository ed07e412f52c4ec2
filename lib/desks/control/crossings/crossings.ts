import { atBridgeWithinKm } from '@/lib/adjudication/bridges';
import { bridgingPartOf, lacksForBridging } from '@/lib/adjudication/bridging';
import { resolveTraffic } from '@/lib/adjudication/traffic';
import { builderOf } from '@/lib/advice/crossings/bridging-builders';
import { teamsOf } from '@/lib/db/access/teams';
import { bridgeTakersOnMap, passagesSince, queuesOf, rowsNoted, worksUnderWay } from '@/lib/db/crossings/crossings';
import { crossingsOnMaster, gameInTurn, unitsOnMaster } from '@/lib/db/movement/units';
import type { BridgingWork, Crossing, Passage, QueuePlace, Unit } from '@/lib/db/rows';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { isInField, kmBetween, type Place } from '@/lib/geometry';
import { bridgeTakers } from '@/lib/sides';
import { type CompanionGameOnList, companionsByThing } from '@/lib/turn/cases/companion-games-about';
import { type TestCalled, testsCalledIn } from '@/lib/turn/crossings/bridge-tests-due';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { Arm, BridgingPart, Crosses, CrossingKind } from '@/lib/words';

/** The crossings of the game as their board shows them (§7, §8). Places in km on the grid, times ISO. */
export interface CrossingsDesk {
  turn: number;
  /** The crossings, those that matter now first: a test called for, a queue, a bridge being built, a row read for them. */
  crossings: CrossingOnBoard[];
  /** Bridges being built at places of their own, and in place of blown ones. */
  works: WorkOnBoard[];
  /** Every team, by name: who can be told of a crossing. */
  teams: { key: string; name: string }[];
  /** Every unit on the map: who can be queued, who can build. */
  units: UnitAtHand[];
}

const asItIs = ['id', 'name', 'water', 'capacityPoints', 'x', 'y', 'isPrepared', 'state', 'notes', 'version'] as const;

export interface CrossingOnBoard extends Pick<Crossing, (typeof asItIs)[number]> {
  kind: CrossingKind;
  /** Its last test; null: never tested. */
  tested: { turn: number; by: string; at: string | null; face: number } | null;
  /** Why its test is called for; null: it is not. */
  called: TestCalled | null;
  /** Points gone over this turn, in both directions (OC-108). */
  used: number;
  queue: QueuedOnBoard[];
  /** The units that went over this turn and the one before, the latest turn first. */
  passed: PassedOnBoard[];
  /** Rows of order sheets that Control reads as crossing it, with their units that have not crossed and do not wait yet. */
  rows: RowForCrossing[];
  /** Units that stand at it and can check it: of a side that makes bridges safe. */
  there: { id: string; name: string }[];
  workId: string | null;
  mattersNow: boolean;
  /** The companion games it was played out in, the last begun first. */
  companions: CompanionGameOnList[];
}

const ofItsUnit = ['name', 'shortName', 'side', 'nation', 'arm', 'sizePoints', 'isOnMap'] as const;

/** A unit in the order of march, with what this turn would bring it. */
export interface QueuedOnBoard
  extends Pick<Unit, (typeof ofItsUnit)[number]>,
    Pick<QueuePlace, 'unitId' | 'pointsAcross' | 'joinedIn'> {
  /** True when it would cross this turn: wholly, in part, or not at all. */
  crosses: Crosses;
  /** The size points that would then be across. */
  acrossThen: number;
}

export interface PassedOnBoard extends Pick<Passage, 'id' | 'unitId' | 'turn' | 'points' | 'isWhole'> {
  name: string;
}

interface RowForCrossing {
  lineId: string;
  teamName: string;
  number: number;
  orders: string;
  units: { id: string; name: string }[];
}

const ofTheWork = [
  'id',
  'name',
  'crossingId',
  'water',
  'isMajor',
  'x',
  'y',
  'turnsNeeded',
  'turnsDone',
  'startedIn',
  'version',
] as const;

export interface WorkOnBoard extends Pick<BridgingWork, (typeof ofTheWork)[number]> {
  units: { id: string; name: string; km: number | null }[];
  /** The parts that are missing now; empty: this turn counts. */
  lacks: BridgingPart[];
}

const ofAUnit = ['id', 'name', 'shortName', 'formation', 'arm', 'sizePoints'] as const;

interface UnitAtHand extends Pick<Unit, (typeof ofAUnit)[number]>, Place {
  /** The part it can take in building a bridge; null: none. */
  builds: BridgingPart | null;
}

/** The board of the crossings of the seat's game. */
export async function crossingsDesk(inGame: InGame): Promise<CrossingsDesk> {
  const { gameId } = inGame;
  const { game } = await gameInTurn(gameId);
  const sides = await gameSides(gameId);
  const [crossings, units, queues, passages, works, rows, teams, called, takers, companions] = await Promise.all([
    crossingsOnMaster(gameId),
    unitsOnMaster(gameId),
    queuesOf(gameId),
    passagesSince(gameId, game.turn - 1),
    worksUnderWay(gameId),
    rowsNoted(gameId, game.turn),
    teamsOf(gameId),
    testsCalledIn(gameId, game.turn),
    bridgeTakersOnMap(gameId, bridgeTakers(sides)),
    companionsByThing(gameId, 'crossing'),
  ]);
  const unitById = new Map(units.map((unit) => [unit.id, unit]));
  const nameOfTeam = new Map(teams.map(({ id, name }) => [id, name]));
  const onBoard = crossings.map((crossing): CrossingOnBoard => {
    const here = <Row extends { crossingId: string }>(all: readonly Row[]) =>
      all.filter(({ crossingId }) => crossingId === crossing.id);
    const queue = here(queues);
    const passed = here(passages);
    const busy = new Set([
      ...queue.map(({ unitId }) => unitId),
      ...passed.filter(({ turn, isWhole }) => turn === game.turn && isWhole).map(({ unitId }) => unitId),
    ]);
    const read = rows
      .filter(({ crossingIds }) => crossingIds.includes(crossing.id))
      .map((row) => ({
        lineId: row.lineId,
        teamName: nameOfTeam.get(row.teamId) ?? '',
        number: row.position + 1,
        orders: row.orders,
        units: row.unitIds
          .filter((id) => !busy.has(id) && unitById.get(id)?.isOnMap)
          .map((id) => ({ id, name: unitById.get(id)!.shortName })),
      }))
      .filter((row) => row.units.length > 0);
    const test = called.find(({ crossingId }) => crossingId === crossing.id) ?? null;
    const work = works.find(({ crossingId }) => crossingId === crossing.id);
    return {
      ...onItsOwn(crossing, queue, passed, unitById, game.turn),
      called: test,
      rows: read,
      there: takers
        .filter((unit) => kmBetween(unit, crossing) <= atBridgeWithinKm)
        .map(({ id, shortName }) => ({ id, name: shortName })),
      workId: work?.id ?? null,
      companions: companions.get(crossing.id) ?? [],
      mattersNow: test !== null || queue.length > 0 || work !== undefined || read.length > 0,
    };
  });
  return {
    turn: game.turn,
    crossings: [
      ...onBoard.filter((one) => one.mattersNow).sort(byUrgency),
      ...onBoard.filter((one) => !one.mattersNow),
    ],
    works: works.map((work) => ({
      ...only(work, ofTheWork),
      units: work.unitIds.flatMap((id) => {
        const unit = unitById.get(id);
        if (!unit) return [];
        const at = unit.isOnMap && unit.x !== null && unit.y !== null ? { x: unit.x, y: unit.y } : null;
        return [{ id, name: unit.shortName, km: at && kmBetween(at, work) }];
      }),
      lacks: lacksForBridging(
        work.unitIds.flatMap((id) => unitById.get(id) ?? []).map((unit) => builderOf(unit)),
        work,
      ),
    })),
    teams: teams.map((team) => only(team, ['key', 'name'])),
    units: units.filter(isInField).map(atHand),
  };
}

/** Tests that are due first, then other tests, queues, bridges being built. */
const byUrgency = (a: CrossingOnBoard, b: CrossingOnBoard): number => urgency(a) - urgency(b);
const urgency = ({ called, queue, workId }: CrossingOnBoard): number =>
  called?.call === 'due' ? 0 : queue.length > 0 ? 1 : workId ? 2 : called ? 3 : 4;

function onItsOwn(
  crossing: Crossing,
  queue: readonly QueuePlace[],
  passed: readonly Passage[],
  unitById: ReadonlyMap<string, Unit>,
  turn: number,
) {
  const { capacityPoints, state, testedIn, testedBy, testedAt, testedRoll } = crossing;
  const kind = crossing.kind as CrossingKind;
  const used = passed.filter((one) => one.turn === turn).reduce((sum, { points }) => sum + points, 0);
  const march = queue.map((place) => ({ place, unit: unitById.get(place.unitId)! }));
  const { queue: found } = resolveTraffic({
    crossing: { kind, capacityPoints, pointsUsed: used, isBlown: state === 'blown' },
    queue: march.map(({ place, unit }) => ({
      id: unit.id,
      unitSizePoints: unit.sizePoints,
      pointsAcross: place.pointsAcross,
    })),
  });
  return {
    ...only(crossing, asItIs),
    kind,
    used,
    tested:
      testedIn === null || testedRoll === null
        ? null
        : { turn: testedIn, by: testedBy ?? '', at: testedAt?.toISOString() ?? null, face: testedRoll },
    queue: march.map(({ place, unit }, i) => ({
      ...only(unit, ofItsUnit),
      ...only(place, ['unitId', 'pointsAcross', 'joinedIn']),
      crosses: found[i]!.crosses,
      acrossThen: found[i]!.pointsAcross,
    })),
    passed: passed.map((one) => ({
      ...only(one, ['id', 'unitId', 'turn', 'points', 'isWhole']),
      name: unitById.get(one.unitId)?.shortName ?? '',
    })),
  };
}

const atHand = (unit: Unit & Place): UnitAtHand => ({
  ...only(unit, [...ofAUnit, 'x', 'y']),
  builds: bridgingPartOf(unit.arm as Arm),
});

/** The marks of the master map at a crossing, by its id; a crossing without a row has nothing to say. */
interface CrossingMarkOnMap {
  /** Units that wait. */
  waiting: number;
  call: TestCalled['call'] | null;
}

/** A bridge being built, as the master map draws it. */
export interface BridgingOnMap extends Pick<WorkOnBoard, 'id' | 'name' | 'crossingId' | 'x' | 'y'> {
  turnsToGo: number;
}

/** The marks of the crossings on the master map. */
export async function crossingMarks(
  gameId: string,
  turn: number,
): Promise<{ marks: Map<string, CrossingMarkOnMap>; bridging: BridgingOnMap[] }> {
  const [queues, works, called] = await Promise.all([
    queuesOf(gameId),
    worksUnderWay(gameId),
    testsCalledIn(gameId, turn),
  ]);
  const marks = new Map<string, CrossingMarkOnMap>();
  const at = (id: string) => marks.get(id) ?? { waiting: 0, call: null };
  for (const { crossingId } of queues)
    marks.set(crossingId, { ...at(crossingId), waiting: at(crossingId).waiting + 1 });
  for (const { crossingId, call } of called) marks.set(crossingId, { ...at(crossingId), call });
  const bridging = works.map((work) => ({
    ...only(work, ['id', 'name', 'crossingId', 'x', 'y']),
    turnsToGo: work.turnsNeeded - work.turnsDone,
  }));
  return { marks, bridging };
}

/** The number of crossings that have a queue or a test that is due. */
export async function crossingsWaiting(gameId: string, turn: number): Promise<number> {
  const [queues, called] = await Promise.all([queuesOf(gameId), testsCalledIn(gameId, turn)]);
  const due = called.filter(({ call }) => call === 'due').map(({ crossingId }) => crossingId);
  return new Set([...queues.map(({ crossingId }) => crossingId), ...due]).size;
}
