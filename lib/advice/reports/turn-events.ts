import type { Kinds } from '@/lib/adjudication/adjudicate';
import { reportOf, toldAs } from '@/lib/adjudication/air-to-air';
import { passingDistances, passingKm } from '@/lib/adjudication/contact';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import { isInField, kmBetween, kmToLeg, nearestOnLeg, type Place } from '@/lib/geometry';
import type { Lift, MapData } from '@/lib/scenario/types';
import type { ReportTruth, TruthCombat } from '@/lib/visibility/truth';
import type {
  TruthCrossing,
  TruthEvents,
  TruthFire,
  TruthHit,
  TruthLanding,
  TruthMission,
  TruthStandoff,
  TruthStrike,
  TruthWorn,
  Weapon,
} from '@/lib/visibility/truth-events';
import type { CrossingLook, Daypart, InterdictionWeight } from '@/lib/words';
import { type CaseInput, caseInputOf, caseRulingOf } from '../cases/case-record';
import { combatGroundAt } from '../movement/combat-ground';
import { pairsInContact } from '../movement/contacts';
import { spokenCrossing } from '../movement/place-name';

/** What the events of a turn are worked out from, besides the rows that hold them. */
interface EventBooks {
  events: TurnEvents;
  units: readonly Unit[];
  team: Team;
  turn: ReportTruth['turn'];
  map: MapData;
  lifts: readonly Lift[];
  combats: readonly TruthCombat[];
  /** Who fought, probed or was probed: told of that. */
  engaged: ReadonlySet<string>;
}

/** What befell a team's units in a turn besides its fights: the door says what of it the team may be told. */
export function eventsOfTurn(books: EventBooks): TruthEvents {
  const own = books.units.filter(({ teamId }) => teamId === books.team.id);
  return {
    crossings: crossingsSeen(own, books.events.crossings, toldTo(books), books.map, books.turn),
    standoffs: standoffsOf(books, own),
    strikes: strikesOf(books),
    landings: landingsOf(books),
    missions: missionsOf(books),
    fires: firesOf(books, own),
    worn: wornOf(books, own),
  };
}

/** The places a unit stood at and went by this turn. */
const wayOf = ({ startX, startY, way, x, y }: Unit): Place[] => [
  ...(startX === null || startY === null ? [] : [{ x: startX, y: startY }]),
  ...(way as [number, number][]).map(([px, py]) => ({ x: px, y: py })),
  ...(x === null || y === null ? [] : [{ x, y }]),
];

/** Whether a unit holds, reaches or looks at a place: it lies within passing distance of it or of the way it went (OC-111). */
export function looksAt(unit: Unit, place: Place, map: MapData, daypart: Daypart): boolean {
  if (!isInField(unit)) return false;
  const way = wayOf(unit);
  const isNear = (from: Place): boolean =>
    kmBetween(from, place) <= passingKm(combatGroundAt(from, map), daypart) + 1e-9;
  return way.some((spot, i) => {
    const next = way[i + 1] ?? spot;
    return kmToLeg(place, spot, next) <= passingDistances.openKm && isNear(nearestOnLeg(place, spot, next));
  });
}

/** What a team was told of crossings, the oldest first. */
const toldTo = ({ events, team }: EventBooks): TurnEvents['crossingsTold'] =>
  events.crossingsTold.filter(({ teamId }) => teamId === team.id);

/** The crossings that units of a team see, with what it knew of each: as it was last told, else as the map prints it. */
export function crossingsSeen(
  own: readonly Unit[],
  crossings: TurnEvents['crossings'],
  told: TurnEvents['crossingsTold'],
  map: MapData,
  turn: Pick<ReportTruth['turn'], 'number' | 'daypart'>,
): TruthCrossing[] {
  const printed = new Set(map.features.flatMap(({ layer, name }) => (layer === 'crossing' ? [name] : [])));
  return crossings.flatMap(({ id, name, kind, x, y, state }): TruthCrossing[] => {
    const unitIds = own.filter((unit) => looksAt(unit, { x, y }, map, turn.daypart)).map((unit) => unit.id);
    if (unitIds.length === 0) return [];
    const ofIt = told.filter((one) => one.name === name && one.x === x && one.y === y);
    const last = ofIt.findLast((one) => one.turn < turn.number);
    const isTold = ofIt.some((one) => one.turn === turn.number);
    const known = (last?.look as CrossingLook | undefined) ?? (printed.has(name) ? 'standing' : null);
    return [{ id, name, spoken: spokenCrossing(name), kind, x, y, state, known, isTold, unitIds }];
  });
}

