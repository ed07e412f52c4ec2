import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import type { TruthEvents, TruthFire, TruthLanding, TruthStandoff, TruthStrike } from '@/lib/visibility/truth-events';
import { caseInputOf } from '../cases/case-record';
import { pairsInContact } from '../movement/contacts';
import { flakOf, landingsOf, missionsOf, strikesOf } from './air-events';
import { crossingsSeen } from './crossings-seen';
import { demolitionsOrdered } from './demolitions-ordered';
import type { EventBooks } from './event-books';
import { type Ruled, ruledCases } from './ruled-hits';
import { madeInTurn, takenOf, toldBy, worksOfTurn, worthChanged } from './turn-changes';
import { queuedOf, worksOf } from './works-and-queues';

/** The events of a team's units in a turn beside its fights: the door says what of it the team may be told. */
export function eventsOfTurn(given: EventBooks): TruthEvents {
  const books = { ...given, events: { ...given.events, works: worksOfTurn(given.events) } };
  const own = books.units.filter(({ teamId }) => teamId === books.team.id);
  const ruled = ruledCases(books);
  const attacked = attackersOf(books);
  const standoffs = standoffsOf(books, own);
  const strikes = strikesOf(books, ruled);
  const landings = landingsOf(books, ruled);
  const worth = worthChanged(books.events, own, toldElsewhere(books, ruled, strikes, landings));
  const learning = { ...books.events, passages: madeInTurn(books.events, 'passage') };
  return {
    letGo: madeInTurn(books.events, 'letGo').filter(({ unitId }) => !attacked.has(unitId)),
    crossings: crossingsSeen(own, learning, toldTo(books), books.map, books.turn, books.foughtAt),
    standoffs,
    strikes,
    landings,
    missions: missionsOf(books, ruled),
    fires: firesOf(books, own),
    worn: worth.filter(({ statusBefore, statusAfter }) => statusAfter < statusBefore),
    queued: queuedOf(books, own),
    works: worksOf(books, own, new Set([...books.engaged, ...standoffs.flatMap(({ unitIds }) => unitIds)])),
    flak: flakOf(books, ruled, own),
    taken: takenOf(books),
    demolitions: demolitionsOrdered(books, own),
    recovered: worth.flatMap(({ unitId, statusBefore, statusAfter }) =>
      statusAfter > statusBefore ? [{ unitId }] : [],
    ),
  };
}

/** The units that attacked in a combat of the turn after all. */
const attackersOf = ({ combats }: EventBooks): Set<string> =>
  new Set(
    combats.flatMap(({ attackingSide, fighters }) =>
      fighters.flatMap(({ unit }) => (unit.side === attackingSide ? unit.id : [])),
    ),
  );

/** The news of crossings that a team was told, the oldest first. */
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

/** Which change of which unit a fight, a strike or a landing of the turn tells. */
function toldElsewhere(
  { combats }: EventBooks,
  ruled: readonly Ruled[],
  strikes: readonly TruthStrike[],
  landings: readonly TruthLanding[],
): Set<string> {
  const byFlak = ruled.flatMap(({ id, kind, about }) =>
    landings.flatMap(({ id: taskId, hits }) => (kind === 'flak' && about.flakOf === taskId ? [{ id, hits }] : [])),
  );
  return new Set([
    ...combats.flatMap(({ id, fighters }) => fighters.map(({ unit }) => toldBy(id, unit.id))),
    ...[...strikes, ...byFlak].flatMap(({ id, hits }) => hits.map(({ unitId }) => toldBy(id, unitId))),
  ]);
}
