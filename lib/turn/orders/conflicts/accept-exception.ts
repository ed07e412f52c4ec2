import { z } from 'zod';
import { enterMade } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writeException } from '@/lib/db/orders/sheets-of-turn';
import { writtenText } from '@/lib/forms';
import { refusal, thisTurn } from '@/lib/result';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';

/** Control lets a conflict of the sheets stand as an exception (§5, §9 Analysing Combat 2). No team hears of it. */
export const acceptException = controlVerb({
  name: 'accept-exception',
  rule: '§9 Analysing Combat 2',
  who: anyControl,
  /** `conflict`: its id among the conflicts of the turn; `text`: what it is, as the card says it, for the ledger. */
  form: z.strictObject({
    conflict: z.string().min(1).max(200),
    turn: z.number().int(),
    text: writtenText(1000).trim().min(1, 'say what is let stand'),
  }),
  inLedger: 'let a conflict of the sheets stand',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form }): Promise<void> => {
    const { conflict, text } = form;
    const { turn, now } = await lockTurn(tx, seat.gameId, 'share');
    thisTurn({ turn }, form.turn);
    const row = { gameId: seat.gameId, turn, conflict, text, by: seat.label, at: now };
    if (!(await writeException(tx, row))) throw refusal('alreadyDone', 'Another umpire lets this stand already.');
    const subjectId = `${turn}|${conflict}`;
    enterMade(tx, act, 'exception', subjectId, row);
  },
});
