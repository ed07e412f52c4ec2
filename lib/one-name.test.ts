import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countsByHand } from './testing/counts-by-hand';
import { files, textOf } from './testing/imports';
import { shownTexts } from './testing/shown-text';

/** One thing has one name wherever it is read: words that were given up are in no text of a page, a letter or a refusal. */

/** A word that is not shown, what is said instead, and where it is another thing's own word. */
interface GivenUp {
  word: RegExp;
  say: string;
  unless?: (file: string, text: string) => boolean;
}

/** Companion games have a set-up of their own, and so has the ledger's row of one. */
const ofACompanion = (file: string): boolean =>
  /^(companions|components\/player\/cases)\/|^bin\/(command|help)\.ts$|^lib\/ledger\/kinds\.ts$/.test(file);

/** Columns of a scenario's file and of an export, by their names. */
const namesColumns = (file: string): boolean =>
  /^(lib\/scenario\/guide\/columns|host\/archive\/team-export)\.ts$/.test(file);

const givenUp: GivenUp[] = [
  { word: /\bpostures?\b/i, say: 'movement', unless: namesColumns },
  { word: /\bways? of moving\b/i, say: 'movement' },
  { word: /\bring(s|ed|ing)?\b/i, say: 'circle', unless: (_, text) => /\bbell\b/.test(text) },
  { word: /\bpick(s|ed|ing)?\b/i, say: 'circle a word; select a row or a counter; choose from a list' },
  { word: /\bset-?up\b/i, say: 'Seats', unless: ofACompanion },
  { word: /\bgive (it )?back\b/i, say: 'Release my claim, or Return to the team' },
  { word: /\bif pressed\b/i, say: 'If attacked' },
  { word: /\blay it down\b/i, say: 'Put the pencil away' },
  { word: /\bbehind since\b/i, say: 'not updated since' },
  { word: /\blow lines?\b/i, say: 'underscores' },
  { word: /\bparted by\b/i, say: 'separated by' },
  { word: /\bnothing lies here\b/i, say: 'There is nothing here yet' },
  { word: /\bas of any arrival\b/i, say: 'as for any arrival' },
  { word: /\bholds what goes by minutes\b/i, say: 'messages that take minutes wait' },
  { word: /\bto the row above, below\b/i, say: 'to a better, a worse result' },
];

const shown = files
  .filter(
    (file) =>
      /^(app|companions|components|host|lib|bin)\//.test(file) && !/\.generated\.ts$|^components\/gallery\//.test(file),
  )
  .map((file) => ({ file, texts: shownTexts(file, textOf(file)) }));

/** Pages of the documentation that a host or an umpire reads. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

describe('what is read of a file', () => {
  const textsIn = (source: string) => shownTexts('a.tsx', source).map(({ text }) => text);
  it('is the text of JSX, with its labels', () =>
    expect(textsIn('<p className="flex gap-2" aria-label="ringed">Ring {one} word</p>')).toEqual([
      'ringed',
      'Ring ',
      ' word',
    ]));
  it('is every string that is more than a name of the code', () =>
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template to be read.
    expect(textsIn("const a = ['posture', 'Posture', 'a way of moving']; b = `two ${1} rings`; import 'x y';")).toEqual(
      ['Posture', 'a way of moving', 'two … rings'],
    ));
  it('is no class, no type and no query of the database', () =>
    expect(textsIn("type A = 'ring it'; const b = 'flex ring-1'; const c = sql`SELECT ring FROM posture`;")).toEqual(
      [],
    ));
});

it('there are texts to look at', () => {
  expect(shown.length).toBeGreaterThan(1_500);
  expect(shown.reduce((sum, { texts }) => sum + texts.length, 0)).toBeGreaterThan(9_000);
});

it.each(givenUp)('nothing that is read says $word', ({ word, say, unless }) => {
  const found = shown.flatMap(({ file, texts }) =>
    texts.flatMap(({ text, line }) =>
      word.test(text) && !unless?.(file, text) ? [`${file}:${line}: “${text.trim()}”, say ${say}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

it('no page of the documentation names a page by the name it had', () => {
  expect(pages).toContain('docs/security.md');
  const found = pages.filter((page) => /\bSet-?up\b|\bways? of moving\b|\bring one\b/.test(textOf(page)));
  expect(found).toEqual([]);
});

describe('counts agree', () => {
  const byHand = (source: string) => countsByHand('a.tsx', source).map(({ text }) => text);
  it('a number before a plural is found in templates and in JSX', () => {
    expect(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: templates to be read.
      byHand('a = `${squares.length} squares`; b = `${unit.name} points north`; c = `turn ${turn} orders`;'),
    ).toEqual(['squares.length squares']);
    expect(byHand("<p>{lift.serials} serials, {counted(2, 'unit')}</p>")).toEqual(['lift.serials serials']);
  });
  it('no count is put together by hand: `counted` says “1 square” and “2 squares”', () => {
    const found = shown.flatMap(({ file }) =>
      countsByHand(file, textOf(file)).map(({ text, line }) => `${file}:${line}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
