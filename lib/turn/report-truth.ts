import { forcesOf, inContact, rulebookFrom, turnsRunning } from '@/lib/adjudication';
import type { CombatWithParts } from '@/lib/db/combats';
import type { ReportBooks } from '@/lib/db/reports';
import type { Team, Unit } from '@/lib/db/rows';
import { truthUnit } from '@/lib/db/units-truth';
import { groundAt } from '@/lib/scenario/ground';
import type { MapSheet } from '@/lib/scenario/types';
import type { ReportTruth, TruthCombat, TruthFighter, TruthPlace, TruthProbe, TruthTurn } from '@/lib/visibility/truth';
import { findingOf, groupingOf, rulingOf } from './combat-stored';

/** The truth of a turn from which one team's report is made. The door chooses what of it the team may be told. */
export function reportTruth(books: ReportBooks, team: Team, turn: TruthTurn, map: MapSheet): ReportTruth {
  const { units, combats, contacts, identities, probing } = books;
  const own = units.filter((unit) => unit.teamId === team.id);
  const enemy = units.filter((unit) => unit.side !== team.side);
  const combatsTold = combats.map((combat) => truthCombat(combat, units));
  const fought = new Set(combatsTold.flatMap((combat) => combat.fighters.map((fighter) => fighter.unit.id)));
  return {
    turn,
    own: units.filter((unit) => unit.side === team.side).map(truthUnit),
    enemy: enemy.map(truthUnit),
    combats: combatsTold,
    probes: own
      .filter((unit) => probing.has(unit.counterId) && !fought.has(unit.id))
      .flatMap((unit) => probeOf(unit, enemy, turn, map)),
    moves: own
      .filter((unit) => unit.kmMoved > 0 || unit.moveNote !== '')
      .map((unit) => ({ unitId: unit.id, isFinished: unit.moveNote === '', why: unit.moveNote })),
    arrivals: own
      .filter((unit) => unit.isOnMap && unit.arrivalTurn === turn.number)
      .map((unit) => ({ unitId: unit.id })),
    requests: [],
    contacts: contacts
      .filter((contact) => contact.turn === turn.number)
      .map(({ unitId, enemyFormation }) => ({
        unitId,
        enemyFormation,
        turnsRunning: running(contacts, unitId, enemyFormation, turn.number),
      })),
    issuedIdentities: identities.map((identity) => identity.formation),
    places: placesOf(map),
  };
}

function running(contacts: ReportBooks['contacts'], unitId: string, enemyFormation: string, turn: number): number {
  const history = contacts
    .filter((contact) => contact.unitId === unitId)
    .map((contact) => ({ turn: contact.turn, formation: contact.enemyFormation }));
  return turnsRunning(history, enemyFormation, turn);
}

/** The named places of a printed map. */
const placesOf = (map: MapSheet): TruthPlace[] =>
  map.features.flatMap(({ layer, name, point }) =>
    point && name && (layer === 'town' || layer === 'crossing') ? [{ name, x: point[0], y: point[1] }] : [],
  );

/** A probe that met someone: the enemies within passing distance of the unit that probed (OC-73). */
function probeOf(unit: Unit, enemy: readonly Unit[], turn: TruthTurn, map: MapSheet): TruthProbe[] {
  if (unit.x === null || unit.y === null || unit.isCaptured) return [];
  const place = { x: unit.x, y: unit.y };
  const { isBuiltUp, isWoods, isCity } = groundAt(place, map);
  const ground = { isBuiltUp, isWoods, isCity, isFortified: false, isBadTerrain: false };
  const met = enemy.filter(
    (other) =>
      other.isOnMap &&
      !other.isCaptured &&
      other.x !== null &&
      other.y !== null &&
      inContact(place, { x: other.x, y: other.y }, ground, turn.daypart),
  );
  return met.length === 0 ? [] : [{ id: `probe-${unit.id}`, unitIds: [unit.id], place, met: met.map(truthUnit) }];
}

/** A ruled combat as the door takes it: who fought, who gave support, and what became of each. */
function truthCombat(combat: CombatWithParts, units: readonly Unit[]): TruthCombat {
  const finding = findingOf(combat);
  const ruling = rulingOf(combat);
  if (!finding || !ruling) throw new Error(`combat ${combat.id} is ruled without a finding or a ruling`);
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const forces = forcesOf(finding.combat, rulebookFrom({ base: finding.rulebook, ...finding.policies }));
  const raw = new Map([...forces.attacker.units, ...forces.defender.units].map(({ unit, raw }) => [unit.id, raw]));
  const standing = new Set(finding.combat.defender.units.filter((unit) => unit.standFast).map((unit) => unit.id));
  const fighters = ruling.units.map(
    (effect): TruthFighter => ({
      unit: truthUnit(byId.get(effect.id)!),
      statusBefore: effect.statusBefore,
      statusAfter: effect.statusAfter,
      contributedStatus: raw.get(effect.id) ?? 0,
      isCaptured: effect.isCaptured,
      retiresKm: effect.retiresKm,
      stoodFast: standing.has(effect.id) && effect.retiresKm === 0 && ruling.result === 'totalSuccess',
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
