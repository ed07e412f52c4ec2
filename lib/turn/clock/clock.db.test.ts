import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change, create } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { done } from '@/lib/result';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { movePhase } from '../sequence/move-phase';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { databaseNow, expectStoredSince } from '../testing/database-now';
import { type GivenGame, givenGame } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';
import { extendDeadline } from './extend-deadline';
import { pauseClock } from './pause-clock';
import { resumeClock } from './resume-clock';
import { setBudgets } from './set-budgets';

let game: GivenGame;
let control: ControlSeat;
let frost: PlayerSeat;
let harzer: PlayerSeat;
const minuteMs = 60_000;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  control = game.control;
  frost = await game.player('1-airborne');
  harzer = await game.player('9-ss-panzer');
});
afterAll(() => game.drop());

const row = () => db().game.findUniqueOrThrow({ where: { id: game.gameId } });
const clockOf = () => db().publicClock.findUniqueOrThrow({ where: { gameId: game.gameId } });
const run = () => db().phaseRun.findFirstOrThrow({ where: { gameId: game.gameId, endedAt: null } });

/** Sets the clock of the game to a time that did not pass. */
const put = (patch: { phaseStartedAt?: Date; pausedAt?: Date | null }) =>
  transaction(async (tx) => {
    const act = { gameId: game.gameId, seat: null, verb: 'test', rule: '' };
    return done(await change(tx, act, 'game', game.gameId, patch));
  });

/** As if all that was done so far had been done so much earlier. */
async function ago(ms: number): Promise<void> {
  const { pausedAt, phaseStartedAt } = await row();
  const earlier = (time: Date) => new Date(time.getTime() - ms);
  const patch = { phaseStartedAt: earlier(phaseStartedAt), pausedAt: pausedAt && earlier(pausedAt) };
  await put(patch);
  const { phaseEndsAt } = await clockOf();
  await db().publicClock.update({
    where: { gameId: game.gameId },
    data: { ...patch, phaseEndsAt: earlier(phaseEndsAt) },
  });
  const { gameId, turn, phase, startedAt } = await run();
  await db().phaseRun.update({
    where: { gameId_turn_phase_startedAt: { gameId, turn, phase, startedAt } },
    data: { startedAt: earlier(startedAt) },
  });
}

/** The time that is left of the phase on a desk, in ms. */
const leftOn = async (seat: PlayerSeat): Promise<number> => {
  const { clock } = await playerDesk(seat);
  return Date.parse(clock.phaseEndsAt) - Date.parse(clock.pausedAt ?? clock.now);
};

describe('the clock stands still and runs again (§4)', () => {
  it('stands at once on every desk, whatever time passes; a second stop is refused', async () => {
    const { pausedAt } = (await playerDesk(frost)).clock;
    expect(pausedAt).toBeNull();
    // Ten minutes for orders, two of them gone, and however long the game has stood open before this test.
    await ago(2 * minuteMs);
    const { phaseStartedAt } = await row();
    const since = await databaseNow();
    good(await pauseClock(control, { turn: 5 }));
    const before = await leftOn(frost);
    await expectStoredSince(since, (await row()).pausedAt);
    expect(before).toBe(10 * minuteMs - ((await row()).pausedAt!.getTime() - phaseStartedAt.getTime()));
    expect(before).toBeLessThanOrEqual(8 * minuteMs);
    await shiftClock(90);
    expect(await leftOn(frost)).toBe(before);
    expect(await leftOn(harzer)).toBe(before);
    await shiftClock(0);
    expect(refusal(await pauseClock(control, { turn: 5 })).code).toBe('alreadyDone');
    expect(refusal(await resumeClock(control, { turn: 4 })).code).toBe('notNow');
  });

  it('runs on with what was left: the phase, more time given, and a question still open have all moved by the time it stood', async () => {
    const { gameId } = game;
    const teamId = frost.teamId;
    good(await extendDeadline(control, { teamId, turn: 5, minutes: 5 }));
    const asked = {
      gameId,
      turn: 5,
      teamId,
      question: 'Stand or go back?',
      options: ['Stand', 'Go back'],
      defaultOption: 0,
      askedAt: new Date(),
      endsAt: new Date((await row()).pausedAt!.getTime() + 2 * minuteMs),
    };
    const ended = { ...asked, endsAt: new Date((await row()).pausedAt!.getTime() - 11 * minuteMs) };
    for (const [id, one] of [
      ['open', asked],
      ['over', ended],
    ] as const) {
      await transaction(async (tx) => {
        const act = { gameId, seat: null, verb: 'test', rule: '' };
        return done(await create(tx, act, 'decision', id, { ...one, id, askedBy: 'Control' }));
      });
      await db().issuedDecision.create({ data: { ...one, id } });
    }
    const then = {
      clock: await clockOf(),
      longer: await db().issuedExtension.findFirstOrThrow({ where: { gameId } }),
    };
    await put({ pausedAt: new Date((await row()).pausedAt!.getTime() - 10 * minuteMs) });

    good(await resumeClock(control, { turn: 5 }));

    const after = await clockOf();
    const moved = after.phaseEndsAt.getTime() - then.clock.phaseEndsAt.getTime();
    expect(moved).toBeGreaterThanOrEqual(10 * minuteMs);
    expect(moved).toBeLessThan(11 * minuteMs);
    expect(after.pausedAt).toBeNull();
    expect(after.phaseStartedAt.getTime() - then.clock.phaseStartedAt.getTime()).toBe(moved);
    expect((await row()).phaseStartedAt).toEqual(after.phaseStartedAt);
    const longer = await db().issuedExtension.findFirstOrThrow({ where: { gameId } });
    expect(longer.until.getTime() - then.longer.until.getTime()).toBe(moved);
    expect((await run()).pausedMs).toBe(moved);
    for (const table of [db().decision, db().issuedDecision] as unknown as {
      findUniqueOrThrow: (_: object) => Promise<{ endsAt: Date }>;
    }[]) {
      const open = await table.findUniqueOrThrow({ where: { id: 'open' } });
      expect(open.endsAt.getTime() - asked.endsAt.getTime()).toBe(moved);
      const over = await table.findUniqueOrThrow({ where: { id: 'over' } });
      expect(over.endsAt).toEqual(ended.endsAt);
    }
    expect(refusal(await resumeClock(control, { turn: 5 })).code).toBe('alreadyDone');
  });

  it('the other side’s team is told of the clock and of nothing else', async () => {
    expect((await playerDesk(harzer)).longerUntil).toBeNull();
    expect((await playerDesk(frost)).longerUntil).not.toBeNull();
  });

  it('a phase begun while the clock stands has its whole time when it runs again', async () => {
    good(await pauseClock(control, { turn: 5 }));
    good(await movePhase(control, { from: 'orders', to: 'collection' }));
    const { phase, pausedAt, phaseStartedAt } = await row();
    expect(phase).toBe('collection');
    expect(pausedAt).toEqual(phaseStartedAt);
    const budget = (await chrome(control)).phases.find(({ key }) => key === 'collection')!.budgetSeconds;
    expect(await leftOn(frost)).toBe(budget * 1000);
    const since = await databaseNow();
    good(await resumeClock(control, { turn: 5 }));
    const left = await leftOn(frost);
    expect(left).toBeLessThanOrEqual(budget * 1000);
    expect(left).toBeGreaterThanOrEqual(budget * 1000 - ((await databaseNow()) - since) - 1);
  });
});

