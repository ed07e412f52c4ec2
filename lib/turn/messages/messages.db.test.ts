import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/client';
import { emptyLine } from '@/lib/visibility/forms/order-form';
import { createSeat } from '../access/create-seat';
import { nudgeLate } from '../clock/nudge-late';
import { nudgeTeam } from '../clock/nudge-team';
import { chrome } from '../control-desk/frame/chrome';
import { messagesDesk } from '../control-desk/papers/messages';
import { askDecision } from '../decisions/ask-decision';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { queryOrderLine } from '../orders/query-order-line';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { playerDesk } from '../player/player-desk';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { delayMessage } from './delay-message';
import { deliverMessage } from './deliver-message';
import { giveBox } from './give-box';
import { loseMessage } from './lose-message';
import { sendMessage } from './send-message';
import { settleTelephoneNote } from './settle-telephone-note';
import { takeTelephoneNote } from './take-telephone-note';
import { tellSender } from './tell-sender';
import { writeMessage } from './write-message';

/** Market Garden in turn 2: XXX Corps, its Guards, and 1 Airborne far off. */
let game: GivenGame;
let seat: ControlSeat;
let corps: PlayerSeat;
let guards: PlayerSeat;
let airborne: PlayerSeat;
let germans: PlayerSeat;

let writes = 0;
const writeId = () => `message-${++writes}`;
const lineTo = async (from: PlayerSeat, toName: string, means = 'radio') =>
  (await playerDesk(from)).links.find((link) => link.toName === toName && link.means === means)!.id;
const send = async (from: PlayerSeat, to: string | null, text: string) =>
  good(await sendMessage(from, { linkId: to === null ? null : await lineTo(from, to), text }, writeId())).id;
const named = async (player: PlayerSeat) => (await playerDesk(player)).team.name;
/** The desk as it crosses the wire, but for the server's hour, which runs on. */
const wire = async (player: PlayerSeat) => {
  const desk = await playerDesk(player);
  return JSON.stringify({ ...desk, clock: { ...desk.clock, now: '' } });
};
const onDesk = async (id: string) => (await messagesDesk(seat)).messages.find((message) => message.id === id)!;

