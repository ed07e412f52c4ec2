import type { Shape } from '@/companions/rules/table-shape';
import type { Problem } from '@/lib/adjudication';
import type { ValuePath } from '@/lib/values';

/** Writes a value at a place of the tables; undefined takes it out. */
export type Write = (place: ValuePath, value: unknown) => void;

/** A part of the tables, as its editor is given it. */
export interface Part {
  /** As it is called. */
  label: string;
  shape: Shape;
  value: unknown;
  place: ValuePath;
  /** Everything wrong at this place or below it. */
  problems: readonly Problem[];
  write: Write;
}

const dotted = (place: ValuePath): string => place.join('.');

/** What is wrong at a place itself, in words; null: nothing. */
export function wrongAt(problems: readonly Problem[], place: ValuePath): string | null {
  const path = dotted(place);
  const said = problems.filter((problem) => problem.path === path).map(({ message }) => message);
  return said.length > 0 ? said.join('; ') : null;
}

const none: readonly Problem[] = [];

/** What is wrong at a place and below it. */
export function wrongIn(problems: readonly Problem[], place: ValuePath): readonly Problem[] {
  const path = dotted(place);
  const found = problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`));
  return found.length > 0 ? found : none;
}

export const isSameWrong = (a: readonly Problem[], b: readonly Problem[]): boolean =>
  a.length === b.length && a.every(({ path, message }, i) => path === b[i]!.path && message === b[i]!.message);

/** The mark by which a place is found on the page. */
export const placeMark = (place: ValuePath): string => dotted(place);
