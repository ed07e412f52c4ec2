import type { Kinds } from '@/lib/adjudication/adjudicate';
import { profileOf, statusAt, stepsIn } from '@/lib/adjudication/status';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import type { Requests } from '@/lib/db/orders/team-requests';
import type { Unit } from '@/lib/db/rows';
import { isInField } from '@/lib/geometry';
import type { LedgerState, Truth } from '@/lib/ledger/kinds';
import type { TeamWorld } from '@/lib/visibility/perception/world';
import type { TruthEvents } from '@/lib/visibility/truth-events';
import { caseInputOf } from '../cases/case-record';
import type { ProbeOfTurn } from '../combat/probes';
import { pairsInContact } from '../movement/contacts';
import { looksAt } from './crossings-seen';
import type { EventBooks } from './event-books';
import { requestsHeard } from './requests-heard';
import { ruledCases } from './ruled-hits';
import { takenInTurn, worksOfTurn } from './turn-changes';

/** The other books that say who was where. */
interface Seen {
  told: TruthEvents;
  probes: readonly ProbeOfTurn[];
  /** The ruled combats as the books hold them. */
  ruled: readonly CombatWithParts[];
  requests: Requests;
}

/** The places from which units of one team can perceive what the turn changed. */
export function perceivedWorld(books: EventBooks, seen: Seen): TeamWorld {
  const { units, team, turn, events } = books;
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return {
    turn: turn.number,
    state: stateOf(books, seen),
    teams: [team.id],
    teamOf: new Map(units.map((unit) => [unit.id, unit.teamId])),
    contacts: contactsOf(books, seen),
    at: watchersOf(books, seen.told),
    flownFor: new Map(events.tasks.map((task) => [task.id, flownFor(task, books)])),
    under: new Map(strikesIn(books).flatMap(({ areaId, units: hit }) => (areaId ? [[areaId, hit]] : []))),
    inCase: unitsInCases(books, seen.told),
    above: new Map(),
    worthOf: (unitId, stepsLost) => {
      const unit = byId.get(unitId);
      if (!unit || typeof stepsLost !== 'number') return undefined;
      const profile = profileOf(unit.profile);
      return statusAt(profile, Math.min(Math.max(stepsLost, 0), stepsIn(profile)));
    },
  };
}

/** The present state of the things that the turn changed, as far as it says who is concerned. */
function stateOf({ units, combats, events, team, turn }: EventBooks, { ruled, requests }: Seen): LedgerState {
  return new Map<string, Truth>([
    ...units.map(({ id, isOnMap, isCaptured }) => [`unit/${id}`, { isOnMap, isCaptured }] as const),
    ...combats.map(({ id, fighters, guns }) => {
      // Guns that gave their side nothing did not fire.
      const ids = [...fighters.map(({ unit }) => unit.id), ...guns.map(({ unitId }) => unitId)];
      const air = ruled.find((combat) => combat.id === id)?.air.map(({ airTaskId }) => ({ airTaskId })) ?? [];
      const of = { turn: turn.number, state: 'ruled', units: ids.map((unitId) => ({ unitId })), air };
      return [`combat/${id}`, of] as const;
    }),
    ...worksOfTurn(events).map(
      ({ id, unitIds, crossingId, builtId }) => [`bridging/${id}`, { unitIds, crossingId, builtId }] as const,
    ),
    ...requestsHeard(requests).map(({ id }) => [`request/${id}`, { teamId: team.id }] as const),
  ]);
}

