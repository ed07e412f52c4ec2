import { marked, type Token } from 'marked';
import type { BookPage } from './pages';
import type { WrittenPage } from './read-book';

/** A section of a page: what stands under one heading. `id` is empty for what stands above the first. */
interface Section {
  id: string;
  heading: string;
  text: string;
}

/** A section that has all the words looked for, with the sentence that has the first of them. */
export interface FoundSection {
  page: BookPage;
  title: string;
  id: string;
  heading: string;
  excerpt: string;
}

/** The id of a heading, which an address may name after `#`. */
export const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The words of a block without its marks. */
function plainText(token: Token): string {
  const words: string[] = [];
  marked.walkTokens([token], (one) => {
    if ((one.type === 'text' && !('tokens' in one && one.tokens)) || one.type === 'codespan' || one.type === 'code')
      words.push(one.text);
    if (['paragraph', 'list_item', 'tablecell', 'heading'].includes(one.type)) words.push(' ');
  });
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** The sections of a page. */
function sectionsOf({ title, tokens }: WrittenPage): Section[] {
  const sections: Section[] = [{ id: '', heading: title, text: '' }];
  for (const token of tokens) {
    if (token.type === 'heading') sections.push({ id: headingId(token.text), heading: token.text, text: '' });
    else sections.at(-1)!.text += ` ${plainText(token)}`;
  }
  return sections;
}

/** The sentence of a text that has a word, at most so many letters of it. */
function excerptWith(text: string, word: string): string {
  const sentences = text.trim().split(/(?<=[.!?:;])\s+/);
  const found = sentences.find((sentence) => sentence.toLowerCase().includes(word)) ?? sentences[0] ?? '';
  return found.length > 200 ? `${found.slice(0, 199)}…` : found;
}

/**
 * The sections that have every word typed, those with a word in their heading first.
 *
 * @param typed as a person types it; empty: nothing is found
 */
export function findInBook(pages: readonly WrittenPage[], typed: string): FoundSection[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = pages.flatMap((page) =>
    sectionsOf(page)
      .filter(({ heading, text }) => words.every((word) => `${heading} ${text}`.toLowerCase().includes(word)))
      .map(({ id, heading, text }) => ({
        page: page.name,
        title: page.title,
        id,
        heading,
        excerpt: excerptWith(text, words[0]!),
      })),
  );
  const inHeading = ({ heading }: FoundSection) => words.some((word) => heading.toLowerCase().includes(word));
  return [...found.filter(inHeading), ...found.filter((one) => !inHeading(one))];
}
