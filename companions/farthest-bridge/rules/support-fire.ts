import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { listed, sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import { type At, unitsOnMap } from './board';
import type { Counter } from './counters';
import { type Zone, zones } from './schedule';
import type { ActOf, State } from './state';
import type { SupportMarker } from './tables';

/** The nation whose markers the loss of a drop zone costs (§12.0, note). */
export const zoneNation: Record<Zone, 'us' | 'uk'> = { '1st': 'uk', '101st': 'us', '82nd': 'us' };

/** The number of markers a side may choose this turn: its allotment, less the cost of occupied drop zones. */
export function allotmentOf(state: State, side: Side): number {
  const row = state.tables.allotments.find(({ turn }) => turn === state.turn)!;
  return Math.max(0, row[side] - (side === 'allied' ? state.support.cut : 0));
}

/** Markers of a kind still in the game. */
export const markersLeft = (state: State, marker: SupportMarker): number =>
  marker.count - (state.support.removed[marker.id] ?? 0);

const markerOf = (state: State, id: string) => state.tables.markers.find((marker) => marker.id === id);

/** Chooses the markers of a turn (ours: the player chooses; the standard rules are not at hand). */
export function allot(at: At, { side, markers }: ActOf<'allot'>): ActRefusal {
  const { state } = at;
  if (state.phase !== 'allotment')
    return refuse('wrongPhase', 'FB-4', 'Support-fire markers are chosen at the beginning of a turn.');
  if (state.support.chosen[side])
    return refuse('chosen', 'FB-4', 'The markers of this side are chosen for this turn.', 'side');
  const limit = allotmentOf(state, side);
  const total = Object.values(markers).reduce((sum, count) => sum + count, 0);
  for (const [id, count] of Object.entries(markers)) {
    const marker = markerOf(state, id);
    if (!marker || marker.side !== side)
      return refuse('noSuchMarker', 'FB-5', `This side has no marker ${id}.`, `markers.${id}`);
    if (count > markersLeft(state, marker))
      return refuse(
        'tooManyMarkers',
        'FB-5',
        `${markersLeft(state, marker)} of ${id} are left in the game.`,
        `markers.${id}`,
      );
  }
  if (total > limit)
    return refuse('overAllotment', '§12.0', `${total} markers are chosen and the allotment is ${limit}.`, 'markers');
  state.support.inHand = { ...state.support.inHand, ...markers };
  state.support.chosen[side] = true;
  at.say(`${sideWords[side]} support fire: ${total} of ${limit} markers.`, 'FB-5', state.tables.source);
}

/** The drop zones on which a German unit stands now. */
export function zonesOccupied(state: State): Zone[] {
  const stands = new Set(unitsOnMap(state, 'german').map(({ id }) => state.pieces[id]!.hex));
  return zones.filter((zone) => stands.has(state.dropZones[zone]));
}

/**
 * §12.0 at a turn's allotment, by the drop zones that are occupied now: the first time, three markers of its nation leave
 * the game for good; two at the same time take all (FB-19, FB-20). Who has marched on again costs nothing.
 */
export function reckonDropZones(at: At): void {
  const { support } = at.state;
  const occupied = zonesOccupied(at.state);
  if (occupied.length > 1 && support.cut < 6) {
    removeThrees(at.state, 'us', Number.POSITIVE_INFINITY);
    removeThrees(at.state, 'uk', Number.POSITIVE_INFINITY);
    support.cut = 6;
    at.say(
      `German units stand on the ${listed(occupied)} drop zones: all Allied markers of +3 leave the game, and the allotment is 6 lower from now on.`,
      '§12.0',
      'book',
    );
  } else if (occupied.length === 1 && support.cut === 0) {
    const nation = zoneNation[occupied[0]!];
    const removed = removeThrees(at.state, nation, 3);
    support.cut = 3;
    at.say(
      `A German unit stands on the ${occupied[0]} drop zone: ${removed} ${nation.toUpperCase()} markers of +3 leave the game, and the allotment is 3 lower from now on.`,
      '§12.0',
      'book',
    );
  }
}

function removeThrees(state: State, nation: 'us' | 'uk', most: number): number {
  let left = most;
  for (const marker of state.tables.markers.filter((one) => one.nation === nation && one.value === 3)) {
    const taken = Math.min(left, markersLeft(state, marker));
    state.support.removed[marker.id] = (state.support.removed[marker.id] ?? 0) + taken;
    left -= taken;
  }
  return most - left;
}

/** Why a side may not give these markers to a combat: none left, not its own, or §16.0. */
export function refuseSupport(
  state: State,
  side: Side,
  units: readonly Counter[],
  markers: Record<string, number>,
  field: string,
): ActRefusal {
  const given = { us: 0, uk: 0, german: 0 };
  for (const [id, count] of Object.entries(markers)) {
    const marker = markerOf(state, id);
    if (!marker || marker.side !== side)
      return refuse('noSuchMarker', 'FB-5', `This side has no marker ${id}.`, `${field}.${id}`);
    const inHand = state.support.inHand[id] ?? 0;
    if (count > inHand) return refuse('notInHand', 'FB-5', `${inHand} of ${id} are left this turn.`, `${field}.${id}`);
    given[marker.nation] += count;
  }
  if (side === 'german') return undefined;
  const only = (nation: 'us' | 'uk') => units.every((unit) => unit.nation === nation);
  if (only('us') && given.uk > 1)
    return refuse('coordination', '§16.0', 'Only US units are in this combat: one UK marker at most.', field);
  if (only('uk') && given.us > 1)
    return refuse('coordination', '§16.0', 'Only UK units are in this combat: one US marker at most.', field);
}

/** The points that markers add, in words. */
export function supportPoints(state: State, markers: Record<string, number>): number {
  return Object.entries(markers).reduce((sum, [id, count]) => sum + count * (markerOf(state, id)?.value ?? 0), 0);
}

export function spendMarkers(state: State, markers: Record<string, number>): void {
  for (const [id, count] of Object.entries(markers)) state.support.inHand[id] = (state.support.inHand[id] ?? 0) - count;
}
