import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleTeam, consoleTeams } from '@/lib/db/access/console-teams';
import { issueCode } from '@/lib/db/access/seat-codes';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';
import { setTeamsPlayed } from '@/lib/turn/access/set-teams-played';
import { takeSeat } from '@/lib/turn/access/take-seat';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { queryOrderLine } from '@/lib/turn/orders/query-order-line';
import { returnOrderSheet } from '@/lib/turn/orders/return-order-sheet';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { playTeam, stepOf } from './play-team';
import { openThinking, type Thinking } from './thinking';

let game: GivenGame;
let thinking: Thinking;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  thinking = openThinking();
});
afterEach(async () => {
  thinking.end();
  await game.drop();
});

const byConsole = async (...teamKeys: string[]) =>
  good(
    await setTeamsPlayed(game.control, {
      teams: teamKeys.map((teamKey) => ({ teamKey, playedBy: 'console' as const })),
    }),
  );
const only = async (): Promise<ConsoleTeam> => {
  const [team, ...others] = await consoleTeams();
  expect(others).toEqual([]);
  return team!;
};
const sheetOf = async (teamKey: string) =>
  db().orderSheet.findFirstOrThrow({
    where: { teamId: await game.teamId(teamKey) },
    include: { lines: { orderBy: { position: 'asc' } } },
  });

/** A team as it stands so many seconds after its orders phase began, with ten minutes for it. */
const at = (team: ConsoleTeam, seconds: number): ConsoleTeam => ({
  ...team,
  now: new Date(team.phaseStartedAt.getTime() + seconds * 1000),
});

describe('a team that the console plays', () => {
  it('writes a draft, hands it in as it lies there, and answers the question about it', async () => {
    await byConsole('9-ss-panzer');
    await playTeam(await only(), 'draft', thinking);
    const draft = await sheetOf('9-ss-panzer');
    expect([draft.state, draft.lines.map(({ action }) => action)]).toEqual([
      'draft',
      ['attack', 'attack', 'hold', 'hold'],
    ]);
    await playTeam(await only(), 'hand in', thinking);
    const handedIn = await sheetOf('9-ss-panzer');
    expect([handedIn.state, handedIn.submittedBy]).toEqual(['submitted', 'Commander']);
    expect(handedIn.lines.map(({ orders }) => orders)).toEqual(draft.lines.map(({ orders }) => orders));
    good(await openOrderSheet(game.control, { sheetId: handedIn.id }));
    good(await queryOrderLine(game.control, { sheetId: handedIn.id, lineId: null, text: 'Is this all?' }));
    await playTeam(await only(), 'questions', thinking);
    expect((await db().queryAnswer.findMany()).map(({ text }) => text)).toEqual(['The sheet stands as it is written.']);
  });

  it('hands a sheet in again that Control has given back', async () => {
    await byConsole('9-ss-panzer');
    await playTeam(await only(), 'hand in', thinking);
    const sheetId = (await sheetOf('9-ss-panzer')).id;
    good(await openOrderSheet(game.control, { sheetId }));
    good(await returnOrderSheet(game.control, { sheetId }));
    expect((await sheetOf('9-ss-panzer')).state).toBe('draft');
    await playTeam(await only(), 'hand in', thinking);
    expect((await sheetOf('9-ss-panzer')).state).toBe('submitted');
  });

  it('says what it was refused', async () => {
    await byConsole('9-ss-panzer');
    good(await closeMovement(game.control, { turn: (await only()).turn }));
    await expect(playTeam(await only(), 'hand in', thinking)).rejects.toThrow(/^A staff of the console was refused: /);
  });

  it('is played by whoever takes a seat of it, with the draft that lies there', async () => {
    await byConsole('9-ss-panzer');
    await playTeam(await only(), 'draft', thinking);
    const seat = await game.player('9-ss-panzer');
    const code = await transaction(async (tx) => done(await issueCode(tx, seat.id)));
    if (!code.ok) throw new Error('no code');
    const taken = await takeSeat(code.value, null, '127.0.0.1');
    expect(taken.ok).toBe(true);
    expect(await consoleTeams()).toEqual([]);
    const team = await db().team.findUniqueOrThrow({ where: { id: await game.teamId('9-ss-panzer') } });
    expect(team.playedBy).toBe('people');
    expect((await sheetOf('9-ss-panzer')).state).toBe('draft');
  });

  it('has the temper that Game Control chose, and the mistakes of a novice where it said so', async () => {
    good(
      await setTeamsPlayed(game.control, {
        teams: [{ teamKey: '9-ss-panzer', playedBy: 'console', temper: 'bold', isNovice: true }],
      }),
    );
    const asked: unknown[] = [];
    const listening: Thinking = {
      ...thinking,
      ask: (question) => {
        asked.push([question.staff.temper, question.staff.isNovice]);
        return thinking.ask(question);
      },
    };
    await playTeam(await only(), 'draft', listening);
    expect(asked).toEqual([['bold', true]]);
    expect((await sheetOf('9-ss-panzer')).lines).toHaveLength(4);
  });

  it('writes and hands in within the time of the phase, and at once in a practice game', async () => {
    await byConsole('1-airborne');
    const team = { ...(await only()), pausedAt: null };
    expect([stepOf(at(team, 1)), stepOf({ ...at(team, 4), isPractice: true })]).toEqual([null, 'hand in']);
    expect([stepOf(at(team, 200)), stepOf(at({ ...team, sheet: 'draft' }, 200)), stepOf(at(team, 700))]).toEqual([
      'draft',
      null,
      'hand in',
    ]);
    expect(stepOf(at({ ...team, phase: 'movement' }, 700))).toBeNull();
    expect(stepOf(at({ ...team, phase: 'collection' }, 1))).toBe('hand in');
    expect(stepOf(at({ ...team, phase: 'collection', sheet: 'submitted' }, 1))).toBeNull();
    expect(stepOf(at({ ...team, sheet: 'submitted' }, 700))).toBeNull();
    expect(stepOf({ ...at(team, 700), pausedAt: team.now })).toBeNull();
  });
});
