import type { Chance } from '@/lib/chance';
import { chooseAct, chooserAt } from './choose-act';
import { endTheTurn, stepCount, takeStep } from './end-the-turn';
import { type Act, carryOut, lookClosely, type Table } from './table';
import { doneBeside } from './verbs';
import { goAWay } from './ways';

/** The length of a game, and the ids that are nobody's in it. */
export interface Plan {
  turns: number;
  actsATurn: number;
  /** Ids of another game. */
  theirs: readonly string[];
}

/** Plays turns with acts of everybody, each written into `acts` before it is carried out. Throws `Fault` at the first fault. */
export async function play(
  table: Table,
  chance: Chance,
  { turns, actsATurn, theirs }: Plan,
  acts: Act[],
): Promise<void> {
  const chooser = chooserAt(
    table,
    [...table.verbs.values()].filter(({ verb }) => !doneBeside.includes(verb)),
  );
  const anyAct = () => chooseAct(table, chance, chooser, theirs);
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
