import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import type { Source } from '@/companions/rules/companion';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { type Counter, counterOf } from './counters';
import { type HexNumber, type Hexside, hexside, neighbours, sidesOf } from './hexes';
import type { HexEntry } from './map-data';
import type { State } from './state';
import type { Costs } from './tables';

/** The places of all units. One unit a hex, always (FB-6). */

export type At = AtTable<State>;

export function unitIn(state: State, hex: HexNumber): Counter | undefined {
  for (const id in state.pieces) if (state.pieces[id]!.hex === hex) return counterOf(id);
}

export function unitsOnMap(state: State, side: Side): Counter[] {
  const found: Counter[] = [];
  for (const id in state.pieces) if (state.pieces[id]!.hex && counterOf(id).side === side) found.push(counterOf(id));
  return found;
}

export const hexOf = (state: State, id: string): HexNumber | null => state.pieces[id]?.hex ?? null;

/** True when a hex lies next to a unit of `side`. A zone is all six hexes around, whatever lies between (ours). */
export function inZoneOf(state: State, side: Side, hex: HexNumber): boolean {
  const around = neighbours(hex);
  for (const id in state.pieces) {
    const there = state.pieces[id]!.hex;
    if (there && around.includes(there) && counterOf(id).side === side) return true;
  }
  return false;
}

/** A zone of the enemy of `side`. */
export const inEnemyZone = (state: State, side: Side, hex: HexNumber): boolean => inZoneOf(state, otherSide(side), hex);

/** Mobile units move twice a turn (FB-3). */
export const isMobile = (state: State, { id, movement }: Counter): boolean =>
  state.tables.counters[id]?.mobile ?? movement >= state.tables.mobileFrom;

/** The factors a unit fights with: as printed, entered for its depleted side, or half rounded up (ours). */
export function factorsOf(state: State, counter: Counter): { attack: number; defence: number } {
  const { attack, defence } = counter;
  if (!state.pieces[counter.id]?.depleted) return { attack, defence };
  return (
    state.tables.counters[counter.id]?.depleted ?? { attack: Math.ceil(attack / 2), defence: Math.ceil(defence / 2) }
  );
}

/** The owner of the factors that a unit fights with: half is ours, until its depleted side is entered. */
export function factorsSource({ pieces, tables }: State, { id }: Counter): Source {
  if (!pieces[id]?.depleted) return 'book';
  return tables.counters[id]?.depleted ? tables.source : 'ours';
}

export const costFor = (state: State, counter: Counter, costs: Costs): number | null =>
  isMobile(state, counter) ? costs.mobile : costs.leg;

/** The terrain of a hex, or the refusal that asks for it. */
export function terrainAt(state: State, hex: HexNumber): { ok: true; entry: HexEntry } | NonNullable<ActRefusal> {
  const entry = state.map.hexes[hex];
  if (entry) return { ok: true, entry };
  return refuse(
    'terrainUnknown',
    'FB-1',
    `Enter the terrain of ${hex} first, as the printed map shows it: mixed, broken, rough, town, woods or city; a road or a trail.`,
    'hex',
  );
}

/** True when a bridge stands on a hexside: printed and not demolished. */
export const bridgeStands = (state: State, side: Hexside): boolean =>
  Boolean(state.map.hexsides[side]?.bridge) && !state.demolished.includes(side);

/** The water between two hexes, and whether `side` may cross it as a bridge; nothing where there is none. */
export function waterBetween(state: State, one: HexNumber, other: HexNumber) {
  const side = hexside(one, other);
  const entry = state.map.hexsides[side];
  if (!entry) return undefined;
  const byEngineers = state.engineer.hexside === side;
  return { hexside: side, entry, stands: bridgeStands(state, side), byEngineers };
}

/** True when an Allied unit that goes or attacks from one hex to the next uses the hexside the engineers hold (FB-28). */
export function usesEngineers(state: State, { side }: Counter, from: HexNumber, to: HexNumber): boolean {
  const water = waterBetween(state, from, to);
  return side === 'allied' && Boolean(water?.byEngineers && !water.stands);
}

/** The hexsides with a bridge that border a hex. */
export const bridgesOf = (state: State, hex: HexNumber): Hexside[] =>
  Object.keys(state.map.hexsides).filter((side) => state.map.hexsides[side]?.bridge && sidesOf(side).includes(hex));

/** Takes a unit out of the game. */
export function eliminate(at: At, id: string): void {
  const piece = at.state.pieces[id]!;
  piece.hex = null;
  piece.out = true;
  if (at.state.mover?.unit === id) at.state.mover = null;
  at.state.arrived = at.state.arrived.filter(({ unit }) => unit !== id);
}

/** Turns a unit to its depleted side; one that is depleted already is out (FB-12). */
export function deplete(at: At, id: string): void {
  const piece = at.state.pieces[id]!;
  const { name } = counterOf(id);
  if (piece.depleted) {
    at.say(`${name} was depleted already and is eliminated.`, 'FB-12', 'ours');
    eliminate(at, id);
    return;
  }
  piece.depleted = true;
}
