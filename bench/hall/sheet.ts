import { nanoid } from 'nanoid';
import type { HallTeam } from './hall';
import { type HallKind, rowsOnSheet } from './kinds';
import { ownWord } from './marked-words';

/** By what the rows of a team's sheet are known again: whose, and of which round. */
export const markOf = (number: number, round: number): string => `${ownWord(number)} round ${round}:`;

/** The ten rows of a team's sheet in a round, each with its share of the team's counters. */
export function rowsOf(
  { actions }: Pick<HallKind, 'actions'>,
  { number, counters, sheet }: Pick<HallTeam, 'number' | 'counters' | 'sheet'>,
  round: number,
) {
  return Array.from({ length: rowsOnSheet }, (_, i) => ({
    id: sheet?.lines[i]?.id ?? nanoid(),
    position: i,
    version: sheet?.lines[i]?.version ?? 0,
    counterIds: counters.filter((_, u) => u % rowsOnSheet === i),
    grouping: '',
    orders: `${markOf(number, round)} move north along the road and take the next crossing before dusk.`,
    supportIds: [] as string[],
    supportText: 'Field regiment on call',
    action: actions[i % actions.length]!,
    posture: 'tact',
    standFast: false,
  }));
}

export type Row = ReturnType<typeof rowsOf>[number];

/** The share of the rows that each person of a team writes: an equal one, in their order. */
export const sharesOf = (rows: readonly Row[], people: number): Row[][] =>
  Array.from({ length: people }, (_, person) => rows.filter((_, i) => i % people === person));