/** The team's units that each enemy unit is in contact with, or has met in a fight or by a probe. */
function contactsOf(books: EventBooks, { probes }: Seen): TeamWorld['contacts'] {
  const { units, team, combats, map, turn } = books;
  const own = units.filter(({ teamId }) => teamId === team.id);
  const enemy = units.filter(({ side }) => side !== team.side);
  const met = new Map<string, string[]>();
  const meet = (ours: readonly Pick<Unit, 'id' | 'side'>[], others: readonly Pick<Unit, 'id' | 'side'>[]): void => {
    for (const other of others)
      for (const unit of ours) if (other.side !== unit.side) met.set(other.id, [...(met.get(other.id) ?? []), unit.id]);
  };
  for (const [unit, other] of pairsInContact(own, enemy, map, turn.daypart)) meet([unit], [other]);
  const isOwn = ({ id }: { id: string }): boolean => own.some((unit) => unit.id === id);
  for (const { fighters } of combats) {
    const fighting = fighters.map(({ unit }) => unit);
    meet(fighting.filter(isOwn), fighting);
  }
  for (const probe of probes) {
    meet(probe.units.filter(isOwn), probe.met);
    meet(probe.met.filter(isOwn), probe.units.filter(isInField));
  }
  for (const { unitId, seenBy } of takenInTurn(books)) met.set(unitId, [...(met.get(unitId) ?? []), ...seenBy]);
  return met;
}

/** The team's units at each crossing and each bridge under construction. */
function watchersOf({ units, team, events, map, turn }: EventBooks, { crossings }: TruthEvents): TeamWorld['at'] {
  const own = units.filter(({ teamId }) => teamId === team.id);
  return new Map([
    ...crossings.map(({ id, unitIds }) => [id, unitIds] as const),
    ...worksOfTurn(events).map((work) => {
      const there = own.filter((unit) => work.unitIds.includes(unit.id) || looksAt(unit, work, map, turn.daypart));
      return [work.id, there.map(({ id }) => id)] as const;
    }),
  ]);
}

/** Whom an air order flies for: who asked for it, the teams of the formation it supports, and whoever is aboard. */
function flownFor(
  { side, formation, askedBy, liftId }: EventBooks['events']['tasks'][number],
  { units, lifts, turn }: EventBooks,
): { teams: string[]; units: string[] } {
  const supported = formation === '' ? [] : units.filter((unit) => unit.side === side && unit.formation === formation);
  const aboard = lifts.find(({ id }) => id === liftId)?.unitIds ?? [];
  return {
    teams: [...new Set([...(askedBy ? [askedBy] : []), ...supported.map(({ teamId }) => teamId)])],
    units: units
      .filter(({ id, arrivedIn }) => aboard.includes(id) && (arrivedIn ?? turn.number) === turn.number)
      .map(({ id }) => id),
  };
}

/** The units in each square that was bombed or shelled. */
const strikesIn = (books: EventBooks): { id: string; areaId: string | undefined; units: string[] }[] =>
  ruledCases(books)
    .filter(({ kind }) => kind === 'interdiction')
    .map(({ id, about, case: put }) => ({
      id,
      areaId: about.areaId,
      units: (put as Kinds['interdiction']['case']).targets.map((target) => target.id),
    }));

/** The teams whose units fired or were hit in each case, and the air orders that flew in it. */
function unitsInCases(books: EventBooks, { flak }: TruthEvents): TeamWorld['inCase'] {
  const { events, units } = books;
  const struck = new Map(strikesIn(books).map(({ id, units: hit }) => [id, hit]));
  const ruled = ruledCases(books).map(({ id, kind, about, hit }) => {
    const hurt = units.flatMap((unit) => {
      const one = kind === 'combat' ? hit(unit.id) : null;
      return one && one.statusAfter < one.statusBefore ? [unit.id] : [];
    });
    const fired = flak.find((one) => one.id === id)?.unitIds ?? [];
    const { a = [], b = [], transports = [], bombers = [] } = about.tasks ?? {};
    const tasks = [...a, ...b, ...transports, ...bombers, ...(about.flakOf ? [about.flakOf] : [])];
    return [id, { units: [...(struck.get(id) ?? []), ...hurt, ...fired], tasks }] as const;
  });
  const seen = events.recces.map((kept) => {
    const { recceOf } = caseInputOf(kept).about;
    return [kept.id, { units: [], tasks: recceOf ? [recceOf] : [] }] as const;
  });
  return new Map([...ruled, ...seen]);
}
