import { z } from 'zod';
import { kinds } from '@/lib/adjudication/adjudicate';
import type { Face } from '@/lib/adjudication/types';
import { kindNames } from '@/lib/advice/cases/case-words';
import { lockTurn } from '@/lib/db/kernel/lock';
import { writtenText } from '@/lib/forms';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { aboutForm, groundedInGame } from './case-subjects';
import { facesForm } from './dice-form';
import { putCase } from './put-case';

/**
 * Puts a case of any kind to the rules by hand, on a map or without one. Everything wrong with it comes back at once, each
 * at its field. What is rolled is kept and never rolled again.
 */
export const adjudicateCase = controlVerb({
  name: 'adjudicate-case',
  rule: '§2',
  who: anyControl,
  form: z.strictObject({
    kind: z.enum(kinds),
    /** The name by Control; empty: its kind. */
    name: writtenText(80).trim().default(''),
    /** The case as the engine reads it, without rulebook and rolls. */
    input: z.record(z.string(), z.json()),
    about: aboutForm.default({}),
    faces: facesForm,
  }),
  inLedger: 'put a case to the rules',
  undo: 'diceFell',
  run: async ({ tx, act, seat, form }): Promise<{ caseId: string; number: number }> => {
    const { kind, about, faces, name } = form;
    // The turn is held for update, so that cases get their numbers, and a bridge its one die, one after the other.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const grounded = await groundedInGame(tx, turn, kind, form.input, about);
    return putCase(tx, act, turn, {
      kind,
      name: name || kindNames[kind],
      ...grounded,
      about,
      settles: null,
      faces: faces as Face[] | null,
      by: seat.label,
    });
  },
});
