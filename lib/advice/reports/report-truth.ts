import { forcesOf, isEffective, isRetreatDue, rowOf, rulebookFrom } from '@/lib/adjudication';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import type { ReportBooks } from '@/lib/db/reports/reports';
import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Team, Unit } from '@/lib/db/rows';
import { printedPlaces } from '@/lib/printed-places';
import type { MapData, Scenario } from '@/lib/scenario/types';
import type {
  ReportTruth,
  TruthBefore,
  TruthCombat,
  TruthFighter,
  TruthObjective,
  TruthPatrol,
  TruthPlace,
  TruthTurn,
  TruthUnit,
} from '@/lib/visibility/truth';
import type { TruthEvents } from '@/lib/visibility/truth-events';
import { type CrossingLook, combatRoles } from '@/lib/words';
import { findingOf, groupingOf, rulingOf } from '../combat/combat-record';
import { type ProbeOfTurn, probesOfTurn } from '../combat/probes';
import { noteElsewhere, stoppedNote } from '../movement/passing-by';
import { spokenCrossing } from '../movement/place-name';
import type { EventBooks } from './event-books';
import { lieAt } from './lie-of-the-land';
import { perceivedWorld } from './perceived-world';
import { requestsHeard } from './requests-heard';
import { rowsOrdered } from './rows-ordered';
import { type EnteredContact, teamContacts } from './team-contacts';
import { namesAbove, truthUnit } from './truth-unit';
import { stepsAtOpening } from './turn-changes';
import { eventsOfTurn } from './turn-events';

/** The truth of a turn from which one team's report is made. The door chooses what of it the team may be told. */
export function reportTruth(
  books: ReportBooks,
  team: Team,
  turn: TruthTurn,
  opened: Pick<Scenario, 'lifts' | 'openingTurn' | 'units' | 'objectives' | 'teams'>,
  map: MapData,
): ReportTruth {
  const { units, combats, contacts, identities, probing } = books;
  const { lifts } = opened;
  const stoodThere = turn.number === opened.openingTurn ? standingAtOpening(opened) : new Set();
  const began = new Map([
    ...opened.units.map(({ id, stepsLost }) => [id, stepsLost] as const),
    ...books.events.raised.map(({ unitId, stepsLost }) => [unitId, stepsLost] as const),
  ]);
  const asTruth = (unit: Unit): TruthUnit => ({ ...truthUnit(unit), stepsAtBeginning: began.get(unit.id) ?? 0 });
  const own = units.filter((unit) => unit.teamId === team.id);
  const enemy = units.filter((unit) => unit.side !== team.side);
  const combatsTold = combats.map((combat) => truthCombat(combat, units.map(asTruth), map));
  const fought = new Set(combatsTold.flatMap((combat) => combat.fighters.map((fighter) => fighter.unit.id)));
  const probes = probesOfTurn({ units, combats, probing }, turn, map);
  const engaged = new Set([...fought, ...probes.flatMap(({ units: by, met }) => [...by, ...met].map(({ id }) => id))]);
  const arrived = own.filter(
    (unit) => hasArrived(unit, turn.number) && !stoodThere.has(unit.id) && !fought.has(unit.id),
  );
  const eventBooks: EventBooks = {
    events: books.events,
    units,
    team,
    turn,
    map,
    lifts,
    combats: combatsTold,
    foughtAt: combats,
    engaged,
  };
  const events = eventsOfTurn(eventBooks);
  const world = perceivedWorld(eventBooks, { told: events, probes, ruled: combats, requests: books.requests });
  return {
    turn,
    weather: books.events.weather,
    own: units.filter((unit) => unit.side === team.side).map(asTruth),
    enemy: enemy.map((unit) => ({ ...asTruth(unit), above: [...namesAbove(unit), ...hqAbove(unit, opened)] })),
    combats: combatsTold,
    probes: probes
      .filter((probe) => probe.units[0]!.teamId === team.id)
      .map(({ id, units: by, met }) => ({ id, unitIds: by.map((unit) => unit.id), met: met.map(asTruth) })),
    patrols: patrolsOn(own, fought, probes),
    moves: own
      .filter((unit) => unit.moveNote !== '' || (unit.kmMoved > 0 && !arrived.includes(unit)))
      .map(({ id, moveNote }) => ({
        unitId: id,
        isFinished: moveNote === '',
        isByEnemy: moveNote === stoppedNote,
        why: noteElsewhere(moveNote),
      })),
    arrivals: arrived.map((unit) => ({ unitId: unit.id })),
    rows: rowsOrdered(books.events, own, team, map),
    before: own.map((unit) => beforeOf(unit, books.events)),
    objective: objectiveOf(opened, team, books.events, map),
    requests: requestsHeard(books.requests).map(({ id, what, heard }) => ({ id, what, heard })),
    events,
    changes: { entries: books.events.changes, world },
    contacts: teamContacts(
      [...contacts, ...contactsClose(events, enemy, turn.number)],
      new Set(own.map(({ id }) => id)),
      turn.number,
    ),
    issuedIdentities: identities.map((identity) => identity.formation),
    places: placesOf(map),
  };
}