/** Own units close to an enemy, those together that are close to the same (OC-118). */
function standoffsOf({ units, team, turn, map, engaged }: EventBooks, own: readonly Unit[]): TruthStandoff[] {
  const free = own.filter(({ id }) => !engaged.has(id));
  const enemy = units.filter(({ side }) => side !== team.side);
  const groups: { units: Unit[]; met: Set<string> }[] = [];
  for (const [unit, other] of pairsInContact(free, enemy, map, turn.daypart)) {
    const shared = groups.filter((group) => group.met.has(other.id) || group.units.includes(unit));
    const joined = {
      units: [...new Set([...shared.flatMap((group) => group.units), unit])],
      met: new Set([...shared.flatMap((group) => [...group.met]), other.id]),
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !shared.includes(group)), joined);
  }
  return groups.map(({ units: close, met }) => ({
    id: close[0]!.id,
    unitIds: close.map(({ id }) => id),
    metIds: [...met],
    hasMoved: close.some(({ kmMoved }) => kmMoved > 0),
  }));
}

/** A case as it was ruled on: what was asked, and what was done to each unit. */
type Ruled = CaseInput & {
  id: string;
  kind: string;
  /** An air battle in which one side had no fighters. */
  isUnopposed: boolean;
  hit: (unitId: string) => TruthHit | null;
};

function ruledCases({ events, units }: Pick<EventBooks, 'events' | 'units'>): Ruled[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return events.cases.map((kept) => {
    const applied = new Map(
      caseRulingOf(kept)!.applied.flatMap((one) => (one.subject === 'unit' ? [[one.id, one] as const] : [])),
    );
    const hit = (unitId: string): TruthHit | null => {
      const unit = byId.get(unitId);
      if (!unit) return null;
      const one = applied.get(unitId);
      const steps = (of: Record<string, unknown> | undefined) =>
        (of?.stepsLost as number | undefined) ?? unit.stepsLost;
      const profile = profileOf(unit.profile);
      return {
        unitId,
        statusBefore: statusAt(profile, steps(one?.before)),
        statusAfter: statusAt(profile, steps(one?.after)),
        isImmobilised: one !== undefined && 'immobilisedIn' in one.after,
        isFlakSilenced: one !== undefined && 'suppressedIn' in one.after,
      };
    };
    const { outcome } = caseRulingOf(kept)!;
    const isUnopposed = 'result' in outcome && outcome.result === 'unopposed';
    return { id: kept.id, kind: kept.kind, ...caseInputOf(kept), isUnopposed, hit };
  });
}

/** Squares bombed and shelled, with what fell on each (§9 Bombing/Interdiction, OC-122). */
function strikesOf(books: EventBooks): TruthStrike[] {
  return ruledCases(books)
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
  const bombs = events.tasks.flatMap(({ id, interdiction }) =>
    bombedBy.includes(id) && interdiction ? [{ bombs: interdiction }] : [],
  );
  const guns = (events.areas.find(({ id }) => id === areaId)?.guns ?? []).map(({ weight }) => ({
    guns: weight === 'field' || weight === 'infantryGun' || weight === null ? ('field' as const) : ('heavy' as const),
  }));
  return [...bombs, ...guns];
}

/** Put by hand, light may be guns: nobody has said. */
const byHand = (forces: readonly { weight: InterdictionWeight }[]): Weapon[] =>
  forces.flatMap(({ weight }) => (weight === 'light' ? [] : [{ bombs: weight }]));

/** How far from its zone a unit may come down and still be at it, km (ours). */
const wideKm = 1;

