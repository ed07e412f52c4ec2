import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import { type At, bridgeStands, inZoneOf, unitIn, unitsOnMap } from './board';
import type { Counter } from './counters';
import { distance, type HexNumber, type Hexside, sidesOf } from './hexes';
import type { BridgeKind } from './map-data';
import { movementNow } from './movers';
import type { ActOf, State } from './state';

/** §14.0: a bridge is blown on this face of the die or less (FB-25). */
export const blownOn: Record<BridgeKind, number> = { canal: 3, railroad: 2, highway: 1 };
/** §14.2: a bridge is repaired on this face of the die or more. */
export const repairedFrom: Record<BridgeKind, number> = { canal: 5, railroad: 5, highway: 4 };

const upTo = (face: number) => (face === 1 ? '1' : `1–${face}`);

/** §14.0: the German player tries to blow a bridge that an Allied unit has just come to; once a turn each (FB-22). */
export function demolish(at: At, { hexside: side }: ActOf<'demolish'>): ActRefusal {
  const { state } = at;
  if (!state.demolition.includes(side)) {
    const message =
      state.demolition.length > 0
        ? `The bridge ${side} is not at stake now: ${state.demolition.join(', ')}.`
        : 'No bridge may be blown now: only the instant an Allied unit comes to one, once a turn, and none that was next to an Allied unit when the turn began.';
    return refuse('notOffered', '§14.0', message, 'hexside');
  }
  const kind = state.map.hexsides[side]!.bridge!;
  const die = at.dice.d6(`demolition of ${side}`);
  const blown = die <= blownOn[kind];
  state.demolition = state.demolition.filter((one) => one !== side);
  state.triedToBlow.push(side);
  at.say(
    `${kind} bridge ${side}: blown on ${upTo(blownOn[kind])}; ${die}, it ${blown ? 'is demolished' : 'stands'}.`,
    '§14.0',
    'book',
  );
  if (!blown) return undefined;
  state.demolished.push(side);
  at.say(`It is a ${state.map.hexsides[side]!.water} hexside until it is repaired.`, '§14.1', 'book');
}

/** §14.0: demolition is the German player's choice. */
export function letStand(at: At): ActRefusal {
  if (at.state.demolition.length === 0)
    return refuse('notOffered', '§14.0', 'The German player has no bridge to decide on.');
  at.say(`The German player lets ${at.state.demolition.join(' and ')} stand.`, '§14.0', 'book');
  at.state.demolition = [];
}

/** The Allied engineer unit, and how far a hexside is from it in hexes. */
export function engineersReach(
  state: State,
  side: Hexside,
): { unit: Counter; hex: HexNumber; hexes: number } | undefined {
  const unit = unitsOnMap(state, 'allied').find(({ engineer }) => engineer);
  const hex = unit && state.pieces[unit.id]!.hex;
  return unit && hex ? { unit, hex, hexes: Math.min(...sidesOf(side).map((one) => distance(hex, one))) } : undefined;
}

/** Which hex of a hexside holds a German unit or is in its zone of control. */
const germanHex = (state: State, side: Hexside): HexNumber | undefined =>
  sidesOf(side).find((hex) => unitIn(state, hex)?.side === 'german' || inZoneOf(state, 'german', hex));

/** Why the engineers may not work on a hexside now: their phase, their place, a German unit near it. */
export function refuseEngineers(state: State, side: Hexside, rule: string): ActRefusal {
  if (movementNow(state)?.side !== 'allied')
    return refuse('wrongPhase', rule, 'The engineers work in the Allied movement or mobile movement phase.');
  const near = engineersReach(state, side);
  if (!near) return refuse('noEngineers', rule, 'The Allied engineer unit is not on the map.');
  if (near.hexes > near.unit.movement)
    return refuse(
      'outOfReach',
      rule,
      `${side} is ${counted(near.hexes, 'hex', 'hexes')} from the engineers in ${near.hex}: ${near.unit.movement} at most.`,
      'hexside',
    );
  const watched = germanHex(state, side);
  if (watched)
    return refuse('germansNear', rule, `${watched} holds a German unit or is in its zone of control.`, 'hexside');
}

/** §14.2: the engineers try to repair a bridge; one die a bridge a phase (FB-27). Repaired, it stands (FB-26). */
export function repair(at: At, { hexside: side }: ActOf<'repair'>): ActRefusal {
  const { state } = at;
  const kind = state.map.hexsides[side]?.bridge;
  if (!kind || bridgeStands(state, side))
    return refuse(
      'notDemolished',
      '§14.2',
      `No demolished bridge is on ${side}: ${state.demolished.join(', ') || 'none is demolished'}.`,
      'hexside',
    );
  const wrong = refuseEngineers(state, side, '§14.2');
  if (wrong) return wrong;
  if (state.triedToRepair.includes(side))
    return refuse('triedOnce', 'FB-27', `${side} has been tried in this phase: one die a bridge a phase.`, 'hexside');
  const die = at.dice.d6(`repair of ${side}`);
  const done = die >= repairedFrom[kind];
  state.triedToRepair.push(side);
  at.say(
    `${kind} bridge ${side}: repaired on ${repairedFrom[kind]}–6; ${die}, it ${done ? 'is repaired' : 'is not'}.`,
    '§14.2',
    'book',
  );
  if (!done) return undefined;
  state.demolished = state.demolished.filter((one) => one !== side);
  state.repaired.push(side);
  at.say('It may not be blown again before this player turn ends.', 'FB-26', 'book');
}

/** §15.0: the engineers bridge one hexside of water; another one only if the first was not used this turn (FB-28). */
export function bridge(at: At, { hexside: side }: ActOf<'bridge'>): ActRefusal {
  const { state } = at;
  if (!state.map.hexsides[side])
    return refuse(
      'noWater',
      '§15.0',
      `No river, stream or canal is entered on ${side}: engineers bridge one of these.`,
      'hexside',
    );
  if (state.engineer.hexside === side)
    return refuse('bridgedAlready', '§15.0', `${side} is bridged already.`, 'hexside');
  const wrong = refuseEngineers(state, side, '§15.0');
  if (wrong) return wrong;
  if (state.engineer.hexside && state.engineer.used)
    return refuse(
      'usedThisTurn',
      'FB-28',
      `${state.engineer.hexside} has been used this turn: one bridged hexside a turn.`,
      'hexside',
    );
  state.engineer = { hexside: side, used: false };
  at.say(`The engineers bridge ${side}: Allied units cross it as a bridge.`, '§15.0', 'book');
  if (state.demolished.includes(side)) at.say('The demolished bridge there is not repaired by that.', 'FB-30', 'book');
}

/** FB-29: what the engineers hold bridged lapses at a turn's beginning, out of their reach or with Germans near. */
export function lapseBridging(at: At): void {
  const { state } = at;
  const side = state.engineer.hexside;
  state.engineer.used = false;
  if (!side) return;
  const near = engineersReach(state, side);
  if (near && near.hexes <= near.unit.movement && !germanHex(state, side)) return;
  state.engineer.hexside = null;
  at.say(`${side} is no longer bridged by the engineers.`, 'FB-29', 'book');
}