describe('the times of the phases', () => {
  const as = (phases: { key: string; budgetSeconds: number }[]) =>
    Object.fromEntries(phases.map(({ key, budgetSeconds }) => [key, budgetSeconds])) as never;

  it('change the clock at once; who saw other times is refused, and so is half a minute less than half a minute', async () => {
    const { phases } = await chrome(control);
    const was = as(phases) as Record<string, number>;
    const budgets = { ...was, orders: 540, collection: 240 } as never;
    good(await setBudgets(control, { was: was as never, budgets }));
    const { phaseStartedAt, phaseEndsAt } = (await playerDesk(frost)).clock;
    expect(Date.parse(phaseEndsAt) - Date.parse(phaseStartedAt)).toBe(240_000);
    expect(refusal(await setBudgets(control, { was: was as never, budgets })).code).toBe('changedByAnother');
    const short = { ...was, orders: 29 } as never;
    expect(refusal(await setBudgets(control, { was: was as never, budgets: short })).message).toContain(
      'half a minute',
    );
    await ledgerAgreesIn(game);
  });
});

describe('the clock is data', () => {
  it('a server that starts again says the same, of a clock that stands and of its desk', async () => {
    good(await pauseClock(control, { turn: 5 }));
    const said = async () => {
      const frame = await chrome(control);
      const { clock, ...desk } = await playerDesk(frost);
      return JSON.stringify({ frame, desk, clock: { ...clock, now: null } });
    };
    const before = await said();
    const { closeDatabase } = await import('@/lib/db/kernel/client');
    await closeDatabase();
    expect(await said()).toBe(before);
    good(await resumeClock(control, { turn: 5 }));
    await ledgerAgreesIn(game);
  });

  it('a turn that ends while the clock stands begins with a clock that stands, and a whole orders phase', async () => {
    good(await pauseClock(control, { turn: 5 }));
    expect(good(await endTurn(control, { turn: 5, reason: 'the test' }))).toEqual({ turn: 6, isOver: false });
    const { turn, phase, pausedAt, phaseStartedAt } = await row();
    expect({ turn, phase }).toEqual({ turn: 6, phase: 'orders' });
    expect(pausedAt).toEqual(phaseStartedAt);
    // Nine minutes for orders, as set above.
    expect(await leftOn(harzer)).toBe(540_000);
    await ledgerAgreesIn(game);
  });

  it('only game control stops it', async () => {
    const mapControl = { ...control, roles: ['mapControl'] } as unknown as ControlSeat;
    expect(refusal(await pauseClock(mapControl, { turn: 5 })).code).toBe('notYours');
  });
});
