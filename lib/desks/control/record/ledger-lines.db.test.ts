import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practicesOf } from '@/lib/db/sequence/practices';
import { ledgerLine } from '@/lib/ledger/lines';
import { good, playTheBridge } from '@/lib/turn/reports/reports-for-tests';
import { forkGame } from '@/lib/turn/scenarios/fork-game';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { type FileInPieces, ledgerLines } from './ledger-lines';

/** The ledger of a turn at the bridge as JSON lines. */

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

type Line = { number: number; turn: number; verb: string; kind: string; subjectId: string };
async function linesOf({ pieces }: FileInPieces): Promise<Line[]> {
  let text = '';
  for await (const piece of pieces) text += piece;
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line): Line => {
      const entry = JSON.parse(line);
      expect(ledgerLine.parse(entry)).toEqual(entry);
      return entry;
    });
}

describe('the ledger as JSON lines', () => {
  test('what is done after it was asked for is not in it, however late it is read', async () => {
    const asked = await ledgerLines(game.control);
    expect(asked.name).toBe('arnhem-bridge-ledger.jsonl');
    await playTheBridge(game, 5, 2);
    const lines = await linesOf(asked);
    expect(lines[0]).toMatchObject({ number: 1, turn: 5, verb: 'open-game', kind: 'game', subjectId: game.gameId });
    expect(lines.filter(({ kind }) => kind === 'combat')).toEqual([]);
    const now = await linesOf(await ledgerLines(game.control));
    expect(now.slice(0, lines.length)).toEqual(lines);
    expect(now.map(({ number }) => number)).toEqual(now.map((_, at) => at + 1));
    expect(now.filter(({ kind }) => kind === 'combat').map(({ verb }) => verb)).toEqual([
      'group-combat',
      'adjudicate-combat',
      'rule-on-combat',
    ]);
  });

  test('a forked game has lines of its own, none of them about a seat of the other', async () => {
    good(await endTurn(game.control, { turn: 5, reason: 'the test goes on' }));
    const before = await linesOf(await ledgerLines(game.control));
    good(await forkGame(game.control, { number: null, keepsWriters: true }));
    const [practice] = await practicesOf(game.gameId);
    const lines = await linesOf(await ledgerLines({ gameId: practice!.id }));
    expect(lines.filter(({ kind }) => kind === 'combat')).toHaveLength(3);
    const seats = new Set(before.flatMap(({ kind, subjectId }) => (kind === 'seat' ? subjectId : [])));
    expect(seats.size).toBeGreaterThan(0);
    expect(lines.filter(({ subjectId }) => seats.has(subjectId))).toEqual([]);
  });
});
