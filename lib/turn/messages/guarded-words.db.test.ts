import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { nudgeLate } from '../clock/nudge-late';
import { nudgeTeam } from '../clock/nudge-team';
import { askDecision } from '../combat/decisions/ask-decision';
import { queryOrderLine } from '../orders/query-order-line';
import { good, refusal } from '../testing/combats';
import { delayMessage } from './delay-message';
import { deliverMessage } from './deliver-message';
import { airborne, corps, game, given, guards, handIn, seat, send, wire } from './messages-for-tests';
import { settleTelephoneNote } from './settle-telephone-note';
import { takeTelephoneNote } from './take-telephone-note';
import { writeMessage } from './write-message';

beforeAll(async () => {
  await given();
  await handIn();
});
afterAll(() => game.drop());

describe('the guard over the words that Control writes by hand', () => {
  const speaks = (name: string, words: string) =>
    `${name}: “${words}” speaks of the mechanism. Say what a commander would see. Correct it, or say why it stays.`;
  const reasonOf = (where: object) =>
    db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, ...where }, orderBy: { number: 'desc' } });
  const reason = 'The host has allowed it.';

  it('holds a message of Control’s and names the words; with a reason it goes, and the reason is kept', async () => {
    const message = { teamIds: [corps.teamId], sender: 'Second Army', text: 'Your status is 4.' };
    const before = await wire(corps);
    expect(refusal(await writeMessage(seat, message))).toMatchObject({
      code: 'marksOpen',
      field: 'text',
      message: speaks('The message', 'status'),
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
      code: 'marksOpen',
      field: 'otherWords',
      message: speaks('What comes in', 'margin'),
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
      code: 'marksOpen',
      field: 'text',
      message: speaks('The question', 'lost a step'),
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
        teamId: airborne.teamId,
        combatId: null,
        question: 'The houses burn. What now?',
        options: ['Stay', 'Fall back 1 km'],
        defaultOption: 0,
        ...more,
      });
    expect(refusal(await ask({ question: 'The ruling is bad. What now?' }))).toMatchObject({
      code: 'marksOpen',
      field: 'question',
      message: speaks('The question', 'ruling'),
    });
    expect(refusal(await ask({ options: ['Stay', 'Stay, and lose two steps'] }))).toMatchObject({
      code: 'marksOpen',
      field: 'options.1',
      message: speaks('Choice 2', 'lose two steps'),
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
