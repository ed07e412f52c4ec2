import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/host/root.mjs';
import { scriptBudgets } from './budgets';

it('the page on what a page loads has the aims of today, and no page loads more there', () => {
  const page = readFileSync(join(root, 'docs', 'decisions', 'what-a-page-loads.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([\w -]+) \| (\d+) \| ([\d.]+) \|$/gm)].map(([, name, aim, loads]) => ({
    name: name!,
    aim: Number(aim),
    loads: Number(loads),
  }));
  const { reading: _, ...pages } = scriptBudgets;
  expect(Object.fromEntries(rows.map(({ name, aim }) => [name, aim]))).toEqual(pages);
  expect(rows.filter(({ aim, loads }) => loads > aim)).toEqual([]);
});
