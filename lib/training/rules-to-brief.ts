import type { FactorKey } from '@/lib/adjudication/factor-list';
import { factorNamed } from '@/lib/adjudication/factor-list';
import { readingOf } from '@/lib/adjudication/rulings';
import { rulingsIn } from '@/lib/adjudication/rulings-cited';
import { counted } from '@/lib/text';
import type { Decided } from './agreement';
import { notSure, type TrainingCase } from './training-case';
import { isAsRuled, type TrainingRuling } from './training-ruling';

/** A decision with the factors that were ticked. */
export type DecidedWithFactors = Decided & { factors: readonly string[] };

/** A case with its ruling. */
export type RuledCase = TrainingCase & { ruling: Pick<TrainingRuling, 'answer' | 'factors'> };

/** A rule to brief: how many decisions on it were wrong or not sure, and what was confused. */
export interface RuleToBrief {
  /** The printed rule: `§9 Factors note 2`. */
  rule: string;
  /** The subjects of its cases' readings: `Light infantry`. */
  about: string[];
  /** The rules of its cases in full, with their readings. */
  cited: string[];
  missed: number;
  decisions: number;
  confused: string;
}

/** Rules are briefed by what is printed: without the readings. */
const printedRule = (rule: string): string => rule.split(',')[0]!;

const briefedAtMost = 3;
const decisionsAtLeast = 2;

/**
 * The three rules to brief first: those with the largest share of decisions that were wrong or not sure, of two decisions at
 * least. Of equal shares the one with more decisions goes first, then the one that comes first among the cases.
 */
export function rulesToBrief(decisions: readonly DecidedWithFactors[], cases: readonly RuledCase[]): RuleToBrief[] {
  const rules = [...new Set(cases.map(({ rule }) => printedRule(rule)))];
  return rules
    .map((rule) => ofRule(rule, decisions, cases))
    .filter(({ decisions, missed }) => decisions >= decisionsAtLeast && missed > 0)
    .sort((a, b) => b.missed / b.decisions - a.missed / a.decisions || b.decisions - a.decisions)
    .slice(0, briefedAtMost);
}

function ofRule(rule: string, decisions: readonly DecidedWithFactors[], all: readonly RuledCase[]): RuleToBrief {
  const cases = all.filter((one) => printedRule(one.rule) === rule);
  const of = cases.flatMap((one) => decisions.filter(({ caseId }) => caseId === one.id).map((made) => ({ one, made })));
  const missed = of.filter(({ one, made }) => !isAsRuled(made, one.ruling));
  const cited = [...new Set(cases.map((one) => one.rule))];
  return {
    rule,
    about: [...new Set(cited.flatMap(rulingsIn))].map((number) => readingOf(number)!.about),
    cited,
    missed: missed.length,
    decisions: of.length,
    confused: missed.length === 0 ? '' : commonest(missed.flatMap(({ one, made }) => confusions(one, made))),
  };
}

/** The mistakes in one decision, each in words. */
function confusions({ answers, factors = [], ruling }: RuledCase, made: DecidedWithFactors): string[] {
  if (made.answer === notSure) return ['was not sure'];
  const wordsOf = (is: string) => answers.find((answer) => answer.is === is)?.words.replace(/\.$/, '') ?? is;
  const wrong = made.answer === ruling.answer ? [] : [`said “${wordsOf(made.answer)}” for “${wordsOf(ruling.answer)}”`];
  const about = (key: FactorKey) => factorNamed(key).name.toLowerCase();
  const counts = (key: FactorKey) => ruling.factors.includes(key);
  const ticked = (key: FactorKey) => made.factors.includes(key);
  return [
    ...factors.filter((key) => counts(key) && !ticked(key)).map((key) => `left out “${about(key)}”`),
    ...factors.filter((key) => !counts(key) && ticked(key)).map((key) => `counted “${about(key)}”`),
    ...wrong,
  ];
}

/** The confusion that came oftenest, as a sentence; of equal ones the first: a factor before the result that follows from it. */
function commonest(said: readonly string[]): string {
  const times = (what: string) => said.filter((one) => one === what).length;
  const [first] = [...new Set(said)].sort((a, b) => times(b) - times(a));
  const often = times(first!);
  return often === 1 ? `Somebody ${first}.` : `Most often: somebody ${first}, ${counted(often, 'time')}.`;
}
