import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import type { TruthEvents, TruthFire, TruthStandoff, TruthTaken, TruthWorn } from '@/lib/visibility/truth-events';
import { caseInputOf } from '../cases/case-record';
import { pairsInContact } from '../movement/contacts';
import { flakOf, landingsOf, missionsOf, strikesOf } from './air-events';
import { crossingsSeen } from './crossings-seen';
import { demolitionsOrdered } from './demolitions-ordered';
import type { EventBooks } from './event-books';
import { type Ruled, ruledCases } from './ruled-hits';
import { queuedOf, worksOf } from './works-and-queues';

/** What befell a team's units in a turn besides its fights: the door says what of it the team may be told. */
export function eventsOfTurn(books: EventBooks): TruthEvents {
  const own = books.units.filter(({ teamId }) => teamId === books.team.id);
  const ruled = ruledCases(books);
  const attacked = attackersOf(books);
  const standoffs = standoffsOf(books, own);
  return {
    letGo: books.events.letGo.filter(({ unitId }) => !attacked.has(unitId)),
    crossings: crossingsSeen(own, books.events, toldTo(books), books.map, books.turn, books.foughtAt),
    standoffs,
    strikes: strikesOf(books, ruled),
    landings: landingsOf(books, ruled),
    missions: missionsOf(books, ruled),
    fires: firesOf(books, own),
    worn: wornOf(books, ruled, own),
    queued: queuedOf(books, own),
    works: worksOf(books, own, new Set([...books.engaged, ...standoffs.flatMap(({ unitIds }) => unitIds)])),
    flak: flakOf(books, ruled, own),
    taken: takenOf(books),
    demolitions: demolitionsOrdered(books, own),
    recovered: recoveredOf(books, own),
  };
}

/** Who attacked in a combat of the turn after all. */
const attackersOf = ({ combats }: EventBooks): Set<string> =>
  new Set(
    combats.flatMap(({ attackingSide, fighters }) =>
      fighters.flatMap(({ unit }) => (unit.side === attackingSide ? unit.id : [])),
    ),
  );

/** What a team was told of crossings, the oldest first. */
const toldTo = ({ events, team }: EventBooks): TurnEvents['crossingsTold'] =>
  events.crossingsTold.filter(({ teamId }) => teamId === team.id);

/** Own units close to an enemy, those together that are close to the same (OC-118). */
function standoffsOf({ units, team, turn, map, engaged }: EventBooks, own: readonly Unit[]): TruthStandoff[] {
  const free = own.filter(({ id }) => !engaged.has(id));
  const enemy = units.filter(({ side }) => side !== team.side);
  let groups: { units: Unit[]; met: Set<string> }[] = [];
  for (const [unit, other] of pairsInContact(free, enemy, map, turn.daypart)) {
    const shared = groups.filter((group) => group.met.has(other.id) || group.units.includes(unit));
    const joined = {
      units: [...new Set([...shared.flatMap((group) => group.units), unit])],
      met: new Set([...shared.flatMap((group) => [...group.met]), other.id]),
    };
    groups = [...groups.filter((group) => !shared.includes(group)), joined];
  }
  return groups.map(({ units: close, met }) => ({
    id: close[0]!.id,
    unitIds: close.map(({ id }) => id),
    metIds: [...met],
    hasMoved: close.some(({ kmMoved }) => kmMoved > 0),
  }));
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

/** Units of either side taken by no fight of the turn, with those of the other side near enough to see it. */
function takenOf({ events, units, team, combats, map, turn }: EventBooks): TruthTaken[] {
  const inFights = new Set(
    combats.flatMap(({ fighters }) => fighters.flatMap(({ unit, isCaptured }) => (isCaptured ? unit.id : []))),
  );
  return events.taken
    .filter(({ unitId }) => !inFights.has(unitId))
    .map(({ unitId, x, y }) => {
      const side = units.find(({ id }) => id === unitId)?.side;
      const others = units.filter((unit) => unit.teamId === team.id && unit.side !== side);
      const was = { isOnMap: true, isCaptured: false, x, y };
      return { unitId, seenBy: pairsInContact(others, [was], map, turn.daypart).map(([unit]) => unit.id) };
    });
}

/** Own units that won back a step as the turn opened, or by an amendment of Control's. */
function recoveredOf({ events }: EventBooks, own: readonly Unit[]): TruthEvents['recovered'] {
  const ids = new Set(own.map(({ id }) => id));
  const given = events.amended.filter(({ before, after }) => after < before).map(({ unitId }) => unitId);
  return [
    ...events.recovered.map((unitId) => ({ unitId, isAmended: false })),
    ...[...new Set(given)].map((unitId) => ({ unitId, isAmended: true })),
  ].filter(({ unitId }, i, all) => ids.has(unitId) && all.findIndex((one) => one.unitId === unitId) === i);
}

/** Units worth less by a combat put by hand, or by an amendment. */
function wornOf({ events }: EventBooks, ruled: readonly Ruled[], own: readonly Unit[]): TruthWorn[] {
  const byHandFought = ruled
    .filter(({ kind }) => kind === 'combat')
    .flatMap(({ hit }) => own.flatMap((unit) => hit(unit.id) ?? []))
    .map(({ unitId, statusBefore, statusAfter }) => ({ unitId, statusBefore, statusAfter, isAmended: false }));
  const amended = events.amended.flatMap(({ unitId, before, after }): TruthWorn[] => {
    const unit = own.find(({ id }) => id === unitId);
    if (!unit) return [];
    const profile = profileOf(unit.profile);
    return [
      { unitId, statusBefore: statusAt(profile, before), statusAfter: statusAt(profile, after), isAmended: true },
    ];
  });
  return [...byHandFought, ...amended].filter(({ statusBefore, statusAfter }) => statusAfter < statusBefore);
}
