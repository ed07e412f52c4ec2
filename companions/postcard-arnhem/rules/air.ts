import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { sideBetween } from './map';
import { hasRoom } from './movement';
import {
  counterOf,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  type Postcard,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';

/** Takes one of the two missions of a good turn (PA-16), or says why there is none. */
function takeMission({ state }: Postcard): ActRefusal {
  if (state.step !== 'turn' || state.player !== 'allied')
    return refuse('notNow', 'Air Ops', 'Air missions are flown in the Allied part of a turn.');
  if (state.weather === 'bad') return refuse('badWeather', 'Air Ops', 'No air operations in bad weather.');
  if (state.missionsLeft === 0) return refuse('noMission', 'Air Ops, PA-16', 'Both missions of this turn are flown.');
  state.missionsLeft -= 1;
}

/** Brings an airborne unit down where no German is; half of all times it is disrupted (PA-17). */
export function drop(table: Postcard, id: string, hex: string): ActRefusal {
  const { state, dice, say } = table;
  const unit = unitOf(state, id);
  const by = unit && counterOf(state, id).start.by;
  const isLater = by === 'laterAirdrop';
  if (!unit || (by !== 'airdrop' && !isLater))
    return refuse('notAirborne', 'Setup', `"${id}" is not an airborne unit.`, 'unit');
  if (unit.hex !== null || unit.isLost)
    return refuse('hasDropped', 'Setup', `${nameOf(state, id)} has jumped already.`, 'unit');
  if (!isOnMap(state, hex)) return refuse('offMap', 'Setup', `"${hex}" is not on the map.`, 'hex');
  if (hexOf(state, hex).isOffBoard)
    return refuse('offBoard', 'Setup', `${hexName(state, hex)} lies beyond the board.`, 'hex');
  if (unitsIn(state, hex, 'german').length > 0)
    return refuse(
      'germansThere',
      'Setup, PA-17',
      `Germans are in ${hexName(state, hex)}: choose a hex without.`,
      'hex',
    );
  if (!hasRoom(state, hex))
    return refuse('isFull', 'Stacking', `Three units are in ${hexName(state, hex)} already.`, 'hex');
  if (!isLater && state.step !== 'airdrop')
    return refuse('notNow', 'Setup', 'The airdrop is before the first turn.', 'unit');
  if (isLater) {
    const none = takeMission(table);
    if (none) return none;
  }
  unit.hex = hex;
  unit.isDisrupted = dice.coin(`landing of ${id}`) === 'tails';
  say(
    `${nameOf(state, id)} lands in ${hexName(state, hex)}${unit.isDisrupted ? ', disrupted' : ', in order'}.`,
    'Setup, PA-17',
    'book',
  );
  if (isLater) {
    Object.assign(unit, { hasMoved: true, mayAttack: false });
    say('It neither moves nor attacks in the turn in which it jumps.', 'Air Ops, PA-12', 'ours');
  }
}

/**
 * A unit that broke through, is still to attack and has its air support with it, next to a hex. The support is that of the
 * attack: flown on for one unit, it is there for no other.
 */
export const escortedAt = (state: PostcardState, hex: string): UnitInPlay | undefined =>
  state.units.find(
    (unit) =>
      unit.airSupportFrom !== null &&
      state.struck.includes(unit.airSupportFrom) &&
      unit.mayAttack &&
      unit.hex !== null &&
      sideBetween(state, unit.hex, hex) !== undefined,
  );

/** An air attack: half of all times each German unit in the hex is disrupted. With a breakthrough it costs no mission. */
export function strike(table: Postcard, hex: string): ActRefusal {
  const { state, dice, say } = table;
  if (!isOnMap(state, hex)) return refuse('offMap', 'Air Ops', `"${hex}" is not on the map.`, 'hex');
  const targets = unitsIn(state, hex, 'german');
  if (targets.length === 0) return refuse('nobodyThere', 'Air Ops', `No German is in ${hexName(state, hex)}.`, 'hex');
  const escorted = escortedAt(state, hex);
  if (escorted) {
    state.struck.splice(state.struck.indexOf(escorted.airSupportFrom!), 1);
    say(`The air support of ${nameOf(state, escorted.id)} goes with it.`, 'Tactical Advance, PA-26', 'book');
  } else {
    const none = takeMission(table);
    if (none) return none;
  }
  state.struck.push(hex);
  for (const unit of targets) {
    const isHit = dice.coin(`air attack on ${unit.id}`) === 'tails';
    if (isHit) unit.isDisrupted = true;
    say(`Air attack: ${nameOf(state, unit.id)} is ${isHit ? 'disrupted' : 'not hit'}.`, 'Air Ops', 'book');
  }
}

/** Air supply to the Allied units of a hex until the turn ends. */
export function airSupply(table: Postcard, hex: string): ActRefusal {
  const { state, say } = table;
  if (!isOnMap(state, hex)) return refuse('offMap', 'Air Ops', `"${hex}" is not on the map.`, 'hex');
  if (hexOf(state, hex).isOffBoard)
    return refuse('offBoard', 'Air Ops', 'Beyond the board they are in supply: choose a hex of the map.', 'hex');
  if (!unitsIn(state, hex).some(({ id }) => sideOf(state, id) === 'allied'))
    return refuse('nobodyThere', 'Air Ops', `No Allied unit is in ${hexName(state, hex)}.`, 'hex');
  const none = takeMission(table);
  if (none) return none;
  state.airSupplied.push(hex);
  say(`Air supply to ${hexName(state, hex)}.`, 'Air Ops, PA-16', 'book');
}
