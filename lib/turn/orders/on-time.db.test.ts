import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteAtDesk } from '@/lib/db/access/presence';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { db } from '@/lib/db/kernel/client';
import { gameById } from '@/lib/db/sequence/games';
import { onTime } from '@/lib/desks/control/orders/on-time';
import { sheetOnDesk } from '@/lib/desks/control/orders/orders';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import { extendDeadline } from '../clock/extend-deadline';
import { nudgeLate } from '../clock/nudge-late';
import { nudgeTeam } from '../clock/nudge-team';
import { nudgeText } from '../clock/nudges';
import { pauseClock } from '../clock/pause-clock';
import { resumeClock } from '../clock/resume-clock';
import { setBudgets } from '../clock/set-budgets';
import { setDeadline } from '../clock/set-deadline';
import { budgetsOf } from '../issuing/issue-clock';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { closeMovement } from '../sequence/close-movement';
import { movePhase } from '../sequence/move-phase';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { databaseNow, expectStoredSince } from '../testing/database-now';
import { type GivenGame, givenGame } from '../testing/given-game';
import { saveDraft } from './save-draft';
import { submitOrderSheet } from './submit-order-sheet';
import { takeBackOrderSheet } from './take-back-order-sheet';
import { takeDraft } from './take-draft';

let game: GivenGame;
let control: ControlSeat;
let guards: PlayerSeat;
let airborne: PlayerSeat;
let walther: PlayerSeat;
let writes = 0;
const writeId = () => `write-${++writes}-of-the-test`;
const minuteMs = 60_000;

beforeAll(async () => {
  game = await givenGame('market-garden');
  control = { ...game.control, roles: ['gameControl', 'teamControl'] } as unknown as ControlSeat;
  guards = await game.player('guards-armoured');
  airborne = await game.player('1-airborne');
  walther = await game.player('kg-walther');
  // The orders phase of the game began when its template was made: however long ago that was, it is not over.
  const was = Object.fromEntries(budgetsOf(await gameById(game.gameId)).map((one) => [one.key, one.budgetSeconds]));
  good(await setBudgets(control, { was: was as never, budgets: { ...was, orders: 7200 } as never }));
});
afterAll(() => game.drop());

const team = async (seat: PlayerSeat) => (await onTime(control)).teams.find(({ teamId }) => teamId === seat.teamId)!;

async function row(seat: PlayerSeat, words: Partial<LineWrite> = {}): Promise<LineWrite> {
  const [counter] = (await playerDesk(seat)).counters;
  return {
    ...emptyLine,
    id: `row-of-${seat.teamId}`,
    position: 0,
    version: 0,
    counterIds: [counter!.id],
    orders: 'Hold.',
    ...words,
  };
}
const drafts = async (seat: PlayerSeat, words: Partial<LineWrite> = {}) =>
  good(await saveDraft(seat, { turn: 2, lines: [await row(seat, words)], removed: [] }, writeId()));

/** The nudges of a team as if they had been so much earlier. */
async function nudgedEarlier(seat: PlayerSeat, ms: number): Promise<void> {
  const nudges = await db().issuedNudge.findMany({ where: { teamId: seat.teamId } });
  for (const { id, issuedAt } of nudges)
    await db().issuedNudge.update({ where: { id }, data: { issuedAt: new Date(issuedAt.getTime() - ms) } });
}

