/**
 * Writes `docs/catalogue/catalogue.md` from the cases beside it: `npm run catalogue`. The page is the cases in words;
 * their figures stay in the JSON.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isEntry } from '../host/is-entry.mjs';

interface Chapter {
  chapter: string;
  cases: { number: string; cites: string; words: string; kind: string; refused?: string[] }[];
}

const folder = 'docs/catalogue';

/** Where the page stands. */
export const cataloguePage = `${folder}/catalogue.md`;

const chapterNumber = ({ chapter }: Chapter): number => Number(/§(\d+)/.exec(chapter)?.[1] ?? 99);

/** The page as the cases have it: a table a chapter, in the order of the book. */
export function catalogueText(): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'rows.json');
  const chapters = files
    .map((file) => ({ file, ...(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Chapter) }))
    .sort((a, b) => chapterNumber(a) - chapterNumber(b) || a.file.localeCompare(b.file));
  const count = chapters.reduce((sum, { cases }) => sum + cases.length, 0);
  const cell = (text: string) => text.replaceAll('|', '\\|');
  return [
    '# The catalogue of cases',
    '',
    `${count} cases in ${chapters.length} chapters. Written by \`npm run catalogue\` from the JSON beside it; README.md tells how to run them.`,
    ...chapters.flatMap(({ chapter, file, cases }) => [
      '',
      `## ${chapter}`,
      '',
      `[${file}](${file})`,
      '',
      '| | case | rule |',
      '|---|---|---|',
      ...cases.map(({ number, words, cites }) => `| ${number} | ${cell(words)} | ${cell(cites)} |`),
    ]),
    '',
  ].join('\n');
}

if (isEntry(import.meta.url)) writeFileSync(cataloguePage, catalogueText());
