import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { ordersTray, sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { PlayerSeat } from '../kernel/seat';
import { deliverCopy } from '../messages/deliver-copy';
import { sendCopy } from '../messages/send-copy';
import { markRead } from '../record/mark-read';
import { type GivenGame, givenGame } from '../testing/given-game';
import { acceptOrderSheet } from './accept-order-sheet';
import { answerQuery } from './answer-query';
import { askForSheet } from './ask-for-sheet';
import { carryForward } from './carry-forward';
import { enterOrderSheet } from './enter-order-sheet';
import { noteOrderLine } from './note-order-line';
import { openOrderSheet } from './open-order-sheet';
import { queryOrderLine } from './query-order-line';
import { returnOrderSheet } from './return-order-sheet';
import { saveDraft } from './save-draft';
import { submitOrderSheet } from './submit-order-sheet';
import { takeBackOrderSheet } from './take-back-order-sheet';

let game: GivenGame;
let guards: PlayerSeat;
let guardsOps: PlayerSeat;
let walther: PlayerSeat;
let writes = 0;

const writeId = () => `write-${++writes}-of-the-test`;

beforeAll(async () => {
  game = await givenGame('market-garden');
  guards = await game.player('guards-armoured');
  guardsOps = await game.player('guards-armoured', 'operations');
  walther = await game.player('kg-walther');
});
afterAll(() => game.drop());

async function row(seat: PlayerSeat, unit: string, words: Partial<LineWrite> = {}): Promise<LineWrite> {
  const { counters } = await playerDesk(seat);
  const counter = counters.find((candidate) => candidate.name === unit)!;
  return {
    ...emptyLine,
    id: `row-${unit}`.replaceAll(/\W+/g, '-'),
    position: 0,
    version: 0,
    counterIds: [counter.id],
    orders: 'North, up the road.',
    action: 'attack',
    posture: 'tact',
    ...words,
  };
}

const good = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};

