import type { Draft } from '../draft/draft';
import { mayBeOurs } from '../may-be-ours';
import { rewritten } from './rows';

const parted = (list = ''): string[] => list.split(';').flatMap((one) => one.trim() || []);

/** A column `ours` without one of its words. */
export const withoutMark = (ours: string | undefined, mark: string): string =>
  parted(ours)
    .filter((one) => one !== mark)
    .join('; ');

/** A column `ours` with words more, each once. */
export const withMarks = (ours: string | undefined, marks: readonly string[]): string =>
  [...new Set([...parted(ours), ...marks])].join('; ');

/** Words that name no column are taken out of the column `ours`. */
export const withKnownMarks = (draft: Draft, file: string, rows: readonly number[]): Draft =>
  rewritten(draft, file, rows, ({ ours }) => ({
    ours: parted(ours)
      .filter((one) => mayBeOurs[file]?.includes(one))
      .join('; '),
  }));
