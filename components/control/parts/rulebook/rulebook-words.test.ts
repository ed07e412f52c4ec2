import { expect, test } from 'vitest';
import { rulebookWords } from './rulebook-words';

test('OC-140: what the rulebooks are called on screen', () =>
  expect(Object.entries(rulebookWords).map(([key, { title }]) => [key, title])).toEqual([
    ['literal2011', 'Narrow reading'],
    ['example2011', 'As the worked example reckons'],
    ['printed2011', 'As printed'],
  ]));
