import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/host/root.mjs';
import { sourceFiles } from './source-files';

/** A doc comment says what a thing is: a clause such as “What is not done by then” is read twice. */

const clause = /^(?:What|How|Whether|Who|Whose|Those)\b/;

/** The doc comments of a text, without their signs. */
const commentsIn = (text: string): string[] =>
  [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, words]) => words!.replace(/\s*\n\s*\*\s?/g, ' ').trim());

it('a clause without a subject is found', () => {
  const text = '/** What is left. */ /**\n * Whose it is.\n */ /** The rest. */ /* How. */ /** Whatever. */';
  expect(commentsIn(text).filter((words) => clause.test(words))).toEqual(['What is left.', 'Whose it is.']);
});

it('of a hundred doc comments at most two begin with one', () => {
  const comments = sourceFiles.flatMap((file) =>
    commentsIn(readFileSync(join(root, file), 'utf8')).map((words) => ({ file, words })),
  );
  expect(comments.length).toBeGreaterThan(15_000);
  const found = comments.filter(({ words }) => clause.test(words));
  const told = found.map(({ file, words }) => `${file}: ${words}`).join('\n');
  expect(found.length / comments.length, told).toBeLessThanOrEqual(0.02);
});
