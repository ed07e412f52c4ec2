import type { Kinds } from '@/lib/adjudication/adjudicate';
import { reportOf, toldAs } from '@/lib/adjudication/air-to-air';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { RulesCase, Unit } from '@/lib/db/rows';
import { isInField, kmBetween } from '@/lib/geometry';
import type { MissionResult } from '@/lib/visibility/news-facts';
import type {
  TruthFlak,
  TruthHit,
  TruthLanding,
  TruthMission,
  TruthStrike,
  Weapon,
} from '@/lib/visibility/truth-events';
import type { InterdictionWeight } from '@/lib/words';
import { caseInputOf, caseRulingOf } from '../cases/case-record';
import type { EventBooks } from './event-books';
import type { Ruled } from './ruled-hits';

/** Squares bombed and shelled, with what fell on each (§9 Bombing/Interdiction, OC-122). */
export function strikesOf(books: EventBooks, ruled: readonly Ruled[]): TruthStrike[] {
  return ruled
    .filter(({ kind }) => kind === 'interdiction')
    .map(({ id, case: put, about, hit }) => {
      const { targets, forces } = put as Kinds['interdiction']['case'];
      const hits = targets.flatMap((target) => hit(target.id) ?? []);
      return {
        id,
        weapons: about.areaId ? weaponsOn(about.areaId, about.bombedBy ?? [], books) : byHand(forces),
        hits,
      };
    });
}

function weaponsOn(areaId: string, bombedBy: readonly string[], { events }: EventBooks): Weapon[] {
  const bombs = events.tasks.flatMap(({ id, interdiction, side }) =>
    bombedBy.includes(id) && interdiction ? [{ bombs: interdiction, ...(side ? { side } : {}) }] : [],
  );
  const guns = (events.areas.find(({ id }) => id === areaId)?.guns ?? []).map(({ weight }) => ({
    guns: weight === 'field' || weight === 'infantryGun' || weight === null ? ('field' as const) : ('heavy' as const),
  }));
  return [...bombs, ...guns];
}

/** Put by hand, light may be guns: nobody has said. */
const byHand = (forces: readonly { weight: InterdictionWeight }[]): Weapon[] =>
  forces.flatMap(({ weight }) => (weight === 'light' ? [] : [{ bombs: weight }]));

/** The distance from its zone within which a unit has still come down at it, km (ours). */
const wideKm = 1;

/** Lifts that flew this turn: what they met, whom it hurt, and who came down wide (§12). */
export function landingsOf(books: EventBooks, ruled: readonly Ruled[]): TruthLanding[] {
  const { events, units, lifts, turn } = books;
  return events.tasks.flatMap(({ id, liftId, state, x, y }): TruthLanding[] => {
    const lift = lifts.find((one) => one.id === liftId);
    if (!lift) return [];
    const flak = ruled.filter(({ kind, about }) => kind === 'flak' && about.flakOf === id);
    const fighters = ruled.filter(({ kind, about }) => kind === 'airToAir' && about.tasks?.transports.includes(id));
    const zone = x !== null && y !== null ? { x, y } : lift.place;
    const aboard = units.filter(
      (unit) => lift.unitIds.includes(unit.id) && (unit.arrivedIn ?? turn.number) === turn.number,
    );
    const hits = aboard.map((unit): TruthHit => {
      const all = flak.flatMap(({ hit }) => hit(unit.id) ?? []);
      return { ...(all.at(-1) ?? none(unit)), statusBefore: (all[0] ?? none(unit)).statusBefore };
    });
    const wideIds = aboard
      .filter((unit) => state === 'flown' && isInField(unit) && kmBetween(unit, zone) > wideKm)
      .map((unit) => unit.id);
    const isTurnedBack = state === 'drivenOff';
    return [
      {
        id,
        zone: lift.zone,
        at: zone,
        hits,
        hasMetFlak: flak.length > 0,
        hasMetFighters: fighters.length > 0,
        isTurnedBack,
        wideIds,
      },
    ];
  });
}

const none = (unit: Unit): TruthHit => {
  const status = statusAt(profileOf(unit.profile), unit.stepsLost);
  return { unitId: unit.id, statusBefore: status, statusAfter: status, isImmobilised: false, isFlakSilenced: false };
};

/**
 * The outcome of each air order that a team asked for, or that supports its formation (OC-94), and of each air request
 * that no order answers. An order of Air Control's own that is for no team is told to nobody.
 */
