import { z } from 'zod';

/** What may stand in a cell. */
export interface Allowed {
  /** The words there are; null: it is no choice of words. */
  words: readonly string[] | null;
  /** Several of them, separated by semicolons. */
  isList: boolean;
  /** It may be empty. */
  mayBeEmpty: boolean;
  kind: 'whole number' | 'number' | 'key' | 'text';
}

/** What may stand in a cell of a column, read from its shape: its words from how it is built, the rest by trying. */
export function allowedIn(shape: z.ZodType): Allowed {
  const takes = (text: string) => shape.safeParse(text).success;
  const { words, isList } = wordsOf(shape);
  const isFigure = !words && takes('1') && !takes('Arnhem');
  const kind = isFigure ? (takes('1.5') ? 'number' : 'whole number') : !takes('a b') && takes('a-b') ? 'key' : 'text';
  return { words, isList, mayBeEmpty: takes(''), kind };
}

/** A cell in words: `one of allied, german`. */
export function allowedInWords({ words, isList, mayBeEmpty, kind }: Allowed): string {
  const what = words
    ? `${isList ? 'any of' : 'one of'} ${words.join(', ')}${isList ? ', separated by semicolons' : ''}`
    : kind === 'key'
      ? 'letters, figures and hyphens'
      : kind === 'text'
        ? 'words'
        : `a ${kind}`;
  return mayBeEmpty ? `${what}, or empty` : what;
}

function wordsOf(shape: z.ZodType): Pick<Allowed, 'words' | 'isList'> {
  if (shape instanceof z.ZodEnum) return { words: shape.options.map(String), isList: false };
  if (shape instanceof z.ZodArray) return { words: wordsOf(shape.element as z.ZodType).words, isList: true };
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault) return wordsOf(shape.def.innerType as z.ZodType);
  const parts =
    shape instanceof z.ZodUnion ? shape.options : shape instanceof z.ZodPipe ? [shape.def.in, shape.def.out] : [];
  for (const part of parts as z.ZodType[]) {
    const found = wordsOf(part);
    if (found.words) return found;
  }
  return { words: null, isList: false };
}
