import type { Chance } from '@/lib/chance';
import { isControl } from '@/lib/turn/kernel/seat';
import type { Act, Table } from './table';
import type { CalledVerb, Verb } from './verbs';
import { fittingInput, nothing } from './write-input';
import { wrongInput } from './wrong-input';

/** The mix of an evening; a verb that is not listed here is played as often as any other. */
const often: Partial<Record<Verb, number>> = {
  'move-unit': 5,
  'submit-order-sheet': 5,
  'save-draft': 3,
  'group-combat': 8,
  'follow-combat': 3,
  'adjudicate-combat': 5,
  'rule-on-combat': 5,
  'close-movement': 1,
  'close-grouping': 1,
  'draft-report': 3,
  'release-report': 3,
  'undo-act': 4,
  'send-message': 3,
  'open-order-sheet': 3,
  'end-turn': 0,
  // After the end of the battle nothing is left to be tried.
  'end-game': 0,
  'reveal-truth': 0,
  'say-feedback': 0,
  'give-feedback': 0,
};

/** The seats that may be chosen, and verbs as often as an evening has them. */
export interface Chooser {
  seats: readonly string[];
  hats: readonly CalledVerb[];
}

/** Everybody at a table, with these verbs. */
export const chooserAt = (table: Table, verbs: readonly CalledVerb[]): Chooser => ({
  seats: [...table.seats.keys()],
  hats: verbs.flatMap((called) => Array<CalledVerb>(often[called.verb] ?? 1).fill(called)),
});

/** An act of somebody: most fit, some have one thing in them made wrong. @param theirs ids of another game */
export function chooseAct(table: Table, chance: Chance, chooser: Chooser, theirs: readonly string[]): Act {
  const { seats, hats } = chooser;
  // What nobody has done yet in this game is tried more often.
  const left = hats.filter(({ verb }) => !table.tally.done.has(verb));
  const called = chance.oneOf(left.length > 0 && chance.onceIn(2) ? left : hats);
  // Now and then somebody tries what is another's to do; where there is no input, nothing else is wrong to try.
  const fits = chance.onceIn(called.shape ? 40 : 3)
    ? seats
    : seats.filter((name) => isControl(table.seats.get(name)!) === called.isControls);
  const seat = chance.oneOf(fits);
  const fitting = fittingInput(chance, table.view, table.seats.get(seat)!, called);
  // Most of what there is nothing of is left for another time.
  if (JSON.stringify(fitting)?.includes(`"${nothing}"`) && !chance.onceIn(8))
    return chooseAct(table, chance, chooser, theirs);
  const input = chance.onceIn(5) ? wrongInput(chance, fitting, theirs) : fitting;
  return { seat, verb: called.verb, input: table.names.written(input) };
}
