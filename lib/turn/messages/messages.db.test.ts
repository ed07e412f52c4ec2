import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { createSeat } from '../access/create-seat';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { delayMessage } from './delay-message';
import { deliverMessage } from './deliver-message';
import { giveBox } from './give-box';
import { loseMessage } from './lose-message';
import {
  airborne,
  corps,
  game,
  germans,
  given,
  guards,
  lineTo,
  named,
  onDesk,
  seat,
  send,
  wire,
  writeId,
} from './messages-for-tests';
import { sendMessage } from './send-message';
import { setAsideMessages } from './set-aside-messages';
import { stopMessage } from './stop-message';
import { tellSender } from './tell-sender';
import { writeMessage } from './write-message';

beforeAll(given);
afterAll(() => game.drop());

describe('a message between HQs (§2)', () => {
  it('waits with Control, and its sender sees that it is sent and nothing else', async () => {
    const before = [await wire(guards), await wire(airborne)];
    const id = await send(corps, 'Guards Armoured', 'Push on to Eindhoven tonight.');
    const [sent] = (await playerDesk(corps)).sentMessages;
    expect({ ...sent, sentAt: '' }).toEqual({
      id,
      turn: 2,
      toName: 'Guards Armoured',
      means: 'radio',
      text: 'Push on to Eindhoven tonight.',
      marks: [],
      places: [],
      writtenBy: corps.label,
      sentAt: '',
      news: [],
    });
    expect([await wire(guards), await wire(airborne)]).toEqual(before);
    expect(await onDesk(id)).toMatchObject({
      state: 'waits',
      from: await named(corps),
      toName: 'Guards Armoured',
    });
    expect((await chrome(seat)).badges.messages).toBe(1);
  });

  it('comes in as it was sent, at the hour Control gives it, and its sender’s desk stays as it is', async () => {
    const [{ id }] = (await messagesDesk(seat)).messages as unknown as [{ id: string }];
    const before = [await wire(corps), await wire(airborne)];
    good(await deliverMessage(seat, { messageId: id, version: 0, gameTime: '17 SEP 1430' }));
    const [came] = (await playerDesk(guards)).messages;
    expect({ ...came, id: '', deliveredAt: '' }).toEqual({
      id: '',
      turn: 2,
      sender: 'XXX Corps',
      means: 'radio',
      gameTime: '17 SEP 1430',
      text: 'Push on to Eindhoven tonight.',
      marks: [],
      places: [],
      deliveredAt: '',
    });
    expect([await wire(corps), await wire(airborne)]).toEqual(before);
    expect(refusal(await deliverMessage(seat, { messageId: id, version: 1 })).code).toBe('alreadyDone');
    expect(refusal(await loseMessage(seat, { messageId: id, version: 1 })).code).toBe('alreadyDone');
  });

  it('comes in garbled, in Control’s own words, and what was sent is kept', async () => {
    const id = await send(corps, 'Guards Armoured', 'Hold at Son.');
    good(await deliverMessage(seat, { messageId: id, version: 0, otherWords: '…old at …on.' }));
    expect((await playerDesk(guards)).messages[0]!.text).toBe('…old at …on.');
    expect((await playerDesk(corps)).sentMessages[0]!.text).toBe('Hold at Son.');
    expect(await onDesk(id)).toMatchObject({ state: 'delivered', text: 'Hold at Son.', otherWords: '…old at …on.' });
  });

  it('reads the same for sender and receiver whether it is lost, on its way or waits', async () => {
    const id = await send(corps, 'Guards Armoured', 'Where are you?');
    const waiting = [await wire(corps), await wire(guards)];
    good(await delayMessage(seat, { messageId: id, version: 0, dueTurn: 4, note: 'a flat tyre' }));
    expect([await wire(corps), await wire(guards)]).toEqual(waiting);
    good(await loseMessage(seat, { messageId: id, version: 1, note: 'into a ditch' }));
    expect([await wire(corps), await wire(guards)]).toEqual(waiting);
    expect(await onDesk(id)).toMatchObject({ state: 'lost', dueTurn: null, note: 'into a ditch' });
  });

  it('that is lost lays nothing on the desk it was for, in any later turn, and may turn up again', async () => {
    const lost = (await messagesDesk(seat)).messages.find(({ state }) => state === 'lost')!;
    const before = (await playerDesk(guards)).messages.length;
    expect(refusal(await deliverMessage(seat, { messageId: lost.id, version: 1 })).code).toBe('changedByAnother');
    expect((await playerDesk(guards)).messages.length).toBe(before);
    good(await deliverMessage(seat, { messageId: lost.id, version: 2 }));
    expect((await playerDesk(guards)).messages.length).toBe(before + 1);
  });

  it('is set aside with all else that waits from its desk; the sender is told at each, nobody else, and it may still be delivered', async () => {
    const operations = await game.player('xxx-corps', 'operations');
    const fresh = await send(operations, 'Guards Armoured', 'First of many.');
    const stopped = await send(operations, 'Guards Armoured', 'Second of many.');
    good(await delayMessage(seat, { messageId: stopped, version: 0, dueTurn: 4 }));
    good(await stopMessage(seat, { messageId: stopped, version: 1 }));
    const onItsWay = await send(operations, 'Guards Armoured', 'On its way.');
    good(await delayMessage(seat, { messageId: onItsWay, version: 0, dueTurn: 4 }));
    const toControl = await send(operations, null, 'Are you there?');
    const others = await send(corps, 'Guards Armoured', 'From the commander.');
    const receiver = await wire(guards);

    const all = { teamId: corps.teamId, writtenBy: operations.label, reason: 'Too many to read.' };
    expect(refusal(await setAsideMessages(seat, { ...all, reason: ' ' })).field).toBe('reason');
    expect(good(await setAsideMessages(seat, all))).toEqual({ count: 3 });
    expect(await wire(guards)).toBe(receiver);
    const states = await Promise.all(
      [fresh, stopped, onItsWay, toControl, others].map(async (id) => (await onDesk(id)).state),
    );
    expect(states).toEqual(['setAside', 'setAside', 'onItsWay', 'setAside', 'waits']);
    const newsOf = async (id: string) =>
      (await playerDesk(corps)).sentMessages.find((message) => message.id === id)!.news.map(({ text }) => text);
    for (const id of [fresh, stopped, toControl])
      expect(await newsOf(id)).toEqual(['Control has set it aside. It goes no further.']);
    for (const id of [onItsWay, others]) expect(await newsOf(id)).toEqual([]);
    expect(refusal(await setAsideMessages(seat, all)).code).toBe('alreadyDone');
    good(await deliverMessage(seat, { messageId: fresh, version: 1 }));
    expect((await onDesk(fresh)).state).toBe('delivered');
  });

  it('tells its sender what became of it only by Control, once, and never what is not so', async () => {
    const id = await send(corps, 'Guards Armoured', 'Report.');
    const newsLeft = async () =>
      (await messagesDesk(seat)).messages.find((message) => message.id === id)!.newsLeft.map((left) => left.id);
    expect(refusal(await tellSender(seat, { messageId: id, news: 'delivered' })).code).toBe('notNow');
    expect(refusal(await tellSender(seat, { messageId: id, news: 'read' })).code).toBe('notNow');
    const receiver = await wire(guards);
    expect(await newsLeft()).toEqual(['notReceived']);
    good(await tellSender(seat, { messageId: id, news: 'notReceived' }));
    expect(await newsLeft()).toEqual([]);
    expect(await wire(guards)).toBe(receiver);
    expect((await playerDesk(corps)).sentMessages[0]!.news.map(({ text }) => text)).toEqual([
      'Guards Armoured does not answer.',
    ]);
    expect(refusal(await tellSender(seat, { messageId: id, news: 'notReceived' })).code).toBe('alreadyDone');
    good(await deliverMessage(seat, { messageId: id, version: 0 }));
    expect(await newsLeft()).toEqual(['delivered', 'read']);
    good(await tellSender(seat, { messageId: id, news: 'delivered' }));
    expect(await newsLeft()).toEqual(['read']);
    expect((await playerDesk(corps)).sentMessages[0]!.news[1]!.text).toBe('Guards Armoured has received it.');
  });

  it('sent twice by one press is one message', async () => {
    const write = { linkId: null, text: 'Once.' };
    const send = () => sendMessage(corps, write, 'one-press-of-it');
    const one = good(await send());
    const other = good(await send());
    expect(other).toEqual(one);
    expect(await db().message.count({ where: { text: 'Once.' } })).toBe(1);
  });

  it('goes by the team’s own lines only, and not where no way leads through', async () => {
    const theirs = await lineTo(corps, 'Guards Armoured');
    expect(refusal(await sendMessage(germans, { linkId: theirs, text: 'Hallo.' }, writeId()))).toMatchObject({
      code: 'notFound',
      message: 'Your HQ cannot reach that HQ.',
    });
    const own = (await playerDesk(germans)).links[0]!;
    await db().issuedLink.update({ where: { id: own.id }, data: { means: 'none' } });
    expect(refusal(await sendMessage(germans, { linkId: own.id, text: 'Hallo.' }, writeId()))).toMatchObject({
      code: 'notNow',
      message: `There is no way through to ${own.toName}.`,
    });
  });

  it('is delayed to a turn that comes, and no other', async () => {
    const id = await send(corps, 'Guards Armoured', 'Later.');
    for (const dueTurn of [1, 2, 400])
      expect(refusal(await delayMessage(seat, { messageId: id, version: 0, dueTurn }))).toMatchObject({
        code: 'badInput',
        field: 'dueTurn',
      });
  });

  it('is carried by the quicker of two umpires, and the other is told', async () => {
    const id = await send(corps, 'Guards Armoured', 'Two hands.');
    const both = await Promise.all([
      deliverMessage(seat, { messageId: id, version: 0 }),
      loseMessage(seat, { messageId: id, version: 0 }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(['alreadyDone', 'changedByAnother']).toContain(refusal(both.find(({ ok }) => !ok)!).code);
  });
});

describe('a message to Control and from it', () => {
  it('is answered by a message, which settles it', async () => {
    const id = await send(airborne, null, 'May we use the railway bridge?');
    expect((await playerDesk(airborne)).sentMessages[0]).toMatchObject({ toName: 'Control', means: '' });
    expect(refusal(await loseMessage(seat, { messageId: id, version: 0 })).code).toBe('notNow');
    expect(refusal(await delayMessage(seat, { messageId: id, version: 0, dueTurn: 3 })).code).toBe('notNow');
    const before = [await wire(corps), await wire(germans)];
    good(
      await writeMessage(seat, {
        teamIds: [airborne.teamId],
        sender: 'Control',
        text: 'Yes.',
        answers: id,
      }),
    );
    expect((await playerDesk(airborne)).messages[0]).toMatchObject({ sender: 'Control', text: 'Yes.' });
    expect([await wire(corps), await wire(germans)]).toEqual(before);
    expect((await onDesk(id)).state).toBe('delivered');
    const again = { teamIds: [airborne.teamId], sender: 'Control', text: 'Yes again.', answers: id };
    expect(refusal(await writeMessage(seat, again)).code).toBe('alreadyDone');
  });

  it('cannot answer a message between HQs, nor one of another team', async () => {
    const id = await send(corps, 'Guards Armoured', 'Not for you.');
    const answer = { teamIds: [corps.teamId], sender: 'Control', text: 'What?' };
    expect(refusal(await writeMessage(seat, { ...answer, answers: id })).code).toBe('notFound');
    const own = await send(corps, null, 'For Control.');
    const toOthers = { ...answer, teamIds: [guards.teamId], answers: own };
    expect(refusal(await writeMessage(seat, toOthers)).code).toBe('notFound');
  });

  it('from any name to several teams is one message for each, under ids of their own', async () => {
    const teamIds = [corps.teamId, guards.teamId];
    good(await writeMessage(seat, { teamIds, sender: 'Second Army', gameTime: '1800', text: 'Weather: fog.' }));
    const one = (await playerDesk(corps)).messages[0]!;
    const other = (await playerDesk(guards)).messages[0]!;
    expect([one, other].map(({ sender, text }) => [sender, text])).toEqual([
      ['Second Army', 'Weather: fog.'],
      ['Second Army', 'Weather: fog.'],
    ]);
    expect(one.id).not.toBe(other.id);
    expect((await messagesDesk(seat)).written.filter(({ sender }) => sender === 'Second Army')).toHaveLength(2);
  });

  it('shows who has read it, where a seat has', async () => {
    const [came] = (await playerDesk(guards)).messages;
    const read = { gameId: game.gameId, teamId: guards.teamId, seatId: guards.id, kind: 'message', readAt: new Date() };
    await db().paperRead.create({ data: { ...read, paperId: came!.id } as never });
    const shown = (await messagesDesk(seat)).written.find(({ id }) => id === came!.id)!;
    expect(shown.readBy).toEqual([guards.label]);
  });
});

describe('the box of a team', () => {
  it('is its Team Control’s, nobody’s where there is none, and whose it is given to', async () => {
    const box = async (key: string) => (await messagesDesk(seat)).boxes.find((one) => one.key === key)!;
    const theirs = (await seatsOf(game.gameId)).find(
      (one) => one.kind === 'control' && one.teamKeys.includes('1-airborne'),
    );
    expect((await box('1-airborne')).owner?.id).toBe(theirs?.id);
    const { seatId } = good(
      await createSeat(seat, { kind: 'control', label: 'Runner', roles: ['teamControl'], teamKeys: [] }),
    );
    good(await giveBox(seat, { teamId: airborne.teamId, seatId }));
    expect(await box('1-airborne')).toMatchObject({ owner: { id: seatId, label: 'Runner' }, isGiven: true });
    const its = (await messagesDesk(seat)).boxes.filter(({ owner }) => owner?.id === seatId);
    expect(its.map(({ key }) => key)).toEqual(['1-airborne']);
    good(await giveBox(seat, { teamId: airborne.teamId, seatId: null }));
    expect((await box('1-airborne')).isGiven).toBe(false);
    expect(refusal(await giveBox(seat, { teamId: airborne.teamId, seatId: corps.id })).code).toBe('notFound');
  });
});

describe('when a turn opens', () => {
  it('what was due is delivered by it, and what waits or is due later is not', async () => {
    const due = await send(corps, 'Guards Armoured', 'Due in turn 3.');
    const later = await send(corps, 'Guards Armoured', 'Due in turn 4.');
    const waits = await send(corps, 'Guards Armoured', 'Waits.');
    good(await delayMessage(seat, { messageId: due, version: 0, dueTurn: 3, gameTime: '18 SEP 0100' }));
    good(await delayMessage(seat, { messageId: later, version: 0, dueTurn: 4 }));
    const before = (await playerDesk(guards)).messages.length;
    const left = refusal(await endTurn(seat, { turn: 2 })) as unknown as { theirs: string[] };
    expect(left.theirs.filter((one) => /messages? wait/.test(one))).toHaveLength(1);
    good(await endTurn(seat, { turn: 2, reason: 'The test goes on.' }));
    const { messages } = await playerDesk(guards);
    expect(messages.length).toBe(before + 1);
    expect(messages[0]).toMatchObject({
      text: 'Due in turn 3.',
      gameTime: '18 SEP 0100',
      turn: 3,
      sender: 'XXX Corps',
    });
    expect(await onDesk(due)).toMatchObject({ state: 'delivered', gameTime: '18 SEP 0100' });
    expect((await onDesk(later)).state).toBe('onItsWay');
    expect((await onDesk(waits)).state).toBe('waits');
  });

  it('the ledger, folded, gives what is stored', () => ledgerAgreesIn(game));
});