/** Lifts that flew this turn: what they met, whom it hurt, and who came down wide (§12). */
function landingsOf(books: EventBooks): TruthLanding[] {
  const { events, units, lifts, turn } = books;
  const cases = ruledCases(books);
  return events.tasks.flatMap(({ id, liftId, state, x, y }): TruthLanding[] => {
    const lift = lifts.find((one) => one.id === liftId);
    if (!lift) return [];
    const flak = cases.filter(({ kind, about }) => kind === 'flak' && about.flakOf === id);
    const fighters = cases.filter(({ kind, about }) => kind === 'airToAir' && about.tasks?.transports.includes(id));
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

/** Own aircraft that teams asked for, or that support a formation (OC-94). Cover, escort and recce are told only when something befell them. */
function missionsOf(books: EventBooks): TruthMission[] {
  const { events, units } = books;
  const fought = new Set(
    ruledCases(books).flatMap(({ kind, about, isUnopposed }) =>
      kind === 'airToAir' && about.tasks && !isUnopposed ? [...about.tasks.a, ...about.tasks.b] : [],
    ),
  );
  return events.tasks.flatMap((task): TruthMission[] => {
    const { id, side, name, mission, formation, state, squadrons, lost, x, y, areaId, askedBy, combats } = task;
    if (side === null || name === null) return [];
    const supported =
      formation === '' ? [] : units.filter((unit) => unit.side === side && unit.formation === formation);
    const teamIds = [...new Set([...(askedBy ? [askedBy] : []), ...supported.map(({ teamId }) => teamId)])];
    const isTurnedBack = state === 'drivenOff';
    const isSeen = mission !== 'airCover' && mission !== 'escort' && mission !== 'recce';
    if (teamIds.length === 0 || !(isSeen || isTurnedBack || lost > 0)) return [];
    const area = events.areas.find((one) => one.id === areaId);
    const at = area ?? (x !== null && y !== null ? { x, y } : null);
    return [
      {
        id,
        side,
        teamIds,
        mission,
        name,
        at: at && { x: at.x, y: at.y },
        hasFlown: state === 'flown' || combats > 0,
        isTurnedBack,
        losses: toldAs(reportOf(lost, squadrons), fought.has(id)),
      },
    ];
  });
}

/** Own guns that fired in the fights of other teams, or at a square (§9). */
function firesOf({ events, combats, team }: EventBooks, own: readonly Unit[]): TruthFire[] {
  const ids = new Set(own.map(({ id }) => id));
  const forOthers = combats
    .filter(({ fighters }) => !fighters.some(({ unit }) => unit.teamId === team.id))
    .map(({ id, place, guns }) => ({ id, at: place, unitIds: guns.map(({ unitId }) => unitId), isAtSquare: false }));
  const settled = new Set(events.cases.flatMap((kept) => caseInputOf(kept).about.areaId ?? []));
  const atSquares = events.areas
    .filter(({ id }) => settled.has(id))
    .map(({ id, x, y, guns }) => ({ id, at: { x, y }, unitIds: guns.map(({ unitId }) => unitId), isAtSquare: true }));
  return [...forOthers, ...atSquares]
    .map((fire) => ({ ...fire, unitIds: fire.unitIds.filter((id) => ids.has(id)) }))
    .filter(({ unitIds }) => unitIds.length > 0);
}

/** Units worth less by a combat put by hand, or by an amendment. */
function wornOf(books: EventBooks, own: readonly Unit[]): TruthWorn[] {
  const byHandFought = ruledCases(books)
    .filter(({ kind }) => kind === 'combat')
    .flatMap(({ hit }) => own.flatMap((unit) => hit(unit.id) ?? []))
    .map(({ unitId, statusBefore, statusAfter }) => ({ unitId, statusBefore, statusAfter, isAmended: false }));
  const amended = books.events.amended.flatMap(({ unitId, before, after }): TruthWorn[] => {
    const unit = own.find(({ id }) => id === unitId);
    if (!unit) return [];
    const profile = profileOf(unit.profile);
    return [
      { unitId, statusBefore: statusAt(profile, before), statusAfter: statusAt(profile, after), isAmended: true },
    ];
  });
  return [...byHandFought, ...amended].filter(({ statusBefore, statusAfter }) => statusAfter < statusBefore);
}
