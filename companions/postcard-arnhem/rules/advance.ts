import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { otherSide } from '@/lib/sides';
import { hasRoad, inZoneOf, nextTo, sideBetween } from './map';
import { hasRoom } from './movement';
import {
  type Attack,
  counterOf,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  type Postcard,
  type PostcardState,
  unitOf,
  unitsIn,
} from './state';

/** True when an attack waits for its advance: its hex is empty and everything is decided. */
export const isAdvanceDue = (state: PostcardState): boolean =>
  state.attack?.result != null &&
  state.attack.undecided.length === 0 &&
  unitsIn(state, state.attack.hex, otherSide(state.player)).length === 0;

/** The points that those who advance must have counted in the attack: the defence of those attacked, where they can (PA-25). */
export function mustMatch(attack: Attack): number {
  const largest = Object.values(attack.pointsOf)
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, points) => sum + points, 0);
  return !attack.wasVoluntary && largest >= attack.toMatch ? attack.toMatch : 0;
}

/** Advances into the emptied hex, or leaves it. */
export function advance({ state, say }: Postcard, ids: readonly string[]): ActRefusal {
  const { attack } = state;
  if (!attack || !isAdvanceDue(state))
    return refuse('noAdvance', 'Tactical Advance', 'No hex has been emptied by an attack.');
  for (const [at, id] of ids.entries())
    if (!attack.units.includes(id) || ids.indexOf(id) !== at)
      return refuse('notAttacker', 'Tactical Advance', `"${id}" did not attack, or is named twice.`, `units.${at}`);
  const needed = mustMatch(attack);
  const factors = ids.reduce((sum, id) => sum + attack.pointsOf[id]!, 0);
  if (factors < needed || (needed > 0 && ids.length === 0))
    return refuse(
      'mustAdvance',
      'Tactical Advance, PA-25',
      `Attackers with ${needed} or more must advance; these have ${factors}.`,
      'units',
    );
  for (const id of ids) {
    unitOf(state, id)!.hex = attack.hex;
    say(`${nameOf(state, id)} advances to ${hexName(state, attack.hex)}.`, 'Tactical Advance', 'book');
  }
  if (ids.length === 0) say('Nobody advances.', 'Tactical Advance, PA-25', 'book');
  if (attack.result === 'lost' && ids.length > 0)
    state.breakthrough = { from: attack.hex, units: [...ids], roadsUsed: [] };
  state.attack = null;
}

/** The hexes next along the roads out of a cleared hex that the enemy bars, and for which no unit has broken through yet. */
function barredRoads(state: PostcardState): string[] {
  const { from, roadsUsed } = state.breakthrough!;
  return nextTo(state, from).filter(
    (hex) =>
      hasRoad(sideBetween(state, from, hex)!) &&
      !roadsUsed.includes(hex) &&
      unitsIn(state, hex, otherSide(state.player)).length > 0,
  );
}

/** Why a unit may not break through along a path, or stay where that is empty; nothing where it may (PA-26). */
export function whyNotThrough(state: PostcardState, id: string, path: readonly string[]): ActRefusal {
  const { breakthrough } = state;
  const unit = unitOf(state, id);
  if (!breakthrough?.units.includes(id) || !unit)
    return refuse('noBreakthrough', 'Tactical Advance, PA-26', `"${id}" did not advance into a cleared hex.`, 'unit');
  if (unit.hasBrokenThrough)
    return refuse('onceATurn', 'Tactical Advance, PA-26', 'A unit breaks through once a turn.', 'unit');
  const most = counterOf(state, id).isPureArmour ? 2 : 1;
  if (path.length > most)
    return refuse(
      'tooFar',
      'Tactical Advance, PA-26',
      `It goes ${most} hex${most === 1 ? '' : 'es'} at the most.`,
      'path',
    );
  let from = breakthrough.from;
  for (const [at, hex] of path.entries()) {
    const side = isOnMap(state, hex) ? sideBetween(state, from, hex) : undefined;
    if (!side || !hasRoad(side) || hexOf(state, hex).isOffBoard)
      return refuse(
        'noRoad',
        'Tactical Advance, PA-26',
        `No road leads from ${hexName(state, from)} to "${hex}".`,
        `path.${at}`,
      );
    if (unitsIn(state, hex, otherSide(state.player)).length > 0)
      return refuse('enemyThere', 'Tactical Advance', `The enemy is in ${hexName(state, hex)}.`, `path.${at}`);
    if (!hasRoom(state, hex))
      return refuse('isFull', 'Stacking', `Three units are in ${hexName(state, hex)} already.`, `path.${at}`);
    if (at > 0 && inZoneOf(state, otherSide(state.player), from))
      return refuse(
        'stopInZone',
        'Operational Movement, PA-13',
        `It must stop in ${hexName(state, from)}.`,
        `path.${at}`,
      );
    from = hex;
  }
  if (path.length > 0 && breakthrough.roadsUsed.includes(path[0]!))
    return refuse('roadUsed', 'Tactical Advance, PA-26', 'One unit goes along each road.', 'path.0');
  if (path.length === 0 && barredRoads(state).length === 0)
    return refuse(
      'noRoadBarred',
      'Tactical Advance, PA-26',
      'It stays only before a road that the enemy bars, one unit for each: name a hex along a free road.',
      'path',
    );
}

/**
 * One unit along each road out of the cleared hex, 1 hex, pure armour 2, to attack once more (PA-26). Without a path it
 * stays before a road that the enemy bars: that road is its own.
 */
export function breakThrough({ state, say }: Postcard, id: string, path: readonly string[]): ActRefusal {
  const why = whyNotThrough(state, id, path);
  if (why) return why;
  const breakthrough = state.breakthrough!;
  breakthrough.roadsUsed.push(path[0] ?? barredRoads(state)[0]!);
  const hex = path.at(-1) ?? breakthrough.from;
  Object.assign(unitOf(state, id)!, {
    hex,
    mayAttack: true,
    hasBrokenThrough: true,
    airSupportFrom: state.player === 'allied' ? breakthrough.from : null,
  });
  const where = path.length > 0 ? `breaks through to ${hexName(state, hex)}` : `stands ready in ${hexName(state, hex)}`;
  say(`${nameOf(state, id)} ${where}: it may attack once more.`, 'Tactical Advance, PA-26', 'book');
}
