import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import type { PlayerSeat } from '../kernel/seat';
import { sendMessage } from '../messages/send-message';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { endTurn } from '../sequence/end-turn';
import { movePhase } from '../sequence/move-phase';
import { good, ledgerAgreesIn } from '../testing/combats';
import { databaseNow, expectStoredSince } from '../testing/database-now';
import { type GivenGame, givenGame } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';
import { pauseClock } from './pause-clock';
import { resumeClock } from './resume-clock';

/** The clock of the database is the only one, and it jumps. */
let game: GivenGame;
let frost: PlayerSeat;

const sheet = () => db().orderSheet.findFirstOrThrow({ where: { gameId: game.gameId, teamId: frost.teamId } });
let writes = 0;
const writeId = () => `clock-jumps-${++writes}`;
let version = 0;
async function draft(orders: string): Promise<void> {
  const [counter] = (await playerDesk(frost)).counters;
  const row = { ...emptyLine, id: 'row', position: 0, version, counterIds: [counter!.id], orders };
  good(await saveDraft(frost, { turn: 5, lines: [row], removed: [] }, writeId()));
  version += 1;
}
const hour = 3_600;

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => game.drop());

describe('a clock that jumps', () => {
  it('a server whose own clock is years off stores the database’s time', async () => {
    const since = await databaseNow();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T00:00:00Z') });
    await draft('Hold the bridge.');
    good(await sendMessage(frost, { linkId: null, text: 'Where are the tanks?' }, writeId()));
    const stored = await sheet();
    const message = await db().message.findFirstOrThrow({ where: { gameId: game.gameId } });
    for (const at of [stored.begunAt, stored.updatedAt, message.sentAt]) await expectStoredSince(since, at);
    const [entry] = await db().ledgerEntry.findMany({
      where: { gameId: game.gameId },
      orderBy: { number: 'desc' },
      take: 1,
    });
    await expectStoredSince(since, entry!.at);
    await expectStoredSince(since, (await db().seatWrite.findFirstOrThrow()).at);
  });

  it('forward by six hours: the phase is over on every desk, and what is written then is written', async () => {
    await shiftClock(6 * hour);
    const { clock } = await playerDesk(frost);
    expect(Date.parse(clock.now)).toBeGreaterThan(Date.parse(clock.phaseEndsAt));
    const since = await databaseNow();
    await draft('Hold the bridge until the tanks come.');
    await expectStoredSince(since, (await sheet()).updatedAt);
  });

  it('back again: the phase goes on where it stood, nothing written meanwhile is lost or refused', async () => {
    const { clock: ahead } = await playerDesk(frost);
    await shiftClock(0);
    const { clock, sheets } = await playerDesk(frost);
    expect(clock.phaseEndsAt).toBe(ahead.phaseEndsAt);
    expect(sheets.find(({ turn }) => turn === 5)!.lines[0]!.orders).toBe('Hold the bridge until the tanks come.');
    await draft('Hold.');
    const [counter] = (await playerDesk(frost)).counters;
    const row = { ...emptyLine, id: 'row', position: 0, version, counterIds: [counter!.id], orders: 'Hold.' };
    const line = { ...row, action: 'hold' as const, posture: 'tact' as const };
    const { version: seen } = await sheet();
    const since = await databaseNow();
    good(await submitOrderSheet(frost, { turn: 5, version: seen, lines: [line] }, writeId()));
    await expectStoredSince(since, (await sheet()).submittedAt);
  });

  it('back by a day: a phase still follows the one before it, and the ledger stays gapless and whole', async () => {
    await shiftClock(-24 * hour);
    const since = await databaseNow();
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    const { phaseStartedAt } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
    await expectStoredSince(since, phaseStartedAt);
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId }, orderBy: { number: 'asc' } });
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
    await ledgerAgreesIn(game);
  });

  it('back while the clock of the game stands still: it runs on with the time that was left, and the turn can be ended', async () => {
    const left = async () => {
      const { clock } = await playerDesk(frost);
      return Date.parse(clock.phaseEndsAt) - Date.parse(clock.now);
    };
    await shiftClock(0);
    const before = await left();
    good(await pauseClock(game.control, { turn: 5 }));
    await shiftClock(-hour);
    good(await resumeClock(game.control, { turn: 5 }));
    // Less what the test itself takes; an hour would be lost or gained.
    expect(Math.abs((await left()) - before)).toBeLessThan(600_000);
    good(await pauseClock(game.control, { turn: 5 }));
    await shiftClock(-2 * hour);
    good(await endTurn(game.control, { turn: 5, reason: 'It has lasted long enough.' }));
    const runs = await db().phaseRun.findMany({ where: { gameId: game.gameId } });
    expect(runs.every(({ pausedMs }) => pausedMs >= 0)).toBe(true);
    await ledgerAgreesIn(game);
  });
});
