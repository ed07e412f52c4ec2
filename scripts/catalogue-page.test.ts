import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguePage, catalogueText } from './catalogue-page';

test('the page of the catalogue is as its cases have it', () => {
  expect(readFileSync(cataloguePage, 'utf8')).toBe(catalogueText());
});
