import { type Answer, refuse } from '../at-table';
import { fractionInWords } from './fraction';
import { type CombatResult, chancesOf, combatResults, oddsOf, rungs, throwFor } from './ladder';
import { sideBetween } from './map';
import {
  type Attack,
  counterOf,
  type FactorLine,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  other,
  type Postcard,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';

export const resultWords: Readonly<Record<CombatResult, string>> = {
  attackersLost: 'attackers eliminated',
  nil: 'nil',
  disrupted: 'disrupted',
  retreat: 'disrupted, retreat 1 hex',
  rout: 'disrupted, routed 1 hex',
  lost: 'defenders eliminated',
};

/** The attack factor of a unit now: the larger one where it did not move to attack (PA-10). */
export function attackFactor(state: PostcardState, unit: UnitInPlay): { points: number; rule: string } {
  const { attack, attackInPlace } = counterOf(state, unit.id);
  const isInPlace = attackInPlace !== undefined && !unit.hasMoved && !unit.hasBrokenThrough && !unit.isDisrupted;
  return isInPlace
    ? { points: attackInPlace, rule: 'Combat Factors, PA-10' }
    : { points: attack, rule: 'Combat Factors' };
}

/** The count of an attack on a hex, line by line. Hidden defenders count as what they are: the attack turns them over. */
export function factorsOf(state: PostcardState, hex: string, attackers: readonly UnitInPlay[]): FactorLine[] {
  const defenders = unitsIn(state, hex, other(sideOf(state, attackers[0]!.id)));
  const { isCity, name } = hexOf(state, hex);
  const lines: FactorLine[] = attackers.map((unit) => ({
    side: 'attack',
    what: counterOf(state, unit.id).name,
    ...attackFactor(state, unit),
  }));
  for (const unit of defenders) {
    const { name: who, defence, isInfantry } = counterOf(state, unit.id);
    lines.push({ side: 'defence', what: who, points: defence, rule: 'Combat Factors' });
    if (isCity && isInfantry)
      lines.push({ side: 'defence', what: `${who} is infantry in ${name}`, points: 1, rule: 'Terrain, PA-8' });
  }
  const across = attackers.map((unit) => sideBetween(state, unit.hex!, hex)!.river);
  if (across.every(Boolean))
    lines.push({ side: 'defence', what: 'all attack across a river', points: 1, rule: 'Terrain, PA-9' });
  else if (across.some(Boolean))
    lines.push({ side: 'defence', what: 'the river is flanked', points: 0, rule: 'Terrain, PA-9' });
  return lines;
}

const sumOf = (lines: readonly FactorLine[], side: FactorLine['side']): number =>
  lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);

/** Why a unit cannot join an attack on a hex, or nothing. */
export function whyNotAttack(state: PostcardState, unit: UnitInPlay | undefined, hex: string): string | undefined {
  if (!unit || unit.hex === null) return 'It is not on the map.';
  const name = nameOf(state, unit.id);
  if (sideOf(state, unit.id) !== state.player) return `It is not the turn of ${name}.`;
  if (unit.isDisrupted) return `${name} is disrupted: it cannot attack.`;
  if (!unit.mayAttack) return `${name} may not attack: it has attacked, or moved as one that does not.`;
  if (!sideBetween(state, unit.hex, hex)) return `${name} does not stand next to ${hexName(state, hex)}.`;
  return undefined;
}

/** How many units may attack across one side: two, three with Tiger 502 (PA-14). */
const mostAcross = (state: PostcardState, units: readonly UnitInPlay[]): number =>
  units.some(({ id }) => counterOf(state, id).isTigers) ? 3 : 2;