describe('who is on time', () => {
  it('a seat nobody has taken, one that has opened this turn’s desk, and one that was heard of too long ago', async () => {
    const before = await cursorsOf(game.gameId);
    await db().seat.updateMany({ where: { teamId: guards.teamId }, data: { holderId: null } });
    await db().holder.create({ data: { id: 'a-browser' } });
    await db().seat.update({ where: { id: guards.id }, data: { holderId: 'a-browser' } });
    const mine = async () => (await team(guards)).seats.find(({ id }) => id === guards.id)!;
    expect(await mine()).toMatchObject({ where: 'away', hasOpened: false, seenAt: null });
    expect((await team(guards)).seats.filter(({ where }) => where === 'empty')).toHaveLength(2);

    // A tab that nobody looks at reads it too, and that is no sign of life.
    await deskShown(guards, true);
    expect(await mine()).toMatchObject({ where: 'away', hasOpened: false, seenAt: null });

    await deskShown(guards);
    expect(await mine()).toMatchObject({ where: 'here', hasOpened: true });

    await db().presence.update({ where: { seatId: guards.id }, data: { seenAt: new Date(Date.now() - 46_000) } });
    expect(await mine()).toMatchObject({ where: 'away', hasOpened: true });
    await noteAtDesk(guards, null);
    expect(await mine()).toMatchObject({ where: 'here', hasOpened: true });

    // Nobody was told: neither a desk nor Control.
    expect(await cursorsOf(game.gameId)).toEqual(before);
    await db().seat.updateMany({ where: { teamId: guards.teamId }, data: { holderId: null } });
  });

  it('is written once in ten seconds for one turn’s desk, however often it is read', async () => {
    await noteAtDesk(guards, 2);
    const first = await db().presence.findUniqueOrThrow({ where: { seatId: guards.id } });
    await noteAtDesk(guards, 2);
    await noteAtDesk(guards, null);
    expect(await db().presence.findUniqueOrThrow({ where: { seatId: guards.id } })).toEqual(first);
    await noteAtDesk(guards, 3);
    expect((await db().presence.findUniqueOrThrow({ where: { seatId: guards.id } })).deskTurn).toBe(3);
  });

  it('a team that drafts, since when and how much', async () => {
    expect(await team(guards)).toMatchObject({ state: 'nothing', rows: 0, begunAt: null });
    const since = await databaseNow();
    await drafts(guards, { action: 'hold', posture: 'tact' });
    const drafting = await team(guards);
    expect(drafting).toMatchObject({ state: 'drafting', rows: 1, submittedAt: null });
    await expectStoredSince(since, drafting.begunAt);
  });
});

describe('a nudge', () => {
  it('reaches that team, in the usual words or in others, until its sheet is in', async () => {
    good(await nudgeTeam(control, { teamId: guards.teamId, turn: 2, text: '' }));
    expect((await playerDesk(guards)).nudge).toMatchObject({ text: nudgeText });
    expect((await playerDesk(airborne)).nudge).toBeNull();
    expect((await playerDesk(walther)).nudge).toBeNull();
  });

  it('does not come twice within a minute', async () => {
    const again = () => nudgeTeam(control, { teamId: guards.teamId, turn: 2, text: 'Now, please.' });
    expect(refusal(await again())).toMatchObject({ code: 'notNow' });
    await nudgedEarlier(guards, 61_000);
    good(await again());
    const [first] = await db().issuedNudge.findMany({ where: { teamId: guards.teamId }, orderBy: { issuedAt: 'asc' } });
    await db().issuedNudge.update({
      where: { id: first!.id },
      data: { issuedAt: new Date(first!.issuedAt.getTime() + 61_000) },
    });
    expect((await playerDesk(guards)).nudge).toMatchObject({ text: 'Now, please.' });
  });

  it('to all who are late passes over who was just nudged, who has handed in, who has more time and who has no troops', async () => {
    await drafts(airborne, { action: 'hold', posture: 'tact' });
    const lines = [{ ...(await row(airborne, { action: 'hold', posture: 'tact' })), version: 1 }];
    good(await submitOrderSheet(airborne, { turn: 2, version: 2, lines }, writeId()));
    good(await extendDeadline(control, { teamId: walther.teamId, turn: 2, minutes: 3 }));
    const { nudged } = good(await nudgeLate(control, { turn: 2 }));
    const names = async (seat: PlayerSeat) => (await playerDesk(seat)).team.name;
    for (const seat of [guards, airborne, walther]) expect(nudged).not.toContain(await names(seat));
    const owing = (await onTime(control)).teams.filter(({ hasTroops, state }) => hasTroops && state === 'nothing');
    expect(nudged).toEqual(owing.filter(({ teamId }) => teamId !== walther.teamId).map(({ name }) => name));
    expect(refusal(await nudgeLate(control, { turn: 2 })).message).toContain('within the last minute');
    expect(refusal(await nudgeTeam(control, { teamId: airborne.teamId, turn: 2 })).message).toContain('owes no orders');
    expect((await playerDesk(airborne)).nudge).toBeNull();
  });
});

