import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { attackFactor, weigh } from './count';
import { fractionInWords } from './fraction';
import { type CombatResult, canGoBeyond, chancesOf, combatResults, rungs, throwFor } from './ladder';
import { type Attack, counterOf, hexName, type Postcard, unitOf } from './state';

export const resultWords: Readonly<Record<CombatResult, string>> = {
  attackersLost: 'attackers eliminated',
  nil: 'nil',
  disrupted: 'disrupted',
  retreat: 'disrupted, retreat 1 hex',
  rout: 'disrupted, routed 1 hex',
  lost: 'defenders eliminated',
};

/** Declares an attack: counts it, shows the exact chances, and turns hidden defenders over. No coin falls yet. */
export function declareAttack(
  { state, lines, say }: Postcard,
  hex: string,
  ids: readonly string[],
  isPressed: boolean,
): ActRefusal {
  const weighed = weigh(state, hex, ids);
  if (!weighed.ok) return weighed;
  const { attackers, defenders, factors, attack, defence, odds, isDisrupted } = weighed;
  const hidden = defenders.filter(({ isHidden }) => isHidden);
  for (const unit of [...attackers.filter(({ isHidden }) => isHidden), ...hidden]) {
    unit.isHidden = false;
    const what = `${counterOf(state, unit.id).name} is turned over in ${hexName(state, unit.hex!)}.`;
    lines.push({ what, rule: 'Setup', source: 'book', isRevealing: true });
  }
  for (const { side, what, points, rule, source } of factors)
    say(`${side === 'attack' ? 'Attack' : 'Defence'} ${points}: ${what}.`, rule, source);
  if (!odds) {
    for (const unit of attackers) Object.assign(unit, { mayAttack: false, hasMoved: true });
    say(`${attack} against ${defence} is below 1:1: the attack is broken off and spent.`, 'Combat, PA-1', 'ours');
    return undefined;
  }
  state.breakthrough = null;
  state.attack = {
    hex,
    units: [...ids],
    pointsOf: Object.fromEntries(attackers.map((unit) => [unit.id, attackFactor(state, unit).points])),
    standing: [],
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
  const isBeyond = canGoBeyond(state.attack);
  say(
    `Chances${isPressed ? ', pressed' : ''}: ${told.join('; ')}.`,
    isBeyond ? 'Combat, PA-3, PA-7' : 'Combat, PA-7',
    isBeyond ? 'ours' : 'book',
  );
}

/** Takes a declared attack back; not once a hidden defender was turned over (PA-27). */
export function cancelAttack({ state, say }: Postcard): ActRefusal {
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
  const reached = rungs.indexOf(attack.rung) + (attack.isDisrupted ? 1 : 0) + press + fall;
  const isBeyond = reached > rungs.indexOf('lostOrRout');
  say(`Result: ${resultWords[result]}.`, isBeyond ? 'Combat, PA-3' : 'Combat', isBeyond ? 'ours' : 'book');
  for (const id of attack.units) Object.assign(unitOf(state, id)!, { mayAttack: false, hasMoved: true });
  attack.result = result;
  return result;
}
