import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { playTeam, stepOf } from '@/host/sparring/play-team';
import { consoleTeams } from '@/lib/db/access/console-teams';
import { db } from '@/lib/db/kernel/client';
import { ledgerDifferences } from '@/lib/db/record/ledger-differences';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { trySteps } from '@/lib/desks/control/scenarios/try-steps';
import { loadScenario } from '@/lib/scenario';
import { staffWords } from '@/lib/sparring/staff-words';
import { resumeClock } from '@/lib/turn/clock/resume-clock';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { acceptOrderSheet } from '@/lib/turn/orders/accept-order-sheet';
import { openOrderSheet } from '@/lib/turn/orders/open-order-sheet';
import { draftReports } from '@/lib/turn/reports/draft-reports';
import { releaseReports } from '@/lib/turn/reports/release-reports';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import type { Phase } from '@/lib/words';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { deletePractice } from './delete-practice';
import { tryBeside } from './try-beside';
import { tryTurn } from './try-turn';

let game: GivenGame;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
});
afterEach(() => game.drop());

const seatNow = async (id: string) => seatOf(await db().seat.findUniqueOrThrow({ where: { id } })) as ControlSeat;
const tried = async (scenario: 'arnhem-bridge' | 'market-garden' = 'arnhem-bridge') =>
  seatNow(good(await tryTurn(game.control, { scenario })).seatId);
/** Somebody sits at Control of the game beside. */
async function sitsDown(): Promise<string> {
  const { id } = await db().holder.create({ data: { id: 'holder-of-the-test-000000000000' } });
  await db().seat.update({ where: { id: game.control.id }, data: { holderId: id, usedAt: new Date() } });
  game.besideTheLedger();
  return id;
}
const staffs = async () => {
  const thinking = { ask: async (asked: Parameters<typeof staffWords>[0]) => staffWords(asked), end: () => undefined };
  for (const team of await consoleTeams()) {
    const now = new Date(team.phaseStartedAt.getTime() + 10_000);
    await playTeam(team, stepOf({ ...team, now }) ?? 'questions', thinking);
  }
};
const ticked = async (seat: ControlSeat) =>
  (await trySteps(seat)).steps.filter(({ isDone }) => isDone).map(({ key }) => key);

describe('a game that is opened to be tried', () => {
  it('has begun, its clock stands, the console is every team, and whoever asked sits at its Control', async () => {
    const holderId = await sitsDown();
    const seat = await tried();
    const { practiceOf, isBegun, pausedAt, title } = await db().game.findUniqueOrThrow({ where: { id: seat.gameId } });
    expect([practiceOf, isBegun, pausedAt !== null, title]).toEqual([
      game.gameId,
      true,
      true,
      'Practice: Arnhem Bridge',
    ]);
    expect(
      await db().team.findMany({
        where: { gameId: seat.gameId },
        select: { key: true, playedBy: true },
        orderBy: { key: 'asc' },
      }),
    ).toEqual([
      { key: '1-airborne', playedBy: 'console' },
      { key: '9-ss-panzer', playedBy: 'console' },
    ]);
    expect((await db().seat.findUniqueOrThrow({ where: { id: seat.id } })).holderId).toBe(holderId);
    expect(seat.roles).toEqual(['gameControl', 'teamControl', 'mapControl', 'airControl']);
    expect((await chrome(seat)).practice).toEqual({ title: 'Arnhem Bridge', hasSteps: true, isRehearsal: false });
    expect((await chrome(game.control)).practice).toBeNull();
    expect(await ledgerDifferences(seat.gameId)).toEqual([]);
  });

  it('is all of Market Garden with one umpire and no steps', async () => {
    const seat = await tried('market-garden');
    expect(await db().team.count({ where: { gameId: seat.gameId, playedBy: 'console' } })).toBe(19);
    expect(await db().seat.count({ where: { gameId: seat.gameId, kind: 'control' } })).toBe(1);
    const { practice, isOneUmpire } = await chrome(seat);
    expect([practice, isOneUmpire]).toEqual([{ title: 'Market Garden', hasSteps: false, isRehearsal: false }, true]);
  });

  it('is one of twelve at most', async () => {
    for (let opened = 0; opened < 12; opened += 1) await tried();
    expect(refusal(await tryTurn(game.control, { scenario: 'arnhem-bridge' })).message).toBe(
      'There are 12 practice games. End one first.',
    );
  });

  it('is opened by the host too, with a code that is used once', async () => {
    const read = await loadScenario('arnhem-bridge');
    if (!read.ok) throw new Error('arnhem-bridge cannot be read');
    const opened = await tryBeside(read.scenario);
    expect(opened.ok && opened.value).toMatch(/^[A-Z0-9]{12}$/);
    expect(await db().game.count({ where: { practiceOf: game.gameId } })).toBe(1);
  });
});

