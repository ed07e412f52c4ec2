import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { PlayerSeat } from '../kernel/seat';
import { draftReport } from '../reports/draft-report';
import { releaseReport } from '../reports/release-report';
import { closeMovement } from '../sequence/close-movement';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { delayMessage } from './delay-message';
import { deliverMessage } from './deliver-message';
import { deliverSignals } from './deliver-signals';
import { corps, game, given, guards, lineTo, onDesk, seat, send } from './messages-for-tests';
import { stopMessage } from './stop-message';
import { switchLines } from './switch-lines';

beforeAll(async () => {
  await given();
  good(await closeMovement(seat, { turn: 2 }));
});
afterAll(() => game.drop());

const texts = async (player: PlayerSeat) => (await playerDesk(player)).messages.map(({ text }) => text);
async function tells(teamKey: string): Promise<void> {
  const { id, version } = good(await draftReport(game.control, { teamKey, version: 0 }));
  good(await releaseReport(game.control, { reportId: id, version }));
}

it('OC-124: what a line carries with the next report comes in when that HQ is told, and not before', async () => {
  const linkId = await lineTo(corps, 'Guards Armoured');
  good(await switchLines(seat, { lines: [{ linkId, version: 0 }], way: 'nextReport' }));
  const id = await send(corps, 'Guards Armoured', 'Wait for the Wessex.');
  await deliverSignals();
  expect(await onDesk(id)).toMatchObject({ state: 'onItsWay', dueTurn: null, dueAt: null });
  await tells('1-airborne');
  expect(await texts(guards)).toEqual([]);
  await tells('guards-armoured');
  expect(await texts(guards)).toEqual(['Wait for the Wessex.']);
  expect(await onDesk(id)).toMatchObject({ state: 'delivered' });
  await ledgerAgreesIn(game);
});

it('Control sends one so by hand, and may stop it', async () => {
  const sent = await send(guards, 'XXX Corps', 'Is the bridge ours?');
  good(await delayMessage(seat, { messageId: sent, version: 0, withReport: true }));
  const { version } = await onDesk(sent);
  good(await stopMessage(seat, { messageId: sent, version }));
  expect(await onDesk(sent)).toMatchObject({ state: 'waits' });
  expect(
    refusal(await delayMessage(seat, { messageId: sent, version: version + 1, withReport: true, minutes: 5 })),
  ).toMatchObject({
    code: 'badInput',
  });
});

it('an hour of the game that has not come is refused at its field', async () => {
  const id = await send(guards, 'XXX Corps', 'We are through.');
  // Turn 2 is the afternoon of 17 September: it ends at 2200.
  expect(refusal(await deliverMessage(seat, { messageId: id, version: 0, gameTime: '17 SEP 2230' }))).toMatchObject({
    code: 'badInput',
    field: 'gameTime',
  });
  expect(
    refusal(await delayMessage(seat, { messageId: id, version: 0, dueTurn: 3, gameTime: '18 SEP 0630' })),
  ).toMatchObject({
    field: 'gameTime',
  });
  good(await delayMessage(seat, { messageId: id, version: 0, dueTurn: 3, gameTime: '18 SEP 0130' }));
});
