/** Writes the words of `lib/glossary.ts` and `lib/control-glossary.ts` into the handbook and into `lib/README.md`: `npm run guide`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { isEntry } from '../host/is-entry.mjs';
import { wordsOfControl } from '../lib/control-glossary';
import { type Meaning, wordsOfPlayers } from '../lib/glossary';

type Words = Readonly<Record<string, Meaning>>;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const sorted = (words: Words) => Object.entries(words).sort(([a], [b]) => a.localeCompare(b, 'en'));

/** A page of the handbook with a table of words. */
const page = (title: string, about: string, words: Words): string =>
  [
    `# ${title}`,
    '',
    about,
    '',
    '| word | means |',
    '|---|---|',
    ...sorted(words).map(([word, { means }]) => `| **${word}** | ${cell(means)} |`),
    '',
  ].join('\n');

/** The lines of `lib/README.md` between which the table of the words on screen stands. */
const begins =
  '<!-- The words on screen, written by `npm run guide` from `lib/glossary.ts` and `lib/control-glossary.ts`. -->';
const ends = '<!-- The end of the words on screen. -->';

/** A page with this text in the place of what stands between the two lines. */
function withTable(text: string, table: string): string {
  const from = text.indexOf(begins);
  const to = text.indexOf(ends);
  if (from < 0 || to < from) throw new Error(`lib/README.md has no place for the words on screen: ${begins}`);
  return `${text.slice(0, from + begins.length)}\n\n${table}\n\n${text.slice(to)}`;
}

/** Every page that is written, by its path, with its text. */
export function wordsPages(): ReadonlyMap<string, string> {
  const all: Words = { ...wordsOfPlayers, ...wordsOfControl };
  const table = [
    '| word | means | not |',
    '|---|---|---|',
    ...sorted(all).map(([word, { means, not = '' }]) => `| ${word} | ${cell(means)} | ${cell(not)} |`),
  ].join('\n');
  return new Map([
    [
      'docs/book/words.md',
      page('Words', 'Words of the game and of the console. *My card* on your desk has them too.', wordsOfPlayers),
    ],
    [
      'docs/book/words-of-control.md',
      page(
        'Words of Control',
        'Words that only umpires meet, beside [those for everybody](words.md). The help on every desk of Control has both.',
        wordsOfControl,
      ),
    ],
    ['lib/README.md', withTable(readFileSync('lib/README.md', 'utf8'), table)],
  ]);
}

if (isEntry(import.meta.url)) for (const [path, text] of wordsPages()) writeFileSync(path, text);
