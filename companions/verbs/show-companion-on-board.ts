import { z } from 'zod';
import { companionOnBoard } from '@/lib/db/cases/companion-games';
import { change } from '@/lib/db/kernel/change';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { gameControl } from '@/lib/turn/kernel/verb-roles';
import { companionGameForm, lockKept } from './companion-in-play';
import { issueOnBoard, offBoard, whyNotShown } from './companion-on-board';
import { standingOf } from './companion-record';

/**
 * Game control lets the hall follow a companion game on the projector, or takes it off: every act of it is issued again until
 * then. One at a time: another is taken off. Refused for a game with something hidden on its table, for one that plays out
 * something of the main game, and for one that has been put away.
 */
export const showCompanionOnBoard = controlVerb({
  name: 'show-companion-on-board',
  rule: 'companion games',
  who: gameControl,
  form: z.strictObject({
    ...companionGameForm,
    /** false: it is taken off. */
    isShown: z.boolean(),
  }),
  inLedger: 'showed the hall a companion game, or took it off',
  undo: 'atItsDesk',
  run: async (given): Promise<{ version: number }> => {
    const { tx, act, form } = given;
    const { isShown, version } = form;
    const { kept } = await lockKept(given, 'update');
    const { gameId } = kept;
    if (kept.isOnBoard === isShown)
      throw refusal('alreadyDone', isShown ? 'The hall follows it already.' : 'It is not on the projector.');
    if (isShown) {
      const never = whyNotShown(kept);
      if (never) throw refusal('notNow', never);
      const other = await companionOnBoard(tx, gameId);
      if (other) await change(tx, act, 'companionGame', other.id, { isOnBoard: false });
    }
    const became = await change(tx, act, 'companionGame', kept.id, { isOnBoard: isShown }, { seen: version });
    const { companion, standing } = standingOf(kept);
    await (isShown ? issueOnBoard(tx, gameId, companion, standing) : offBoard(tx, gameId));
    return { version: became.version };
  },
});
