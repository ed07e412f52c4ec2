import type { FactorKey } from '@/lib/adjudication/factor-list';
import type { Face, Ground } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import type { Action, CrossingKind, CrossingState, Daypart } from '@/lib/words';

/** The subjects of the trainer's cases, in the order of the list. */
const trainingSubjects = ['combat', 'move', 'bridge', 'report'] as const;
type TrainingSubject = (typeof trainingSubjects)[number];

/** The answer that is none of those offered. */
export const notSure = 'notSure';

/** A case that the rules settle as at the rules desk. `dice`: the faces as they fall; of more than are given, the last again. */
export interface SettledPut {
  kind: 'combat' | 'movement' | 'traffic' | 'bridge';
  input: object;
  dice?: readonly Face[];
}

/** Whom a unit on a straight leg meets first (§6 Passing By). An enemy's id is its name. */
export interface MeetingPut {
  kind: 'meeting';
  from: Place;
  to: Place;
  action: Action;
  daypart: Daypart;
  enemies: readonly (Place & { id: string; ground: Ground })[];
}

/** A question whether a bridge is to be tested (§8). */
export interface BridgeTestPut {
  kind: 'bridgeTest';
  bridge: { kind: CrossingKind; state: CrossingState; isPrepared: boolean };
  isFoughtOver: boolean;
  /** By the enemy of those who prepared it. */
  isReached: boolean;
}

/** Which of three sentences may stand in a team's report (§10). The guard reads each by itself. */
export interface SentencesPut {
  kind: 'sentences';
  turn: number;
  sentences: readonly string[];
  /** The names of the team's own units. */
  own: readonly string[];
  /** Formations of the enemy with the names of their units, and the turns in which the team was in contact with them. */
  enemies: readonly { formation: string; units: readonly string[]; metIn: readonly number[] }[];
}

type TrainingPut = SettledPut | MeetingPut | BridgeTestPut | SentencesPut;

/**
 * A case of the trainer as data. Its answer is not in it: `asks` names the field of what the rules find, and the answer that
 * is right is the one whose `is` they find there.
 */
export interface TrainingCase {
  /** Decisions are kept under it: it does not change. */
  id: string;
  subject: TrainingSubject;
  /** The rule it exercises, as the engine cites rules. */
  rule: string;
  /** As an umpire meets it at the table. */
  situation: string;
  question: string;
  /** The factors to be ticked where they count; left out: none are asked for. */
  factors?: readonly FactorKey[];
  answers: readonly { is: string; words: string }[];
  asks: string;
  put: TrainingPut;
}

/** The decision of an umpire in a case: an answer or `notSure`, and the factors ticked. */
export interface TrainingChoice {
  answer: string;
  factors: readonly string[];
}
