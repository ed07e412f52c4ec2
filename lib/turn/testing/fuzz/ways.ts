import type { Chance } from '@/lib/chance';
import { isControl, type PlayerSeat } from '@/lib/turn/kernel/seat';
import { type Act, carryOut, type Table } from './table';
import type { Verb } from './verbs';
import type { Hand, Ways } from './way';
import { waysInTheAir } from './ways-air';
import { waysOfCombat } from './ways-combat';
import { waysOfCompanionTables } from './ways-companion-tables';
import { waysOfCompanions } from './ways-companions';
import { waysOnTheMap } from './ways-map';
import { waysOfPaper } from './ways-paper';

/** The ways of all verbs for which chance alone seldom writes a fitting input. */
const ways: Ways = {
  ...waysOfPaper,
  ...waysOnTheMap,
  ...waysOfCombat,
  ...waysInTheAir,
  ...waysOfCompanions,
  ...waysOfCompanionTables,
};

/** Goes the way of a verb that nobody has carried out in this game yet. Each act is written into `acts`. */
export async function goAWay(table: Table, chance: Chance, acts: Act[]): Promise<void> {
  const left = (Object.keys(ways) as Verb[]).filter((verb) => !table.tally.done.has(verb));
  if (left.length === 0) return;
  await ways[chance.oneOf(left)]!(handOf(table, chance, acts));
}

function handOf(table: Table, chance: Chance, acts: Act[]): Hand {
  const seats = [...table.seats];
  const gameControl = seats.find(([, one]) => isControl(one) && one.roles.includes('gameControl'))![0];
  return {
    gameId: table.gameId,
    turn: table.view.turn,
    chance,
    controls: seats
      .filter(([, one]) => isControl(one))
      .map(([name, { id }]) => ({ name, id }))
      .sort((a, b) => Number(b.name === gameControl) - Number(a.name === gameControl)),
    all: (kind) => table.view.things.filter((thing) => thing.kind === kind),
    thing: (id) => table.view.byId.get(id),
    act: async (verb, input, seat = gameControl) => {
      const act: Act = { seat, verb, input: table.names.written(input) };
      acts.push(act);
      return (await carryOut(table, act, false))[0]!;
    },
    player: (teamId) =>
      seats.find((one): one is [string, PlayerSeat] => !isControl(one[1]) && one[1].teamId === teamId)!,
    writeId: () => `write-${chance.whole(1, 1e9)}`,
  };
}
