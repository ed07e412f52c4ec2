import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goalInWords } from '@/lib/advice/movement/goal-in-words';
import { chanceFrom } from '@/lib/chance';
import { gameControlSeat } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { submitOrderSheet } from '@/lib/turn/orders/submit-order-sheet';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { faultOf, measuredGoals } from '@/lib/turn/testing/measured-goals';
import { type MeasuredRow, measuredSheets } from '@/lib/turn/testing/measured-turn';
import { commandersOf } from './hand-in-sheets';
import { moveRows } from './move-rows';
import { goOn } from './play-turn';
import { takeOrders } from './take-orders';
import { umpireAt } from './umpire';

/** Forty rows of thirteen teams, and what the movement list proposes for each. With `npm run soak` in a browser too. */

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('market-garden');
});
afterAll(() => game.drop());

test('the movement list proposes for every row of the measured turn what an umpire would; one that says no place asks for it', async () => {
  const names = new Map((await teamsOf(game.gameId)).map(({ key, name }) => [name, key]));
  const commanders = new Map((await commandersOf(game.gameId)).map(({ key, seat }) => [key, seat]));
  for (const [team, rows] of Object.entries(measuredSheets)) {
    const seat = commanders.get(names.get(team)!)!;
    const { counters } = await playerDesk(seat);
    const lines = rows.map((row, position) => lineOf(counters, row, position));
    expect(await submitOrderSheet(seat, { turn: 2, version: 0, lines }), team).toMatchObject({ ok: true });
  }
  const control = seatOf(await gameControlSeat(db(), game.gameId)) as ControlSeat;
  const umpire = umpireAt(control, 2, chanceFrom(1));
  await goOn(umpire, 'collection');
  await takeOrders(umpire);
  await goOn(umpire, 'movement');

  // What the card says when it is lit first: a bridge that is tested before lights it again.
  const proposed = new Map<string, string | null>();
  await moveRows(umpire, ({ teamName, number }, proposal) => {
    const row = `${teamName}, row ${number}`;
    if (!proposed.has(row)) proposed.set(row, proposal && goalInWords(proposal));
  });
  const faults = Object.entries(measuredGoals).flatMap(([team, goals]) =>
    goals.flatMap((goal, at) => {
      const row = `${team}, row ${at + 1}`;
      const words = proposed.get(row);
      if (goal === 'asks') return words === null ? [] : `${row}: does not ask: ${words}`;
      const fault = words ? faultOf(words, goal) : 'asks for a place';
      return fault ? `${row}: ${fault}` : [];
    }),
  );
  expect(faults).toEqual([]);
  expect(proposed.size).toBe(40);
});

/** A row of a sheet, as the team's browser sends it. */
function lineOf(
  counters: readonly { id: string; shortName: string }[],
  { units, ...words }: MeasuredRow,
  position: number,
) {
  const counterIds = units.map((unit) => counters.find(({ shortName }) => shortName === unit)!.id);
  const blank = { grouping: '', supportIds: [], supportText: '', standFast: false };
  return { id: randomUUID(), position, version: 0, counterIds, ...blank, ...words };
}
