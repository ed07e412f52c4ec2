import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { CompanionRefusal, Source } from '@/companions/rules/companion';
import { otherSide } from '@/lib/sides';
import { throwCoins } from './attack';
import { type CombatResult, type Stand, twoCoins } from './ladder';
import { nextTo, sideBetween } from './map';
import { hasRoom } from './movement';
import {
  type Attack,
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

/** German units in victory cities never retreat; others when they are ordered so (PA-6). */
export const mustStand = (state: PostcardState, unit: UnitInPlay): boolean =>
  unit.isOrderedToStand || (sideOf(state, unit.id) === 'german' && hexOf(state, unit.hex!).isVictoryCity);

/** True when a defender may still say that it will not retreat: before the coins, and not where it must stand anyway. */
export const mayStand = (state: PostcardState, attack: Attack, unit: UnitInPlay): boolean =>
  !attack.result && !mustStand(state, unit) && !attack.standing.includes(unit.id);

function lose({ state, say }: Postcard, unit: UnitInPlay, why: string, rule: string, source: Source): void {
  say(`${nameOf(state, unit.id)} is eliminated: ${why}.`, rule, source);
  Object.assign(unit, { hex: null, isLost: true, isDisrupted: false, isHidden: false, mayAttack: false });
}

/** Where a defender may go: by its owner not next to an attacker, but to a friend; routed, wherever the attacker says. */
export function retreatsOf(state: PostcardState, attack: Attack, unit: UnitInPlay): string[] {
  const side = sideOf(state, unit.id);
  const attackedFrom = attack.units.map((id) => unitOf(state, id)!.hex!);
  return nextTo(state, unit.hex!).filter((hex) => {
    if (hexOf(state, hex).isOffBoard || !hasRoom(state, hex)) return false;
    if (unitsIn(state, hex, otherSide(side)).length > 0) return false;
    if (attack.result === 'rout' || unitsIn(state, hex, side).length > 0) return true;
    return !attackedFrom.some((from) => from === hex || sideBetween(state, from, hex));
  });
}

/**
 * The fate of a unit that does not retreat (PA-6): on a retreat half of all times it is eliminated where it was ordered
 * to stand, a quarter of its own will; on a rout always. The text says so of a rout for those of their own will.
 */
function standOn(table: Postcard, result: CombatResult, unit: UnitInPlay, stand: Stand): void {
  const { state, dice, say } = table;
  const coins = `No Retreat of ${unit.id}`;
  if (result === 'rout')
    lose(table, unit, 'No Retreat and routed', 'No Retreat, PA-6', stand === 'ordered' ? 'ours' : 'book');
  if (result !== 'retreat') return;
  const isLost = stand === 'ordered' ? dice.coin(coins) === 'tails' : twoCoins(dice, coins) === -1;
  if (isLost) lose(table, unit, 'No Retreat', 'No Retreat, PA-6', 'book');
  else say(`${nameOf(state, unit.id)} stands: No Retreat!`, 'No Retreat, PA-6', 'book');
}

/** Throws the coins and does what needs no decision; the rest waits for the defender, or for the attacker of a rout. */
export function resolveAttack(table: Postcard): ActRefusal {
  const { state, say } = table;
  const { attack } = state;
  if (!attack) return refuse('noAttack', 'Combat', 'No attack is declared: declare one first.');
  if (attack.result) return refuse('coinsThrown', 'Combat', 'The coins have fallen.');
  const defenders = unitsIn(state, attack.hex, otherSide(state.player));
  const result = throwCoins(table, attack);
  if (result === 'attackersLost') {
    for (const id of attack.units) lose(table, unitOf(state, id)!, 'the attack failed', 'Combat, PA-4', 'book');
    state.attack = null;
    return undefined;
  }
  if (result === 'lost') {
    for (const unit of defenders) lose(table, unit, 'combat', 'Combat', 'book');
    return undefined;
  }
  if (result !== 'nil')
    for (const unit of defenders) {
      if (!unit.isDisrupted) say(`${nameOf(state, unit.id)} is disrupted.`, 'Combat, PA-22', 'book');
      unit.isDisrupted = true;
    }
  for (const unit of defenders) {
    if (mustStand(state, unit)) standOn(table, result, unit, 'ordered');
    else if (attack.standing.includes(unit.id)) standOn(table, result, unit, 'voluntary');
    else if (retreatsOf(state, attack, unit).length > 0) attack.undecided.push(unit.id);
    else if (result === 'retreat' || result === 'rout')
      lose(table, unit, 'it has nowhere to go', 'Combat, PA-23', 'ours');
  }
  return decided(state, attack);
}

/** Ends an attack that left its hex occupied, once everything is decided. */
function decided(state: PostcardState, attack: Attack): undefined {
  if (attack.undecided.length === 0 && unitsIn(state, attack.hex, otherSide(state.player)).length > 0)
    state.attack = null;
}

/** The unit that is to be decided on, or why not. */
function undecided(
  state: PostcardState,
  id: string,
): { ok: true; attack: Attack; unit: UnitInPlay } | CompanionRefusal {
  const { attack } = state;
  const unit = unitOf(state, id);
  if (!attack?.undecided.includes(id) || !unit)
    return refuse('notAsked', 'Combat', `Nothing is to be decided for "${id}".`, 'unit');
  return { ok: true, attack, unit };
}

const settle = (attack: Attack, id: string): void => {
  attack.undecided = attack.undecided.filter((one) => one !== id);
};

/** After nil or a disruption a defender may stay where it is. */
export function stay({ state, say }: Postcard, id: string): ActRefusal {
  const asked = undecided(state, id);
  if (!asked.ok) return asked;
  const { attack } = asked;
  if (attack.result !== 'nil' && attack.result !== 'disrupted')
    return refuse('mustGo', 'Combat', 'It has to retreat: to stand without retreat is said before the coins.', 'unit');
  settle(attack, id);
  say(`${nameOf(state, id)} stays.`, 'Combat', 'book');
  return decided(state, attack);
}

/** A defender will not retreat, of its own will: said once the attack is declared and before its coins (PA-6). */
export function stand({ state, say }: Postcard, id: string): ActRefusal {
  const { attack } = state;
  if (!attack) return refuse('noAttack', 'No Retreat', 'No attack is declared: declare one first.');
  const unit = unitsIn(state, attack.hex, otherSide(state.player)).find((one) => one.id === id);
  if (!unit) return refuse('notAttacked', 'No Retreat', `"${id}" is not attacked: name a defender.`, 'unit');
  if (attack.result)
    return refuse('coinsThrown', 'No Retreat, PA-6', 'The coins have fallen: this is said before them.', 'unit');
  if (!mayStand(state, attack, unit))
    return refuse('standsAlready', 'No Retreat, PA-6', `${nameOf(state, id)} does not retreat as it is.`, 'unit');
  attack.standing.push(id);
  say(`${nameOf(state, id)} will not retreat, of its own will.`, 'No Retreat, PA-6', 'book');
}

/** Goes 1 hex: on a retreat, on a rout where the attacker says, or of its own will, which disrupts it (PA-24). */
export function retreat(table: Postcard, id: string, hex: string): ActRefusal {
  const { state, say } = table;
  const asked = undecided(state, id);
  if (!asked.ok) return asked;
  const { attack, unit } = asked;
  if (!isOnMap(state, hex)) return refuse('offMap', 'Combat', `"${hex}" is not on the map.`, 'hex');
  const open = retreatsOf(state, attack, unit);
  if (open.length === 0) {
    settle(attack, id);
    lose(table, unit, 'it has nowhere to go', 'Combat, PA-23', 'ours');
    return decided(state, attack);
  }
  if (!open.includes(hex))
    return refuse(
      'badRetreat',
      'Combat',
      `It cannot go to ${hexName(state, hex)}: it may go to ${open.map((one) => hexName(state, one)).join(', ')}.`,
      'hex',
    );
  settle(attack, id);
  const isVoluntary = attack.result === 'nil' || attack.result === 'disrupted';
  if (isVoluntary) Object.assign(attack, { wasVoluntary: true });
  Object.assign(unit, { hex, isDisrupted: true });
  const [verb, rule] =
    attack.result === 'rout'
      ? ['is routed', 'Combat']
      : isVoluntary
        ? ['withdraws, disrupted,', 'Combat, PA-24']
        : ['retreats', 'Combat'];
  say(`${nameOf(state, id)} ${verb} to ${hexName(state, hex)}.`, rule!, 'book');
  return decided(state, attack);
}
