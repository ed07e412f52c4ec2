import { z } from 'zod';
import type { Face } from '@/lib/adjudication/types';
import { airCaseSubjectForm } from '@/lib/advice/air/air-case-subject';
import { lateWords, settledAlready } from '@/lib/advice/air/settling-case';
import { namesInGame } from '@/lib/db/cases/cases';
import { lockTurn } from '@/lib/db/kernel/lock';
import { lastHand } from '@/lib/db/record/acts';
import { orThrow, refusal, thisTurn } from '@/lib/result';
import { facesForm } from '../cases/dice-form';
import { putCase } from '../cases/put-case';
import { refuseIfClaimed } from '../claims/claim-card';
import { controlVerb } from '../kernel/verb';
import { anyControl } from '../kernel/verb-roles';
import { airPictureRows } from './air-picture-rows';
import { airCase, tasksOf } from './build-air-case';

/**
 * Settles something of the air picture by the rules (§9 Bombing/Interdiction, §12, §13): the case is built from the
 * truth as it stands, rolled once and kept, to be ruled on at the rules desk. Each thing is settled once in a turn: a
 * second umpire is told who did it, and what came of it. Refused while another umpire has claimed an air order it is
 * about, because he may be changing it. What comes after movement was closed is advice.
 */
export const putAirCase = controlVerb({
  name: 'put-air-case',
  rule: '§12 Air Operations',
  who: anyControl,
  form: z.strictObject({
    /** The turn the person saw. */
    turn: z.number().int(),
    /** Which air orders fight, which area is bombed, whom flak fires on, who looks: the case itself comes from the truth. */
    about: airCaseSubjectForm,
    faces: facesForm,
  }),
  inLedger: 'put a case of the air to the rules',
  undo: 'diceFell',
  run: async ({ tx, act, seat, form }): Promise<{ caseId: string; number: number; kind: string }> => {
    const { turn: seen, about, faces } = form;
    // The turn is held for update: one hand after the other, so that nothing is rolled twice.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    thisTurn(turn, seen);
    const books = await airPictureRows(seat.gameId, tx);
    const before = settledAlready(about, books.cases);
    if (before) {
      const by = await lastHand(seat.gameId, { kind: 'case', subjectId: before.caseId, verb: 'put-air-case' }, tx);
      const message = `${by} has put this to the rules. ${before.message}`;
      throw refusal('alreadyDone', message, { field: 'about', theirs: before.caseId });
    }
    for (const taskId of tasksOf(about, books)) {
      await refuseIfClaimed(tx, seat, 'airTask', taskId);
    }
    const built = orThrow(airCase(about, books));
    const late = lateWords(built.kind, turn.movementClosedAt);
    const put = await putCase(tx, act, turn, {
      ...built,
      beside: [...(built.beside ?? []), ...(late ? [late] : [])],
      settles: about,
      faces: faces as Face[] | null,
      named: await namesInGame(tx, seat.gameId),
      by: seat.label,
    });
    return { ...put, kind: built.kind };
  },
});
