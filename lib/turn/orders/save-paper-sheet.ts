import { z } from 'zod';
import { keepPaper, paperOf } from '@/lib/db/readings';
import { teamByKey } from '@/lib/db/teams';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
import { eachOnce, lineWrite } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';

export const savePaperSheetForm = z.strictObject({
  teamKey: z.string(),
  turn: z.number().int().min(1).max(999),
  lines: eachOnce(lineWrite).max(100),
  version: z.number().int().min(0),
});

/** Keeps a paper sheet as Control types it in, before it is handed in for the team. */
export const savePaperSheet = (
  seat: ControlSeat,
  input: z.input<typeof savePaperSheetForm>,
): Promise<Answer<{ version: number }>> =>
  perform(seat, 'save-paper-sheet', '§5', async (tx) => {
    const form = read(savePaperSheetForm, input);
    if (!form.ok) return form;
    const { teamKey, turn, lines, version } = form.value;
    const team = await teamByKey(tx, seat.gameId, teamKey);
    if (!team) return refused('notFound', 'There is no such team in this game.');
    const kept = await keepPaper(tx, {
      gameId: seat.gameId,
      teamId: team.id,
      turn,
      lines,
      by: seat.label,
      seen: version,
    });
    if (!kept) {
      return refused('changedByAnother', 'Someone else is typing this paper sheet in.', {
        theirs: await paperOf(tx, seat.gameId, team.id, turn),
      });
    }
    touchControl(tx, seat.gameId);
    return done({ version: kept.version });
  });
