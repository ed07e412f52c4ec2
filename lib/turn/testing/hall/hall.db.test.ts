import { expect, it } from 'vitest';
import { playHall } from './play-hall';

const plan = { scenario: 'arnhem-bridge', acts: 60, breaks: true };

it('the same seed comes to the same end', async () => {
  const first = await playHall(1, plan);
  const second = await playHall(1, plan);
  console.log(JSON.stringify({ ...first, banned: first.banned.length }), second.digest);
  expect(second).toEqual(first);
  expect(first.faults).toEqual([]);
});
