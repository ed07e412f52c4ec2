import { expect, it } from 'vitest';
import { files, textOf } from '@/lib/testing/imports';

it('nobody looks through the page for a dialog: whether one is open is kept here', () => {
  const looks = /querySelector(All)?(<\w+>)?\([^)]*dialog/;
  const sources = files.filter((file) => /^(app|components|companions)\//.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(looks.test(`document.querySelector('[role="dialog"]')`)).toBe(true);
  expect(sources.filter((file) => !file.endsWith('.test.ts') && looks.test(textOf(file)))).toEqual([]);
});
