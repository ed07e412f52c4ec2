import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { sendMessage } from '../messages/send-message';
import { moveUnit } from '../movement/move-unit';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { endTurn } from '../sequence/end-turn';
import { good, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { digestOf } from './digest-of';
import type { PlayerSeat } from './seat';

/** The writes of a seat that are kept, and the answers to repeats. */

let game: GivenGame;
let frost: PlayerSeat;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
});
afterAll(() => game.drop());

const kept = (writeId: string) => db().seatWrite.findFirstOrThrow({ where: { writeId } });
const bytesKept = async (writeId: string): Promise<number> => {
  const [row] = await db().$queryRaw<{ bytes: number }[]>`
    SELECT octet_length(w::text)::int AS bytes FROM "SeatWrite" w WHERE "writeId" = ${writeId}`;
  return row!.bytes;
};

/** A row of the sheet of this turn, as long as one may be. */
const rowOf = (at: number, counterId: string, orders = 'Hold the houses. '.repeat(100)) => ({
  ...emptyLine,
  id: `row-number-${at}`,
  position: at,
  version: 0,
  counterIds: [counterId],
  orders,
  action: 'hold' as const,
  posture: 'tact' as const,
});

it('a digest is of what was sent, in whatever order its fields stand', () => {
  expect(digestOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(digestOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  const others = [
    { a: 1, b: [{ c: 2, d: 4 }] },
    { a: 1, b: [] },
    { a: 1 },
    null,
    undefined,
    'a',
    ['a'],
    { a: ['1'] },
    { a: [1] },
  ];
  expect(new Set(others.map(digestOf)).size).toBe(others.length);
  const picture = (byte: number) => ({ name: 'Scan', picture: Buffer.from([1, 2, byte]) });
  expect(digestOf(picture(3))).toBe(digestOf({ name: 'Scan', picture: new Uint8Array([1, 2, 3]) }));
  expect(digestOf(picture(3))).not.toBe(digestOf(picture(4)));
});

it('of a sheet of a hundred rows less than a kilobyte is kept, and a repeat is answered with the sheet as it stands', async () => {
  const { counters } = await playerDesk(frost);
  const lines = Array.from({ length: 100 }, (_, at) => rowOf(at, counters[at % counters.length]!.id));
  const sent = { turn: 5, lines, removed: [] };
  const { sheet } = good(await saveDraft(frost, sent, 'the-first-save'));
  expect(JSON.stringify(sheet).length).toBeGreaterThan(100_000);
  expect(await bytesKept('the-first-save')).toBeLessThan(1_024);
  expect(good(await saveDraft(frost, sent, 'the-first-save')).sheet).toEqual(sheet);

  const [first] = sheet.lines;
  const altered = { ...rowOf(0, first!.counterIds[0]!, 'Hold the bridge.'), version: first!.version };
  good(await saveDraft(frost, { turn: 5, lines: [altered], removed: [] }, 'the-second-save'));
  const stands = good(await saveDraft(frost, sent, 'the-first-save')).sheet;
  expect(stands.lines.find(({ id }) => id === altered.id)!.orders).toBe('Hold the bridge.');
  expect(await db().orderLine.count({ where: { sheetId: stands.id! } })).toBe(100);

  const removed = stands.lines.slice(1).map(({ id, version }) => ({ id, version }));
  const { sheet: short } = good(await saveDraft(frost, { turn: 5, lines: [], removed }, 'the-third-save'));
  const whole = { turn: 5, version: short.version, lines: [{ ...altered, version: short.lines[0]!.version }] };
  const handedIn = good(await submitOrderSheet(frost, whole, 'the-handing-in')).sheet;
  expect(handedIn.state).toBe('submitted');
  expect(good(await submitOrderSheet(frost, whole, 'the-handing-in')).sheet).toEqual(handedIn);
});

it('an id is of one write: another verb, or other words, are refused at it, and nothing is done', async () => {
  const words = { linkId: null, text: 'Where is XXX Corps?' };
  const { id } = good(await sendMessage(frost, words, 'one-id-for-one'));
  const usedId = { code: 'badInput', field: 'writeId' };
  expect(refusal(await sendMessage(frost, { ...words, text: 'Where are the guns?' }, 'one-id-for-one'))).toMatchObject(
    usedId,
  );
  expect(refusal(await saveDraft(frost, { turn: 6, lines: [], removed: [] }, 'one-id-for-one'))).toMatchObject(usedId);
  expect(good(await sendMessage(frost, words, 'one-id-for-one'))).toEqual({ id });
  expect(await db().message.count({ where: { teamId: frost.teamId } })).toBe(1);
});

it('a small answer is kept for a turn; that the write was done is known as long as the game', async () => {
  const unit = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, isOnMap: true, side: 'german' } });
  const move = {
    unitId: unit.id,
    version: unit.version,
    turn: 5,
    x: unit.x!,
    y: unit.y! + 0.1,
    mode: 'tactical' as const,
  };
  const moved = good(await moveUnit(game.control, move, 'moved-in-turn-5'));
  expect(await moveUnit(game.control, move, 'moved-in-turn-5')).toEqual({ ok: true, value: moved });
  good(await endTurn(game.control, { turn: 5, reason: 'time' }, 'the-end-of-turn-5'));
  expect((await kept('moved-in-turn-5')).answer).not.toBeNull();
  good(await endTurn(game.control, { turn: 6, reason: 'time' }, 'the-end-of-turn-6'));
  const { answer, digest, verb } = await kept('moved-in-turn-5');
  expect([answer, verb, digest?.length]).toEqual([null, 'move-unit', 22]);
  const { version } = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: unit.id } });
  expect(refusal(await moveUnit(game.control, move, 'moved-in-turn-5')).code).toBe('alreadyDone');
  expect((await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: unit.id } })).version).toBe(version);
  expect((await kept('the-end-of-turn-6')).answer).not.toBeNull();
});

it('the database itself keeps no larger answer', async () => {
  const write = { seatId: frost.id, verb: 'save-draft', digest: null, answer: { ok: true, value: 'x'.repeat(1_100) } };
  await expect(db().seatWrite.create({ data: { ...write, writeId: 'too-large-to-keep' } })).rejects.toThrow(
    'SeatWrite_answer_small',
  );
});

it('a seat that sends too much at once is held up, and nothing of what it did is forgotten', async () => {
  const before = good(await sendMessage(frost, { linkId: null, text: 'The first of many.' }, 'the-first-of-many'));
  await db().$executeRaw`
    INSERT INTO "SeatWrite" ("seatId", "writeId", verb) SELECT ${frost.id}, 'many-' || n, 'mark-read' FROM generate_series(1, 200) n`;
  const held = refusal(await sendMessage(frost, { linkId: null, text: 'One too many.' }, 'one-too-many'));
  expect(held.code).toBe('tooFast');
  expect(good(await sendMessage(frost, { linkId: null, text: 'The first of many.' }, 'the-first-of-many'))).toEqual(
    before,
  );
  await db().$executeRaw`UPDATE "SeatWrite" SET at = at - interval '11 seconds' WHERE "seatId" = ${frost.id}`;
  good(await sendMessage(frost, { linkId: null, text: 'One too many.' }, 'one-too-many'));
});
