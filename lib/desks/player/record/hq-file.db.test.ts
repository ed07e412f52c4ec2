import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { issueNotice } from '@/lib/turn/issuing/issue-notice';
import { deliverMessage } from '@/lib/turn/messages/deliver-message';
import {
  corps,
  game,
  germans,
  given,
  guards,
  handIn,
  seat,
  send,
  wire,
  writeId,
} from '@/lib/turn/messages/messages-for-tests';
import { answerQuery } from '@/lib/turn/orders/answer-query';
import { noteForTeam } from '@/lib/turn/orders/note-for-team';
import { noteOrderLine } from '@/lib/turn/orders/note-order-line';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '@/lib/turn/testing/combats';
import type { HqFile } from '@/lib/visibility/player/hq-file';
import { playerDesk } from '../frame/player-desk';
import { hqFile } from './hq-file';

beforeAll(async () => {
  await given();
  await handIn();
});
afterAll(() => game.drop());

const sheet = async () => (await playerDesk(guards)).sheets.find(({ state }) => state === 'submitted')!;
const papers = (file: HqFile, turn: number) => file.turns.find((one) => one.turn === turn)?.papers ?? [];
const titles = (file: HqFile, turn: number) => papers(file, turn).map(({ title }) => title);
const rowOnSheet = async () => {
  const { id } = await sheet();
  const line = await db().orderLine.findFirstOrThrow({ where: { sheetId: id! } });
  return { sheetId: id!, lineId: line.id };
};

describe('a note for the team (§5)', () => {
  it('stands on the row for its team alone; Control’s own note stays Control’s', async () => {
    const row = await rowOnSheet();
    good(await noteOrderLine(seat, { ...row, text: 'They will be late: the die is cast.', version: 0 }));
    const others = [await wire(corps), await wire(germans)];
    good(await noteForTeam(seat, { ...row, text: 'The road is mined beyond Valkenswaard.' }));
    const desk = await playerDesk(guards);
    expect(desk.notes.map(({ text, lineId }) => [text, lineId])).toEqual([
      ['The road is mined beyond Valkenswaard.', 'row-of-guards'],
    ]);
    expect(JSON.stringify(desk)).not.toContain('They will be late');
    expect([await wire(corps), await wire(germans)]).toEqual(others);
  });

  it('passes the guard, and is for a row that is there, of a sheet that is handed in', async () => {
    const row = await rowOnSheet();
    expect(refusal(await noteForTeam(seat, { ...row, text: 'Your status is 4.' }))).toMatchObject({
      code: 'marksOpen',
      field: 'text',
    });
    expect(refusal(await noteForTeam(seat, { ...row, lineId: 'none', text: 'Here.' })).code).toBe('notFound');
    expect(refusal(await noteForTeam(seat, { sheetId: 'none', lineId: 'none', text: 'Here.' })).code).toBe('notNow');
    expect((await playerDesk(guards)).notes).toHaveLength(1);
  });
});

describe('the file of an HQ (§5, §10)', () => {
  it('keeps what the desk lets go: past sheets, answered questions, notes, messages and reports, by turn', async () => {
    const row = await rowOnSheet();
    const { id: queryId } = good(await queryOrderLine(seat, { ...row, text: 'By which road?' }));
    good(await answerQuery(guards, { queryId, text: 'By the main road.' }, writeId()));
    const came = await send(corps, 'Guards Armoured', 'Push on tonight.');
    good(await deliverMessage(seat, { messageId: came, version: 0, gameTime: '17 SEP 2000' }));
    await send(guards, 'XXX Corps', 'We move at dawn.');
    good(await issueNotice(seat, { text: 'Lunch at one.' }));
    for (const turn of [2, 3, 4]) good(await endTurn(seat, { turn, reason: 'The test goes on.' }));
    expect((await playerDesk(guards)).sheets.some(({ turn }) => turn === 2)).toBe(false);

    const file = await hqFile(guards);
    expect(file.turns.map(({ turn }) => turn)).toEqual([5, 2]);
    expect(titles(file, 2)).toEqual(
      expect.arrayContaining(['Order sheet', 'Message from XXX Corps', 'Message to XXX Corps', 'Notice to everybody']),
    );
    const [orders] = papers(file, 2).filter(({ title }) => title === 'Order sheet');
    expect(orders!.rows).toEqual([
      {
        id: 'row-of-guards',
        who: (await playerDesk(guards)).counters[0]!.name,
        text: 'Advance on Eindhoven.',
        ringed: 'Move, Non-Tact',
        notes: ['The road is mined beyond Valkenswaard.'],
        questions: [{ id: queryId, text: 'By which road?', answer: `By the main road. (${guards.label})` }],
      },
    ]);
    expect(papers(file, 2).find(({ title }) => title === 'Message from XXX Corps')).toMatchObject({
      about: 'by radio',
      when: '17 SEP 2000',
      text: 'Push on tonight.',
    });
    // What it knew when the game opened is a report of that turn.
    expect(file.turns.flatMap((turn) => turn.papers).some(({ about }) => /^report from /.test(about))).toBe(
      (await playerDesk(guards)).reports.length > 0,
    );
  });

  it('holds nothing of another team’s, and nothing of Control’s own', async () => {
    const all = JSON.stringify(await hqFile(germans));
    for (const words of [
      'Push on tonight',
      'We move at dawn',
      'Advance on Eindhoven',
      'By which road',
      'The road is mined',
    ])
      expect(all).not.toContain(words);
    expect(all).toContain('Lunch at one.');
    expect(JSON.stringify(await hqFile(guards))).not.toContain('They will be late');
  });

  it('the ledger, folded, gives what is stored', () => ledgerAgreesIn(game));
});