beforeAll(async () => {
  game = await givenGame('market-garden');
  seat = { ...game.control, roles: ['gameControl', 'teamControl'] } as unknown as ControlSeat;
  corps = await game.player('xxx-corps');
  guards = await game.player('guards-armoured');
  airborne = await game.player('1-airborne');
  germans = await game.player('9-ss-panzer');
});
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
    good(await deliverMessage(seat, { messageId: id, version: 0, gameTime: '18 SEP 1430' }));
    const [came] = (await playerDesk(guards)).messages;
    expect({ ...came, id: '', deliveredAt: '' }).toEqual({
      id: '',
      turn: 2,
      sender: 'XXX Corps',
      means: 'radio',
      gameTime: '18 SEP 1430',
      text: 'Push on to Eindhoven tonight.',
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

  it('tells its sender what became of it only by Control, once, and never what is not so', async () => {
    const id = await send(corps, 'Guards Armoured', 'Report.');
    expect(refusal(await tellSender(seat, { messageId: id, news: 'delivered' })).code).toBe('notNow');
    expect(refusal(await tellSender(seat, { messageId: id, news: 'read' })).code).toBe('notNow');
    const receiver = await wire(guards);
    good(await tellSender(seat, { messageId: id, news: 'notReceived' }));
    expect(await wire(guards)).toBe(receiver);
    expect((await playerDesk(corps)).sentMessages[0]!.news.map(({ text }) => text)).toEqual([
      'Guards Armoured does not answer.',
    ]);
    expect(refusal(await tellSender(seat, { messageId: id, news: 'notReceived' })).code).toBe('alreadyDone');
    good(await deliverMessage(seat, { messageId: id, version: 0 }));
    good(await tellSender(seat, { messageId: id, news: 'delivered' }));
    expect((await playerDesk(corps)).sentMessages[0]!.news[1]!.text).toBe('Guards Armoured has received it.');
  });

  it('sent twice by one press is one message', async () => {
    const write = { linkId: null, text: 'Once.' };
    const send = () => sendMessage(corps, write, 'one-press-of-it');
    const [one, other] = [good(await send()), good(await send())];
    expect(other).toEqual(one);
    expect(await db().message.count({ where: { text: 'Once.' } })).toBe(1);
  });

  it('goes by the team’s own lines only, and not where no way leads through', async () => {
    const theirs = await lineTo(corps, 'Guards Armoured');
    expect(refusal(await sendMessage(germans, { linkId: theirs, text: 'Hallo.' }, writeId()))).toMatchObject({
      code: 'notFound',
      message: 'Your HQ has no line to that one.',
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
        ...{ teamIds: [airborne.teamId], sender: 'Control', text: 'Yes.', answers: id },
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
    const [one, other] = [(await playerDesk(corps)).messages[0]!, (await playerDesk(guards)).messages[0]!];
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
    const runner = seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
    const mine = (await messagesDesk(runner)).boxes.filter(({ isMine }) => isMine);
    expect(mine.map(({ key }) => key)).toEqual(['1-airborne']);
    good(await giveBox(seat, { teamId: airborne.teamId, seatId: null }));
    expect((await box('1-airborne')).isGiven).toBe(false);
    expect(refusal(await giveBox(seat, { teamId: airborne.teamId, seatId: corps.id })).code).toBe('notFound');
  });
});

describe('a telephone note', () => {
  const take = async (teamId: string | null, text: string) =>
    good(await takeTelephoneNote(seat, { teamId, text })).noteId;
  const settle = (noteId: string, becomes: object, teamId: string | null = null) =>
    settleTelephoneNote(seat, { noteId, version: 1, teamId, becomes: becomes as never });

  it('becomes a message of that team’s, which waits to be carried', async () => {
    const before = [await wire(guards), await wire(germans)];
    const noteId = await take(corps.teamId, 'Tell the Guards to halt.');
    expect((await messagesDesk(seat)).notes[0]).toMatchObject({
      turn: 2,
      text: 'Tell the Guards to halt.',
      became: null,
    });
    const linkId = await lineTo(corps, 'Guards Armoured');
    good(await settle(noteId, { what: 'message', linkId, text: 'Halt.' }));
    expect((await playerDesk(corps)).sentMessages[0]).toMatchObject({
      toName: 'Guards Armoured',
      text: 'Halt.',
      writtenBy: 'Control, by telephone',
    });
    expect([await wire(guards), await wire(germans)]).toEqual(before);
    expect(refusal(await settle(noteId, { what: 'nothing' })).code).toBe('alreadyDone');
  });

  it('needs to know who called before it becomes anything but nothing', async () => {
    const noteId = await take(null, 'Somebody asks for guns.');
    const toControl = { what: 'message', linkId: null, text: 'Guns.' };
    expect(refusal(await settle(noteId, toControl))).toMatchObject({ code: 'badInput', field: 'teamId' });
    good(await settle(noteId, toControl, airborne.teamId));
    expect((await playerDesk(airborne)).sentMessages[0]).toMatchObject({ toName: 'Control', text: 'Guns.' });
    good(await settle(await take(null, 'A wrong number.'), { what: 'nothing' }));
  });

  it('becomes a question or an amendment only of a sheet that is handed in', async () => {
    const noteId = await take(guards.teamId, 'The Irish are to stop at Aalst.');
    const asked = { what: 'query', lineId: null, text: 'Which Irish?' };
    expect(refusal(await settle(noteId, asked)).code).toBe('notNow');
    const amended = { what: 'amendment', lineId: 'row-of-guards', text: 'Stop at Aalst.' };
    expect(refusal(await settle(noteId, amended)).code).toBe('notNow');

    const [counter] = (await playerDesk(guards)).counters;
    const line = {
      ...emptyLine,
      ...{ id: 'row-of-guards', position: 0, version: 0, counterIds: [counter!.id] },
      ...{ orders: 'Advance on Eindhoven.', action: 'move', posture: 'nonTact' },
    };
    good(await submitOrderSheet(guards, { turn: 2, version: 0, lines: [line] }, writeId()));
    const others = [await wire(corps), await wire(germans)];
    good(await settle(noteId, amended));
    const [sheet] = (await playerDesk(guards)).sheets;
    expect(sheet!.lines[0]!.orders).toMatch(/^Advance on Eindhoven\.\nBy telephone, \d\d:\d\d: Stop at Aalst\.$/);
    expect(sheet!.lines[0]).toMatchObject({ action: 'move', posture: 'nonTact', version: 2 });
    good(await settle(await take(guards.teamId, 'Which road?'), asked));
    expect((await playerDesk(guards)).queries.map(({ text }) => text)).toEqual(['Which Irish?']);
    expect([await wire(corps), await wire(germans)]).toEqual(others);
  });

  it('§9 Analysing Combat 5: amends nothing once the grouping is closed', async () => {
    const noteId = await take(guards.teamId, 'Stand fast after all.');
    const where = { gameId_number: { gameId: game.gameId, number: 2 } };
    await db().turn.update({ where, data: { groupingClosedAt: new Date() } });
    const amended = { what: 'amendment', lineId: 'row-of-guards', text: 'Stand fast.' };
    expect(refusal(await settle(noteId, amended)).message).toBe(
      'Grouping is closed: the orders of this turn are past changing. Make a message of it.',
    );
    await db().turn.update({ where, data: { groupingClosedAt: null } });
    good(await settle(noteId, { what: 'message', linkId: null, text: 'Stand fast after all.' }));
  });
});

describe('the guard over the words that Control writes by hand', () => {
  const speaks = (name: string, words: string) =>
    `${name}: “${words}” speaks of the mechanism. Say what a commander would see. Put it right, or say why it stands as it is.`;
  const reasonOf = (where: object) =>
    db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, ...where }, orderBy: { number: 'desc' } });
  const reason = 'The host has allowed it.';

  it('holds a message of Control’s and names the words; with a reason it goes, and the reason is kept', async () => {
    const message = { teamIds: [corps.teamId], sender: 'Second Army', text: 'Your status is 4.' };
    const before = await wire(corps);
    expect(refusal(await writeMessage(seat, message))).toMatchObject({
      ...{ code: 'marksOpen', field: 'text', message: speaks('The message', 'status') },
    });
    const hour = { ...message, text: 'Halt.', gameTime: 'per the CRT' };
    expect(refusal(await writeMessage(seat, hour))).toMatchObject({ code: 'marksOpen', field: 'gameTime' });
    const from = { ...message, text: 'Halt.', sender: 'The dice' };
    expect(refusal(await writeMessage(seat, from))).toMatchObject({ code: 'marksOpen', field: 'sender' });
    expect(await wire(corps)).toBe(before);
    good(await writeMessage(seat, { ...message, reason }));
    expect((await reasonOf({ verb: 'write-message' })).reason).toBe(reason);
    // A reason that nothing needed stands nowhere.
    good(await writeMessage(seat, { ...message, text: 'Cross at 1500 hrs, by any of the 3 bridges.', reason }));
    expect((await reasonOf({ verb: 'write-message' })).reason).toBe('');
  });

  it('names no enemy whom the team does not know; own troops, and formations it was told of, are no matter', async () => {
    const frundsberg = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, side: 'german', formation: { contains: '10 SS' } },
    });
    const tell = (text: string) => writeMessage(seat, { teamIds: [airborne.teamId], sender: 'Second Army', text });
    const text = `${frundsberg.formation} is on its way to you.`;
    expect(refusal(await tell(text))).toMatchObject({ code: 'marksOpen', field: 'text' });
    await db().issuedIdentity.create({
      data: { gameId: game.gameId, teamId: airborne.teamId, formation: frundsberg.formation, turn: 1 },
    });
    good(await tell(text));
    good(await tell('2 Para holds; 3 Para is to follow.'));
    // To both at once it would tell those who do not know.
    const both = { teamIds: [airborne.teamId, corps.teamId], sender: 'Second Army', text };
    expect(refusal(await writeMessage(seat, both)).code).toBe('marksOpen');
  });

  it('of a message it looks at what Control has put in, not at what a team has written', async () => {
    const id = await send(corps, 'Guards Armoured', 'What is the status of the bridge? The dice are cast.');
    const garbled = (otherWords: string) => deliverMessage(seat, { messageId: id, version: 0, otherWords });
    expect(refusal(await garbled('…status… the margin was 8.'))).toMatchObject({
      ...{ code: 'marksOpen', field: 'otherWords', message: speaks('What comes in', 'margin') },
    });
    const delayed = { messageId: id, version: 0, dueTurn: 4, gameTime: 'after the die roll' };
    expect(refusal(await delayMessage(seat, delayed))).toMatchObject({ code: 'marksOpen', field: 'gameTime' });
    good(await garbled('…the status of … dice …'));
    const other = await send(corps, 'Guards Armoured', 'Our status is 3, the die was kind.');
    good(await deliverMessage(seat, { messageId: other, version: 0 }));
    expect((await playerDesk(guards)).messages[0]!.text).toBe('Our status is 3, the die was kind.');
  });

  it('holds a question about a sheet, written or come of a telephone note; the team’s own words may be asked back', async () => {
    const [sheet] = (await playerDesk(guards)).sheets;
    const ask = (text: string, more: object = {}) =>
      queryOrderLine(seat, { sheetId: sheet!.id!, lineId: null, text, ...more });
    const before = (await playerDesk(guards)).queries.length;
    expect(refusal(await ask('You lost a step. Go on?'))).toMatchObject({
      ...{ code: 'marksOpen', field: 'text', message: speaks('The question', 'lost a step') },
    });
    expect((await playerDesk(guards)).queries).toHaveLength(before);
    good(await ask('You lost a step. Go on?', { reason }));
    expect((await reasonOf({ kind: 'query' })).reason).toBe(reason);
    good(await ask('At which of the 3 bridges, and is it 1500 hrs?'));

    const { noteId } = good(await takeTelephoneNote(seat, { teamId: guards.teamId, text: 'A tactical advantage?' }));
    const becomes = (text: string) => ({ what: 'query' as const, lineId: null, text });
    const settle = (text: string) => settleTelephoneNote(seat, { noteId, version: 1, becomes: becomes(text) });
    expect(refusal(await settle('The CRT says no.'))).toMatchObject({ code: 'marksOpen', field: 'text' });
    good(await settle('What do you mean by a tactical advantage?'));
  });

  it('holds an instant decision, each choice at its own field', async () => {
    const ask = (more: object) =>
      askDecision(seat, {
        ...{ teamId: airborne.teamId, combatId: null, question: 'The houses burn. What now?' },
        ...{ options: ['Stay', 'Fall back 1 km'], defaultOption: 0 },
        ...more,
      });
    expect(refusal(await ask({ question: 'The ruling is bad. What now?' }))).toMatchObject({
      ...{ code: 'marksOpen', field: 'question', message: speaks('The question', 'ruling') },
    });
    expect(refusal(await ask({ options: ['Stay', 'Stay, and lose two steps'] }))).toMatchObject({
      ...{ code: 'marksOpen', field: 'options.1', message: speaks('Choice 2', 'lose two steps') },
    });
    expect((await playerDesk(airborne)).decisions).toEqual([]);
    good(await ask({ options: ['Stay', 'Roll for it on a 1d6'], reason }));
    expect((await reasonOf({ verb: 'ask-decision' })).reason).toBe(reason);
  });

  it('holds a nudge, to one team or to all, and nobody is nudged', async () => {
    const nudged = { turn: 2, text: 'We wait with the dice in our hands.' };
    for (const held of [await nudgeTeam(seat, { ...nudged, teamId: airborne.teamId }), await nudgeLate(seat, nudged)])
      expect(refusal(held)).toMatchObject({ code: 'marksOpen', field: 'text', message: speaks('The nudge', 'dice') });
    expect(await db().issuedNudge.count({ where: { gameId: game.gameId } })).toBe(0);
    good(await nudgeTeam(seat, { ...nudged, teamId: airborne.teamId, reason }));
    expect((await reasonOf({ kind: 'nudge' })).reason).toBe(reason);
  });
});

