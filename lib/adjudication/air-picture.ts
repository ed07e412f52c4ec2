import Flatbush from 'flatbush';
import type { Place } from '@/lib/geometry';
import { type AirMission, type Side, sides } from '@/lib/words';
import { type AirSide, type AirToAirCase, type AirToAirOutcome, bombersTurnBack } from './air-to-air';
import { type CoverArea, entryOf, type FlightPath, overlapOf } from './air-ways';

/** The air picture (§13, 1 and 2): whose air cover meets whose, and which fly-in routes run through enemy air cover. */

/** An air order as it flies. */
export interface FlownTask {
  id: string;
  side: Side;
  mission: AirMission;
  /** Squadrons, or serials of a lift, that are left of it. */
  squadrons: number;
  /** Empty: nothing is drawn of it. */
  way: FlightPath;
  /** Air cover only. */
  cover: CoverArea | null;
  /** Escort: the order it protects. */
  escortsId: string | null;
}

/** Two air orders of opposing sides that meet, and where. `through`: a way that runs through enemy air cover. */
export interface AirMeeting {
  kind: 'mutualCover' | 'through';
  /** The cover that is met, or the first of two by its id. */
  coverId: string;
  otherId: string;
  at: Place;
}

/** One air combat as proposed: everybody who meets in one piece of sky. Ids in order. */
interface AirCombatProposed {
  /** Every order in it, escorts too: what a case is put of. */
  taskIds: string[];
  meetings: AirMeeting[];
  /** The side whose transports, bombers or close support are caught; null: cover against cover. */
  caught: Side | null;
  /** Both sides have something caught here: the same air cover is in two proposals, and Control decides which. */
  sharesCover: boolean;
}

const caughtMissions: ReadonlySet<AirMission> = new Set<AirMission>([
  'airTransport',
  'bombing',
  'closeAirSupport',
  'cabRank',
]);

/** True when enemy air cover on its way makes a combat: fly-in routes (§13, 2), and close support at its target (OC-44). */
const isCaught = (mission: AirMission): boolean => caughtMissions.has(mission);

const isFighting = ({ mission }: FlownTask): boolean => mission === 'airCover' || mission === 'escort';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/** Every meeting of opposing sides in the air. Covers are looked up by their boxes, each meeting is then measured. */
export function airMeetings(tasks: readonly FlownTask[]): AirMeeting[] {
  const flying = tasks.filter(({ squadrons }) => squadrons > 0).sort(byId);
  const covers = flying.flatMap((task) =>
    task.mission === 'airCover' && task.cover ? [{ task, area: task.cover }] : [],
  );
  if (covers.length === 0) return [];
  const index = new Flatbush(covers.length);
  for (const { area } of covers)
    index.add(area.x - area.radiusKm, area.y - area.radiusKm, area.x + area.radiusKm, area.y + area.radiusKm);
  index.finish();
  const near = (xs: number[], ys: number[], by: number) =>
    index
      .search(Math.min(...xs) - by, Math.min(...ys) - by, Math.max(...xs) + by, Math.max(...ys) + by)
      .sort((a, b) => a - b)
      .map((i) => covers[i]!);

  const dust = 1e-6;
  const mutual = covers.flatMap(({ task, area }) =>
    near([area.x], [area.y], area.radiusKm + dust).flatMap((other): AirMeeting[] => {
      if (other.task.side === task.side || other.task.id <= task.id) return [];
      const at = overlapOf(area, other.area);
      return at ? [{ kind: 'mutualCover', coverId: task.id, otherId: other.task.id, at }] : [];
    }),
  );
  const through = flying.flatMap((task) => {
    if (!isCaught(task.mission) || task.way.length === 0) return [];
    const xs = task.way.map(({ x }) => x);
    const ys = task.way.map(({ y }) => y);
    return near(xs, ys, dust).flatMap((cover): AirMeeting[] => {
      const at = cover.task.side === task.side ? null : entryOf(task.way, cover.area);
      return at ? [{ kind: 'through', coverId: cover.task.id, otherId: task.id, at }] : [];
    });
  });
  return [...mutual, ...through];
}

/**
 * The air combats of a turn (§13): all that meet, directly or through others, are one combat, because a squadron fights
 * once. Escorts fight where what they protect fights. Only those that meet an enemy are in one.
 */
