import { z } from 'zod';
import { factorKeys } from '@/lib/adjudication/factor-list';
import { keepTrainingDecision } from '@/lib/db/cases/training';
import { isOver } from '@/lib/db/issued/issued-clock';
import { refusal } from '@/lib/result';
import { notSure } from '@/lib/training/training-case';
import { trainingCaseOf } from '@/lib/training/training-cases';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';

/** An umpire decides a case of the trainer. The first decision of a seat stands; nothing of the game changes. */
export const decideTrainingCase = controlVerb({
  name: 'decide-training-case',
  rule: '',
  who: anyControl,
  form: z.strictObject({
    caseId: z.string().max(60),
    /** One of the case's answers, or `notSure`. */
    answer: z.string().max(60),
    factors: z.array(z.enum(factorKeys)).max(factorKeys.length).default([]),
    /** True when the seat's name is shown beside its decisions. */
    isNamed: z.boolean().default(false),
  }),
  inLedger: null,
  mayRepeat: true,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<void> => {
    const { caseId, answer } = form;
    const asked = trainingCaseOf(caseId);
    if (!asked) throw refusal('notFound', 'There is no such case.');
    if (answer !== notSure && asked.answers.every(({ is }) => is !== answer))
      throw refusal('badInput', 'Choose one of the answers, or not sure.', { field: 'answer' });
    const offered = asked.factors ?? [];
    const factors = answer === notSure ? [] : [...new Set(form.factors)];
    if (factors.some((key) => !offered.includes(key)))
      throw refusal('badInput', 'This factor is not among those asked for.', { field: 'factors' });
    if (await isOver(tx, seat.gameId)) throw refusal('notNow', 'The battle is over, and the trainer with it.');
    await keepTrainingDecision(tx, seat, { ...form, factors });
  },
});
