import { afterEach, beforeEach, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { rulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { createSeat } from '../access/create-seat';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { setRest } from './set-rest';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

const reason = 'The battle will last for days.';

it('OC-74: rest is allowed in a running game: every order sheet offers it, and the ledger has the reason', async () => {
  const { seatId } = good(
    await createSeat(game.control, { kind: 'control', label: 'Anna', roles: ['teamControl'], teamKeys: [] }),
  );
  const anna = seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
  const frost = await game.player('1-airborne');
  expect((await playerDesk(frost)).clock.allowsRest).toBe(false);
  expect((await rulebookDesk(game.control)).allowsRest).toBe(false);

  good(await setRest(game.control, { allowsRest: true, reason }));
  expect((await playerDesk(frost)).clock.allowsRest).toBe(true);
  expect((await rulebookDesk(game.control)).allowsRest).toBe(true);
  const entry = (await entriesOf(game.gameId)).at(-1)!;
  expect(entry).toMatchObject({ kind: 'game', before: { allowsRest: false }, after: { allowsRest: true } });
  expect(
    await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, number: entry.number } }),
  ).toMatchObject({ verb: 'set-rest', reason });
  const told = (await cardClaims(anna)).notes.filter(({ why }) => why === 'policy').map(({ text }) => text);
  expect(told).toEqual(['Rest: teams may rest from now on. The battle will last for days.']);
  await ledgerAgreesIn(game);

  good(await setRest(game.control, { allowsRest: false, reason: 'It ends today.' }));
  expect((await playerDesk(frost)).clock.allowsRest).toBe(false);
  await ledgerAgreesIn(game);
});

it('not twice, not without a reason, and not by a player', async () => {
  expect(refusal(await setRest(game.control, { allowsRest: false, reason })).code).toBe('alreadyDone');
  expect(refusal(await setRest(game.control, { allowsRest: true, reason: ' ' }))).toMatchObject({
    code: 'reasonNeeded',
    field: 'reason',
  });
  const player = (await game.player('1-airborne')) as never;
  expect(refusal(await setRest(player, { allowsRest: true, reason })).code).toBe('notYours');
});
