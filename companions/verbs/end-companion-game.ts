import { z } from 'zod';
import { change } from '@/lib/db/change';
import { lockCompanionGame } from '@/lib/db/companions/companion-games';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { writtenText } from '@/lib/visibility/forms/order-form';
import { offBoard } from './companion-on-board';
import { issueTables } from './issue-tables';

/** Puts a companion game away with what came of it. It may still be looked at and played again from its record. */
export const endCompanionGame = controlVerb({
  name: 'end-companion-game',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    companionGameId: z.string(),
    version: z.number().int(),
    /** What came of it, in Control's words: the reason that a ruling taken from it gives. */
    result: writtenText(500).trim().min(1, 'says what came of it'),
  }),
  inLedger: 'put the companion game away',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { companionGameId, version, result } = form;
    const { now } = await lockTurn(tx, seat.gameId, 'share');
    const kept = await lockCompanionGame(tx, seat.gameId, companionGameId);
    if (!kept) throw refusal('notFound', 'There is no such companion game.');
    if (kept.endedAt) throw refusal('alreadyDone', 'It has been put away already.', { theirs: kept.result });
    const becomes = { result, endedAt: now, isOnBoard: false };
    const game = await change(tx, act, 'companionGame', kept.id, becomes, { seen: version });
    if (kept.isOnBoard) await offBoard(tx, seat.gameId);
    await issueTables(tx, { ...kept, ...game });
    return { version: game.version };
  },
});
