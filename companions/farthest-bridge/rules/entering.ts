import { counted } from '@/lib/text';
import { type At, bridgeStands, bridgesOf, unitsOnMap } from './board';
import { counterOf, isAlliedGround } from './counters';
import { distance, type HexNumber, type Hexside, sidesOf } from './hexes';
import { arnhem } from './map-data';
import type { State } from './state';

/** The effects at the instant a unit enters a hex, however it came there: victory, bridges. */

export function enter(at: At, id: string, hex: HexNumber): void {
  const { state } = at;
  state.pieces[id]!.hex = hex;
  checkVictory(at);
  if (counterOf(id).side === 'allied') offerDemolition(at, hex);
}

/** §17.0: two hexes of Arnhem at one time win, at once; one makes a draw of what would be a German victory (FB-33). */
function checkVictory(at: At): void {
  const { state } = at;
  const held = unitsOnMap(state, 'allied').filter(
    (unit) => isAlliedGround(unit) && arnhem.includes(state.pieces[unit.id]!.hex!),
  );
  if (held.length === 0) return;
  if (!state.arnhemReached)
    at.say(`${held[0]!.name} has reached Arnhem: the game is at least a draw.`, '§17.0', 'book');
  state.arnhemReached = true;
  if (held.length < 2 || state.winner) return;
  state.winner = 'allied';
  state.phase = 'over';
  at.say(
    `Allied ground units stand in ${counted(held.length, 'hex', 'hexes')} of Arnhem: the Allied player wins.`,
    '§17.0',
    'book',
  );
}

/** German units that have a bridge within their movement, counted in hexes (FB-21). */
const germansInReach = (state: State, side: Hexside) =>
  unitsOnMap(state, 'german').filter((unit) =>
    sidesOf(side).some((hex) => distance(state.pieces[unit.id]!.hex!, hex) <= unit.movement),
  );

/** §14.0: the bridges of an entered hex that the German player may try to blow now (FB-22 to FB-24); those of a retreat's two hexes together. */
function offerDemolition(at: At, hex: HexNumber): void {
  const { state } = at;
  if (state.phase === 'over') return;
  const offered = bridgesOf(state, hex).filter(
    (side) =>
      bridgeStands(state, side) &&
      !sidesOf(side).some((beside) => state.alliedAtStart.includes(beside)) &&
      !state.repaired.includes(side) &&
      !state.triedToBlow.includes(side) &&
      germansInReach(state, side).length > 0,
  );
  if (offered.length === 0) return;
  state.demolition = [...new Set([...state.demolition, ...offered])];
  at.say(`The German player may try to blow ${offered.join(' and ')} before anything else.`, '§14.0', 'book');
}