export function missionsOf(books: EventBooks, ruled: readonly Ruled[]): TruthMission[] {
  const { events, units, team, turn } = books;
  const flown = events.tasks.flatMap((task): TruthMission[] => {
    const { id, side, name, mission, formation, squadrons, lost, x, y, areaId, askedBy, state } = task;
    if (side === null || name === null) return [];
    const isAgain = task.turn < turn.number && mission === 'cabRank';
    // Who was driven off in the morning is told of in the report of the morning.
    if (isAgain && state === 'drivenOff') return [];
    const supported =
      formation === '' ? [] : units.filter((unit) => unit.side === side && unit.formation === formation);
    const teamIds = [...new Set([...(askedBy ? [askedBy] : []), ...supported.map(({ teamId }) => teamId)])];
    if (teamIds.length === 0) return [];
    const area = events.areas.find((one) => one.id === areaId);
    const [corner] = task.squares;
    const square = corner ? { x: corner[0] + 0.5, y: corner[1] + 0.5 } : null;
    const at = area ?? (x !== null && y !== null ? { x, y } : square);
    const fight = fightOf(id, ruled);
    return [
      {
        id,
        side,
        teamIds,
        mission,
        name,
        at: at && { x: at.x, y: at.y },
        result: resultOf(task, fight, books),
        losses: isAgain && task.combats === 0 ? 'none' : toldAs(reportOf(lost, squadrons), fight !== null),
      },
    ];
  });
  const notLaidOn = events.requestsOpen
    .filter(({ teamId }) => teamId === team.id)
    .map(({ id, teamId, mission }) => ({
      id,
      side: team.side,
      teamIds: [teamId],
      mission,
      name: '',
      at: null,
      result: 'notLaidOn' as const,
      losses: 'none' as const,
    }));
  return [...flown, ...notLaidOn];
}

type AirFight = 'won' | 'lost' | 'drew';

/** The result of a battle of fighters against fighters for an air order in it; null: it was in none (§13). */
function fightOf(taskId: string, ruled: readonly Ruled[]): AirFight | null {
  const fights = ruled.flatMap(({ kind, about: { tasks }, isUnopposed, winner }): AirFight[] => {
    if (kind !== 'airToAir' || !tasks || isUnopposed) return [];
    const side = tasks.a.includes(taskId) ? 'a' : tasks.b.includes(taskId) ? 'b' : null;
    if (side === null) return [];
    return [winner === null ? 'drew' : winner === side ? 'won' : 'lost'];
  });
  return fights.at(-1) ?? null;
}

type Task = EventBooks['events']['tasks'][number];

function resultOf(task: Task, fight: AirFight | null, books: EventBooks): MissionResult {
  const { mission, state, combats } = task;
  const { weather, areas, cases } = books.events;
  const isCover = mission === 'airCover' || mission === 'escort';
  if (isCover && fight) return fight;
  if (state === 'drivenOff') return 'turnedBack';
  if (isCover) return weather === 'bad' && state === 'ordered' ? 'badWeather' : 'metNobody';
  if (mission === 'recce') return recceResult(task, books);
  // A cab rank flies in both daylight turns of its day (OC-39): it is told of each by the fights of that turn.
  if (combats > 0 || (state === 'flown' && mission !== 'cabRank')) return 'flew';
  const isBombed = areas.some(({ id }) => id === task.areaId) && cases.some((kept) => settles(kept, task.areaId));
  if (isBombed) return 'flew';
  if (weather === 'bad') return 'badWeather';
  return mission === 'cabRank' ? 'onCall' : 'didNotFly';
}

const settles = (kept: Pick<RulesCase, 'input'>, areaId: string | null): boolean =>
  caseInputOf(kept).about.areaId === areaId;

/** A reconnaissance over squares without an enemy has no case: it saw nothing (§12c). */
function recceResult({ id, side, squares, state }: Task, { events, units, turn }: EventBooks): MissionResult {
  const ruling = events.recces
    .filter((kept) => caseInputOf(kept).about.recceOf === id)
    .map(caseRulingOf)
    .at(-1);
  if (ruling) {
    const { targets } = ruling.outcome as Kinds['recce']['outcome'];
    return targets.some(({ report }) => report !== 'nothing') ? 'saw' : 'sawNothing';
  }
  if (state === 'ordered' && (events.weather === 'bad' || turn.daypart === 'night')) return 'badWeather';
  const isThere = ({ x, y }: Unit): boolean =>
    squares.some(([left, foot]) => x !== null && y !== null && Math.floor(x) === left && Math.floor(y) === foot);
  const hasEnemy = units.some((unit) => unit.side !== side && isInField(unit) && isThere(unit));
  if (!hasEnemy) return 'sawNothing';
  // Nobody has ruled what it saw: that it flew is all that can be said.
  return state === 'flown' ? 'flew' : 'didNotFly';
}

/** Own flak that fired in the turn, and whether it was seen to bring aircraft down (§12). */
export function flakOf({ events }: EventBooks, ruled: readonly Ruled[], own: readonly Unit[]): TruthFlak[] {
  const ids = new Set(own.map(({ id }) => id));
  return ruled.flatMap(({ id, kind, case: put, about, outcome }): TruthFlak[] => {
    if (kind !== 'flak' || !about.flakOf) return [];
    const fired = (put as Kinds['flak']['case']).flak.filter(({ isSuppressed }) => !isSuppressed);
    // A unit with both weights of guns is in the case twice: "A7", "A7 light".
    const unitIds = [...new Set(fired.map((gun) => gun.id.split(' ')[0]!))].filter((one) => ids.has(one));
    if (unitIds.length === 0) return [];
    const mission = events.tasks.find((task) => task.id === about.flakOf)?.mission;
    const hasHit = (outcome as Kinds['flak']['outcome']).serialsLost > 0;
    return [{ id, unitIds, at: mission === 'airTransport' ? 'transports' : 'aircraft', hasHit }];
  });
}
