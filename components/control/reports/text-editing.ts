import { isTitle } from '@/components/ui/letter-parts';
import { capital } from '@/lib/text';
import type { Mark } from '@/lib/visibility/guard/guard';

/** A text as it became, and where the pen stands in it. */
export interface Edited {
  body: string;
  caret: number;
}

const startsSentence = (before: string): boolean => before.trim() === '' || /[.!?]\s*$|\n\s*$/.test(before);

/** Puts words in place of a span; with a capital where a sentence begins. */
export function replaceSpan(body: string, [from, to]: readonly [number, number], words: string): Edited {
  const put = startsSentence(body.slice(0, from)) ? capital(words) : words;
  return { body: body.slice(0, from) + put + body.slice(to), caret: from + put.length };
}

/** Puts words in at the pen, parted from their neighbours by a space where there is none. */
export function sayAt(body: string, caret: number, words: string): Edited {
  const before = body.slice(0, caret);
  const after = body.slice(caret);
  const put = startsSentence(before) ? capital(words) : words;
  const left = before === '' || /[\s(“"]$/.test(before) ? '' : ' ';
  const right = after === '' || /^[\s.,;:!?)”"]/.test(after) ? '' : ' ';
  return { body: before + left + put + right + after, caret: caret + left.length + put.length + right.length };
}

interface Part {
  /** null: what stands before the first title. */
  title: string | null;
  from: number;
  to: number;
}

/** A text parted by its titles. */
export function partsOf(body: string): Part[] {
  const titles = [...body.matchAll(/^.*$/gm)]
    .filter(([line]) => isTitle(line))
    .map(({ index, 0: line }) => ({ title: line.trim(), from: index }));
  const parts = titles.map((part, i) => ({ ...part, to: titles[i + 1]?.from ?? body.length }));
  const first = titles[0]?.from ?? body.length;
  return first > 0 ? [{ title: null, from: 0, to: first }, ...parts] : parts;
}

/** The part the pen stands in. */
export const partAt = (body: string, caret: number): Part | undefined =>
  partsOf(body).findLast(({ from }) => from <= caret);

/** The paragraph the pen stands in. */
export function paragraphAt(body: string, caret: number): string {
  const from = body.lastIndexOf('\n\n', Math.max(0, caret - 1));
  const to = body.indexOf('\n\n', caret);
  return body.slice(from < 0 ? 0 : from + 2, to < 0 ? body.length : to);
}

/** The item that a paragraph tells: the one most of whose place and units it names; undefined: none. */
export function itemTold<Item extends { title: string; groups: readonly { rows: readonly { what: string }[] }[] }>(
  paragraph: string,
  items: readonly Item[],
): Item | undefined {
  const words = paragraph.toLowerCase();
  const scored = items.map((item) => {
    const named = new Set(item.groups.flatMap(({ rows }) => rows.map(({ what }) => what.toLowerCase())));
    const place = item.title.split(', ')[0]!.toLowerCase();
    return { item, score: [...named].filter((what) => words.includes(what)).length + (words.includes(place) ? 2 : 0) };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most), scored[0]!);
  return best && best.score > 0 ? best.item : undefined;
}

/**
 * Adds a sentence at the end of the part under `title`: to its last paragraph, or as a paragraph of its own. Where the
 * title is missing it is written too, unless nothing in the text has a title.
 */
export function addSentence(body: string, title: string, sentence: string, isOwnParagraph: boolean): Edited {
  const parts = partsOf(body);
  const part = parts.find((candidate) => candidate.title === title) ?? (parts.length === 1 ? parts[0] : undefined);
  if (!part) {
    const became = `${body.trimEnd()}\n\n${title}\n\n${sentence}`;
    return { body: became, caret: became.length };
  }
  const told = body.slice(0, part.to).trimEnd();
  const joint = isOwnParagraph || isTitle(told.slice(told.lastIndexOf('\n') + 1)) ? '\n\n' : ' ';
  const rest = body.slice(part.to);
  return {
    body: told + joint + sentence + (rest === '' ? '' : `\n\n${rest.trimStart()}`),
    caret: told.length + joint.length + sentence.length,
  };
}

/** Marks of an older text where they now stand: those before and after what changed; one that was changed has no place. */
export function carriedOver(marks: readonly Mark[], was: string, now: string): Mark[] {
  if (was === now) return [...marks];
  const shorter = Math.min(was.length, now.length);
  let before = 0;
  while (before < shorter && was[before] === now[before]) before += 1;
  let after = 0;
  while (after < shorter - before && was[was.length - 1 - after] === now[now.length - 1 - after]) after += 1;
  const shift = now.length - was.length;
  return marks.map((mark) => {
    if (!mark.at) return mark;
    const [from, to] = mark.at;
    if (to <= before) return mark;
    if (from >= was.length - after) return { ...mark, at: [from + shift, to + shift] };
    const { at: _, ...placeless } = mark;
    return placeless;
  });
}

/** A stretch of text cut at where the new sentences begin and end. */
export function cutAtNew(
  { from, text }: Pick<Stretch, 'from' | 'text'>,
  added: readonly (readonly [number, number])[],
): { text: string; isNew: boolean }[] {
  const to = from + text.length;
  const cuts = added.flat().filter((at) => at > from && at < to);
  return [from, ...cuts].map((start, i) => {
    const end = cuts[i] ?? to;
    return { text: text.slice(start - from, end - from), isNew: added.some(([a, b]) => a <= start && end <= b) };
  });
}

/** A stretch of text, marked or not. */
export interface Stretch {
  from: number;
  text: string;
  mark: Mark | null;
}

/** A text cut at its marks; of two that overlap the first is shown. */
export function stretchesOf(body: string, marks: readonly Mark[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const placed = marks.filter((mark) => mark.at).sort((a, b) => a.at![0] - b.at![0]);
  for (const mark of placed) {
    const [from, to] = mark.at!;
    if (from < at || to > body.length) continue;
    if (from > at) stretches.push({ from: at, text: body.slice(at, from), mark: null });
    stretches.push({ from, text: body.slice(from, to), mark });
    at = to;
  }
  if (at < body.length) stretches.push({ from: at, text: body.slice(at), mark: null });
  return stretches;
}
