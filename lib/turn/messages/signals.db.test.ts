import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { DeliveryWay } from '@/lib/words';
import { pauseClock } from '../clock/pause-clock';
import { resumeClock } from '../clock/resume-clock';
import { saveMarks } from '../maps/save-marks';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { delayMessage } from './delay-message';
import { deliverMessage } from './deliver-message';
import { deliverSignals } from './deliver-signals';
import { loseMessage } from './lose-message';
import {
  airborne,
  corps,
  game,
  germans,
  given,
  guards,
  lineTo,
  onDesk,
  seat,
  send,
  wire,
  writeId,
} from './messages-for-tests';
import { sendMessage } from './send-message';
import { stopMessage } from './stop-message';
import { switchLines } from './switch-lines';

beforeAll(async () => {
  await given();
  // The tests let minutes pass beside it.
  game.besideTheLedger();
});
afterAll(() => game.drop());

const versionOf = async (linkId: string) => (await db().linkDelivery.findUnique({ where: { linkId } }))?.version ?? 0;
const switched = async (way: DeliveryWay, more: object = {}) => {
  const linkId = await lineTo(corps, 'Guards Armoured');
  return switchLines(seat, { lines: [{ linkId, version: await versionOf(linkId) }], way, ...more });
};
const came = async () => (await playerDesk(guards)).messages.length;
const issuedOf = (text: string) => db().deliveredMessage.findMany({ where: { gameId: game.gameId, text } });
/** The clock of the hall runs on by so much, for what is on its way. */
const minutesPass = (minutes: number) =>
  db()
    .$executeRaw`UPDATE "MessageDelivery" SET "dueAt" = "dueAt" - ${minutes} * interval '1 minute' WHERE "dueAt" IS NOT NULL`;

