import { expect, it } from 'vitest';
import { playHall } from './play-hall';

const plan = { scenario: 'arnhem-bridge', acts: 60, breaks: true };
const first = Number(process.env.OPCOM_HALL_SEED ?? 1);
const seeds = Number(process.env.OPCOM_HALL_SEEDS ?? 1);

it('the same seed comes to the same end', async () => {
  for (let seed = first; seed < first + seeds; seed++) {
    const begun = performance.now();
    const played = await playHall(seed, plan);
    const again = await playHall(seed, plan);
    console.log(JSON.stringify({ ...played, banned: played.banned.length, s: (performance.now() - begun) / 2000 }));
    expect(again).toEqual(played);
    expect(played.faults).toEqual([]);
  }
});
