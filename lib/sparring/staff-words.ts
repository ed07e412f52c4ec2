import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { answerTo, choiceFor } from './answers';
import type { PrintedMap } from './known';
import { tempers } from './thumbs';
import { type Staff, type Written, writeTurn } from './write-turn';

/** The question to a staff: its desk, the printed map, and its identity. */
export interface Asked {
  desk: PlayerDesk;
  map: PrintedMap;
  staff: Staff;
}

/** The words of a staff to everything on its desk. */
export interface StaffWords extends Written {
  answers: { queryId: string; text: string }[];
  choices: { decisionId: string; option: number }[];
}

/** Answers a desk: the turn that its staff would write, and a word to each question that is open on it. */
export function staffWords({ desk, map, staff }: Asked): StaffWords {
  const temper = tempers[staff.temper];
  const lines = desk.sheets.flatMap(({ lines: rows }) => rows);
  return {
    ...writeTurn(desk, map, staff),
    answers: desk.queries
      .filter(({ answer }) => answer === null)
      .map((query) => ({
        queryId: query.id,
        text: answerTo(
          query,
          lines.find(({ id }) => id === query.lineId),
          temper,
        ),
      })),
    choices: desk.decisions
      .filter(({ answer, settledAs }) => answer === null && settledAs === null)
      .map((decision) => ({ decisionId: decision.id, option: choiceFor(decision, temper) })),
  };
}
