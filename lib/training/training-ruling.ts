import { type Kinds, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { testCalled } from '@/lib/adjudication/bridges';
import { isIdentified, stoppingKm, turnsRunning } from '@/lib/adjudication/contact';
import { diceFrom } from '@/lib/adjudication/dice';
import type { FactorKey } from '@/lib/adjudication/factor-list';
import { firstMeeting } from '@/lib/adjudication/meeting';
import { at } from '@/lib/adjudication/problems';
import { figure } from '@/lib/adjudication/score';
import { type CaseLine, settleCase } from '@/lib/adjudication/settle-case';
import type { Rulebook, ScoreLine } from '@/lib/adjudication/types';
import { kmBetween } from '@/lib/geometry';
import { guard, type MarkKind } from '@/lib/visibility/guard/guard';
import { namesBySight, nothingToTell } from './report-in-training';
import type {
  BridgeTestPut,
  MeetingPut,
  SentencesPut,
  SettledPut,
  TrainingCase,
  TrainingChoice,
} from './training-case';

/** The ruling of a case: the right answer and factors as the rules find them by a rulebook, with the working. */
export interface TrainingRuling {
  answer: string;
  /** The factors offered that count. */
  factors: FactorKey[];
  lines: CaseLine[];
  /** The finding of the rules desk; null: it is no kind of case that is put there. */
  outcome: Kinds[SettledPut['kind']]['outcome'] | null;
}

type Found = Pick<TrainingRuling, 'lines' | 'outcome'> & { found: object };

/** The ruling of a case of the trainer by this rulebook. */
export function trainingRuling({ put, asks, factors = [] }: TrainingCase, rulebook: Rulebook): TrainingRuling {
  const { found, lines, outcome } = foundOf(put, rulebook);
  const counting = new Set(lines.flatMap((line) => (line as Partial<ScoreLine>).factors ?? []));
  return {
    answer: `${at(found, asks.split('.'))}`,
    factors: factors.filter((key) => counting.has(key)),
    lines,
    outcome,
  };
}

/** True when a case can be put by this rulebook: what the rules find is among its answers. */
export const isPutBy = (one: TrainingCase, rulebook: Rulebook): boolean => {
  const { answer } = trainingRuling(one, rulebook);
  return one.answers.some(({ is }) => is === answer);
};

/** True when somebody decided as the rules do: the answer, and each factor. */
export const isAsRuled = (choice: TrainingChoice, ruling: Pick<TrainingRuling, 'answer' | 'factors'>): boolean =>
  choice.answer === ruling.answer &&
  choice.factors.length === ruling.factors.length &&
  ruling.factors.every((key) => choice.factors.includes(key));

function foundOf(put: TrainingCase['put'], rulebook: Rulebook): Found {
  switch (put.kind) {
    case 'meeting':
      return meetingFound(put);
    case 'bridgeTest':
      return bridgeTestFound(put);
    case 'sentences':
      return sentencesFound(put);
    default:
      return settledFound(put, rulebook);
  }
}

/** The case of a put that the rules desk could be put, with its defaults. Throws where it cannot be read. */
export function caseOfPut({ kind, input }: SettledPut): object {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) throw new Error(`a case of the trainer cannot be read: ${JSON.stringify(reading.problems)}`);
  return reading.case;
}

function settledFound(put: SettledPut, rulebook: Rulebook): Found {
  const { kind, dice = [] } = put;
  const read = caseOfPut(put);
  let rolled = 0;
  const falling = diceFrom(() => dice[Math.min(rolled++, dice.length - 1)]!);
  const { outcome, lines } = settleCase(kind, read as never, falling, rulebook);
  return { found: outcome, lines, outcome };
}

function meetingFound({ from, to, action, daypart, enemies }: MeetingPut): Found {
  const beside = enemies.map((enemy) => ({ ...enemy, passingKm: stoppingKm(enemy.ground, daypart, action) }));
  const meeting = firstMeeting(from, to, beside);
  const kmGone = meeting ? kmBetween(from, meeting.place) : kmBetween(from, to);
  const rule = '§6 Passing By, OC-111, OC-134';
  const lines = beside.map(({ id, passingKm }) => ({
    what: `${id} stops a unit that comes within ${figure(passingKm)} km.`,
    rule,
  }));
  const ends = meeting ? `Stopped by ${meeting.enemyId} after ${figure(kmGone)} km.` : 'Nobody is met.';
  return {
    found: { stoppedBy: meeting?.enemyId ?? 'nobody', km: figure(kmGone) },
    lines: [...lines, { what: ends, rule }],
    outcome: null,
  };
}

const testWords = {
  due: 'It is prepared and not tested yet, and is fought over or reached by the enemy: one test is due.',
  open: 'It is fought over, but was not prepared: Control may call for a test.',
  none: 'No test is due.',
};

function bridgeTestFound({ bridge, isFoughtOver, isReached }: BridgeTestPut): Found {
  const test = testCalled(bridge, { isFoughtOver, isReached }) ?? 'none';
  const was = bridge.state === 'untested' ? '' : ' It was tested before, and is tested again only with a reason.';
  return {
    found: { test },
    lines: [{ what: `${testWords[test]}${was}`, rule: '§8 Blowing Bridges, OC-110' }],
    outcome: null,
  };
}

const ruleOfMark = (kind: MarkKind): string =>
  kind === 'tooEarly' ? '§10 ELETI, OC-115' : kind === 'hiddenUnit' ? '§2 Notes on Running a Game' : '§10 ELETI';

function sentencesFound({ sentences, own, enemies, turn }: SentencesPut): Found {
  const isKnown = ({ formation, metIn }: SentencesPut['enemies'][number]) =>
    isIdentified(
      turnsRunning(
        metIn.map((met) => ({ turn: met, formation })),
        formation,
        turn,
      ),
    );
  const lexicon = namesBySight({ own, enemies, turn }, isKnown);
  const marks = sentences.map((text) => guard(text, nothingToTell, lexicon));
  const clean = marks.flatMap((of, i) => (of.length === 0 ? [i] : []));
  return {
    found: { maySay: clean.length === 1 ? clean[0]! + 1 : 'several' },
    lines: sentences.flatMap((text, i) =>
      marks[i]!.length === 0
        ? [{ what: `“${text}” may be said.`, rule: '§10 ELETI' }]
        : marks[i]!.map(({ message, kind }) => ({ what: message, rule: ruleOfMark(kind) })),
    ),
    outcome: null,
  };
}
