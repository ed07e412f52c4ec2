import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { board } from '@/lib/desks/control/sequence/board';
import { endTurn } from '../sequence/end-turn';
import { good, refusal } from '../testing/combats';
import { deliverMessage } from './deliver-message';
import { loseMessage } from './lose-message';
import { corps, game, given, guards, handIn, lineTo, seat, writeId } from './messages-for-tests';
import { sendCopy } from './send-copy';
import { sendMessage } from './send-message';

/**
 * The number of messages that one seat may send, so that it buries nobody else's messages. Figures are those that Control is
 * promised.
 */

beforeAll(async () => {
  await given();
  await handIn();
  // Messages are made older than they are.
  game.besideTheLedger();
});
afterAll(() => game.drop());

let line: string;
const sends = async (text: string) => {
  line ??= await lineTo(guards, 'XXX Corps');
  return sendMessage(guards, { linkId: line, text }, writeId());
};
const aMinuteGoesBy = () => db().$executeRaw`UPDATE "Message" SET "sentAt" = "sentAt" - interval '61 seconds'`;
const aMinute = /^This desk has sent 20 within a minute\./;
const aTurn = /^This desk has sent 60 messages and copies this turn\./;

it('twenty go in a minute, whatever Control does with them; of two at once at the end of it one goes', async () => {
  const sent: string[] = [];
  for (let n = 1; n <= 17; n++) sent.push(good(await sends(`Message ${n}.`)).id);
  const carried = { version: 0, gameTime: '', otherWords: null, note: '', reason: '' };
  good(await deliverMessage(seat, { messageId: sent[0]!, ...carried }));
  good(await loseMessage(seat, { messageId: sent[1]!, version: 0 }));
  good(await sendMessage(guards, { linkId: null, text: 'To Control.' }, writeId()));
  good(await sendCopy(guards, { turn: 2, linkId: line }, writeId()));
  const two = await Promise.all([sends('The twentieth.'), sends('The twentieth too.')]);
  expect(two.filter(({ ok }) => ok)).toHaveLength(1);
  expect(refusal(two.find(({ ok }) => !ok)!).message).toMatch(aMinute);
  expect(refusal(await sendCopy(guards, { turn: 2, linkId: line }, writeId())).message).toMatch(aMinute);
});

it('the others of the team, and other teams, are not held up', async () => {
  const operations = await game.player('guards-armoured', 'operations');
  good(await sendMessage(operations, { linkId: line, text: 'From the other desk.' }, writeId()));
  good(await sendMessage(corps, { linkId: null, text: 'From Corps.' }, writeId()));
});

/** Of what one desk sent Control sees the first twenty that wait, and how many more; as those are seen to, the next come up. */
async function listsTwentyOfThem(): Promise<void> {
  const waiting = async () => {
    const { messages, boxes } = await messagesDesk(seat);
    const listed = messages.filter(
      ({ state, writtenBy, from }) => state === 'waits' && writtenBy === guards.label && from === 'Guards Armoured',
    );
    const { cards } = await board(seat);
    const carded = cards.filter(
      ({ kind, lane, name }) => kind === 'message' && lane === 'in' && name.startsWith('Guards Armoured to '),
    );
    return { listed, carded, inBox: boxes.find(({ teamId }) => teamId === guards.teamId)!.waiting };
  };
  // Of the sixty one is a copy, one was delivered, one lost; the other desk of the team sent one.
  const { listed, carded, inBox } = await waiting();
  expect([listed.length, listed.at(-1)!.moreBehind, inBox]).toEqual([20, 37, 58]);
  expect(listed.slice(0, -1).every(({ moreBehind }) => moreBehind === 0)).toBe(true);
  expect(carded).toHaveLength(21);
  expect(carded.filter(({ about }) => about === 'by radio, and 37 more from that desk')).toHaveLength(1);
  good(await loseMessage(seat, { messageId: listed[0]!.id, version: 0 }));
  const next = await waiting();
  expect([next.listed.length, next.listed.at(-1)!.moreBehind, next.inBox]).toEqual([20, 36, 57]);
  expect(next.listed[0]!.id).toBe(listed[1]!.id);
}

it('sixty go in a turn, and again in the next', async () => {
  await aMinuteGoesBy();
  // One of the twenty is a copy, which is as old as it was.
  for (let n = 21; n <= 60; n++) {
    if (n % 15 === 0) await aMinuteGoesBy();
    good(await sends(`Message ${n}.`));
  }
  await aMinuteGoesBy();
  expect(refusal(await sends('One too many.')).message).toMatch(aTurn);
  await listsTwentyOfThem();
  good(await endTurn(seat, { turn: 2, reason: 'time' }));
  good(await sends('A new turn.'));
});
