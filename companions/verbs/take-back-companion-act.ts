import { z } from 'zod';
import { undo } from '@/companions/rules/recorded-game';
import { change, remove } from '@/lib/db/kernel/change';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { companionGameForm, lockInPlay } from './companion-in-play';
import { followedOnBoard } from './companion-on-board';
import { standingOf } from './companion-record';
import { issueTables } from './issue-tables';

/** Takes back the last act of a companion game; never one in which a die has fallen or something hidden was turned over. */
export const takeBackCompanionAct = controlVerb({
  name: 'take-back-companion-act',
  rule: 'companion games',
  who: anyControl,
  form: z.strictObject(companionGameForm),
  inLedger: 'took an act of the companion game back',
  undo: 'atItsDesk',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const { kept } = await lockInPlay(given);
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: form.version });
    const taken = undo(standingOf(kept).standing);
    if (!taken.ok) throw refusal('notNow', taken.message);
    await remove(tx, act, 'companionAct', kept.acts.at(-1)!.id);
    const now = { ...kept, acts: kept.acts.slice(0, -1) };
    const { companion, standing } = standingOf(now);
    await followedOnBoard(tx, game, companion, standing);
    await issueTables(tx, now);
    return { version: game.version };
  },
});
