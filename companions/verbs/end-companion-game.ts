import { z } from 'zod';
import { change } from '@/lib/db/kernel/change';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { companionGameForm, lockKept } from './companion-in-play';
import { offBoard } from './companion-on-board';
import { issueTables } from './issue-tables';

/** Puts a companion game away with what came of it. It may still be looked at and played again from its record. */
export const endCompanionGame = controlVerb({
  name: 'end-companion-game',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject({
    ...companionGameForm,
    /** The result, in Control's words: the reason that a ruling taken from it gives. */
    result: writtenText(500).trim().min(1, 'says what came of it'),
  }),
  inLedger: 'put the companion game away',
  undo: 'atItsDesk',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const { kept, now } = await lockKept(given);
    const { result } = form;
    if (kept.endedAt) throw refusal('alreadyDone', 'It has been put away already.', { theirs: kept.result });
    const becomes = { result, endedAt: now, isOnBoard: false };
    const game = await change(tx, act, 'companionGame', kept.id, becomes, { seen: form.version });
    if (kept.isOnBoard) await offBoard(tx, kept.gameId);
    await issueTables(tx, { ...kept, ...game });
    return { version: game.version };
  },
});
