import { kindsOfCase } from '@/lib/adjudication/adjudicate';
import { scriptedDice } from '@/lib/adjudication/dice';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import { settleCase } from '@/lib/adjudication/settle-case';
import type { Face } from '@/lib/adjudication/types';
import { wrongDice } from '@/lib/advice/cases/case-dice';
import type { CaseFinding, CaseInput } from '@/lib/advice/cases/case-record';
import { problemInWords } from '@/lib/advice/cases/case-words';
import { nextCaseNumber } from '@/lib/db/cases/cases';
import { create } from '@/lib/db/kernel/change';
import { newId } from '@/lib/db/kernel/ids';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import { rulebookOf } from '@/lib/db/sequence/games';
import { refusal } from '@/lib/result';
import { asJson } from '@/lib/values';
import { cryptoDice } from '../kernel/crypto-dice';
import type { CaseFromTruth } from './case-from-truth';

/** A case to be settled: as it is asked for, and what of the game it is about. */
interface CasePut extends CaseFromTruth {
  /** The part of the air that it settles; null: put by hand. */
  settles: object | null;
  /** The umpire's own dice as they fell; null: the server rolls. */
  faces: Face[] | null;
  /** The names of the ids of the game. */
  named: ReadonlyMap<string, string>;
  by: string;
}

/**
 * Settles a case by the rules and keeps it with its dice and its working, to be ruled on. Refused with everything that
 * is wrong with it, each at its field, or for the wrong number of dice. The caller has locked the turn for update.
 */
export async function putCase(
  tx: Tx,
  act: Act,
  turn: TurnNow,
  put: CasePut,
): Promise<{ caseId: string; number: number }> {
  const { kind, about, faces } = put;
  const reading = kindsOfCase[kind].read({ ...put.input, rulebook: undefined, rolls: undefined });
  if (!reading.ok) {
    const problems = reading.problems.map((problem) => ({ path: problem.path, message: problemInWords(problem) }));
    throw refusal('badInput', problems[0]!.message, { field: problems[0]!.path, problems });
  }
  const rulebook = rulebookFrom(await rulebookOf(tx, act.gameId));
  const wrong = faces && wrongDice(kind, reading.case, faces, rulebook, turn.weather, put.named);
  if (wrong) throw refusal('badInput', wrong.message, { field: wrong.field });
  const settled = settleCase(kind, reading.case, faces ? scriptedDice(faces) : cryptoDice(), rulebook, turn.weather);
  const id = newId();
  const number = await nextCaseNumber(tx, act.gameId, turn.turn);
  const input: CaseInput = { case: reading.case, about };
  const lines = [...settled.lines, ...(put.beside ?? [])];
  const finding: CaseFinding = { ...settled, lines, policies: rulebook.policies, weather: turn.weather };
  await create(tx, act, 'case', id, {
    id,
    gameId: act.gameId,
    turn: turn.turn,
    number,
    kind,
    name: put.name,
    state: 'resolved',
    input: asJson(input) as never,
    finding: asJson(finding) as never,
    ...(put.settles ? { about: asJson(put.settles) as never } : {}),
    dieBy: faces ? put.by : 'Server',
    at: turn.now,
  });
  return { caseId: id, number };
}
