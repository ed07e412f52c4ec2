import { expect, it } from 'vitest';
import { playHall } from './play-hall';

/** `OPCOM_HALL_SEED` names the first seed, `OPCOM_HALL_SEEDS` how many. */
const first = Number(process.env.OPCOM_HALL_SEED ?? 1);
const seeds = Number(process.env.OPCOM_HALL_SEEDS ?? 2);

it.each(Array.from({ length: seeds }, (_, i) => first + i))(
  'two servers, whose connections break by seed %i: nothing is lost, doubled or torn, and all recovers',
  async (seed) => {
    const { faults, ...played } = await playHall(seed, { scenario: 'arnhem-bridge', acts: 60, breaks: true });
    console.log(`Counted: a hall of two servers: ${JSON.stringify({ ...played, banned: played.banned.length })}`);
    expect(faults).toEqual([]);
    expect(played.acts).toBeGreaterThanOrEqual(60);
  },
);
