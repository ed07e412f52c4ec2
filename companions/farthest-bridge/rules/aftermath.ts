import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import { type At, deplete, eliminate, inEnemyZone, unitIn, usesEngineers, waterBetween } from './board';
import { type Counter, counterOf } from './counters';
import { enter } from './entering';
import { distance, type HexNumber, isAdjacent, neighbours } from './hexes';
import type { ActOf, State } from './state';
import type { CombatResult } from './tables';

/** The acts that a combat leaves to do: losses at once, then retreats by their owners, then an advance if the hex is free. */

export function startAftermath(
  at: At,
  result: CombatResult,
  attackers: readonly Counter[],
  defender: Counter,
  hex: HexNumber,
): void {
  const { state } = at;
  const retreats: { unit: string; steps: number }[] = [];
  if (result === 'AD') for (const { id } of attackers) deplete(at, id);
  if (result === 'AR') for (const one of attackers.map(({ id }) => ({ unit: id, steps: 1 }))) retreats.push(one);
  if (result === 'DE') eliminate(at, defender.id);
  if (result === 'DD+R1') deplete(at, defender.id);
  const steps = result === 'DR2' ? 2 : result === 'DR1' || result === 'DD+R1' ? 1 : 0;
  if (steps > 0 && state.pieces[defender.id]!.hex) retreats.push({ unit: defender.id, steps });
  state.aftermath = { retreats, from: hex, mayAdvance: attackers.map(({ id }) => id) };
  settle(at);
}

/** True when a unit may go from one hex to the next in a retreat: free, out of enemy zones, no water it may not cross. */
function mayRetreatTo(state: State, unit: Counter, from: HexNumber, to: HexNumber): boolean {
  if (unitIn(state, to) || inEnemyZone(state, unit.side, to)) return false;
  if (state.map.hexes[to]?.terrain === 'water') return false;
  return !isBarred(state, unit, from, to);
}

/** §14.1: water that is prohibited to movement, without a bridge (FB-31). */
function isBarred(state: State, unit: Counter, from: HexNumber, to: HexNumber): boolean {
  const water = waterBetween(state, from, to);
  if (!water?.entry.prohibited || water.stands) return false;
  return !(water.byEngineers && unit.side === 'allied');
}

/** Every way a unit may retreat: so many hexes, ending as far from where it stood. */
export function retreatPaths(state: State, id: string, steps: number): HexNumber[][] {
  const unit = counterOf(id);
  const start = state.pieces[id]!.hex!;
  let paths: HexNumber[][] = [[]];
  for (let step = 1; step <= steps; step += 1)
    paths = paths.flatMap((path) => {
      const from = path.at(-1) ?? start;
      return neighbours(from)
        .filter((to) => distance(start, to) === step && mayRetreatTo(state, unit, from, to))
        .map((to) => [...path, to]);
    });
  return paths;
}

/** Goes on until a player has something to decide: who cannot retreat is depleted where it stands (ours). */
function settle(at: At): void {
  const { state } = at;
  const { aftermath } = state;
  if (!aftermath) return;
  for (let next = aftermath.retreats[0]; next; next = aftermath.retreats[0]) {
    if (retreatPaths(state, next.unit, next.steps).length > 0) return;
    at.say(`${counterOf(next.unit).name} has no way to retreat and is depleted instead.`, 'FB-1', 'ours');
    deplete(at, next.unit);
    aftermath.retreats.shift();
  }
  const free = !unitIn(state, aftermath.from);
  aftermath.mayAdvance = aftermath.mayAdvance.filter((id) => {
    const hex = state.pieces[id]!.hex;
    return hex && isAdjacent(hex, aftermath.from) && !isBarred(state, counterOf(id), hex, aftermath.from);
  });
  if (!free || aftermath.mayAdvance.length === 0 || state.phase === 'over') state.aftermath = null;
}

export function retreat(at: At, { path }: ActOf<'retreat'>): ActRefusal {
  const next = at.state.aftermath?.retreats[0];
  if (!next) return refuse('noRetreat', 'FB-1', 'No unit has to retreat.');
  const ways = retreatPaths(at.state, next.unit, next.steps);
  const unit = counterOf(next.unit);
  if (!ways.some((way) => way.join() === path.join()))
    return refuse(
      'noWayBack',
      '§14.1',
      `${unit.name} retreats ${counted(next.steps, 'hex', 'hexes')}, each free, outside enemy zones and across no unbridged prohibited river: ${ways.map((way) => way.join(' ')).join(', ')}.`,
      'path',
    );
  at.state.aftermath!.retreats.shift();
  for (const hex of path) {
    if (usesEngineers(at.state, unit, at.state.pieces[next.unit]!.hex!, hex)) at.state.engineer.used = true;
    enter(at, next.unit, hex);
  }
  at.say(`${unit.name} retreats to ${path.at(-1)}.`, 'FB-1', at.state.tables.source);
  settle(at);
}

/** Why nobody may advance, or stay, now. */
function refuseAdvance({ aftermath }: State): ActRefusal {
  if (!aftermath) return refuse('noAdvance', 'FB-1', 'No hex has become free.');
  if (aftermath.retreats.length > 0) return refuse('noAdvance', 'FB-1', 'The retreat comes first.');
}

/** One attacker may take the hex that became free; never across water prohibited to movement without a bridge (§14.1). */
export function advance(at: At, { unit: id }: ActOf<'advance'>): ActRefusal {
  const wrong = refuseAdvance(at.state);
  if (wrong) return wrong;
  const { mayAdvance, from } = at.state.aftermath!;
  if (!mayAdvance.includes(id))
    return refuse(
      'mayNotAdvance',
      '§14.1',
      `${counterOf(id).name} may not advance: one of ${mayAdvance.map((one) => counterOf(one).name).join(', ')}.`,
      'unit',
    );
  at.state.aftermath = null;
  at.say(`${counterOf(id).name} advances to ${from}.`, 'FB-1', at.state.tables.source);
  enter(at, id, from);
}

export function stay(at: At): ActRefusal {
  const wrong = refuseAdvance(at.state);
  if (wrong) return wrong;
  at.state.aftermath = null;
  at.say('Nobody advances.', 'FB-1', at.state.tables.source);
}
