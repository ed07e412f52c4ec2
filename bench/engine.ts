/** The rules alone: combats beside a calculator of another game, which answers with its reasons too, and a whole turn. */

import { benchCases, combatAnew } from './engine/cases';
import { diceInTurn, settleCombat, settleTurn } from './engine/settle';
import { type Figure, figure } from './figure';
import { openSmogonCalc } from './peers/smogon-calc';

const rounds = 15;
const roundMs = 200;
const turns = 101;

/** Combats a second, the same over the calculations of the peer, and how long a whole turn takes. */
export async function engine(): Promise<Figure[]> {
  const { turn, combats } = await benchCases();
  const dice = diceInTurn();
  let next = 0;
  const ours = () => settleCombat(combatAnew(combats[next++ % combats.length]!), dice);
  const theirs = await openSmogonCalc();

  // What comes first warms each of them up.
  rateOf(ours);
  rateOf(theirs);
  const rates = Array.from({ length: rounds }, () => ({ ours: rateOf(ours), theirs: rateOf(theirs) }));
  const turnMs = () => millisecondsOf(() => settleTurn(turn, dice));
  for (let i = 0; i < turns; i++) turnMs();
  return [
    figure(
      'engine.combatsPerSecond',
      rates.map((rate) => rate.ours),
      '/s',
    ),
    figure(
      'engine.vsSmogonCalc',
      rates.map((rate) => rate.ours / rate.theirs),
      'times',
    ),
    figure('engine.turnMs', Array.from({ length: turns }, turnMs), 'ms'),
  ];
}

function millisecondsOf(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** The number of times a second that something is done, over at least `roundMs`. */
function rateOf(work: () => void): number {
  const hundred = () => {
    for (let i = 0; i < 100; i++) work();
  };
  let done = 0;
  let took = 0;
  while (took < roundMs) {
    took += millisecondsOf(hundred);
    done += 100;
  }
  return (1000 * done) / took;
}
