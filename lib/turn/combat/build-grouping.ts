import { proposedHour } from '@/lib/adjudication/attacks';
import type { Ground } from '@/lib/adjudication/types';
import { combatCandidate, ordersByUnit } from '@/lib/advice/combat/combat-candidates';
import { whyFirst } from '@/lib/advice/combat/encounter';
import { placeOf, proposedLead, proposedPart } from '@/lib/advice/combat/propose-unit-part';
import { combatGroundAt } from '@/lib/advice/movement/combat-ground';
import { placeInWords } from '@/lib/advice/movement/place-name';
import { gunTasks } from '@/lib/db/air/bombing-areas';
import {
  type CombatAirPart,
  type CombatPart,
  type CombatWithParts,
  handedInLines,
  takenElsewhere,
} from '@/lib/db/combat/combats';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { lockUnits } from '@/lib/db/movement/units';
import type { Combat, Unit } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Place } from '@/lib/geometry';
import { refusal, thereIs } from '@/lib/result';
import { gridReference } from '@/lib/visibility/words/grid';
import type { CombatKind, CombatRole } from '@/lib/words';
import { checkAirCommitment } from '../air/air-commitment-checks';
import type { GroupingWishes } from './grouping-form';

/** The rows that a verb makes of a grouping: the combat, and its parts. */
export interface GroupedRows {
  row: Pick<
    Combat,
    'name' | 'kind' | 'hour' | 'whyFirst' | 'attackersLead' | 'defendersLead' | 'x' | 'y' | keyof Ground
  >;
  units: CombatPart[];
  air: CombatAirPart[];
}

type Placed = Unit & Place;

/**
 * Makes a combat of Control's form: its units are checked and locked, and what it leaves open is proposed. The further
 * attack of an overrun is unprepared whatever the form says (OC-69).
 */
export async function buildGrouping(
  tx: Tx,
  turn: TurnNow,
  combat: { id: string; kind: CombatKind },
  form: GroupingWishes,
  stands: CombatWithParts | null,
): Promise<GroupedRows> {
  const locked = await lockUnits(
    tx,
    turn.gameId,
    form.units.map(({ unitId }) => unitId),
  );
  const units = fitToFight(form, locked);
  await areFree(tx, turn, combat, form, locked);
  await checkAirCommitment(tx, turn, combat.id, form.air);

  const of = (role: CombatRole) =>
    form.units.filter((part) => part.role === role && !part.isArtillery).map(({ unitId }) => units.get(unitId)!);
  const orders = ordersByUnit(await handedInLines(turn.gameId, turn.turn, tx), [...units.values()]);
  const place = placeOf(of('defender'))!;
  const map = await gameMap(turn.gameId, tx);
  const { openingTurn } = await gameScenario(turn.gameId, tx);
  const toGroup = new Map(
    [...units.values()].map((unit) => [
      unit.id,
      combatCandidate(unit, orders.get(unit.id) ?? null, { turn: turn.turn, openingTurn }, map),
    ]),
  );
  const byHand = new Map(stands?.units.filter((part) => part.isPreparedByHand).map((part) => [part.unitId, part]));

  const parts = form.units.map((wished): CombatPart => {
    const { isPrepared, ...given } = wished;
    const { x, y } = units.get(wished.unitId)!;
    const proposed = proposedPart(toGroup.get(wished.unitId)!, wished.role, wished.isArtillery, place);
    const isHasty = combat.kind === 'overrun' && wished.role === 'attacker';
    const ticked = isHasty ? null : (isPrepared ?? byHand.get(wished.unitId)?.isPrepared ?? null);
    const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    return {
      ...proposed,
      ...told,
      rangeKm: wished.isArtillery ? (wished.rangeKm ?? proposed.rangeKm) : null,
      tacticalAdvantages: [...new Set(wished.tacticalAdvantages ?? proposed.tacticalAdvantages)],
      movedIn: wished.isArtillery ? (wished.movedIn === undefined ? proposed.movedIn : wished.movedIn) : null,
      isPrepared: ticked ?? (!isHasty && proposed.isPrepared),
      isPreparedByHand: ticked !== null,
      x,
      y,
    };
  });
  const attacking = form.units.flatMap(({ unitId, role }) => (role === 'attacker' ? units.get(unitId)! : []));
  const grouped = (role: CombatRole) => of(role).map((unit) => toGroup.get(unit.id)!);
  const lead = (role: CombatRole) => proposedLead(grouped(role));
  const attackElsewhere = new Set(
    (await takenElsewhere(tx, turn.gameId, turn.turn, combat.id, 'attack', [...units.keys()])).flatMap(
      ({ attackOf }) => attackOf ?? [],
    ),
  );
  const free = grouped('defender').filter(({ id }) => !attackElsewhere.has(id));
  return {
    row: {
      name: form.name || placeInWords(place, map) || gridReference(place),
      kind: combat.kind,
      hour: form.hour ?? proposedHour(attacking.map(({ turnShareMoved }) => turnShareMoved)),
      whyFirst: combat.kind === 'attack' ? whyFirst(grouped('attacker'), free) : '',
      attackersLead: form.attackersLead ?? lead('attacker'),
      defendersLead: form.defendersLead ?? lead('defender'),
      ...place,
      ...(form.ground ?? combatGroundAt(place, map)),
    },
    units: parts,
    air: form.air.map((entry, position) => ({ ...entry, position })),
  };
}

