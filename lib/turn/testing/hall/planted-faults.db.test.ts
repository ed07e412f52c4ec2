import { expect, it } from 'vitest';
import { plantedFaults } from './planted';
import { playHall } from './play-hall';

/** So many seeds at most find a planted fault. */
const most = 20;

it.each(plantedFaults)('%s: the hall finds it', async (planted) => {
  for (let seed = 1; seed <= most; seed++) {
    const { faults } = await playHall(seed, { scenario: 'arnhem-bridge', acts: 60, breaks: true, planted });
    if (faults.length === 0) continue;
    console.log(`Counted: planted, ${planted}: found by seed ${seed}: ${faults[0]}`);
    return;
  }
  expect.fail(`${most} seeds did not find it`);
});
