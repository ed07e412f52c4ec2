/** Each row of `letters.csv` is one correction that a person made in the letters of a battle that played itself. */
import { parse } from 'csv-parse/sync';
import type { DraftedLetter } from '@/lib/self-play/umpire';

/** In the letter to a team (by its key) of a turn these words stand in place of those that were drafted. */
export interface Correction {
  team: string;
  turn: number;
  drafted: string;
  corrected: string;
}

export const readCorrections = (text: string): Correction[] =>
  (parse(text, { columns: true, skip_empty_lines: true }) as Record<keyof Correction, string>[]).map((row) => ({
    ...row,
    turn: Number(row.turn),
  }));

/** @returns what corrects a letter, and the corrections whose words stood in no letter so far */
export function corrector(corrections: readonly Correction[]) {
  const idle = new Set(corrections);
  const corrects = ({ team, turn, body }: DraftedLetter): string =>
    corrections
      .filter((one) => one.team === team && one.turn === turn)
      .reduce((text, one) => {
        if (!text.includes(one.drafted)) return text;
        idle.delete(one);
        return text.replace(one.drafted, () => one.corrected);
      }, body);
  return { corrects, idle: (): Correction[] => [...idle] };
}
