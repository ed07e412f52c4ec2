import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { type BookPage, pagesFor } from './pages';

/** A page of the handbook as it is written: its title, and its blocks of Markdown. */
export interface WrittenPage {
  name: BookPage;
  title: string;
  tokens: Token[];
}

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'book');

/** Reads the text of a page of `docs/book`. */
export function writtenPage(name: BookPage, text: string): WrittenPage {
  const [first, ...tokens] = marked.lexer(text).filter(({ type }) => type !== 'space');
  if (first?.type !== 'heading') throw new Error(`docs/book/${name}.md does not begin with its title.`);
  return { name, title: first.text, tokens };
}

const readPage = async (name: BookPage): Promise<WrittenPage> =>
  writtenPage(name, await readFile(join(folder, `${name}.md`), 'utf8'));

/** Every page that a reader may read, in the order of the handbook. */
export const readBook = (isControl: boolean): Promise<WrittenPage[]> => Promise.all(pagesFor(isControl).map(readPage));

/** The pictures on a page, by the names of their files in `docs/screenshots`. */
export function picturesOn({ tokens }: WrittenPage): string[] {
  const found: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') found.push(pictureNamed(token.href));
  });
  return found;
}

/** The file of a picture by the link to it: `../screenshots/orders-light.png` is `orders-light.png`. */
export const pictureNamed = (href: string): string => href.slice(href.lastIndexOf('/') + 1);

/** A picture of the handbook, if a page that this reader may read has it; null: there is none. A picture by day has one by night beside it. */
export async function readPicture(name: string, isControl: boolean): Promise<Buffer<ArrayBuffer> | null> {
  const shown = (await readBook(isControl)).flatMap(picturesOn);
  if (!shown.includes(name.replace('-dark.', '-light.'))) return null;
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), 'docs', 'screenshots', name)).catch(() => null);
}