/** Checks that these units can be in one combat in these parts. */
function fitToFight(form: GroupingWishes, locked: Map<string, Unit>): Map<string, Placed> {
  const units = new Map<string, Placed>();
  const sides = new Map<string, Unit>();
  for (const [i, { unitId, role, isArtillery }] of form.units.entries()) {
    const bad = (message: string) => refusal('badInput', message, { field: `units.${i}.unitId` });
    const unit = thereIs(locked.get(unitId), 'unit in this game', `units.${i}.unitId`);
    if (units.has(unitId)) throw bad(`${unit.name} stands in this combat twice.`);
    if (unit.isCaptured) throw bad(`${unit.name} has been captured.`);
    if (!isPlaced(unit)) throw bad(`${unit.name} is not on the map.`);
    if (isArtillery && !unit.artilleryClass) throw bad(`${unit.name} has no guns that support from a distance.`);
    const same = sides.get(role);
    if (same && same.side !== unit.side) throw bad(`${unit.name} and ${same.name} are enemies.`);
    units.set(unitId, unit);
    sides.set(role, unit);
  }
  const lacks = (role: string) => !form.units.some((part) => part.role === role && !part.isArtillery);
  if (lacks('attacker')) throw refusal('badInput', 'Nobody attacks: add at least one unit.', { field: 'attackers' });
  if (lacks('defender')) throw refusal('badInput', 'Nobody defends: add at least one unit.', { field: 'defenders' });
  if (sides.get('attacker')!.side === sides.get('defender')!.side)
    throw refusal('badInput', 'Attackers and defenders are of the same side.', { field: 'defenders' });
  return units;
}

const isPlaced = (unit: Unit): unit is Placed => unit.isOnMap && unit.x !== null && unit.y !== null;

/** One attack a unit a turn, and one further attack for an overrun, and one task of support (OC-70, OC-69, OC-33). */
async function areFree(
  tx: Tx,
  turn: TurnNow,
  combat: { id: string; kind: CombatKind },
  form: GroupingWishes,
  locked: Map<string, Unit>,
): Promise<void> {
  const ids = form.units.map(({ unitId }) => unitId);
  for (const taken of await takenElsewhere(tx, turn.gameId, turn.turn, combat.id, combat.kind, ids)) {
    const index = ids.indexOf(taken.unitId);
    const part = form.units[index]!;
    const unit = locked.get(taken.unitId)!;
    const other = `C${taken.combat.number} (${taken.combat.name})`;
    const field = `units.${index}.unitId`;
    if (part.isArtillery && taken.supportOf)
      throw refusal('unitTaken', `${unit.name} supports ${other} already: one task a turn.`, { field, rule: 'OC-33' });
    if (part.role !== 'attacker' || part.isArtillery || !taken.attackOf) continue;
    if (combat.kind === 'overrun')
      throw refusal('unitTaken', `${unit.name} has its further attack in ${other} already: an overrun gives one.`, {
        field,
        rule: '§9 Results Table, OC-69',
      });
    throw refusal('unitTaken', `${unit.name} attacks in ${other} already: one attack a turn.`, {
      field,
      rule: '§9 Attacking, OC-70',
    });
  }
  return gunsAreUnbound(tx, turn, form, locked);
}

/** Guns that shell an area have had their one task (OC-33). */
async function gunsAreUnbound(tx: Tx, turn: TurnNow, form: GroupingWishes, locked: Map<string, Unit>): Promise<void> {
  const guns = form.units.filter(({ isArtillery }) => isArtillery).map(({ unitId }) => unitId);
  if (guns.length === 0) return;
  const [bound] = (await gunTasks(tx, turn.gameId, turn.turn, guns)).shelling;
  if (!bound) return;
  const index = form.units.findIndex(({ unitId }) => unitId === bound.unitId);
  throw refusal(
    'unitTaken',
    `${locked.get(bound.unitId)!.name} shells ${bound.area.name}: one task a turn. Take it off there first.`,
    { field: `units.${index}.unitId`, rule: '§9 Supporting Artillery, OC-33' },
  );
}
