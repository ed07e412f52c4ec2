import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsPages } from './words-pages';

test('the words of the handbook and of lib/README.md are those that the desks explain', () => {
  const pages = wordsPages();
  expect([...pages.keys()]).toEqual(['docs/book/words.md', 'docs/book/words-of-control.md', 'lib/README.md']);
  for (const [path, text] of pages) expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a word of the code is no word on screen as well', () => {
  const [onScreen = '', ofCode = ''] = readFileSync('lib/README.md', 'utf8').split('### Words of the code');
  const wordsIn = (text: string) => [...text.matchAll(/^\| ([a-zA-Z][^|]*?) \|/gm)].map(([, word]) => word!);
  const code = wordsIn(ofCode);
  expect(code.length).toBeGreaterThan(20);
  expect(
    code.filter((word) => word !== 'word' && wordsIn(onScreen.split('## One meaning a word')[1]!).includes(word)),
  ).toEqual([]);
});
