import { z } from 'zod';
import { kinds } from '@/lib/adjudication/adjudicate';
import type { Face } from '@/lib/adjudication/types';
import { kindNames } from '@/lib/advice/cases/case-words';
import { lockTurn } from '@/lib/db/lock';
import type { Answer } from '@/lib/result';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { aboutForm, groundedInGame } from './case-subjects';
import { facesForm } from './dice-form';
import { putCase } from './put-case';

export const adjudicateCaseForm = z.strictObject({
  kind: z.enum(kinds),
  /** What Control calls it; empty: its kind. */
  name: writtenText(80).trim().default(''),
  /** The case as the engine reads it, without rulebook and rolls. */
  input: z.record(z.string(), z.json()),
  about: aboutForm.default({}),
  faces: facesForm,
});

/**
 * Puts a case of any kind to the rules by hand, on a map or without one. Everything wrong with it comes back at once, each
 * at its field. What is rolled is kept and never rolled again.
 */
export const adjudicateCase = (
  seat: ControlSeat,
  input: z.input<typeof adjudicateCaseForm>,
): Promise<Answer<{ caseId: string; number: number }>> =>
  perform(seat, 'adjudicate-case', '§2', async (tx, act) => {
    const form = read(adjudicateCaseForm, input);
    if (!form.ok) return form;
    const { kind, about, faces, name } = form.value;
    // The turn is held for update, so that cases get their numbers, and a bridge its one die, one after the other.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const grounded = await groundedInGame(tx, turn, kind, form.value.input, about);
    if (!grounded.ok) return grounded;
    return putCase(tx, act, turn, {
      kind,
      name: name || kindNames[kind],
      ...grounded.value,
      about,
      settles: null,
      faces: faces as Face[] | null,
      by: seat.label,
    });
  });