/** Declares an attack: counts it, shows the exact chances, and turns hidden defenders over. No coin falls yet. */
export function declareAttack(
  { state, say }: Postcard,
  hex: string,
  ids: readonly string[],
  isPressed: boolean,
): Answer {
  if (!isOnMap(state, hex)) return refuse('offMap', 'Combat', `"${hex}" is not on the map.`, 'hex');
  const defenders = unitsIn(state, hex, other(state.player));
  if (defenders.length === 0) return refuse('nobodyThere', 'Combat', `No enemy is in ${hexName(state, hex)}.`, 'hex');
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) return refuse('twice', 'Combat', `"${ids[twice]}" is named twice.`, `units.${twice}`);
  const attackers: UnitInPlay[] = [];
  for (const [at, id] of ids.entries()) {
    const unit = unitOf(state, id);
    const why = whyNotAttack(state, unit, hex);
    if (why) return refuse('cannotAttack', 'Combat', why, `units.${at}`);
    attackers.push(unit!);
  }
  for (const from of new Set(attackers.map((unit) => unit.hex!))) {
    const across = attackers.filter((unit) => unit.hex === from);
    const most = mostAcross(state, across);
    if (across.length > most)
      return refuse(
        'tooMany',
        'Combat, PA-14',
        `${most} units attack across the side from ${hexName(state, from)} at the most.`,
        'units',
      );
  }
  const hidden = defenders.filter(({ isHidden }) => isHidden);
  for (const unit of attackers) unit.isHidden = false;
  const factors = factorsOf(state, hex, attackers);
  const [attack, defence] = [sumOf(factors, 'attack'), sumOf(factors, 'defence')];
  const odds = oddsOf(attack, defence);
  if (!odds && hidden.length === 0)
    return refuse(
      'oddsTooLow',
      'Combat, PA-1',
      `${attack} against ${defence} is below 1:1: no attack. Bring more.`,
      'units',
    );
  for (const unit of hidden) {
    unit.isHidden = false;
    say(`${counterOf(state, unit.id).name} is turned over in ${hexName(state, hex)}.`, 'Setup', 'book');
  }
  for (const { side, what, points, rule } of factors)
    say(`${side === 'attack' ? 'Attack' : 'Defence'} ${points}: ${what}.`, rule, 'book');
  if (!odds) {
    for (const unit of attackers) Object.assign(unit, { mayAttack: false, hasMoved: true });
    say(`${attack} against ${defence} is below 1:1: the attack is broken off and spent.`, 'Combat, PA-1', 'ours');
    return undefined;
  }
  const isDisrupted = defenders.some((unit) => unit.isDisrupted);
  state.breakthrough = null;
  state.attack = {
    hex,
    units: [...ids],
    isPressed,
    factors,
    attack,
    defence,
    rung: odds.rung,
    isDisrupted,
    hasRevealed: hidden.length > 0,
    result: null,
    undecided: [],
    toMatch: defenders.reduce((sum, { id }) => sum + counterOf(state, id).defence, 0),
    wasVoluntary: false,
  };
  say(`${attack} against ${defence}: ${odds.attack}:${odds.defence}.`, 'Combat, PA-2', 'book');
  if (isDisrupted) {
    const areAll = defenders.every((unit) => unit.isDisrupted);
    say('A disrupted unit is attacked: one level up.', 'Disruption', areAll ? 'book' : 'ours');
  }
  const chances = chancesOf(state.attack);
  const told = combatResults
    .filter((result) => chances[result].over > 0)
    .map((result) => `${resultWords[result]} ${fractionInWords(chances[result])}`);
  say(`Chances${isPressed ? ', pressed' : ''}: ${told.join('; ')}.`, 'Combat, PA-7', 'book');
  return undefined;
}

/** Takes a declared attack back; not once a hidden defender was turned over (PA-27). */
export function cancelAttack({ state, say }: Postcard): Answer {
  const { attack } = state;
  if (!attack) return refuse('noAttack', 'Combat', 'No attack is declared.');
  if (attack.result) return refuse('coinsThrown', 'Combat', 'The coins have fallen.');
  if (attack.hasRevealed)
    return refuse('revealed', 'Combat, PA-27', 'A hidden defender was turned over: the attack goes on.');
  state.attack = null;
  say(`The attack on ${hexName(state, attack.hex)} is cancelled.`, 'Combat, PA-27', 'book');
}

const shiftWords = (steps: number): string =>
  steps > 0 ? 'one level up' : steps < 0 ? 'one level down' : 'as the odds are';

/** Throws the coins of the declared attack and answers with its result; what it does to the defenders comes after. */
export function throwCoins({ state, dice, say }: Postcard, attack: Attack): CombatResult {
  const { result, press, fall } = throwFor(attack, dice);
  if (attack.isPressed) say(`The pressed attack: ${shiftWords(press)}.`, 'Pressed Attack, PA-5', 'book');
  say(`Two coins: ${shiftWords(fall)}.`, 'Probabilities', 'book');
  const reaches = rungs.indexOf(attack.rung) + (attack.isDisrupted ? 1 : 0) + press + fall;
  say(
    `Result: ${resultWords[result]}.`,
    reaches > rungs.indexOf('lostOrRout') ? 'Combat, PA-3' : 'Combat',
    reaches > rungs.indexOf('lostOrRout') ? 'ours' : 'book',
  );
  for (const id of attack.units) Object.assign(unitOf(state, id)!, { mayAttack: false, hasMoved: true });
  attack.result = result;
  return result;
}
