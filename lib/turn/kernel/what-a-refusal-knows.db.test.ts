import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskLine } from '@/lib/visibility/player/desk';
import { saveAirDraft } from '../air/save-air-draft';
import { answerDecision } from '../combat/decisions/answer-decision';
import { askDecision } from '../combat/decisions/ask-decision';
import { saveMarks } from '../maps/save-marks';
import { sendCopy } from '../messages/send-copy';
import { sendMessage } from '../messages/send-message';
import { answerQuery } from '../orders/answer-query';
import { noteOrderLine } from '../orders/note-order-line';
import { openOrderSheet } from '../orders/open-order-sheet';
import { queryOrderLine } from '../orders/query-order-line';
import { returnOrderSheet } from '../orders/return-order-sheet';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { markRead } from '../record/mark-read';
import { type GivenGame, givenGame } from '../testing/given-game';
import type { PlayerSeat } from './seat';

/**
 * A refusal to a player, and its words, depend on the orders issued to their team and on its own writing, and on
 * nothing else: what another team has is to him as what nobody has, and the truth of his own units is not asked.
 */

let game: GivenGame;
let guards: PlayerSeat;
let walther: PlayerSeat;

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
  walther = await game.player('kg-walther');
});
afterAll(() => game.drop());

function good<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
}
const countersOf = async (seat: PlayerSeat) => (await playerDesk(seat)).counters;
const row = async (seat: PlayerSeat, words: Partial<LineWrite> = {}): Promise<LineWrite> => ({
  ...emptyLine,
  id: 'the-same-row',
  position: 0,
  version: 0,
  counterIds: [(await countersOf(seat))[0]!.id],
  orders: 'North.',
  action: 'attack',
  posture: 'tact',
  ...words,
});
const draft = (seat: PlayerSeat, lines: LineWrite[], removed: { id: string; version: number }[] = []) =>
  saveDraft(seat, { turn: 2, lines, removed });
const asWritten = ({ writtenBy: _, ...line }: DeskLine): LineWrite => line;

