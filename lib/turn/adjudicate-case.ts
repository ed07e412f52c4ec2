import { nanoid } from 'nanoid';
import { z } from 'zod';
import { type Kind, kinds, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { scriptedDice } from '@/lib/adjudication/dice';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { settleCase } from '@/lib/adjudication/settle-case';
import type { Face, RulebookChoice } from '@/lib/adjudication/types';
import { nextCaseNumber } from '@/lib/db/cases';
import { create } from '@/lib/db/change';
import { gameById } from '@/lib/db/games';
import { lockTurn } from '@/lib/db/lock';
import { asJson } from '@/lib/ledger/kinds';
import { writtenText } from '@/lib/visibility/order-form';
import { perform, read } from './act';
import { type Answer, done, refused } from './answer';
import { aboutForm, groundedInGame } from './case-about';
import { wrongDice } from './case-dice';
import type { CaseFinding, CaseInput } from './case-kept';
import { kindNames, problemInWords } from './case-words';
import { cryptoDice } from './crypto-dice';
import type { ControlSeat } from './seat';

const face = z.number().int('shows a whole number').min(1, 'a die shows 1 to 6').max(6, 'a die shows 1 to 6');

export const adjudicateCaseForm = z.strictObject({
  kind: z.enum(kinds),
  /** What Control calls it; empty: its kind. */
  name: writtenText(80).trim().default(''),
  /** The case as the engine reads it, without rulebook and rolls. */
  input: z.record(z.string(), z.json()),
  about: aboutForm.default({}),
  /** The umpire's own dice as they fell, exactly those asked for. null: the server rolls. */
  faces: z.array(face).max(500).nullable(),
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
    const { kind, about, faces } = form.value;
    // The turn is held for update, so that cases get their numbers, and a bridge its one die, one after the other.
    const turn = await lockTurn(tx, seat.gameId, 'update');
    const grounded = await groundedInGame(tx, turn, kind, form.value.input, about);
    if (!grounded.ok) return grounded;
    const reading = kindsOfCase[kind].read({ ...grounded.value.input, rulebook: undefined, rolls: undefined });
    if (!reading.ok) {
      const problems = reading.problems.map((problem) => ({ path: problem.path, message: problemInWords(problem) }));
      return refused('badInput', problems[0]!.message, { field: problems[0]!.path, problems });
    }
    const rulebook = rulebookFrom((await gameById(seat.gameId, tx)).rulebook as unknown as RulebookChoice);
    const wrong = faces && wrongDice(kind, reading.case, faces as Face[], rulebook, turn.weather, grounded.value.named);
    if (wrong) return refused('badInput', wrong.message, { field: wrong.field });
    const dice = faces ? scriptedDice(faces as Face[]) : cryptoDice();
    const settled = settleCase(kind, reading.case, dice, rulebook, turn.weather);
    const id = nanoid();
    const number = await nextCaseNumber(tx, seat.gameId, turn.turn);
    const put: CaseInput = { case: reading.case, about };
    const finding: CaseFinding = { ...settled, policies: rulebook.policies, weather: turn.weather };
    await create(tx, act, 'case', id, {
      id,
      gameId: seat.gameId,
      turn: turn.turn,
      number,
      kind,
      name: form.value.name || kindNames[kind as Kind],
      state: 'resolved',
      input: asJson(put) as never,
      finding: asJson(finding) as never,
      dieBy: faces ? seat.label : 'Server',
      at: turn.now,
    });
    return done({ caseId: id, number });
  });