/** The name of the HQ that leads a unit from the beginning. */
const hqAbove = ({ id }: Unit, { units, teams }: Pick<Scenario, 'units' | 'teams'>): string[] => {
  const key = units.find((unit) => unit.id === id)?.team;
  return teams.filter((team) => team.key === key).map(({ name }) => name);
};

/** Contacts by standing close, which are entered only when the turn ends: they count for the report of the turn too (OC-118). */
const contactsClose = (
  { standoffs }: Pick<TruthEvents, 'standoffs'>,
  enemy: readonly Unit[],
  turn: number,
): EnteredContact[] =>
  standoffs.flatMap(({ unitIds, metIds }) => {
    const met = enemy.filter(({ id }) => metIds.includes(id));
    return unitIds.flatMap((unitId) => met.map(({ formation }) => ({ turn, unitId, enemyFormation: formation })));
  });

/** The enemy probes that felt out units of a team; who fought is told of his fight instead (OC-73). */
const patrolsOn = (own: readonly Unit[], fought: ReadonlySet<string>, probes: readonly ProbeOfTurn[]): TruthPatrol[] =>
  probes.flatMap(({ units, met }, i) => {
    const ids = new Set(met.map(({ id }) => id));
    const unitIds = own.filter(({ id }) => ids.has(id) && !fought.has(id)).map(({ id }) => id);
    const from = units.flatMap(({ x, y }) => (x === null || y === null ? [] : { x, y }));
    return unitIds.length > 0 ? [{ id: `${i + 1}`, unitIds, from }] : [];
  });

/** The objective of a team, as its papers have it, and how it knows the crossings in it. */
function objectiveOf(
  { objectives = [] }: Pick<Scenario, 'objectives'>,
  { id, key, side }: Team,
  { crossingsTold }: TurnEvents,
  map: MapData,
): TruthObjective | null {
  const its = objectives.filter(({ for: whose }) => whose === key || whose === side);
  if (its.length === 0) return null;
  const printed = printedPlaces(map.features);
  const names = [...new Set(its.flatMap(({ places = [] }) => places))];
  const lookOf = (name: string): CrossingLook =>
    (crossingsTold.findLast((one) => one.teamId === id && one.name === name)?.look as CrossingLook | undefined) ??
    'standing';
  return {
    words: its.map(({ text }) => text.trim()).join(' '),
    places: names.flatMap((name) => {
      const there = printed.find((one) => one.name === name);
      if (!there) return [];
      const isCrossing = there.layer === 'crossing';
      return [
        {
          ...there.place,
          name,
          spoken: isCrossing ? spokenCrossing(name) : name,
          known: isCrossing ? lookOf(name) : null,
        },
      ];
    }),
  };
}

/** The state of a unit when the turn opened. */
const beforeOf = (unit: Unit, events: TurnEvents): TruthBefore => ({
  unitId: unit.id,
  place: unit.startX === null || unit.startY === null ? null : { x: unit.startX, y: unit.startY },
  stepsLost: stepsAtOpening(events, unit),
});

/** True when a unit has come onto the map in this turn: one that had orders for the turn before stood there already. */
const hasArrived = (unit: Unit, turn: number): boolean =>
  unit.isOnMap && unit.arrivedIn === turn && unit.lastAction === null;

