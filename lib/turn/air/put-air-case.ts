import { z } from 'zod';
import type { Face } from '@/lib/adjudication/types';
import { airAboutForm } from '@/lib/advice/air/air-about';
import { lateWords, settledAlready } from '@/lib/advice/air/air-settled';
import { lastHand } from '@/lib/db/acts';
import { namesInGame } from '@/lib/db/cases';
import { lockTurn } from '@/lib/db/lock';
import { type Answer, refused } from '@/lib/result';
import { facesForm } from '../cases/dice-form';
import { putCase } from '../cases/put-case';
import { heldByAnother } from '../claims/claim-card';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { airCase, tasksOf } from './air-case';
import { airBooks } from './air-picture-rows';

export const putAirCaseForm = z.strictObject({
  /** The turn the person saw. */
  turn: z.number().int(),
  /** Which air orders fight, which area is bombed, whom flak fires on, who looks: the case itself comes from the truth. */
  about: airAboutForm,
  faces: facesForm,
});

/**
 * Settles something of the air picture by the rules (§9 Bombing/Interdiction, §12, §13): the case is built from the truth as
 * it stands, rolled once and kept, to be ruled on at the rules desk. Each thing is settled once in a turn: of two hands the
 * second is told who has it, and what is done with it. An air order that another umpire has in hand he may be changing:
 * its dice wait. What comes after movement was closed is advice.
 */
export const putAirCase = (
  seat: ControlSeat,
  input: z.input<typeof putAirCaseForm>,
): Promise<Answer<{ caseId: string; number: number; kind: string }>> =>
  perform(seat, 'put-air-case', '§12 Air Operations', async (tx, act) => {
    const form = read(putAirCaseForm, input);
    if (!form.ok) return form;
    const { turn: seen, about, faces } = form.value;
    // The turn is held for update: one hand after the other, so that nothing is rolled twice.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    if (seen !== turn.turn) return refused('notNow', `Turn ${seen} is over; this is turn ${turn.turn}.`);
    const books = await airBooks(seat.gameId, tx);
    const before = settledAlready(about, books.cases);
    if (before) {
      const by = await lastHand(seat.gameId, { kind: 'case', subjectId: before.caseId, verb: 'put-air-case' }, tx);
      const message = `${by} has put this to the rules. ${before.message}`;
      return refused('alreadyDone', message, { field: 'about', theirs: before.caseId });
    }
    for (const taskId of tasksOf(about, books)) {
      const other = await heldByAnother(tx, seat, 'airTask', taskId);
      if (other) return other;
    }
    const built = airCase(about, books);
    if (!built.ok) return built;
    const late = lateWords(built.value.kind, turn.movementClosedAt);
    const put = await putCase(tx, act, turn, {
      ...built.value,
      beside: [...(built.value.beside ?? []), ...(late ? [late] : [])],
      settles: about,
      faces: faces as Face[] | null,
      named: await namesInGame(tx, seat.gameId),
      by: seat.label,
    });
    return put.ok ? { ok: true, value: { ...put.value, kind: built.value.kind } } : put;
  });
