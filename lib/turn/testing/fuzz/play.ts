import { isControl } from '@/lib/turn/kernel/seat';
import type { Chance } from './chance';
import { endTheTurn, stepCount, takeStep } from './end-the-turn';
import { type Act, carryOut, lookClosely, type Table } from './table';
import type { Verb } from './verbs';
import { goAWay } from './ways';
import { fittingInput, nothing } from './write-input';
import { wrongInput } from './wrong-input';

/** How long a game is played, and whose ids are nobody's in it. */
export interface Plan {
  turns: number;
  actsATurn: number;
  /** Ids of another game. */
  theirs: readonly string[];
}

/** What an evening is made of; a verb that does not stand here is played as often as any other. */
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
};

/** Plays turns with acts of everybody, each written into `acts` before it is carried out. Throws `Fault` at the first fault. */
export async function play(
  table: Table,
  chance: Chance,
  { turns, actsATurn, theirs }: Plan,
  acts: Act[],
): Promise<void> {
  const seats = [...table.seats.keys()];
  const hats = [...table.verbs.values()].flatMap((called) =>
    Array<typeof called>(often[called.verb] ?? 1).fill(called),
  );
  const anyAct = (): Act => {
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
    if (JSON.stringify(fitting)?.includes(`"${nothing}"`) && !chance.onceIn(8)) return anyAct();
    const input = chance.onceIn(5) ? wrongInput(chance, fitting, theirs) : fitting;
    return { seat, verb: called.verb, input: table.names.written(input) };
  };
  for (let turn = 0; turn < turns; turn++) {
    // The steps that end a turn are taken early in some turns, so that there are sheets, combats and reports to act on.
    const isOrderly = chance.onceIn(2);
    for (let i = 0; i < actsATurn; i++) {
      const step = Math.floor((i * stepCount) / actsATurn);
      if (isOrderly && !table.view.isOver && step > Math.floor(((i - 1) * stepCount) / actsATurn))
        await takeStep(table, acts, step);
      if (!table.view.isOver && chance.onceIn(3)) await goAWay(table, chance, acts);
      const act: Act = chance.onceIn(6) ? { ...anyAct(), beside: anyAct() } : anyAct();
      acts.push(act);
      await carryOut(table, act, i % 10 === 9);
    }
    // Once the battle is over there is no turn to end; a few more acts were tried on it.
    if (table.view.isOver) return lookClosely(table, acts.at(-1)!);
    await endTheTurn(table, acts, chance.onceIn(3));
    await lookClosely(table, acts.at(-1)!);
    table.tally.turns += 1;
  }
}
