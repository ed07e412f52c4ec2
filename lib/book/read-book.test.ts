import { expect, test } from 'vitest';
import { readBook, readPicture } from './read-book';

test('a page of Control’s is read for Control alone', async () => {
  const named = async (isControl: boolean) => (await readBook(isControl)).map(({ name }) => name);
  expect(await named(false)).not.toContain('team-control');
  expect(await named(true)).toContain('team-control');
});

test('a picture goes to the person who may read a page that has it', async () => {
  const isThere = async (name: string, isControl: boolean) => (await readPicture(name, isControl)) !== null;
  expect(await isThere('order-form-light.png', false)).toBe(true);
  expect(await isThere('order-form-dark.png', false)).toBe(true);
  expect(await isThere('master-map-light.png', false)).toBe(false);
  expect(await isThere('master-map-light.png', true)).toBe(true);
});

test('a file that no page shows is none', async () => {
  for (const name of ['README.md', '../../package.json', '..%2f..%2fpackage.json', 'rules-desk-light.png'])
    expect(await readPicture(name, true)).toBeNull();
});