describe('an order sheet on its way (§5)', () => {
  it('opens on turn 2 with every unit of turns 1 and 2 on the map, and each team’s own counters issued', async () => {
    const { clock, counters } = await playerDesk(guards);
    expect(clock).toMatchObject({ turn: 2, daypart: 'afternoon', phase: 'orders', date: '1944-09-17' });
    expect(counters.map((counter) => counter.name)).toContain('2 (Armd) Irish Guards');
    expect(counters.every((counter) => counter.x !== null)).toBe(true);
  });

  it('two of one HQ write different rows at once; the same row is refused with the text that stands', async () => {
    const first = await row(guards, '2 (Armd) Irish Guards');
    const second = await row(guards, '3 Irish Guards', { position: 1 });
    good(await saveDraft(guards, { turn: 2, lines: [first], removed: [] }, writeId()));
    const both = good(await saveDraft(guardsOps, { turn: 2, lines: [second], removed: [] }, writeId()));
    expect(both.sheet.lines).toHaveLength(2);
    good(
      await saveDraft(
        guardsOps,
        {
          turn: 2,
          lines: [{ ...first, orders: 'Wait for the barrage.', version: 1 }],
          removed: [],
        },
        writeId(),
      ),
    );
    const late = await saveDraft(
      guards,
      {
        turn: 2,
        lines: [{ ...first, orders: 'Go now.', version: 1 }],
        removed: [],
      },
      writeId(),
    );
    expect(late).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother', theirs: { lines: [{ orders: 'Wait for the barrage.' }] } },
    });
  });

  it('a repeat of a write gets the first answer and writes nothing twice', async () => {
    const id = writeId();
    const write = {
      turn: 2,
      lines: [await row(guards, '5 Coldstream Guards', { position: 2 })],
      removed: [],
    };
    const once = good(await saveDraft(guards, write, id));
    expect(good(await saveDraft(guards, write, id))).toEqual(JSON.parse(JSON.stringify(once)));
    expect((await playerDesk(guards)).sheets[0]!.lines).toHaveLength(3);
  });

  it('refuses a unit of another team, without saying whose it is', async () => {
    const theirs = (await playerDesk(walther)).counters[0]!.id;
    const stolen = { ...(await row(guards, '1 Welsh Guards')), counterIds: [theirs] };
    const invented = { ...stolen, counterIds: ['no-such-counter'] };
    const answers = await Promise.all(
      [stolen, invented].map((line) => saveDraft(guards, { turn: 2, lines: [line], removed: [] }, writeId())),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ ok: false, refusal: { code: 'badInput' } });
  });

  it('refuses to break through without armour, and with units that cannot keep up (OC-66), in words of the battle', async () => {
    const stored = (await playerDesk(walther)).sheets[0]?.version ?? 0;
    const foot = await row(walther, 'I/FJR 6', { action: 'breakThrough' });
    const answer = await submitOrderSheet(walther, { turn: 2, version: stored, lines: [foot] }, writeId());
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'notArmour', field: 'lines.0.action' } });
    expect(JSON.stringify(answer)).not.toMatch(/OC-|tank unit|rule/);
  });

  it('a row a colleague took off is not put back in silence, by saving or by handing in', async () => {
    const rows = [await row(guards, '1 Welsh Guards', { id: 'row-to-go', position: 5 })];
    const { sheet } = good(await saveDraft(guards, { turn: 2, lines: rows, removed: [] }, writeId()));
    const seen = sheet.lines.map(({ writtenBy: _, ...line }) => line);
    const removed = [{ id: 'row-to-go', version: 1 }];
    const without = good(await saveDraft(guardsOps, { turn: 2, lines: [], removed }, writeId()));
    const gone = { code: 'changedByAnother', theirs: { lines: [], gone: ['row-to-go'] } };
    const again = [{ ...rows[0]!, orders: 'Go now.', version: 1 }];
    expect(await saveDraft(guards, { turn: 2, lines: again, removed: [] }, writeId())).toMatchObject({
      ok: false,
      refusal: gone,
    });
    expect(
      await submitOrderSheet(guards, { turn: 2, version: without.sheet.version, lines: seen }, writeId()),
    ).toMatchObject({ ok: false, refusal: gone });
    good(await saveDraft(guards, { turn: 2, lines: [], removed }, writeId()));
    expect((await playerDesk(guards)).sheets[0]!.lines.map(({ id }) => id)).not.toContain('row-to-go');
  });

  it('is handed in only as it stands: one seen before a colleague’s save is refused', async () => {
    const { sheets } = await playerDesk(guards);
    const { version } = sheets[0]!;
    const lines = sheets[0]!.lines.map(({ writtenBy: _, ...line }) => line);
    good(await saveDraft(guardsOps, { turn: 2, lines: [], removed: [] }, writeId()));
    expect(await submitOrderSheet(guards, { turn: 2, version, lines }, writeId())).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother' },
    });
  });

  it('is handed in, can be taken back until Control opens it, and not after', async () => {
    const { sheets } = await playerDesk(guards);
    const lines = sheets[0]!.lines.map(({ writtenBy: _, ...line }) => line);
    const version = sheets[0]!.version;
    const handedIn = good(await submitOrderSheet(guards, { turn: 2, version, lines }, writeId()));
    expect(handedIn.sheet).toMatchObject({ state: 'submitted', readingAt: null, isLate: false });
    const back = good(await takeBackOrderSheet(guardsOps, { turn: 2, version: handedIn.sheet.version }, writeId()));
    expect(back.sheet.state).toBe('draft');
    const again = good(
      await submitOrderSheet(
        guards,
        {
          turn: 2,
          version: back.sheet.version,
          lines: back.sheet.lines.map(({ writtenBy: _, ...line }) => line),
        },
        writeId(),
      ),
    );
    expect(await takeBackOrderSheet(guardsOps, { turn: 2, version: handedIn.sheet.version }, writeId())).toMatchObject({
      ok: false,
      refusal: { code: 'changedByAnother' },
    });
    good(await openOrderSheet(game.control, { sheetId: again.sheet.id! }));
    expect((await playerDesk(guards)).sheets[0]!.readingAt).not.toBeNull();
    expect(await takeBackOrderSheet(guards, { turn: 2, version: again.sheet.version }, writeId())).toMatchObject({
      ok: false,
      refusal: { code: 'beingRead' },
    });
  });

  it('is queried and answered beside the row, annotated, and accepted', async () => {
    const { sheet } = (await sheetOnDesk(game.control, 'guards-armoured'))!;
    const line = sheet!.lines[0]!;
    good(await queryOrderLine(game.control, { sheetId: sheet!.id, lineId: line.id, text: 'Which road?' }));
    const [query] = (await playerDesk(guards)).queries;
    expect(query).toMatchObject({ text: 'Which road?', lineId: line.id, answer: null });
    good(await answerQuery(guardsOps, { queryId: query!.id, text: 'The Club route.' }, writeId()));
    expect(await answerQuery(guards, { queryId: query!.id, text: 'The other.' }, writeId())).toMatchObject({
      ok: false,
      refusal: { code: 'alreadyDone' },
    });
    good(
      await noteOrderLine(game.control, {
        sheetId: sheet!.id,
        lineId: line.id,
        text: 'canary: two hours late',
        version: 0,
      }),
    );
    expect(
      await noteOrderLine(game.control, { sheetId: sheet!.id, lineId: line.id, text: 'no', version: 7 }),
    ).toMatchObject({ ok: false, refusal: { code: 'changedByAnother' } });
    good(await acceptOrderSheet(game.control, { sheetId: sheet!.id, version: 1 }));
    expect(JSON.stringify(await playerDesk(guards))).not.toContain('canary');
    expect((await ordersTray(game.control)).teams.find((team) => team.key === 'guards-armoured')).toMatchObject({
      state: 'accepted',
      unanswered: 0,
    });
  });

  it('is asked for and given back by Control', async () => {
    const asked = good(await askForSheet(guards, { turn: 2 }, writeId()));
    expect(asked.sheet.askedBackAt).not.toBeNull();
    const { sheet } = (await sheetOnDesk(game.control, 'guards-armoured'))!;
    expect(sheet!.askedBack?.by).toBe('Commander');
    good(await returnOrderSheet(game.control, { sheetId: sheet!.id }));
    expect((await playerDesk(guards)).sheets[0]).toMatchObject({ state: 'draft', readingAt: null });
  });

  it('is entered from paper by Control, setting the team’s own draft aside where the team still sees it', async () => {
    const { counters, sheet } = (await sheetOnDesk(game.control, 'guards-armoured'))!;
    const tanks = counters.find((counter) => counter.name === '2 (Armd) Irish Guards')!;
    const paper: LineWrite = {
      ...emptyLine,
      id: 'paper-row-1',
      position: 0,
      version: 0,
      counterIds: [tanks.id],
      orders: 'Straight on.',
      action: 'breakThrough',
      posture: 'tact',
    };
    const stale = await enterOrderSheet(game.control, {
      teamKey: 'guards-armoured',
      turn: 2,
      lines: [paper],
      sheetVersion: 1,
    });
    expect(stale).toMatchObject({ ok: false, refusal: { code: 'changedByAnother' } });
    good(
      await enterOrderSheet(game.control, {
        teamKey: 'guards-armoured',
        turn: 2,
        lines: [paper],
        sheetVersion: sheet!.version,
      }),
    );
    const [own] = (await playerDesk(guards)).sheets;
    expect(own).toMatchObject({ state: 'submitted', isFromPaper: true, lines: [{ orders: 'Straight on.' }] });
    expect(own!.setAside).toHaveLength(3);
  });

  it('is copied to another HQ only when Control delivers it; the sender learns nothing by that', async () => {
    const before = await playerDesk(guards);
    const link = before.links.find((candidate) => candidate.toName === 'XXX Corps')!;
    const { id } = good(await sendCopy(guards, { turn: 2, linkId: link.id }, writeId()));
    const corps = await game.player('xxx-corps');
    expect((await playerDesk(corps)).copies).toEqual([]);
    const waiting = await playerDesk(guards);
    good(await deliverCopy(game.control, { copyId: id }));
    expect((await playerDesk(corps)).copies[0]).toMatchObject({
      sender: 'Guards Armoured',
      lines: [{ units: '2 (Armd) Irish Guards', orders: 'Straight on.' }],
    });
    const { clock: _, ...after } = await playerDesk(guards);
    const { clock: __, ...then } = waiting;
    expect(after).toEqual(then);
    const copyOnDesk = async () => (await sheetOnDesk(game.control, 'guards-armoured'))!.copies[0]!;
    expect((await copyOnDesk()).readBy).toEqual([]);
    const [paper] = (await playerDesk(corps)).copies;
    good(await markRead(corps, { kind: 'copy', paperId: paper!.id }, writeId()));
    const { readAt } = await db().paperRead.findFirstOrThrow({ where: { kind: 'copy', paperId: paper!.id } });
    expect((await copyOnDesk()).readBy).toEqual([{ label: corps.label, at: readAt.toISOString() }]);
    const { clock: ___, ...read } = await playerDesk(guards);
    expect(read).toEqual(then);
  });

  it('orders nothing of a unit its HQ has been told is lost: refused when handed in, left out when carried forward', async () => {
    const corps = await game.player('xxx-corps');
    const [lost, left] = (await playerDesk(corps)).counters;
    const line = (position: number, counterIds: string[], supportIds: string[] = []): LineWrite => ({
      ...emptyLine,
      id: `corps-row-${position}`,
      position,
      version: 0,
      counterIds,
      supportIds,
      orders: 'Hold.',
      action: 'hold',
      posture: 'tact',
    });
    const lines = [line(0, [lost!.id]), line(1, [left!.id], [lost!.id])];
    lines[1] = { ...lines[1]!, goalBy: 'drawn', goal: '445 205' };
    const { sheet } = good(await saveDraft(corps, { turn: 2, lines, removed: [] }, writeId()));
    expect(sheet.lines[1]).toMatchObject({ goalBy: 'drawn', goal: '445 205' });
    await db().issuedCounter.update({ where: { id: lost!.id }, data: { isLost: true } });
    const handIn = (rows: LineWrite[], version = sheet.version) =>
      submitOrderSheet(corps, { turn: 2, version, lines: rows }, writeId());
    const rows = sheet.lines.map(({ writtenBy: _, ...row }) => row);
    expect(await handIn(rows)).toEqual({
      ok: false,
      refusal: {
        code: 'badInput',
        message: `Row 1: ${lost!.name} is lost, and takes no more orders. Take it off the row.`,
        field: 'lines.0.counterIds',
      },
    });
    const carried = good(await carryForward(corps, { turn: 3 }, writeId()));
    // Where they were to go is not carried on: they start from elsewhere.
    expect(carried.sheet.lines).toMatchObject([{ counterIds: [left!.id], supportIds: [], goalBy: null, goal: '' }]);
    await db().issuedCounter.update({ where: { id: lost!.id }, data: { isLost: false } });
  });

  it.each([
    ['the mill', 'is no grid reference, such as “746 779”'],
    ['300.00 300.00', '300.00 300.00 lies off the map.'],
  ])('a row is sent to no place that the map does not have: %s', async (goal, message) => {
    const line = await row(walther, 'I/FJR von Hoffmann', { goalBy: 'drawn', goal });
    const saved = await submitOrderSheet(walther, { turn: 2, version: 0, lines: [line] }, writeId());
    expect(saved).toMatchObject({ ok: false, refusal: { code: 'badInput', field: 'lines.0.goal' } });
    expect(JSON.stringify(saved)).toContain(message);
  });

  it('and all of it stands in the ledger: folded over the scenario it equals what is stored', async () => {
    const entries = await entriesOf(game.gameId);
    expect(compare(fold(openingTruth(game.scenario), entries), await storedTruth(game.gameId))).toEqual([]);
    expect(entries.map((entry) => entry.number)).toEqual(entries.map((_, i) => i + 1));
  });
});