/** The units that stood on the map when the game opened, whatever they had been ordered before. A lift brings its own in that turn. */
function standingAtOpening({
  lifts,
  openingTurn,
  units,
}: Pick<Scenario, 'lifts' | 'openingTurn' | 'units'>): Set<string> {
  const flown = new Set(lifts.flatMap(({ unitIds }) => unitIds));
  const there = units.filter(({ id, arrivalTurn }) => arrivalTurn <= openingTurn && !flown.has(id));
  return new Set(there.map(({ id }) => id));
}

/** The named places of a printed map, as one would say them. */
export const placesOf = (map: MapData): TruthPlace[] =>
  map.features.flatMap(({ layer, name, point }) =>
    point && name && (layer === 'town' || layer === 'crossing')
      ? [
          {
            name: layer === 'crossing' ? spokenCrossing(name) : name,
            x: point[0],
            y: point[1],
            isCrossing: layer === 'crossing',
          },
        ]
      : [],
  );

/** A ruled combat as the door takes it: who fought, who gave support, and what became of each. */
function truthCombat(combat: CombatWithParts, units: readonly TruthUnit[], map: MapData): TruthCombat {
  const finding = findingOf(combat);
  const ruling = rulingOf(combat);
  if (!finding || !ruling) throw new Error(`combat ${combat.id} is ruled without a finding or a ruling`);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const forces = forcesOf(finding.combat, rulebookFrom({ base: finding.rulebook, ...finding.policies }));
  const raw = new Map([...forces.attacker.units, ...forces.defender.units].map(({ unit, raw }) => [unit.id, raw]));
  const isDue = isRetreatDue(rowOf(ruling.result), finding.combat.ground);
  const ordered = new Set(finding.combat.defender.units.filter((unit) => unit.standFast).map((unit) => unit.id));
  const applied = new Map(ruling.applied.map((effect) => [effect.unitId, effect]));
  const fighting = [...finding.combat.attacker.units, ...finding.combat.defender.units];
  const actionOf = (id: string) => {
    const { action, isPrepared } = fighting.find((unit) => unit.id === id) ?? {};
    return { action, isPrepared };
  };
  const isTaken = (id: string) => applied.get(id)!.after.isCaptured && !applied.get(id)!.before.isCaptured;
  // Whoever is spent goes back after the combat, for an enemy stands beside them (§9 Unit Status, OC-60). The fight is as it was.
  const wentBack = ({ id, statusAfter, retiresKm }: (typeof ruling.units)[number]): boolean => {
    const { x, y, isCaptured } = byId.get(id)!;
    const { after } = applied.get(id)!;
    return retiresKm === 0 && !isEffective(statusAfter) && !isCaptured && (x !== after.x || y !== after.y);
  };
  const fighters = ruling.units.map(
    (effect): TruthFighter => ({
      unit: byId.get(effect.id)!,
      statusBefore: effect.statusBefore,
      statusAfter: effect.statusAfter,
      contributedStatus: raw.get(effect.id) ?? 0,
      isCaptured: isTaken(effect.id),
      retiresKm: effect.retiresKm,
      ...(wentBack(effect) ? { wentBackSpent: true as const } : {}),
      ...actionOf(effect.id),
      stoodFast:
        isDue &&
        ordered.has(effect.id) &&
        isEffective(effect.statusBefore) &&
        effect.retiresKm === 0 &&
        !wentBack(effect),
    }),
  );
  const attackingSide = byId.get(finding.combat.attacker.units[0]!.id)!.side;
  const sideOf = {
    attacker: attackingSide,
    defender: attackingSide === 'allied' ? ('german' as const) : ('allied' as const),
  };
  return {
    id: combat.id,
    place: { x: combat.x, y: combat.y },
    ground: groupingOf(combat).ground,
    ...lieAt(combat, map),
    attackingSide,
    result: ruling.result,
    isOverrun: ruling.overrun !== null,
    fighters,
    guns: combatRoles.flatMap((role) =>
      forces[role].artillery
        .filter(({ counts }) => counts > 0)
        .map(({ guns }) => ({ unitId: guns.id, side: sideOf[role], name: byId.get(guns.id)!.name })),
    ),
    air: combatRoles.flatMap((role) =>
      forces[role].air
        .filter(({ whyNothing }) => !whyNothing)
        .map(({ entry }) => ({ side: sideOf[role], kind: entry.kind })),
    ),
    ...(ruling.colour ? { colour: ruling.colour } : {}),
  };
}
