import { z } from 'zod';
import { teamByKey } from '@/lib/db/access/teams';
import { touchControl } from '@/lib/db/kernel/transaction';
import { keepPaper, paperOf } from '@/lib/db/orders/sheet-readings';
import { eachOnce } from '@/lib/forms';
import { refusal, thereIs } from '@/lib/result';
import { lineWrite } from '@/lib/visibility/forms/order-writes';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** Keeps a paper sheet as Control types it in, before it is handed in for the team. */
export const savePaperSheet = controlVerb({
  name: 'save-paper-sheet',
  rule: '§5',
  who: anyControl,
  form: z.strictObject({
    teamKey: z.string(),
    turn: z.number().int().min(1).max(999),
    lines: eachOnce(lineWrite).max(100),
    version: z.number().int().min(0),
  }),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ version: number }> => {
    const { teamKey, turn, lines, version } = form;
    const team = thereIs(await teamByKey(tx, seat.gameId, teamKey), 'team in this game');
    const kept = await keepPaper(tx, {
      gameId: seat.gameId,
      teamId: team.id,
      turn,
      lines,
      by: seat.label,
      seen: version,
    });
    if (!kept) {
      throw refusal('changedByAnother', 'Someone else is typing this paper sheet in.', {
        theirs: await paperOf(tx, seat.gameId, team.id, turn),
      });
    }
    touchControl(tx, seat.gameId);
    return { version: kept.version };
  },
});
