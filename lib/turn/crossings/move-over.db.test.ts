import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { at, first, game, given, join, put, second, unit } from './crossings-for-tests';
import { passCrossing } from './pass-crossing';

beforeAll(given);
afterAll(() => game.drop());

const bridge = 'joes';
const cross = async (more: object = {}) =>
  passCrossing(game.control, {
    crossingId: bridge,
    version: (await at(bridge)).version,
    turn: 2,
    moves: true,
    ...more,
  });

it('§7: who is not there, or ordered over by no row, does not cross without a reason', async () => {
  const { x, y } = await at(bridge);
  await put(first, x, y - 1);
  await put(second, x, y - 20);
  good(await join(bridge, first, second));
  const refused = refusal(await cross());
  expect(refused).toMatchObject({ code: 'reasonNeeded', field: 'overrule' });
  expect(refused.message).toBe(
    "3 Irish Guards stands 20.0 km from Joe's Bridge (Lommel / De Barrier). " +
      "No row orders 2 (Armd) Irish Guards over Joe's Bridge (Lommel / De Barrier). " +
      "No row orders 3 Irish Guards over Joe's Bridge (Lommel / De Barrier). Say why they cross all the same.",
  );
  expect((await at(bridge)).queue).toHaveLength(2);
});

it('who is there and ordered over goes over, counter and all', async () => {
  const guards = await game.player('guards-armoured');
  const ordered = await Promise.all([first, second].map(unit));
  const { x, y } = await at(bridge);
  await put(second, x, y - 2);
  const line = {
    ...emptyLine,
    ...{ id: 'row-1', position: 0, version: 0, counterIds: ordered.map(({ counterId }) => counterId) },
    ...{ orders: 'Over Joe’s Bridge and wait.', action: 'move' as const, posture: 'nonTact' as const },
  };
  good(await submitOrderSheet(guards, { turn: 2, version: 0, lines: [line] }, 'write-of-guards'));
  good(await cross());
  // A kilometre to the bridge and half a kilometre beyond.
  expect(await unit(first)).toMatchObject({ x, y: Math.round((y + 0.5) * 100) / 100 });
  expect((await unit(first)).kmMoved).toBeCloseTo(1.5, 1);
  expect((await unit(second)).kmMoved).toBeCloseTo(2.5, 1);
  expect((await at(bridge)).queue).toHaveLength(0);
  await ledgerAgreesIn(game);
});
