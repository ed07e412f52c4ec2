import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * What the pages name in the code is there: each path in backquotes that begins at a folder of the project. `<…>`, `[…]`
 * and `*` stand for any one name, `{a,b}` for each, and the ending of a file may be left out.
 */

const root = resolve(import.meta.dirname, '..');
const folders = 'app bench bin companions components docs e2e host lib prisma scenarios scripts'.split(' ');
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const isPath = new RegExp(String.raw`^(${folders.join('|')})/[^\s:'"()…]+$`);

const pages = [...readdirSync(root), ...files].filter((path) => path.endsWith('.md') && !path.includes('node_modules'));
const named = pages.flatMap((page) =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`\n]+)`/g)]
    .map(([, words]) => words!.replace(/[.,/]$/, ''))
    .filter((words) => isPath.test(words))
    .map((path) => ({ page, path })),
);

function isThere(path: string): boolean {
  const pattern = path
    .replace(/[.+^$|\\]/g, String.raw`\$&`)
    .replace(/<[^>]*>|\[[^\]]*\]|\*+/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, each: string) => `(${each.split(',').join('|')})`);
  const there = new RegExp(`^${pattern}(\\.[a-z.]+)?$`);
  return files.some((file) => there.test(file));
}

describe('the pages', () => {
  it('name paths of today', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ path }) => !isThere(path)).map(({ page, path }) => `${page}: ${path}`)).toEqual([]);
  });
});
