import { z } from 'zod';
import { teamById } from '@/lib/db/access/teams';
import { lockCombat } from '@/lib/db/combat/combats';
import { momentNow } from '@/lib/db/combat/decisions';
import { writeDecision } from '@/lib/db/issued/issued';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchDesk } from '@/lib/db/kernel/transaction';
import { lockUnits } from '@/lib/db/movement/units';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { guardText, overGuard } from '@/lib/turn/issuing/guard-text';
import { combatsFree } from '@/lib/turn/kernel/awaiting-decision';
import { controlVerb } from '@/lib/turn/kernel/verb';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { issueDecision } from '@/lib/visibility/issuing/messages';

/**
 * Asks one team what it does, at once (§9 Analysing Combat 3). Its combat waits until it has answered or its time is up.
 * Only the desk of that team is touched. A combat waits for one question at a time. Refused with the guard's
 * marks on its question and choices.
 */
export const askDecision = controlVerb({
  name: 'ask-decision',
  rule: '§9 Analysing Combat 3',
  who: anyControl,
  /** `defaultOption`: the place of the option that counts when no answer comes within `seconds`. `reason` overrules the guard. */
  form: z.strictObject({
    teamId: z.string(),
    /** null: it hangs on no combat, and holds none. */
    combatId: z.string().nullable(),
    question: writtenText(500).trim().min(1, 'write the question'),
    options: z
      .array(writtenText(120).trim().min(1, 'write each choice'))
      .min(2, 'give two choices or more')
      .max(4, 'give four choices at most')
      .refine((options) => new Set(options).size === options.length, { error: 'give choices that differ' }),
    defaultOption: z.number().int().min(0),
    seconds: z.number().int().min(10).max(900).default(90),
    reason: overGuard,
  }),
  inLedger: 'asked for an instant decision',
  undo: 'atItsDesk',
  run: async ({ tx, act: unsigned, seat, form }): Promise<{ decisionId: string }> => {
    const { teamId, combatId, question, options, defaultOption, seconds, reason } = form;
    if (defaultOption >= options.length)
      throw refusal('badInput', 'Say which of the choices counts when no answer comes.', { field: 'defaultOption' });
    const turn = await lockTurn(tx, seat.gameId, 'share');
    const team = await teamById(tx, seat.gameId, teamId);
    if (!team) throw refusal('badInput', 'There is no such team in this game.', { field: 'teamId' });
    const passed = await guardText(
      tx,
      { gameId: seat.gameId, turn: turn.turn, teamIds: [teamId] },
      [
        { field: 'question', name: 'the question', text: question },
        ...options.map((text, i) => ({ field: `options.${i}`, name: `choice ${i + 1}`, text })),
      ],
      { reason },
    );
    const act = { ...unsigned, reason: passed };
    if (combatId !== null) {
      const combat = await lockCombat(tx, seat.gameId, combatId);
      if (combat?.turn !== turn.turn) throw refusal('notFound', 'This combat is not one of this turn.');
      await combatsFree(tx, seat.gameId, [combatId]);
      // Who is about to move one of its units has moved it, or finds the combat held.
      await lockUnits(
        tx,
        seat.gameId,
        combat.units.map(({ unitId }) => unitId),
      );
    }
    const askedAt = await momentNow(tx, seat.gameId);
    const asked = {
      id: newId(),
      turn: turn.turn,
      question,
      options,
      defaultOption,
      askedAt,
      endsAt: new Date(askedAt.getTime() + seconds * 1000),
      settledAs: null,
    };
    await create(tx, act, 'decision', asked.id, {
      ...asked,
      gameId: seat.gameId,
      teamId,
      combatId,
      askedBy: seat.label,
    });
    await writeDecision(tx, issueDecision({ gameId: seat.gameId, teamId }, asked));
    touchDesk(tx, seat.gameId, teamId);
    return { decisionId: asked.id };
  },
});