describe('the practice is deleted', () => {
  it('by its own Game Control, whose browser is led back to the game beside', async () => {
    await sitsDown();
    const seat = await tried();
    expect(good(await deletePractice(seat, {}))).toEqual({ backTo: game.control.id });
    expect(await db().seat.count({ where: { gameId: seat.gameId, revokedAt: null } })).toBe(0);
    expect(await db().seat.count({ where: { gameId: game.gameId, revokedAt: null } })).toBe(7);
    expect(refusal(await deletePractice(seat, {})).code).toBe('badInput');
  });

  it('with nowhere to go back to, for a browser that holds nothing there', async () => {
    const seat = await tried();
    expect(good(await deletePractice(seat, {}))).toEqual({ backTo: null });
  });

  it('and the game itself is not', async () => {
    expect(refusal(await deletePractice(game.control, {})).message).toBe(
      'This is no practice game. It is not deleted.',
    );
    expect(await db().seat.count({ where: { gameId: game.gameId, revokedAt: null } })).toBe(7);
  });
});

it('each step is ticked when what it asks for is done, and not before', async () => {
  const seat = await tried();
  expect(await ticked(seat)).toEqual([]);
  good(await resumeClock(seat, { turn: 5 }));
  expect(await ticked(seat)).toEqual([]);
  await staffs();
  expect(await ticked(seat)).toEqual(['clock']);
  const sheets = await db().orderSheet.findMany({ where: { gameId: seat.gameId } });
  expect((await trySteps(seat)).steps.map(({ says }) => says).slice(2, 4)).toEqual([
    'Check the three rows of 1 Airborne, because Control reads every order before anything comes of it.',
    expect.stringMatching(
      /^Check the (three|four) rows of 9 SS-Pz Hohenstaufen, and see what 1 Airborne is not told\.$/,
    ),
  ]);
  for (const { id } of sheets) {
    good(await openOrderSheet(seat, { sheetId: id }));
    good(await acceptOrderSheet(seat, { sheetId: id, version: 1 }));
  }
  expect(await ticked(seat)).toEqual(['clock', 'sheet 1-airborne', 'sheet 9-ss-panzer']);
  const go = async (from: Phase, to: Phase) => good(await movePhase(seat, { from, to }));
  await go('orders', 'collection');
  await go('collection', 'movement');
  expect((await trySteps(seat)).steps[4]).toMatchObject({
    now: 'No unit is left to move. Going on closes movement.',
    way: { deed: 'nextPhase' },
  });
  good(await closeMovement(seat, { turn: 5 }));
  expect(await ticked(seat)).toContain('movement');
  await go('movement', 'combat');
  const { combatId, version: grouped } = good(await groupCombat(seat, workedExample));
  good(await closeGrouping(seat, { turn: 5 }));
  const { version } = good(await adjudicateCombat(seat, { combatId, version: grouped, faces: [2] }));
  expect(await ticked(seat)).not.toContain('combat');
  good(await ruleOnCombat(seat, { combatId, version, overrules: [] }));
  expect(await ticked(seat)).toContain('combat');
  await go('combat', 'briefing');
  const { outcomes } = good(
    await draftReports(seat, { teams: ['1-airborne', '9-ss-panzer'].map((teamKey) => ({ teamKey, version: 0 })) }),
  );
  expect(outcomes.map(({ refusal: no }) => no)).toEqual([null, null]);
  expect(await ticked(seat)).not.toContain('release');
  expect((await trySteps(seat)).letters).toEqual([]);
  const drafts = await db().reportDraft.findMany({ where: { gameId: seat.gameId } });
  const released = good(
    await releaseReports(seat, { reports: drafts.map(({ id, version: seen }) => ({ reportId: id, version: seen })) }),
  );
  expect(released.outcomes.map(({ refusal: no }) => no)).toEqual([null, null]);
  expect(await ticked(seat)).toEqual([
    'clock',
    'sheet 1-airborne',
    'sheet 9-ss-panzer',
    'movement',
    'combat',
    'drafts',
    'release',
  ]);
  const { letters } = await trySteps(seat);
  expect(letters.map(({ to, body }) => [to, body.length > 100])).toEqual([
    ['1 Airborne', true],
    ['9 SS-Pz Hohenstaufen', true],
  ]);
  expect(letters[0]!.body).not.toBe(letters[1]!.body);
});
