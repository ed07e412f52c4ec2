import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The files named by the pages and the comments exist: each path that begins at a folder of the project, each file
 * named without its folder, each link and each commit. `<…>`, `[…]` and `*` stand for any one name, `{a,b}` for each,
 * and the ending of a file may be left out.
 */

const root = resolve(import.meta.dirname, '..');
const folders = [
  'app',
  'bench',
  'bin',
  'companions',
  'components',
  'docs',
  'e2e',
  'host',
  'lib',
  'prisma',
  'scenarios',
  'scripts',
];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
].filter((path) => !/(^|\/)(node_modules|generated)(\/|$)/.test(path));
const fileNames = new Set(files.map((path) => basename(path)));
const isPath = new RegExp(String.raw`^(${folders.join('|')})/[^\s:'"()…]+$`);
const isFileName = /^[\w.-]+\.(tsx?|mjs|prisma|md)$/;

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const pages = files.filter((path) => path.endsWith('.md'));
/** The matches in the pages, as they are to be shown. */
const inPages = (pattern: RegExp) =>
  pages.flatMap((page) => [...textOf(page).matchAll(pattern)].map(([, words]) => ({ at: page, words: words! })));
const code = files.filter((path) => /\.(tsx?|mjs|prisma)$/.test(path));
const inComments = code.flatMap((file) =>
  textOf(file)
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, words]) => ({ at: file, words: words! }))),
);

function isThere(path: string): boolean {
  const pattern = path
    .replace(/[.,/]$/, '')
    .replace(/[.+^$|\\]/g, String.raw`\$&`)
    .replace(/<[^>]*>|\[[^\]]*\]|\*+/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, each: string) => `(${each.split(',').join('|')})`);
  const there = new RegExp(`^${pattern}(\\.[a-z.]+)?$`);
  return files.some((file) => there.test(file));
}

const shown = (missing: { at: string; words: string }[]) => missing.map(({ at, words }) => `${at}: ${words}`);
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

describe('the pages and comments', () => {
  const quoted = inPages(/`([^`\n]+)`/g);

  it('name paths of today', () => {
    const named = [...quoted, ...inComments].filter(({ words }) => isPath.test(words.replace(/[.,/]$/, '')));
    expect(named.length).toBeGreaterThan(100);
    expect(shown(named.filter(({ words }) => !isThere(words)))).toEqual([]);
  });

  it('name files of today', () => {
    const named = [...quoted, ...inComments].filter(({ words }) => isFileName.test(words));
    expect(named.length).toBeGreaterThan(30);
    expect(shown(named.filter(({ words }) => !fileNames.has(words)))).toEqual([]);
  });

  it('link to what is there', () => {
    const links = inPages(/\]\(([^)\s#]+)[^)]*\)/g).filter(({ words }) => !/^[a-z]+:/.test(words));
    expect(links.length).toBeGreaterThan(30);
    expect(shown(links.filter(({ at, words }) => !existsSync(join(root, dirname(at), words))))).toEqual([]);
  });

  it('name commits of the history', ({ skip }) => {
    if (!existsSync(join(root, '.git')) || git('rev-parse', '--is-shallow-repository') === 'true') skip();
    const commits = inPages(/[Cc]ommit `([0-9a-f]{7,40})`/g);
    expect(commits.length).toBeGreaterThan(0);
    for (const { words } of commits) expect(git('cat-file', '-t', words)).toBe('commit');
  });
});
