/** Control reads its desk while strangers guess codes: beside them, and without. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Laptop } from '@/host/dry-run/laptop';
import { onDatabase } from './database';
import { type Figure, figure } from './figure';
import { closeHall, openHall } from './hall/open-hall';
import { onProductionBuild } from './production-build';
import { median } from './quantile';

/** The load that the door was made for: so many hold a connection and guess on it, and so many more sign in each second. */
const outside = { connections: 200, signInsASecond: 100 };
const inside = {
  name: 'strangers',
  teams: 20,
  people: 1,
  actions: ['attack', 'hold', 'move'],
  rounds: 0,
  playersRead: false,
} as const;

const rounds = 5;
const readsARound = 30;
/** Strangers guess for so long before Control is looked at, ms: their line is full by then. */
const settlesIn = 3_000;

export const strangers = (): Promise<Figure[]> =>
  onProductionBuild(() =>
    onDatabase(async (url) => {
      const hall = await openHall(inside, url, 1);
      const crowd = await crowdAt(hall.servers.port);
      const umpire = hall.control[0]!;
      const alone: number[] = [];
      const beside: number[] = [];
      await readsOf(umpire);
      for (let round = 0; round < rounds; round++) {
        alone.push(median(await readsOf(umpire)));
        crowd.send('guess');
        await pause(settlesIn);
        beside.push(median(await readsOf(umpire)));
        crowd.send('stop');
        const [answers] = (await once(crowd, 'message')) as [[number, number][]];
        console.error(
          `  strangers were answered ${answers.map(([status, count]) => `${count} times ${status}`).join(', ')}`,
        );
        await hall.servers.untilIdle();
      }
      crowd.disconnect();
      await closeHall(hall);
      return [
        figure('strangers.readAloneMs', alone, 'ms'),
        figure('strangers.readBesideMs', beside, 'ms'),
        figure(
          'strangers.readVsAlone',
          beside.map((ms, i) => ms / alone[i]!),
          'times',
        ),
      ];
    }),
  );

async function crowdAt(port: number): Promise<ChildProcess> {
  const crowd = fork(resolve('bench/strangers/guess.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, OPCOM_STRANGERS: JSON.stringify({ port, ...outside }) },
  });
  await once(crowd, 'message');
  return crowd;
}

/** The time of each of Control's reads, ms. */
async function readsOf(umpire: Laptop): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < readsARound; i++) {
    const begun = performance.now();
    await umpire.read(`/api/control/${umpire.seatId}/desk?at=/control/${umpire.seatId}`);
    times.push(performance.now() - begun);
    await pause(20);
  }
  return times;
}

const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));
