import type { Kind } from '@/lib/adjudication/adjudicate';
import { type FactorKey, factorNamed } from '@/lib/adjudication/factor-list';
import { policiesOf, rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Rulebook } from '@/lib/adjudication/types';
import type { CaseFinding } from '@/lib/advice/cases/case-record';
import { isTrainingKept, type TrainingDecisionRow, trainingDecisions } from '@/lib/db/cases/training';
import { gameById, rulebookPlayed } from '@/lib/db/sequence/games';
import { type Agreement, agreementOf } from '@/lib/training/agreement';
import { inOrderOf } from '@/lib/training/order-of-cases';
import { type RuleToBrief, rulesToBrief } from '@/lib/training/rules-to-brief';
import type { TrainingCase, TrainingChoice } from '@/lib/training/training-case';
import { trainingCases } from '@/lib/training/training-cases';
import { caseOfPut, isAsRuled, isPutBy, type TrainingRuling, trainingRuling } from '@/lib/training/training-ruling';
import type { InGame } from '@/lib/turn/kernel/seat';
import { only } from '@/lib/values';
import type { RulebookName } from '@/lib/words';

/** By which rulebook the trainer asks. */
interface AskedBy {
  name: RulebookName;
  /** The number of its policies that the game reads otherwise. */
  readOtherwise: number;
  /** The number of cases that are not put, because the game rules them by figures of its own. */
  leftOut: number;
}

/** The trainer as one seat has it. Nothing of a ruling, and of what others decided, is in it before the seat has decided. */
export interface TrainingDesk {
  rulebook: AskedBy;
  /** The battle is over: nothing is decided any more. */
  isOver: boolean;
  /** The seat is named beside its decisions. */
  isNamed: boolean;
  /** In the seat's own order. */
  cases: TrainingCaseShown[];
}

/** A case as it is asked, and once the seat has decided, as it was ruled. */
export interface TrainingCaseShown extends Pick<TrainingCase, 'id' | 'subject' | 'situation' | 'question' | 'answers'> {
  factors: { key: FactorKey; name: string }[];
  /** As it could be put at the rules desk; null: it is no kind of its. */
  put: { kind: Kind; case: object } | null;
  decided: DecidedShown | null;
}

/** The outcome of a case that the seat has decided. */
export interface DecidedShown extends TrainingChoice {
  rule: string;
  isAsRuled: boolean;
  ruling: Pick<TrainingRuling, 'answer' | 'factors' | 'lines'>;
  /** As the rules desk has it; null: it is no kind of its. */
  finding: Pick<CaseFinding, 'outcome' | 'policies'> | null;
  others: OthersDecided;
}

/** The decisions of the others of Control in a case: counts, with the names of those who wish it. */
interface OthersDecided {
  count: number;
  /** By the answer, `notSure` among them; those that nobody gave are left out. */
  answers: { is: string; count: number; names: string[] }[];
  /** The number of umpires who ticked each factor. */
  factors: { key: string; count: number }[];
}

/** The trainer as this seat has it. */
export async function trainingDesk(inGame: InGame, seatId: string): Promise<TrainingDesk> {
  const { rulebook, asked, isOver, decisions } = await trainingOf(inGame);
  const own = decisions.filter((one) => one.seatId === seatId);
  return {
    rulebook: askedBy(rulebook, asked.length),
    isOver,
    isNamed: own.some(({ name }) => name !== null),
    cases: inOrderOf(seatId, asked).map((one) => {
      const made = own.find(({ caseId }) => caseId === one.id);
      const others = decisions.filter(({ caseId, seatId: by }) => caseId === one.id && by !== seatId);
      return {
        ...only(one, ['id', 'subject', 'situation', 'question', 'answers']),
        factors: (one.factors ?? []).map((key) => only(factorNamed(key), ['key', 'name'])),
        put: putOf(one),
        decided: made ? decidedShown(one, made, others, rulebook) : null,
      };
    }),
  };
}

/** The training of the crew as Game Control reads it. */
export interface TrainingOfCrew {
  rulebook: AskedBy;
  umpires: number;
  decisions: number;
  /** The number of cases that are put to each. */
  cases: number;
  toBrief: RuleToBrief[];
  /** Null: fewer than two umpires, or no case that all of them decided. */
  agreement: Agreement | null;
  isKept: boolean;
  isOver: boolean;
  /** The umpires who wish to be named, with the number of cases they decided. */
  named: { name: string; decisions: number }[];
}

/** The crew's training: what to brief, how far it rules alike. */
export async function trainingOfCrew(inGame: InGame): Promise<TrainingOfCrew> {
  const { rulebook, asked, isOver, decisions } = await trainingOf(inGame);
  const ruled = asked.map((one) => ({ ...one, ruling: trainingRuling(one, rulebook) }));
  const answers = new Map(asked.map((one) => [one.id, one.answers.map(({ is }) => is)]));
  const names = [...new Set(decisions.flatMap(({ name }) => (name === null ? [] : [name])))].sort();
  return {
    rulebook: askedBy(rulebook, asked.length),
    umpires: new Set(decisions.map(({ seatId }) => seatId)).size,
    decisions: decisions.length,
    cases: asked.length,
    toBrief: rulesToBrief(decisions, ruled),
    agreement: agreementOf(decisions, (caseId) => answers.get(caseId)!),
    isKept: await isTrainingKept(inGame.gameId),
    isOver,
    named: names.map((name) => ({ name, decisions: decisions.filter((one) => one.name === name).length })),
  };
}

/** The cases that this game's rulebook can answer, and what was decided in them. */
async function trainingOf({ gameId }: InGame) {
  const [game, decisions] = await Promise.all([gameById(gameId), trainingDecisions(gameId)]);
  const rulebook = rulebookFrom(rulebookPlayed(game));
  const asked = trainingCases.filter((one) => isPutBy(one, rulebook));
  const ids = new Set(asked.map(({ id }) => id));
  return {
    rulebook,
    asked,
    isOver: game.endedAt !== null,
    decisions: decisions.filter(({ caseId }) => ids.has(caseId)),
  };
}

const askedBy = (rulebook: Rulebook, asked: number): AskedBy => ({
  name: rulebook.name,
  readOtherwise: policiesOf(rulebook).filter(({ isSetByGame }) => isSetByGame).length,
  leftOut: trainingCases.length - asked,
});

const putOf = ({ put }: TrainingCase): TrainingCaseShown['put'] =>
  'input' in put ? { kind: put.kind, case: caseOfPut(put) } : null;

function decidedShown(
  one: TrainingCase,
  { answer, factors }: TrainingDecisionRow,
  others: readonly TrainingDecisionRow[],
  rulebook: Rulebook,
): DecidedShown {
  const ruling = trainingRuling(one, rulebook);
  const { outcome } = ruling;
  const given = [...new Set(others.map((other) => other.answer))];
  const ticked = [...new Set(others.flatMap((other) => other.factors))];
  return {
    answer,
    factors,
    rule: one.rule,
    isAsRuled: isAsRuled({ answer, factors }, ruling),
    ruling: only(ruling, ['answer', 'factors', 'lines']),
    finding: outcome && { outcome, policies: rulebook.policies },
    others: {
      count: others.length,
      answers: given.map((is) => {
        const gave = others.filter((other) => other.answer === is);
        return { is, count: gave.length, names: gave.flatMap(({ name }) => (name === null ? [] : [name])).sort() };
      }),
      factors: ticked.map((key) => ({ key, count: others.filter((other) => other.factors.includes(key)).length })),
    },
  };
}
