import { useState } from 'react';
import type { ScoreLine } from '@/lib/adjudication/types';

/** A line of the card. One that sums others has their units; one that is shown singly again, the fold it came out of. */
export interface ShownLine extends ScoreLine {
  units?: readonly string[];
  fold?: string;
}

/** The lines as they are shown, and what opens and folds those that are alike. */
export interface LikeLines {
  lines: readonly ShownLine[];
  turn: (fold: string) => void;
}

/** The first line of each unit, which gives its status. */
export const statusLines = (lines: readonly ScoreLine[]): ReadonlySet<ScoreLine> => {
  const first = new Map<string, ScoreLine>();
  for (const line of lines) if (line.unitId && !first.has(line.unitId)) first.set(line.unitId, line);
  return new Set(first.values());
};

const foldOf = ({ side, what, rule }: ScoreLine): string => `${side} ${what} ${rule}`;

/**
 * Lines of factors that say the same of several units, summed where the first of them stands; those in `open` are shown one
 * by one. A line that `standsAlone` is in doubt or under a ruling: it is never summed.
 */
export function summed(
  lines: readonly ScoreLine[],
  standsAlone: (line: ScoreLine) => boolean,
  open: ReadonlySet<string>,
): ShownLine[] {
  const folds = new Map<string, ScoreLine[]>();
  const status = statusLines(lines);
  for (const line of lines) {
    if (!line.unitId || status.has(line) || standsAlone(line)) continue;
    folds.set(foldOf(line), [...(folds.get(foldOf(line)) ?? []), line]);
  }
  return lines.flatMap((line): ShownLine[] => {
    const fold = foldOf(line);
    const like = folds.get(fold) ?? [];
    if (like.length < 2 || !like.includes(line)) return [line];
    const [first] = like;
    if (open.has(fold)) return [line === first ? { ...line, fold } : line];
    if (line !== first) return [];
    const { unitId: _, ...said } = line;
    const points = like.reduce((sum, one) => sum + one.points, 0);
    return [{ ...said, points, units: like.map(({ unitId }) => unitId!), fold }];
  });
}

/** The lines of a score, like factors on one line each until it is opened. */
export function useLikeLines(lines: readonly ScoreLine[], standsAlone: (line: ScoreLine) => boolean): LikeLines {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const turn = (fold: string) =>
    setOpen(new Set(open.has(fold) ? [...open].filter((one) => one !== fold) : [...open, fold]));
  return { lines: summed(lines, standsAlone, open), turn };
}