/** Settles when a statement waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await db().$queryRaw<object[]>`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
    if (waiting.length > 0) return;
  }
}

describe('a line carries by itself (§4.3, OC-124)', () => {
  it('at once: the message is there, under a number of the ledger, and its sender hears by radio that it is', async () => {
    good(await switched('atOnce'));
    const others = [await wire(airborne), await wire(germans)];
    const id = await send(corps, 'Guards Armoured', 'Halt at Aalst.');
    // Nothing is issued before it is due and seen to.
    expect(await issuedOf('Halt at Aalst.')).toEqual([]);
    await deliverSignals();
    expect((await playerDesk(guards)).messages[0]).toMatchObject({ sender: 'XXX Corps', text: 'Halt at Aalst.' });
    expect(await onDesk(id)).toMatchObject({ state: 'delivered', by: 'The line', dueAt: null });
    expect((await playerDesk(corps)).sentMessages[0]!.news.map(({ text }) => text)).toEqual([
      'Guards Armoured has received it.',
    ]);
    expect([await wire(airborne), await wire(germans)]).toEqual(others);
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, verb: 'deliver-signals' } });
    expect(new Set(entries.map(({ kind, seatLabel }) => `${kind} by ${seatLabel}`))).toEqual(
      new Set(['delivered by The line', 'news by The line', 'messageDelivery by The line']),
    );
  });

  it('once, however many processes see that it is due', async () => {
    await send(corps, 'Guards Armoured', 'Only once.');
    await Promise.all([1, 2, 3, 4, 5].map(() => deliverSignals()));
    expect(await issuedOf('Only once.')).toHaveLength(1);
    await deliverSignals();
    expect(await issuedOf('Only once.')).toHaveLength(1);
  });

  it('not what was sent while an umpire takes the line into his hands', async () => {
    const linkId = await lineTo(corps, 'Guards Armoured');
    const id = await send(corps, 'Guards Armoured', 'Caught by hand.');
    const byHand = (way: DeliveryWay) => ({ where: { linkId }, data: { way } });
    let carried: Promise<void> | undefined;
    await db().$transaction(async (tx) => {
      await tx.linkDelivery.update(byHand('byHand'));
      carried = deliverSignals();
      await somebodyWaits();
    });
    await carried;
    expect(await onDesk(id)).toMatchObject({ state: 'waits', version: 0 });
    expect(await issuedOf('Caught by hand.')).toEqual([]);
    await db().linkDelivery.update(byHand('atOnce'));
    await deliverSignals();
    expect(await issuedOf('Caught by hand.')).toHaveLength(1);
  });

  it('and the ledger, folded, gives what is stored', () => ledgerAgreesIn(game));

  it('after minutes: not before, whoever looks, and then by the next look', async () => {
    good(await switched('minutes', { minutes: 10 }));
    const id = await send(corps, 'Guards Armoured', 'In ten minutes.');
    const before = await came();
    await deliverSignals();
    await minutesPass(9);
    await deliverSignals();
    expect(await came()).toBe(before);
    expect((await onDesk(id)).state).toBe('onItsWay');
    await minutesPass(1);
    await deliverSignals();
    expect(await came()).toBe(before + 1);
  });

  it('when the next turn opens', async () => {
    good(await switched('nextTurn'));
    const id = await send(corps, 'Guards Armoured', 'Tomorrow.');
    await deliverSignals();
    expect(await onDesk(id)).toMatchObject({ state: 'onItsWay', dueTurn: 3, dueAt: null });
    good(await stopMessage(seat, { messageId: id, version: 1 }));
  });

  it('what was sent before a line was switched stays with Control', async () => {
    good(await switched('byHand'));
    const id = await send(corps, 'Guards Armoured', 'Sent before.');
    good(await switched('atOnce'));
    await deliverSignals();
    expect(await onDesk(id)).toMatchObject({ state: 'waits', version: 0 });
  });

  it('what Control takes in hand first is Control’s', async () => {
    good(await switched('atOnce'));
    const id = await send(corps, 'Guards Armoured', 'In two hands.');
    await Promise.all([deliverSignals(), loseMessage(seat, { messageId: id, version: 0 })]);
    const { state } = await onDesk(id);
    expect(await issuedOf('In two hands.')).toHaveLength(state === 'lost' ? 0 : 1);
  });

  it('by hand: it waits with Control, as ever', async () => {
    good(await switched('byHand'));
    const id = await send(corps, 'Guards Armoured', 'By hand.');
    await deliverSignals();
    expect(await onDesk(id)).toMatchObject({ state: 'waits', version: 0 });
  });

  it('a dispatch rider brings no receipt', async () => {
    const linkId = await lineTo(corps, 'Guards Armoured', 'dispatchRider');
    // The scenario says ten minutes.
    expect(await db().linkDelivery.findUnique({ where: { linkId } })).toMatchObject({ way: 'minutes', minutes: 10 });
    good(await sendMessage(corps, { linkId, text: 'By rider.' }, writeId()));
    await deliverSignals();
    await minutesPass(10);
    await deliverSignals();
    expect((await playerDesk(guards)).messages[0]!.text).toBe('By rider.');
    expect((await playerDesk(corps)).sentMessages[0]!.news).toEqual([]);
  });
});

describe('a clock that stands still', () => {
  it('holds what is due, and what is on its way comes in as much later', async () => {
    good(await switched('minutes', { minutes: 5 }));
    const id = await send(corps, 'Guards Armoured', 'Through the pause.');
    const before = await came();
    await deliverSignals();
    await minutesPass(4);
    good(await pauseClock(seat, { turn: 2 }));
    // It stands for twenty minutes: by the hour of the wall the message is due, by the clock it is not.
    await db().$executeRaw`UPDATE "Game" SET "pausedAt" = "pausedAt" - interval '20 minutes'`;
    await minutesPass(20);
    const dueThen = Date.parse((await onDesk(id)).dueAt!);
    await deliverSignals();
    await send(corps, 'Guards Armoured', 'Sent while it stands.');
    await deliverSignals();
    expect(await came()).toBe(before);
    good(await resumeClock(seat, { turn: 2 }));
    const stoodMs = Date.parse((await onDesk(id)).dueAt!) - dueThen;
    expect(Math.round(stoodMs / 60_000)).toBe(20);
    await minutesPass(5);
    await deliverSignals();
    expect(await came()).toBe(before + 2);
  });
});

describe('Control', () => {
  it('stops what is on its way, and it waits until Control carries it on', async () => {
    const id = await send(corps, 'Guards Armoured', 'Stopped.');
    await deliverSignals();
    const players = [await wire(corps), await wire(guards)];
    good(await stopMessage(seat, { messageId: id, version: 1, note: 'the set is dead' }));
    expect([await wire(corps), await wire(guards)]).toEqual(players);
    expect(await onDesk(id)).toMatchObject({ state: 'waits', version: 2, by: seat.label, note: 'the set is dead' });
    expect(refusal(await stopMessage(seat, { messageId: id, version: 2 })).code).toBe('alreadyDone');
    await minutesPass(60);
    await deliverSignals();
    expect(await issuedOf('Stopped.')).toEqual([]);
    good(await delayMessage(seat, { messageId: id, version: 2, minutes: 3 }));
    expect((await onDesk(id)).state).toBe('onItsWay');
    await minutesPass(3);
    await deliverSignals();
    expect(await issuedOf('Stopped.')).toHaveLength(1);
  });

  it('delays to a turn or by minutes, and says which', async () => {
    const id = await send(corps, 'Guards Armoured', 'Which?');
    await deliverSignals();
    for (const both of [{}, { dueTurn: 4, minutes: 5 }, { minutes: 0 }, { minutes: 601 }])
      expect(refusal(await delayMessage(seat, { messageId: id, version: 1, ...both })).code).toBe('badInput');
    good(await stopMessage(seat, { messageId: id, version: 1 }));
  });

  it('jams: what is on its way stops, and what is sent from now on waits', async () => {
    good(await switched('minutes', { minutes: 30 }));
    const before = await send(corps, 'Guards Armoured', 'Before the jamming.');
    await deliverSignals();
    good(await switched('byHand', { stops: true }));
    const after = await send(corps, 'Guards Armoured', 'Into the jamming.');
    await deliverSignals();
    expect([(await onDesk(before)).state, (await onDesk(after)).state]).toEqual(['waits', 'waits']);
  });

  it('switches no line in silence that another has switched, nor one that is not there', async () => {
    const linkId = await lineTo(corps, 'Guards Armoured');
    const version = await versionOf(linkId);
    good(await switchLines(seat, { lines: [{ linkId, version }], way: 'atOnce' }));
    const late = refusal(await switchLines(seat, { lines: [{ linkId, version }], way: 'nextTurn' }));
    expect(late.code).toBe('changedByAnother');
    expect(await db().linkDelivery.findUnique({ where: { linkId } })).toMatchObject({ way: 'atOnce' });
    const two = [
      { linkId, version: version + 1 },
      { linkId: 'no such line', version: 0 },
    ];
    expect(refusal(await switchLines(seat, { lines: two, way: 'byHand' })).code).toBe('notFound');
    expect(await db().linkDelivery.findUnique({ where: { linkId } })).toMatchObject({ way: 'atOnce' });
    for (const bad of [
      { way: 'minutes', minutes: 0 },
      { way: 'atOnce', minutes: 5 },
    ] as const)
      expect(refusal(await switchLines(seat, { lines: [{ linkId, version: version + 1 }], ...bad }))).toMatchObject({
        code: 'badInput',
        field: 'minutes',
      });
  });

  it('lets others hear what goes by radio: their own side by name, the enemy a station he does not know', async () => {
    const heardBy = [airborne.teamId, germans.teamId, guards.teamId];
    good(await switched('atOnce', { heardBy }));
    const drawn = [{ id: nanoid(), kind: 'note', points: [[75, 78]], text: 'Mines', symbol: '', version: 0 }];
    good(await saveMarks(corps, { marks: drawn, removed: [] }, writeId()));
    const linkId = await lineTo(corps, 'Guards Armoured');
    good(await sendMessage(corps, { linkId, text: 'We go at dawn.', markIds: [drawn[0]!.id] }, writeId()));
    await deliverSignals();
    const heard = async (player: typeof guards) =>
      (await playerDesk(player)).messages
        .filter(({ text }) => text === 'We go at dawn.')
        .map(({ sender, marks }) => [sender, marks.length]);
    expect(await heard(guards)).toEqual([['XXX Corps', 1]]);
    expect(await heard(airborne)).toEqual([['XXX Corps to Guards Armoured, overheard', 0]]);
    expect(await heard(germans)).toEqual([['an enemy station, overheard', 0]]);
    const rider = await lineTo(corps, 'Guards Armoured', 'dispatchRider');
    const lines = [{ linkId: rider, version: await versionOf(rider) }];
    expect(refusal(await switchLines(seat, { lines, way: 'byHand', heardBy }))).toMatchObject({ field: 'heardBy' });
    good(await switched('byHand', { heardBy: [] }));
  });

  it('says at delivery who hears it, whether its sender learns of it, and whether the drawing gets through', async () => {
    const [mark] = (await playerDesk(corps)).marks;
    const linkId = await lineTo(corps, 'Guards Armoured');
    const message = { linkId, text: 'With a sketch.', markIds: [mark!.id] };
    const { id } = good(await sendMessage(corps, message, writeId())) as { id: string };
    const how = { isWithoutMarks: true, heardBy: [germans.teamId], isAcknowledged: true };
    good(await deliverMessage(seat, { messageId: id, version: 0, ...how }));
    expect((await playerDesk(guards)).messages[0]).toMatchObject({ text: 'With a sketch.', marks: [] });
    expect((await playerDesk(germans)).messages[0]).toMatchObject({ sender: 'an enemy station, overheard' });
    const [sent] = (await playerDesk(corps)).sentMessages;
    expect(sent!.marks).toHaveLength(1);
    expect(sent!.news.map(({ text }) => text)).toEqual(['Guards Armoured has received it.']);
  });
});

describe('marks that go with a message', () => {
  it('are as they were drawn when it was sent, and no other team’s', async () => {
    const [mark] = (await playerDesk(corps)).marks;
    const linkId = await lineTo(corps, 'Guards Armoured');
    const id = good(await sendMessage(corps, { linkId, text: 'Here.', markIds: [mark!.id] }, writeId())) as {
      id: string;
    };
    const { writtenBy: _, ...drawn } = mark!;
    good(await saveMarks(corps, { marks: [{ ...drawn, points: [[70, 70]] }], removed: [] }, writeId()));
    good(await deliverMessage(seat, { messageId: id.id, version: 0 }));
    expect((await playerDesk(guards)).messages[0]!.marks).toEqual([
      { kind: 'note', points: [[75, 78]], text: 'Mines', symbol: '' },
    ]);
    const theirs = { linkId: null, text: 'Not ours.', markIds: [mark!.id] };
    expect(refusal(await sendMessage(guards, theirs, writeId()))).toMatchObject({ code: 'notFound', field: 'markIds' });
  });
});

it('in the last turn, nothing is sent on its way to a turn that never comes', async () => {
  good(await switched('nextTurn'));
  await db().$executeRaw`UPDATE "Game" SET turn = (SELECT max(number) FROM "Turn")`;
  const id = await send(corps, 'Guards Armoured', 'Too late.');
  await deliverSignals();
  await db().$executeRaw`UPDATE "Game" SET turn = 2`;
  expect((await onDesk(id)).state).toBe('waits');
});

it('a turn that opens brings what was due with it, and leaves what goes by the clock', async () => {
  good(await switched('nextTurn'));
  const operations = await game.player('xxx-corps', 'operations');
  await send(operations, 'Guards Armoured', 'With turn 3.');
  await deliverSignals();
  good(await switched('minutes', { minutes: 90 }));
  await send(operations, 'Guards Armoured', 'In ninety minutes.');
  await deliverSignals();
  good(await endTurn(seat, { turn: 2, reason: 'The test goes on.' }));
  expect(await issuedOf('With turn 3.')).toHaveLength(1);
  expect(await issuedOf('In ninety minutes.')).toEqual([]);
});