describe('what another team has', () => {
  it('as a row of its sheet, is no other to this one than what nobody has', async () => {
    good(await draft(guards, [await row(guards)]));
    const told = [];
    for (const id of ['the-same-row', 'nobodys-row']) {
      const first = good(await draft(walther, [await row(walther, { id })])).sheet.lines;
      const again = good(await draft(walther, [{ ...asWritten(first[0]!), orders: 'South.' }])).sheet.lines;
      const unseen = await draft(walther, [await row(walther, { id, version: 9 })]);
      const gone = good(await draft(walther, [], [{ id, version: 2 }])).sheet.lines;
      const neverSeen = await draft(walther, [await row(walther, { id, version: 3 })]);
      told.push(JSON.stringify([first, again, unseen, gone, neverSeen]).replaceAll(id, 'the id'));
    }
    expect(told[0]).toBe(told[1]);
    expect((await playerDesk(guards)).sheets[0]!.lines.map(({ id, orders }) => [id, orders])).toEqual([
      ['the-same-row', 'North.'],
    ]);
  });

  it('stays apart for Control: two rows called alike by their teams are two, asked about and noted each by itself', async () => {
    const handIn = async (seat: PlayerSeat) => {
      const { lines, version } = good(await draft(seat, seat === guards ? [] : [await row(seat)])).sheet;
      const handedIn = { turn: 2, version, lines: lines.map(asWritten) };
      return good(await submitOrderSheet(seat, handedIn)).sheet.id!;
    };
    const theirs = await handIn(guards);
    const ours = await handIn(walther);
    const stored = await db().orderLine.findMany({ where: { sheetId: { in: [theirs, ours] } } });
    expect(new Set(stored.map(({ id }) => id)).size).toBe(2);
    for (const [seat, sheetId, teamKey] of [
      [guards, theirs, 'guards-armoured'],
      [walther, ours, 'kg-walther'],
    ] as const) {
      const { id: lineId } = stored.find((line) => line.sheetId === sheetId)!;
      good(await openOrderSheet(game.control, { sheetId }));
      good(await queryOrderLine(game.control, { sheetId, lineId, text: 'By which road?' }));
      good(await noteOrderLine(game.control, { sheetId, lineId, text: `Of ${teamKey}`, version: 0 }));
      const desk = await playerDesk(seat);
      expect(desk.queries.map((query) => query.lineId)).toEqual(['the-same-row']);
      const onDesk = await sheetOnDesk(game.control, teamKey);
      expect(onDesk!.queries.map((query) => query.lineId)).toEqual([lineId]);
      expect(onDesk!.sheet!.lines.map(({ id, note }) => [id, note?.text])).toEqual([[lineId, `Of ${teamKey}`]]);
    }
    good(await returnOrderSheet(game.control, { sheetId: ours }));
    const back = (await playerDesk(walther)).sheets[0]!;
    good(await draft(walther, [], [{ id: 'the-same-row', version: back.lines[0]!.version }]));
    expect((await playerDesk(guards)).sheets[0]!.lines).toHaveLength(1);
  });

  it('as a row of its air request sheet or a mark on its map, is no other than what nobody has', async () => {
    const request = { ...emptyAirLine, position: 0, version: 0, mission: 'bombing' as const, target: 'The bridge' };
    const mark = { version: 0, kind: 'note' as const, points: [[46, 8]], text: 'Here', symbol: '' };
    const asks = (seat: PlayerSeat, id: string) =>
      saveAirDraft(seat, { turn: 2, lines: [{ ...request, id }], removed: [] });
    const draws = (seat: PlayerSeat, id: string) => saveMarks(seat, { marks: [{ ...mark, id }], removed: [] });
    good(await asks(guards, 'theirs-1'));
    good(await draws(guards, 'theirs-1'));
    const told = [];
    for (const id of ['theirs-1', 'nobody-1']) {
      const asked = good(await asks(walther, id)).sheet.lines.find((line) => line.id === id);
      const drawn = good(await draws(walther, id)).marks.find((one) => one.id === id);
      told.push(JSON.stringify([asked, drawn]).replaceAll(id, 'the id'));
    }
    expect(told[0]).toBe(told[1]);
  });

  it('as a question, a decision, a line, a paper or a counter, is refused in the words for what nobody has', async () => {
    const teamId = guards.teamId;
    good(
      await askDecision(game.control, {
        teamId,
        combatId: null,
        question: 'Halt?',
        options: ['Halt', 'Go on'],
        defaultOption: 0,
      }),
    );
    const desk = await playerDesk(guards);
    const counterId = desk.counters[0]!.id;
    const asked: [string, (id: string) => Promise<Result<unknown>>][] = [
      [desk.queries[0]!.id, (queryId) => answerQuery(walther, { queryId, text: 'Yes.' })],
      [desk.decisions[0]!.id, (decisionId) => answerDecision(walther, { decisionId, option: 0 })],
      [desk.links[0]!.id, (linkId) => sendCopy(walther, { turn: 2, linkId })],
      [desk.links[0]!.id, (linkId) => sendMessage(walther, { linkId, text: 'Who is there?' })],
      [desk.reports[0]!.id, (paperId) => markRead(walther, { kind: 'report', paperId })],
      [counterId, async (id) => draft(walther, [await row(walther, { id: 'x', counterIds: [id] })])],
      [counterId, async (id) => draft(walther, [await row(walther, { id: 'x', supportIds: [id] })])],
    ];
    for (const [theirs, asks] of asked) {
      const answer = await asks(theirs);
      expect(answer.ok).toBe(false);
      expect(answer).toEqual(await asks('nobody-has-it'));
    }
  });
});

it('a break through is refused by what the team was told of its counters, whatever has become of them since', async () => {
  const counters = await countersOf(guards);
  const [tanks, guns] = ['2 (Armd) Irish Guards', '55 Field Regt RA'].map(
    (name) => counters.find((one) => one.name === name)!,
  );
  const sheet = (await playerDesk(guards)).sheets[0]!;
  good(await returnOrderSheet(game.control, { sheetId: sheet.id! }));
  const handIn = async (...counterIds: string[]) => {
    const { lines, version } = (await playerDesk(guards)).sheets[0]!;
    const [line] = lines.map(asWritten);
    const orders = [{ ...line!, counterIds, action: 'breakThrough' as const }];
    return submitOrderSheet(guards, { turn: 2, version, lines: orders });
  };
  const told = async () => [await handIn(guns!.id), await handIn(tanks!.id, guns!.id)];
  const before = await told();
  expect(before.map((answer) => !answer.ok && answer.refusal.message)).toEqual([
    'There is no armour in row 1. Only armour can break through: order an attack instead.',
    '55 Field Regt RA cannot keep up with the armour in row 1. Give it a row of its own.',
  ]);
  const ids = [tanks!.id, guns!.id];
  const was = await db().unit.findMany({ where: { counterId: { in: ids } } });
  await db().unit.updateMany({
    where: { counterId: { in: ids } },
    data: { arm: 'armour', flags: ['tanks'], mover: 'tank', name: 'Nobody Knows' },
  });
  const after = await told();
  for (const { counterId, arm, flags, mover, name } of was)
    await db().unit.update({ where: { counterId }, data: { arm, flags, mover, name } });
  expect(after).toEqual(before);
});
