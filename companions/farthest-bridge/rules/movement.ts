import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import { type At, costFor, inEnemyZone, terrainAt, unitIn, usesEngineers, waterBetween } from './board';
import { type Counter, counterOf } from './counters';
import { enter } from './entering';
import { distance, type HexNumber, isAdjacent } from './hexes';
import { landingCost } from './landing';
import type { HexEntry } from './map-data';
import { begunMove, refuseArrival, refusePhase, takeUp } from './movers';
import { printedHexes } from './schedule';
import type { ActOf, Mover, State } from './state';

/**
 * §11.0 to §11.3: a unit that comes overland arrives in one of its hexes and pays for it; it may then move on, at once or
 * after others have arrived. The unit that is moving meanwhile goes on.
 */
export function arrive(at: At, { unit: id, hex }: ActOf<'arrive'>): ActRefusal {
  const { state } = at;
  const unit = counterOf(id);
  if (unit.airborne)
    return refuse('airborne', '§11.3', `${unit.name} lands ${printedHexes(unit.entry)}: use the landing.`, 'unit');
  const wrong = refuseArrival(state, unit);
  if (wrong) return wrong;
  const hexes = arrivalHexes(state, unit);
  if (hexes.length === 0)
    return refuse(
      'edgeUnknown',
      'FB-8',
      'Enter the edge hexes next to Eindhoven first: the text does not number them.',
      'hex',
    );
  if (!hexes.includes(hex))
    return refuse('notAnArrivalHex', '§11.1', `${unit.name} arrives in ${hexes.join(', ')}.`, 'hex');
  const there = unitIn(state, hex);
  if (there)
    return refuse(
      'occupied',
      there.side === unit.side ? 'FB-9' : '§11.5',
      `${there.name} is in ${hex}: choose another of its hexes, or wait a turn.`,
      'hex',
    );
  const known = terrainAt(state, hex);
  if (!known.ok) return known;
  const { entry } = known;
  const cost = arrivalCost(state, unit, entry);
  if (cost === null)
    return refuse(
      'impassable',
      'FB-1',
      `${unit.name} may not enter ${entry.terrain}: choose another of its hexes.`,
      'hex',
    );
  const zone = inEnemyZone(state, unit.side, hex);
  state.arrived.push({ unit: id, spent: cost, stopped: zone, landedInZone: false, owesLanding: false });
  at.say(`${unit.name} arrives in ${hex} for ${points(cost)}.`, '§11.2', 'book');
  if (zone) at.say(`${hex} is in an enemy zone of control: it goes no further.`, '§13.0', 'ours');
  enter(at, id, hex);
}

/** The cost of the first hex, by its road where it has one; null where the unit may not enter. */
export function arrivalCost(state: State, unit: Counter, { terrain, road, trail }: HexEntry): number | null {
  const { tables } = state;
  return costFor(state, unit, road ? tables.road : trail ? tables.trail : tables.terrainCosts[terrain]);
}

/** The hexes a unit may arrive in, as far as they are known. */
export function arrivalHexes(state: State, { entry }: Counter): readonly HexNumber[] {
  if (entry.kind === 'range') return entry.hexes;
  return entry.kind === 'eindhoven' ? (state.map.eindhovenEdge ?? []) : [];
}

const points = (cost: number) => counted(cost, 'movement point');

/** The cost of one step, or why it may not be taken. */
function stepCost(state: State, unit: Counter, from: HexNumber, to: HexNumber): number | NonNullable<ActRefusal> {
  if (!isAdjacent(from, to))
    return refuse(
      'notAdjacent',
      'FB-1',
      `${to} is ${counted(distance(from, to), 'hex', 'hexes')} from ${from}: move from hex to hex.`,
      'path',
    );
  const there = unitIn(state, to);
  if (there)
    return there.side === unit.side
      ? refuse('stacked', 'FB-6', `${there.name} is in ${to}: one unit a hex.`, 'path')
      : refuse('enemyThere', 'FB-6', `${there.name} is in ${to}: attack it in the combat phase.`, 'path');
  const known = terrainAt(state, to);
  if (!known.ok) return { ...known, field: 'path' };
  const { tables } = state;
  const water = waterBetween(state, from, to);
  const bridged = water && (water.stands || (water.byEngineers && unit.side === 'allied'));
  if (water && !bridged && water.entry.prohibited)
    return refuse(
      'noBridge',
      '§14.1',
      `No bridge stands over ${water.hexside}, and it may not be crossed without one.`,
      'path',
    );
  const before = state.map.hexes[from];
  const way = (kind: 'road' | 'trail') => Boolean(before?.[kind] && known.entry[kind]) && (!water || bridged);
  const ground = way('road') ? tables.road : way('trail') ? tables.trail : tables.terrainCosts[known.entry.terrain];
  const cost = costFor(state, unit, ground);
  const crossing = water && !bridged ? costFor(state, unit, tables.crossing[water.entry.water]) : 0;
  if (cost === null)
    return refuse('impassable', 'FB-1', `${unit.name} may not enter ${to}, ${known.entry.terrain}.`, 'path');
  if (crossing === null)
    return refuse('impassable', 'FB-1', `${unit.name} may not cross ${water!.hexside} without a bridge.`, 'path');
  return cost + crossing;
}

