import { afterAll, beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { unitOf } from '@/lib/db/movement/units';
import { alterUnit } from '@/lib/turn/testing/alter-unit';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { gapsNow } from './gaps';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

test('how far what a team was told is from the truth, the widest first', async () => {
  const before = await gapsNow(game);
  expect(before.map(({ key, wrong, widest }) => [key, wrong, widest])).toEqual([
    ['1-airborne', 0, null],
    ['9-ss-panzer', 0, null],
  ]);
  // 2 Para stands three km east and four north of where it was told to stand: five km off.
  const { x, y } = (await unitOf(db(), game.gameId, 'A087'))!;
  await alterUnit(game.gameId, 'A087', { x: x! + 3, y: y! + 4 });
  const [first, second] = await gapsNow(game);
  expect(first).toMatchObject({ key: '1-airborne', wrong: 1 });
  expect(first!.widest).toMatchObject({ label: '2 Para Bn', isContact: false, about: 'unit:A087' });
  expect(first!.widest!.km).toBeCloseTo(5, 6);
  expect(second).toMatchObject({ key: '9-ss-panzer', wrong: 0, widest: null });
});