describe('more time for one team', () => {
  it('counts from the end of the orders phase, adds to what it has, and nobody else learns of it', async () => {
    const { clock, longerUntil } = await playerDesk(walther);
    expect(Date.parse(longerUntil!) - Date.parse(clock.phaseEndsAt)).toBe(3 * minuteMs);
    good(await extendDeadline(control, { teamId: walther.teamId, turn: 2, minutes: 2 }));
    const later = await playerDesk(walther);
    expect(Date.parse(later.longerUntil!) - Date.parse(clock.phaseEndsAt)).toBe(5 * minuteMs);
    expect((await playerDesk(guards)).longerUntil).toBeNull();
    expect(refusal(await extendDeadline(control, { teamId: airborne.teamId, turn: 2, minutes: 2 })).code).toBe(
      'notNow',
    );
    expect(refusal(await extendDeadline(control, { teamId: walther.teamId, turn: 2, minutes: 61 })).code).toBe(
      'badInput',
    );
  });
});

describe('the deadline', () => {
  it('takes drafts as they lie, incomplete ones too, but no blank one and none of a team that has more time', async () => {
    good(await setDeadline(control, { deadline: 'takeDraft' }));
    expect(refusal(await setDeadline(control, { deadline: 'takeDraft' })).code).toBe('alreadyDone');
    // The row of the Guards names no movement: it could not be handed in.
    const stands = (await playerDesk(guards)).sheets[0]!.lines[0]!;
    good(
      await saveDraft(
        guards,
        {
          turn: 2,
          lines: [{ ...(await row(guards)), version: stands.version, posture: null, action: null }],
          removed: [],
        },
        writeId(),
      ),
    );
    await drafts(walther, { action: 'hold', posture: 'tact' });
    const hoffmann = (await onTime(control)).teams.find(({ hasTroops, state }) => hasTroops && state === 'nothing')!;
    const blank = await game.player(hoffmann.key);
    await drafts(blank, { counterIds: [], orders: '  ' });

    const { taken } = good(await movePhase(control, { from: 'orders', to: 'collection' }));

    expect(taken).toEqual([(await playerDesk(guards)).team.name]);
    const [sheet] = (await playerDesk(guards)).sheets;
    expect(sheet).toMatchObject({
      state: 'submitted',
      isTakenAsDraft: true,
      isLate: false,
      submittedBy: 'taken as it lay',
    });
    expect((await playerDesk(guards)).nudge).toBeNull();
    expect((await playerDesk(blank)).sheets[0]).toMatchObject({ state: 'draft', isTakenAsDraft: false });
    expect((await playerDesk(walther)).sheets[0]).toMatchObject({ state: 'draft' });
    expect((await sheetOnDesk(control, 'guards-armoured'))!.sheet).toMatchObject({ isTakenAsDraft: true });
    expect(await team(guards)).toMatchObject({ isTakenAsDraft: true, state: 'handedIn' });
    await ledgerAgreesIn(game);
  });

  it('a team whose draft was taken takes it back and hands it in itself: then it is late, and no longer taken', async () => {
    const [sheet] = (await playerDesk(guards)).sheets;
    good(await takeBackOrderSheet(guards, { turn: 2, version: sheet!.version }, writeId()));
    const back = (await playerDesk(guards)).sheets[0]!;
    expect(back).toMatchObject({ state: 'draft', isTakenAsDraft: false });
    const lines = [{ ...(await row(guards, { action: 'hold', posture: 'tact' })), version: back.lines[0]!.version }];
    good(await submitOrderSheet(guards, { turn: 2, version: back.version, lines }, writeId()));
    expect((await playerDesk(guards)).sheets[0]).toMatchObject({ isLate: true, isTakenAsDraft: false });
  });

  it('while its more time runs a team is not late, its draft cannot be taken, and what it hands in is on time', async () => {
    expect(await team(walther)).toMatchObject({ hasTime: true, isLate: false });
    expect(refusal(await takeDraft(control, { teamId: walther.teamId, turn: 2 })).message).toContain('more time');
    const back = (await playerDesk(walther)).sheets[0]!;
    const lines = [{ ...(await row(walther, { action: 'hold', posture: 'tact' })), version: back.lines[0]!.version }];
    good(await submitOrderSheet(walther, { turn: 2, version: back.version, lines }, writeId()));
    expect((await playerDesk(walther)).sheets[0]).toMatchObject({ isLate: false });
  });

  it('more time that had not run out when the clock stopped does not run out while it stands', async () => {
    const other = (await onTime(control)).teams.find(({ hasTroops, state }) => hasTroops && state === 'nothing')!;
    const seat = await game.player(other.key);
    good(await extendDeadline(control, { teamId: other.teamId, turn: 2, minutes: 1 }));
    good(await pauseClock(control, { turn: 2 }));
    // The clock has stood for an hour.
    const { pausedAt } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    const hourAgo = (time: Date) => new Date(time.getTime() - 60 * minuteMs);
    const given = await db().issuedExtension.findFirstOrThrow({ where: { teamId: other.teamId } });
    await db().game.update({ where: { id: game.gameId }, data: { pausedAt: hourAgo(pausedAt!) } });
    const where = { gameId_teamId_turn: { gameId: game.gameId, teamId: other.teamId, turn: 2 } };
    await db().issuedExtension.update({ where, data: { until: hourAgo(given.until) } });
    expect(await team(seat)).toMatchObject({ hasTime: true, isLate: false });
    const lines = [await row(seat, { action: 'hold', posture: 'tact' })];
    good(await submitOrderSheet(seat, { turn: 2, version: 0, lines }, writeId()));
    expect((await playerDesk(seat)).sheets[0]).toMatchObject({ isLate: false });
    await db().issuedExtension.update({ where, data: { until: given.until } });
    await db().game.update({ where: { id: game.gameId }, data: { pausedAt } });
    good(await resumeClock(control, { turn: 2 }));
  });

  it('one team’s draft is taken by itself, once, and none when the troops have marched', async () => {
    const other = (await onTime(control)).teams.find(({ hasTroops, state }) => hasTroops && state === 'nothing')!;
    const seat = await game.player(other.key);
    const take = () => takeDraft(control, { teamId: other.teamId, turn: 2 });
    expect(refusal(await take()).code).toBe('notNow');
    await drafts(seat, { orders: 'Hold where you are.' });
    good(await take());
    expect((await playerDesk(seat)).sheets[0]).toMatchObject({ state: 'submitted', isTakenAsDraft: true });
    expect(refusal(await take()).code).toBe('notNow');
    expect(refusal(await takeDraft(control, { teamId: 'nobody', turn: 2 })).code).toBe('notFound');
    good(await closeMovement(control, { turn: 2 }));
    for (const act of [
      take,
      () => nudgeTeam(control, { teamId: other.teamId, turn: 2 }),
      () => nudgeLate(control, { turn: 2 }),
      () => extendDeadline(control, { teamId: other.teamId, turn: 2, minutes: 2 }),
    ])
      expect(refusal(await act()).code).toBe('notNow');
    await ledgerAgreesIn(game);
  });
});
