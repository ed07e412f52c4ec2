import { z } from 'zod';
import { change } from '@/lib/db/change';
import { holdCompanionGame } from '@/lib/db/companion-games';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { writtenText } from '@/lib/visibility/order-form';
import { offBoard } from './companion-on-board';
import { issueTables } from './issue-tables';

export const endCompanionGameForm = z.strictObject({
  companionGameId: z.string(),
  version: z.number().int(),
  /** What came of it, in Control's words: the reason that a ruling taken from it gives. */
  result: writtenText(500).trim().min(1, 'says what came of it'),
});

/** Puts a companion game away with what came of it. It may still be looked at and played again from its record. */
export const endCompanionGame = (
  seat: ControlSeat,
  input: z.input<typeof endCompanionGameForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'end-companion-game', 'companion games', async (tx, act) => {
    const form = read(endCompanionGameForm, input);
    if (!form.ok) return form;
    const { companionGameId, version, result } = form.value;
    const { now } = await lockTurn(tx, seat.gameId, 'share');
    const kept = await holdCompanionGame(tx, seat.gameId, companionGameId);
    if (!kept) return refused('notFound', 'There is no such companion game.');
    if (kept.endedAt) return refused('alreadyDone', 'It has been put away already.', { theirs: kept.result });
    const becomes = { result, endedAt: now, isOnBoard: false };
    const game = await change(tx, act, 'companionGame', kept.id, becomes, { seen: version });
    if (kept.isOnBoard) await offBoard(tx, seat.gameId);
    await issueTables(tx, { ...kept, ...game });
    return done({ version: game.version });
  });