/**
 * Moves a unit along a path, hex by hex. Checked whole before a step is taken; it halts where the German player may blow
 * a bridge, and may then be moved on.
 */
export function move(at: At, { unit: id, path }: ActOf<'move'>): ActRefusal {
  const { state } = at;
  const unit = counterOf(id);
  const planned = planMove(state, unit, path);
  if (!planned.ok) return planned;
  const { mover, steps } = planned;
  takeUp(state, id);
  if (mover.owesLanding) at.say(`The landing hex counts first: ${points(steps[0]!.before)}.`, 'FB-17', 'book');
  state.mover = { ...mover, owesLanding: false };
  for (const { hex, from, spent, zone, byEngineers } of steps) {
    if (byEngineers) state.engineer.used = true;
    state.mover.spent = spent;
    state.mover.stopped = zone;
    at.say(`${unit.name}: ${from} to ${hex}, ${spent} of ${unit.movement} spent.`, 'FB-1', state.tables.source);
    enter(at, id, hex);
    if (zone) at.say(`${hex} is in an enemy zone of control: it goes no further.`, '§13.0', 'ours');
    if (state.demolition.length > 0 || state.phase === 'over') break;
  }
}

interface Step {
  from: HexNumber;
  hex: HexNumber;
  /** Points spent before the step and after it. */
  before: number;
  spent: number;
  zone: boolean;
  byEngineers: boolean;
}

/** The cost of a path, or why it may not be taken; changes nothing. */
export function planMove(
  state: State,
  unit: Counter,
  path: readonly HexNumber[],
): { ok: true; mover: Mover; steps: Step[] } | NonNullable<ActRefusal> {
  const piece = state.pieces[unit.id]!;
  if (!piece.hex) return refuse('notOnMap', 'FB-1', `${unit.name} is not on the map.`, 'unit');
  const wrong = refusePhase(state, unit);
  if (wrong) return wrong;
  if (state.moved.includes(unit.id)) return refuse('hasMoved', 'FB-4', `${unit.name} has moved in this phase.`, 'unit');
  const fresh: Mover = { unit: unit.id, spent: 0, stopped: false, landedInZone: false, owesLanding: false };
  const mover = begunMove(state, unit.id) ?? fresh;
  if (mover.stopped)
    return refuse('inZone', '§13.0', `${unit.name} has entered an enemy zone of control: it goes no further.`, 'unit');
  let spent = mover.spent;
  if (mover.owesLanding) {
    const cost = landingCost(state, unit);
    if (cost === undefined)
      return refuse(
        'terrainUnknown',
        'FB-17',
        `Enter the terrain of ${piece.hex} first: the landing hex is paid for.`,
        'unit',
      );
    if (cost === null)
      return refuse('impassable', 'FB-17', `${unit.name} cannot move on from where it landed.`, 'unit');
    spent += cost;
  }
  const steps: Step[] = [];
  let from = piece.hex;
  const moved: State = { ...state, pieces: { ...state.pieces, [unit.id]: { ...piece, hex: null } } };
  for (const [index, hex] of path.entries()) {
    const field = `path.${index}`;
    if (steps.at(-1)?.zone)
      return refuse('inZone', '§13.0', `${from} is in an enemy zone of control: the path ends there.`, field);
    const cost = stepCost(moved, unit, from, hex);
    if (typeof cost !== 'number') return { ...cost, field };
    if (spent + cost > unit.movement)
      return refuse('tooFar', 'FB-1', `${hex} would cost ${spent + cost} of ${unit.movement} movement points.`, field);
    const zone = inEnemyZone(state, unit.side, hex);
    if (zone && mover.landedInZone)
      return refuse(
        'secondZone',
        'FB-18',
        `${unit.name} landed in a zone of control and may enter no other: ${hex} is in one.`,
        field,
      );
    const byEngineers = usesEngineers(state, unit, from, hex);
    steps.push({ from, hex, before: spent, spent: spent + cost, zone, byEngineers });
    spent += cost;
    from = hex;
  }
  return { ok: true, mover, steps };
}
