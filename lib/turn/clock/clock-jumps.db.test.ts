import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db/client';
import { now, transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';
import { emptyLine } from '@/lib/visibility/forms/order-form';
import type { PlayerSeat } from '../kernel/seat';
import { sendMessage } from '../messages/send-message';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { playerDesk } from '../player/player-desk';
import { movePhase } from '../sequence/move-phase';
import { good, ledgerAgreesIn } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';

/** The clock of the database is the only one, and it jumps. */
let game: GivenGame;
let frost: PlayerSeat;

const databaseNow = async (): Promise<number> => {
  let at = 0;
  await transaction(async (tx) => {
    at = (await now(tx)).getTime();
    return done(null);
  });
  return at;
};
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
/** To within what a test may take. */
const near = (found: Date | null, wanted: number) => expect(Math.abs(found!.getTime() - wanted)).toBeLessThan(30_000);

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  frost = await game.player('1-airborne');
});
afterEach(() => void vi.useRealTimers());
afterAll(() => game.drop());

describe('a clock that jumps', () => {
  it('a server whose own clock is years off stores the database’s time', async () => {
    const true_ = await databaseNow();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-01T00:00:00Z') });
    await draft('Hold the bridge.');
    good(await sendMessage(frost, { linkId: null, text: 'Where are the tanks?' }, writeId()));
    const [stored, message] = [await sheet(), await db().message.findFirstOrThrow({ where: { gameId: game.gameId } })];
    for (const at of [stored.begunAt, stored.updatedAt, message.sentAt]) near(at, true_);
    const [entry] = await db().ledgerEntry.findMany({
      where: { gameId: game.gameId },
      orderBy: { number: 'desc' },
      take: 1,
    });
    near(entry!.at, true_);
    near((await db().seatWrite.findFirstOrThrow()).at, true_);
  });

  it('forward by six hours: the phase is over on every desk, and what is written then is written', async () => {
    await shiftClock(6 * hour);
    const { clock } = await playerDesk(frost);
    expect(Date.parse(clock.now)).toBeGreaterThan(Date.parse(clock.phaseEndsAt));
    await draft('Hold the bridge until the tanks come.');
    near((await sheet()).updatedAt, await databaseNow());
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
    good(await submitOrderSheet(frost, { turn: 5, version: seen, lines: [line] }, writeId()));
    near((await sheet()).submittedAt, await databaseNow());
  });

  it('back by a day: a phase still follows the one before it, and the ledger stays gapless and whole', async () => {
    await shiftClock(-24 * hour);
    good(await movePhase(game.control, { from: 'orders', to: 'collection' }));
    near((await db().game.findUniqueOrThrow({ where: { id: game.gameId } })).phaseStartedAt, await databaseNow());
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId }, orderBy: { number: 'asc' } });
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1));
    await ledgerAgreesIn(game);
  });
});