export function airCombats(tasks: readonly FlownTask[]): AirCombatProposed[] {
  const meetings = airMeetings(tasks);
  const known = new Map(tasks.map((task) => [task.id, task]));
  const groupOf = new Map<string, AirMeeting[]>();
  for (const meeting of meetings) {
    const joined = [
      ...new Set([groupOf.get(meeting.coverId) ?? [], groupOf.get(meeting.otherId) ?? [], [meeting]]),
    ].flat();
    for (const { coverId, otherId } of joined) for (const id of [coverId, otherId]) groupOf.set(id, joined);
  }
  const combats = [...new Set(groupOf.values())].flatMap((met): AirCombatProposed[] => {
    const ids = [...new Set(met.flatMap(({ coverId, otherId }) => [coverId, otherId]))];
    const caught = ids.filter((id) => isCaught(known.get(id)!.mission));
    const struck = sides.filter((side) => caught.some((id) => known.get(id)!.side === side));
    const covers = ids.filter((id) => !caught.includes(id));
    if (struck.length === 0) return [{ taskIds: covers.sort(), meetings: met, caught: null, sharesCover: false }];
    return struck.map((side) => {
      const own = caught.filter((id) => known.get(id)!.side === side);
      const escorts = tasks.filter(
        (task) =>
          task.mission === 'escort' && task.side === side && task.squadrons > 0 && own.includes(task.escortsId ?? ''),
      );
      return {
        taskIds: [...covers, ...own, ...escorts.map(({ id }) => id)].sort(),
        meetings: met.filter(({ kind, otherId }) => kind === 'mutualCover' || own.includes(otherId)),
        caught: side,
        sharesCover: struck.length > 1,
      };
    });
  });
  return combats.sort((one, other) => (one.taskIds.join() < other.taskIds.join() ? -1 : 1));
}

/** The sides of an air combat, by the ids of the orders: the Allies are side A. */
export interface AirRoles {
  a: string[];
  b: string[];
  transports: string[];
  /** Bombers and close support: what fighters take of them is quartered. */
  bombers: string[];
}

/** The case of an air combat, or why these orders make none. */
type AirCombatReading = { ok: true; case: AirToAirCase; roles: AirRoles } | { ok: false; message: string };

/** The case that these orders make (§13, OC-95, OC-96): fighters against fighters, and what one side escorts. */
export function airCombatCase(tasks: readonly FlownTask[]): AirCombatReading {
  const flying = tasks.filter(({ squadrons }) => squadrons > 0);
  const sum = (of: readonly FlownTask[]) => of.reduce((all, { squadrons }) => all + squadrons, 0);
  const fighters = (side: Side) => flying.filter((task) => task.side === side && isFighting(task));
  const caught = flying.filter(({ mission }) => isCaught(mission));
  const allied = fighters('allied');
  const german = fighters('german');
  const sides = new Set(caught.map(({ side }) => side));
  if (sides.size > 1)
    return { ok: false, message: 'Only one side’s transports and bombers can be caught in one air combat.' };
  const enemies = caught[0]?.side === 'allied' ? german : allied;
  if (caught.length > 0 && enemies.length === 0) return { ok: false, message: 'No enemy fighters meet them.' };
  if (caught.length === 0 && (allied.length === 0 || german.length === 0))
    return { ok: false, message: 'An air combat needs fighters of both sides.' };
  const transports = caught.filter(({ mission }) => mission === 'airTransport');
  const bombers = caught.filter(({ mission }) => mission !== 'airTransport');
  const escorted = caught[0] && {
    by: caught[0].side === 'allied' ? ('a' as const) : ('b' as const),
    transportSerials: sum(transports),
    bomberSquadrons: sum(bombers),
  };
  const ids = (of: readonly FlownTask[]) => of.map(({ id }) => id);
  return {
    ok: true,
    case: { a: sum(allied), b: sum(german), ...(escorted ? { escorted } : {}) },
    roles: { a: ids(allied), b: ids(german), transports: ids(transports), bombers: ids(bombers) },
  };
}

/**
 * The winner of the air: the larger side by a win, the smaller by the larger's loss, or the side that flew unopposed. Null:
 * a draw (OC-95).
 */
export function airWinner({ attacker, result }: Pick<AirToAirOutcome, 'attacker' | 'result'>): AirSide | null {
  if (result === 'draw') return null;
  return result === 'lose' ? (attacker === 'a' ? 'b' : 'a') : attacker;
}

/**
 * The orders that are driven off and carry out nothing (OC-44): the fighters that lost, and bombers and close support
 * whose escort did, unless Control ruled otherwise of the bombers (OC-136). Transports lose serials (§13, 4); what is left of a lift flies on.
 */
export function drivenOff(
  put: Pick<AirToAirCase, 'escorted'>,
  outcome: Pick<AirToAirOutcome, 'attacker' | 'result' | 'areBombersDrivenOff'>,
  roles: AirRoles,
): string[] {
  const winner = airWinner(outcome);
  const lost = winner === null ? [] : winner === 'a' ? roles.b : roles.a;
  return bombersTurnBack(put, outcome) ? [...lost, ...roles.bombers] : lost;
}