describe('when a turn opens', () => {
  it('what was due is delivered by it, and what waits or is due later is not', async () => {
    const due = await send(corps, 'Guards Armoured', 'Due in turn 3.');
    const later = await send(corps, 'Guards Armoured', 'Due in turn 4.');
    const waits = await send(corps, 'Guards Armoured', 'Waits.');
    good(await delayMessage(seat, { messageId: due, version: 0, dueTurn: 3, gameTime: '19 SEP 0100' }));
    good(await delayMessage(seat, { messageId: later, version: 0, dueTurn: 4 }));
    const before = (await playerDesk(guards)).messages.length;
    const left = refusal(await endTurn(seat, { turn: 2 })) as unknown as { theirs: string[] };
    expect(left.theirs.filter((one) => /messages? wait/.test(one))).toHaveLength(1);
    good(await endTurn(seat, { turn: 2, reason: 'The test goes on.' }));
    const { messages } = await playerDesk(guards);
    expect(messages.length).toBe(before + 1);
    expect(messages[0]).toMatchObject({
      text: 'Due in turn 3.',
      gameTime: '19 SEP 0100',
      turn: 3,
      sender: 'XXX Corps',
    });
    expect(await onDesk(due)).toMatchObject({ state: 'delivered', gameTime: '19 SEP 0100' });
    expect((await onDesk(later)).state).toBe('onItsWay');
    expect((await onDesk(waits)).state).toBe('waits');
  });

  it('the ledger, folded, gives what is stored', () => ledgerAgreesIn(game));
});
