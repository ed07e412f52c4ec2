import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { good, refusal } from '../testing/combats';
import { airborne, corps, game, germans, given, guards, handIn, lineTo, seat, wire } from './messages-for-tests';
import { settleTelephoneNote } from './settle-telephone-note';
import { takeTelephoneNote } from './take-telephone-note';

beforeAll(given);
afterAll(() => game.drop());

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

    await handIn();
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
      'Grouping is closed: the orders of this turn cannot change any more. Make a message of it.',
    );
    await db().turn.update({ where, data: { groupingClosedAt: null } });
    good(await settle(noteId, { what: 'message', linkId: null, text: 'Stand fast after all.' }));
  });
});
