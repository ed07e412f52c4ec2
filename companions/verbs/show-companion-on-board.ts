import { z } from 'zod';
import { change } from '@/lib/db/change';
import { companionOnBoard, holdCompanionGame } from '@/lib/db/companion-games';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { issueOnBoard, offBoard, whyNotShown } from './companion-on-board';
import { standingOf } from './companion-record';

export const showCompanionOnBoardForm = z.strictObject({
  companionGameId: z.string(),
  version: z.number().int(),
  /** false: it is taken off. */
  isShown: z.boolean(),
});

/**
 * Game control lets the hall follow a companion game on the projector, or takes it off: every act of it is issued anew until
 * then. One at a time: another is taken off. Refused for a game with something hidden on its table, for one that plays out
 * something of the main game, and for one that has been put away.
 */
export const showCompanionOnBoard = (
  seat: ControlSeat,
  input: z.input<typeof showCompanionOnBoardForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'show-companion-on-board', 'companion games', async (tx, act) => {
    const form = read(showCompanionOnBoardForm, input);
    if (!form.ok) return form;
    const { companionGameId, version, isShown } = form.value;
    const { gameId } = seat;
    await lockTurn(tx, gameId, 'update');
    const kept = await holdCompanionGame(tx, gameId, companionGameId);
    if (!kept) return refused('notFound', 'There is no such companion game.');
    if (kept.isOnBoard === isShown)
      return refused('alreadyDone', isShown ? 'The hall follows it already.' : 'It is not on the projector.');
    if (isShown) {
      const never = whyNotShown(kept);
      if (never) return refused('notNow', never);
      const other = await companionOnBoard(tx, gameId);
      if (other) await change(tx, act, 'companionGame', other.id, { isOnBoard: false });
    }
    const became = await change(tx, act, 'companionGame', kept.id, { isOnBoard: isShown }, { seen: version });
    const { companion, standing } = standingOf(kept);
    await (isShown ? issueOnBoard(tx, gameId, companion, standing) : offBoard(tx, gameId));
    return done({ version: became.version });
  });
