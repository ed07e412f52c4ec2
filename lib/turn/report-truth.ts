import { forcesOf, isEffective, isRetreatDue, rowOf, rulebookFrom } from '@/lib/adjudication';
import type { CombatWithParts } from '@/lib/db/combats';
import type { ReportBooks } from '@/lib/db/reports';
import type { Team, Unit } from '@/lib/db/rows';
import { truthUnit } from '@/lib/db/units-truth';
import type { MapSheet } from '@/lib/scenario/types';
import type { ReportTruth, TruthCombat, TruthFighter, TruthPlace, TruthProbe, TruthTurn } from '@/lib/visibility/truth';
import { findingOf, groupingOf, rulingOf } from './combat-stored';
import { pairsInContact } from './meetings';
import { requestsHeard } from './requests';
import { teamContacts } from './team-contacts';

/** The truth of a turn from which one team's report is made. The door chooses what of it the team may be told. */
export function reportTruth(books: ReportBooks, team: Team, turn: TruthTurn, map: MapSheet): ReportTruth {
  const { units, combats, contacts, identities, probing } = books;
  const own = units.filter((unit) => unit.teamId === team.id);
  const enemy = units.filter((unit) => unit.side !== team.side);
  const combatsTold = combats.map((combat) => truthCombat(combat, units));
  const fought = new Set(combatsTold.flatMap((combat) => combat.fighters.map((fighter) => fighter.unit.id)));
  const probes = probing.flatMap((counterIds) =>
    probesOf(
      own.filter((unit) => counterIds.includes(unit.counterId) && !fought.has(unit.id)),
      beforeCombats(enemy, combats),
      turn,
      map,
    ),
  );
  const arrived = own.filter((unit) => hasArrived(unit, turn.number) && !fought.has(unit.id));
  return {
    turn,
    own: units.filter((unit) => unit.side === team.side).map(truthUnit),
    enemy: enemy.map(truthUnit),
    combats: combatsTold,
    probes,
    moves: own
      .filter((unit) => unit.moveNote !== '' || (unit.kmMoved > 0 && !arrived.includes(unit)))
      .map((unit) => ({ unitId: unit.id, isFinished: unit.moveNote === '', why: unit.moveNote })),
    arrivals: arrived.map((unit) => ({ unitId: unit.id })),
    requests: requestsHeard(books.requests).map(({ id, what, heard }) => ({ id, what, heard })),
    contacts: teamContacts(contacts, new Set(own.map(({ id }) => id)), turn.number),
    issuedIdentities: identities.map((identity) => identity.formation),
    places: placesOf(map),
  };
}

/** Whether a unit came onto the map as the turn began: one that had orders for the turn before stood there already. */
const hasArrived = (unit: Unit, turn: number): boolean =>
  unit.isOnMap && unit.arrivalTurn === turn && unit.lastAction === null;

/** The named places of a printed map, as one would say them. */
const placesOf = (map: MapSheet): TruthPlace[] =>
  map.features.flatMap(({ layer, name, point }) =>
    point && name && (layer === 'town' || layer === 'crossing')
      ? [{ name: layer === 'crossing' ? spokenCrossing(name) : name, x: point[0], y: point[1] }]
      : [],
  );

/** A crossing as one would say it: "Arnhem – pontoon bridge (Schipbrug)" is the pontoon bridge of Arnhem. */
function spokenCrossing(name: string): string {
  const [place, thing] = name
    .replace(/\s*\([^)]*\)/g, '')
    .replaceAll(' / ', ' and ')
    .split(' – ');
  if (thing) return `the ${thing} of ${place}`;
  return /['’]s\b/.test(place!) ? place! : `the ${place}`;
}

/**
 * What the units of one order to probe met: the enemies within passing distance as movement closed (OC-73). Units that met the same enemy
 * made one probe of it.
 */
function probesOf(probing: readonly Unit[], enemy: readonly Unit[], turn: TruthTurn, map: MapSheet): TruthProbe[] {
  const probes: { units: Unit[]; met: Set<Unit> }[] = [];
  for (const unit of probing) {
    const met = pairsInContact([unit], enemy, map, turn.daypart).map(([, other]) => other);
    if (met.length === 0) continue;
    const shared = probes.filter((probe) => met.some((other) => probe.met.has(other)));
    const joined = {
      units: [...shared.flatMap((probe) => probe.units), unit],
      met: new Set([...shared.flatMap((probe) => [...probe.met]), ...met]),
    };
    probes.splice(0, probes.length, ...probes.filter((probe) => !shared.includes(probe)), joined);
  }
  return probes.map(({ units, met }) => ({
    id: `probe-${units[0]!.id}`,
    unitIds: units.map(({ id }) => id),
    met: [...met].map(truthUnit),
  }));
}

/** The units as they stood when movement closed: what this turn's rulings did to them is taken off. */
function beforeCombats(units: readonly Unit[], combats: readonly CombatWithParts[]): Unit[] {
  const byTime = [...combats].sort((a, b) => b.ruledAt!.getTime() - a.ruledAt!.getTime());
  const before = new Map(byTime.flatMap((combat) => rulingOf(combat)!.applied.map((one) => [one.unitId, one.before])));
  return units.map((unit) => ({ ...unit, ...before.get(unit.id) }));
}

/** A ruled combat as the door takes it: who fought, who gave support, and what became of each. */
function truthCombat(combat: CombatWithParts, units: readonly Unit[]): TruthCombat {
  const finding = findingOf(combat);
  const ruling = rulingOf(combat);
  if (!finding || !ruling) throw new Error(`combat ${combat.id} is ruled without a finding or a ruling`);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const forces = forcesOf(finding.combat, rulebookFrom({ base: finding.rulebook, ...finding.policies }));
  const raw = new Map([...forces.attacker.units, ...forces.defender.units].map(({ unit, raw }) => [unit.id, raw]));
  const isDue = isRetreatDue(rowOf(ruling.result), finding.combat.ground);
  const ordered = new Set(finding.combat.defender.units.filter((unit) => unit.standFast).map((unit) => unit.id));
  const applied = new Map(ruling.applied.map((effect) => [effect.unitId, effect]));
  const isTaken = (id: string) => applied.get(id)!.after.isCaptured && !applied.get(id)!.before.isCaptured;
  const fighters = ruling.units.map(
    (effect): TruthFighter => ({
      unit: truthUnit(byId.get(effect.id)!),
      statusBefore: effect.statusBefore,
      statusAfter: effect.statusAfter,
      contributedStatus: raw.get(effect.id) ?? 0,
      isCaptured: isTaken(effect.id),
      retiresKm: effect.retiresKm,
      stoodFast: isDue && ordered.has(effect.id) && isEffective(effect.statusBefore) && effect.retiresKm === 0,
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
    attackingSide,
    result: ruling.result,
    isOverrun: ruling.overrun !== null,
    fighters,
    guns: (['attacker', 'defender'] as const).flatMap((side) =>
      forces[side].artillery
        .filter(({ counts }) => counts > 0)
        .map(({ guns }) => ({ side: sideOf[side], name: byId.get(guns.id)!.name })),
    ),
    air: (['attacker', 'defender'] as const).flatMap((side) =>
      forces[side].air
        .filter(({ whyNothing }) => !whyNothing)
        .map(({ entry }) => ({ side: sideOf[side], kind: entry.kind })),
    ),
  };
}
