import { z } from 'zod';
import { policiesSchema } from '@/lib/adjudication/cases/rulebook-choice';
import { isSameReading, policyBook, rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Policies } from '@/lib/adjudication/types';
import { nightWords, policyAbout } from '@/lib/advice/combat/policy-words';
import { firstResolved } from '@/lib/db/combat/first-resolved';
import { change } from '@/lib/db/kernel/change';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writeControlNote } from '@/lib/db/messages/control-notes';
import { gameById, rulebookPlayed } from '@/lib/db/sequence/games';
import { writtenText } from '@/lib/forms';
import { refusal } from '@/lib/result';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';

/** One policy by its name, and a reading of it. */
const onePolicy = policiesSchema.refine((policies) => Object.keys(policies).length === 1, 'name one policy');

/**
 * Game control chooses how the rulebook is read in this game from now on: one policy at a time, with a reason, before the
 * first combat of a turn is resolved. All of Control is told. What has been ruled keeps the reading it was ruled by.
 */
export const choosePolicy = controlVerb({
  name: 'choose-policy',
  rule: '§2',
  who: gameControl,
  form: z.strictObject({
    /** The policy as it is to be read. */
    reading: onePolicy,
    /** The same policy as the person saw it. */
    was: onePolicy,
    reason: writtenText(300).trim(),
  }),
  inLedger: 'chose another reading of the rulebook',
  undo: 'atItsDesk',
  run: async ({ tx, act, seat, form: { reading, was, reason } }): Promise<void> => {
    const [[name, asked]] = Object.entries(reading) as [[keyof Policies, Policies[keyof Policies]]];
    if (!(name in was))
      throw refusal('badInput', 'Name the same policy in “was” and in “reading”.', { field: `was.${name}` });
    if (reason === '') throw refusal('reasonNeeded', 'Say why it is read so from now on.', { field: 'reason' });
    const { turn } = await lockTurn(tx, seat.gameId, 'update');
    const resolved = await firstResolved(seat.gameId, turn, tx);
    if (resolved)
      throw refusal('notNow', `“${resolved}” is resolved. A policy is changed before the first combat of a turn is.`);
    const game = await gameById(seat.gameId, tx);
    const stands = rulebookFrom(rulebookPlayed(game)).policies[name];
    if (!isSameReading(stands, was[name]))
      throw refusal('changedByAnother', `${policyAbout(name)} is read otherwise meanwhile. Look at it again.`);
    if (isSameReading(stands, asked)) throw refusal('alreadyDone', `${policyAbout(name)} is read so already.`);
    const chosen = { ...(game.policies as Partial<Policies> | null), [name]: asked };
    await change(tx, { ...act, reason }, 'game', seat.gameId, { policies: chosen });
    await writeControlNote(tx, seat, {
      why: 'policy',
      toSeatId: null,
      kind: null,
      subjectId: name,
      text: `${policyAbout(name)}: ${readingInWords(name, asked)} ${reason}`,
    });
  },
});

const readingInWords = (name: keyof Policies, reading: unknown): string =>
  policyBook[name].alternatives.find(({ value }) => isSameReading(value, reading))?.sentence ??
  nightWords(reading as Policies['nightMovement']);
