/** A day in a hall: what the server holds in memory at rest, and after each of ten turns that everybody plays. */

import { onDatabase } from './database';
import { type Figure, figure } from './figure';
import { closeHall, openHall } from './hall/open-hall';
import { endTurn, releaseToAll } from './hall/release';
import { playRound } from './hall/round';
import { pause } from './hall/until';
import { onProductionBuild } from './production-build';

const hallOfADay = {
  name: 'day',
  teams: 20,
  people: 5,
  actions: ['attack', 'hold', 'move'],
  rounds: 0,
  playersRead: true,
} as const;
const turns = 10;
/** Nobody does anything for so long before the memory is looked at, ms. */
const restMs = 20_000;

export const day = (): Promise<Figure[]> =>
  onProductionBuild(() =>
    onDatabase(async (url) => {
      const hall = await openHall(hallOfADay, url, 1);
      const atRest = async () => {
        await hall.servers.untilIdle();
        await pause(restMs);
        return hall.servers.residentMb();
      };
      const before = await atRest();
      const after: number[] = [];
      for (let turn = 1; turn <= turns; turn++) {
        if (turn > 1) {
          await endTurn(hall);
          for (const team of hall.teams) team.sheet = null;
        }
        await playRound(hall, turn);
        await releaseToAll(hall);
        after.push(await atRest());
      }
      await closeHall(hall);
      const first = after[0]!;
      const last = after.at(-1)!;
      return [
        figure('day.atRestMb', [before], 'MB'),
        figure('day.afterOneTurnMb', [first], 'MB'),
        figure('day.afterTenTurnsMb', [last], 'MB'),
        figure('day.growth', [last / first], 'times'),
      ];
    }),
  );
