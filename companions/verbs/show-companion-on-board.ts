import { z } from 'zod';
import { change } from '@/lib/db/change';
import { companionOnBoard, lockCompanionGame } from '@/lib/db/companions/companion-games';
import { lockTurn } from '@/lib/db/lock';
import { refusal } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { gameControl } from '@/lib/turn/kernel/verb-roles';
import { issueOnBoard, offBoard, whyNotShown } from './companion-on-board';
import { standingOf } from './companion-record';

/**
 * Game control lets the hall follow a companion game on the projector, or takes it off: every act of it is issued anew until
 * then. One at a time: another is taken off. Refused for a game with something hidden on its table, for one that plays out
 * something of the main game, and for one that has been put away.
 */
export const showCompanionOnBoard = controlVerb({
  name: 'show-companion-on-board',
  rule: 'companion games',
  who: gameControl,
  form: z.strictObject({
    companionGameId: z.string(),
    version: z.number().int(),
    /** false: it is taken off. */
    isShown: z.boolean(),
  }),
  inLedger: 'showed the hall a companion game, or took it off',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<{ version: number }> => {
    const { companionGameId, version, isShown } = form;
    const { gameId } = seat;
    await lockTurn(tx, gameId, 'update');
    const kept = await lockCompanionGame(tx, gameId, companionGameId);
    if (!kept) throw refusal('notFound', 'There is no such companion game.');
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
