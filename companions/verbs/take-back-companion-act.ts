import { z } from 'zod';
import { undo } from '@/companions/rules/recorded-game';
import { change, remove } from '@/lib/db/change';
import { holdCompanionGame } from '@/lib/db/companion-games';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, done, refused } from '@/lib/result';
import { perform, read } from '@/lib/turn/kernel/perform';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { followedOnBoard } from './companion-on-board';
import { standingOf } from './companion-record';
import { issueTables } from './issue-tables';

export const takeBackCompanionActForm = z.strictObject({ companionGameId: z.string(), version: z.number().int() });

/** Takes back the last act of a companion game; never one in which a die has fallen or something hidden was turned over. */
export const takeBackCompanionAct = (
  seat: ControlSeat,
  input: z.input<typeof takeBackCompanionActForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'take-back-companion-act', 'companion games', async (tx, act) => {
    const form = read(takeBackCompanionActForm, input);
    if (!form.ok) return form;
    const { companionGameId, version } = form.value;
    await lockTurn(tx, seat.gameId, 'share');
    const kept = await holdCompanionGame(tx, seat.gameId, companionGameId);
    if (!kept) return refused('notFound', 'There is no such companion game.');
    if (kept.endedAt) return refused('notNow', 'This game has been put away.');
    const game = await change(tx, act, 'companionGame', kept.id, {}, { seen: version });
    const taken = undo(standingOf(kept).standing);
    if (!taken.ok) return refused('notNow', taken.message);
    await remove(tx, act, 'companionAct', kept.acts.at(-1)!.id);
    const now = { ...kept, acts: kept.acts.slice(0, -1) };
    const { companion, standing } = standingOf(now);
    await followedOnBoard(tx, game, companion, standing);
    await issueTables(tx, now);
    return done({ version: game.version });
  });
