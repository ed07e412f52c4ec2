import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { bookOfDesk } from '@/components/control/frame/book-of-desk';
import { type Deed, deeds, keyOf } from '@/components/control/parts/keys/key-table';
import { orderWords } from '@/components/player/access/order-words';
import { declaredDesks } from '@/host/list-routes.mjs';
import { files, root, textOf } from '@/lib/testing/imports';
import { mechanismFigures, mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { headingId } from './find-in-book';
import { type BookPage, bookPages, pagesFor } from './pages';
import { picturesOn, writtenPage } from './read-book';

/** The handbook says what is so: each key, each word on a screen, each link and each picture is there. */

const folder = join(root, 'docs', 'book');
const names = Object.keys(bookPages) as BookPage[];
const written = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8');
const pages = names.map((name) => writtenPage(name, written(name)));

const tokensOf = (tokens: Token[], type: string): Token[] => {
  const found: Token[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === type) found.push(token);
  });
  return found;
};

/** Everything that the console says, without comments, and with each run of blanks as one. */
const said = files
  .filter((file) => /^(app|components|companions)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map(textOf)
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  .replace(/\s+/g, ' ');

/** A text stands there by itself, and not within a longer word. */
const isSaid = (text: string): boolean =>
  new RegExp(`(?<![\\w-])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(said);

describe('the pages of the handbook', () => {
  it('are the files of docs/book, and its list names each by its title', () => {
    expect(readdirSync(folder).sort()).toEqual([...names.map((name) => `${name}.md`), 'README.md'].sort());
    const list = written('README');
    expect(pages.filter(({ name, title }) => !list.includes(`[${title}](${name}.md)`)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it('before sign-in and for players there are thirteen, for Control twenty', () => {
    expect(pagesFor(true).length).toBe(20);
    expect(pagesFor(false)).toEqual([
      'evening-before',
      'in-the-hall',
      'when-something-breaks',
      'few-teams',
      'on-paper',
      'alone',
      'own-scenario',
      'after-the-battle',
      'what-is-kept',
      'commander',
      'operations',
      'intelligence',
      'words',
    ]);
  });

  it.each(pagesFor(false))('§2: %s, which everybody may read, says no word and no figure of the mechanism', (name) => {
    const text = written(name);
    const found = [...mechanismWords, ...mechanismFigures].flatMap(({ pattern }) => pattern.exec(text)?.[0] ?? []);
    expect(found).toEqual([]);
  });

  it.each(names)('%s names keys as the table of keys has them', (name) => {
    const text = written(name);
    const keys = [...text.matchAll(/<kbd title="(\w+)">([^<]+)<\/kbd>/g)];
    expect([...text.matchAll(/<kbd/g)].length).toBe(keys.length);
    expect(
      keys.filter(([, deed, key]) => !(deed! in deeds) || keyOf(deed as Deed) !== key).map(([all]) => all),
    ).toEqual([]);
    const typed = /\b(?:Ctrl|Esc|Escape|Backspace|F\d{1,2})\b|\b[Pp]ress(?: the key)? [A-Z]\b/;
    expect(typed.exec(text.replace(/<kbd[^>]*>[^<]*<\/kbd>/g, ''))).toBeNull();
  });

  it.each(names)('%s has in italics what stands on a screen', (name) => {
    const { tokens } = pages.find((page) => page.name === name)!;
    const words = tokensOf(tokens, 'em').map((token) => (token as { text: string }).text);
    expect(words.filter((one) => !isSaid(one))).toEqual([]);
  });

  it('link to pages, headings and pictures that are there, by day and by night', () => {
    const ids = new Map(
      pages.map(({ name, tokens }) => [
        name as string,
        tokensOf(tokens, 'heading').map((token) => headingId((token as { text: string }).text)),
      ]),
    );
    const broken = pages.flatMap(({ name, tokens }) =>
      tokensOf(tokens, 'link')
        .map((token) => (token as { href: string }).href)
        .filter((href) => {
          const [, page, id] = /^([a-z-]+)\.md(?:#(.+))?$/.exec(href) ?? [];
          const there = ids.get(page ?? '');
          return !there || (id !== undefined && !there.includes(id));
        })
        .map((href) => `${name}: ${href}`),
    );
    expect(broken).toEqual([]);
    const pictures = pages.flatMap(picturesOn);
    expect(pictures.length).toBeGreaterThan(4);
    const there = (file: string) => existsSync(join(root, 'docs', 'screenshots', file));
    expect(
      pictures.filter(
        (file) => !file.endsWith('-light.png') || !there(file) || !there(file.replace('-light.', '-dark.')),
      ),
    ).toEqual([]);
  });

  it('no page of everybody shows a desk of Control, or the map of a side', () => {
    const open = pages.filter(({ name }) => pagesFor(false).includes(name));
    expect([...new Set(open.flatMap(picturesOn))]).toEqual(['order-form-light.png']);
  });

  it('each has a link on the console', () => {
    const gameControl = {
      isBegun: true,
      practice: null,
      isOneUmpire: false,
      seat: { roles: ['gameControl' as const] },
    };
    const ofDesks = declaredDesks().map(({ path }: { path: string }) =>
      bookOfDesk(path.replace('/control/[seatId]', ''), gameControl),
    );
    const named = [...said.matchAll(/page="([a-z-]+)"/g)].map(([, page]) => page!);
    // The board has one by the seat (`book-of-desk.test.ts`), a player's desk one by the duty.
    const bySeat = ['game-control', 'alone', 'one-umpire', 'commander', 'operations', 'intelligence'];
    const linked = new Set<string>([...ofDesks, ...named, ...bySeat]);
    expect(names.filter((name) => !linked.has(name))).toEqual([]);
    expect([...linked].filter((name) => !(name in bookPages))).toEqual([]);
  });
});

describe('what the handbook says of the game', () => {
  it('the words of the order sheet are those of the card', () => {
    const text = written('operations');
    for (const [word, meaning] of orderWords) expect(text).toContain(`| ${word} | ${meaning} |`);
  });

  it('the battles have as many teams and turns as their scenarios', () => {
    const text = written('evening-before');
    const scenarios = join(root, 'scenarios');
    for (const folderOf of readdirSync(scenarios)) {
      const { title, turns } = JSON.parse(readFileSync(join(scenarios, folderOf, 'manifest.json'), 'utf8'));
      const teams =
        readFileSync(join(scenarios, folderOf, 'teams.csv'), 'utf8')
          .trim()
          .split('\n').length - 1;
      const row = new RegExp(`^\\| ${title} \\| ${teams} \\| [^|]+ \\| [^|]+ \\| ${turns.length} \\|$`, 'm');
      expect(row.test(text), title).toBe(true);
    }
  });
});
