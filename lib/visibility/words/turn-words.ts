import { type TurnDay, turnDateAndYear } from '@/lib/text';

/** A turn as it is headed: `Turn 3, 18 September 1944, morning`. `when` null: only its number is known. */
export const turnWords = (turn: number, when: TurnDay | null): string =>
  [`Turn ${turn}`, ...(when ? [turnDateAndYear(when), when.daypart] : [])].join(', ');
