import { describe, expect, test } from 'vitest';
import { readings } from '@/lib/adjudication/rulings';
import { chapterOf, chaptersOf, everyReading, findReadings } from './find-readings';

const found = (filter: Partial<typeof everyReading>) =>
  findReadings(readings, { ...everyReading, ...filter }).map(({ number }) => number);

describe('finding a ruling', () => {
  test('nothing asked: all of them', () => {
    expect(found({})).toHaveLength(140);
    expect(found({ text: '   ' })).toHaveLength(140);
  });
  test.each(['56', 'OC-56', 'oc56', ' oc 56 '])('by its number: %s', (text) => {
    expect(found({ text })).toEqual([56]);
  });
  test('a number that is none finds none', () => {
    expect(found({ text: 'oc 141' })).toEqual([]);
  });
  test('by a chapter, typed or picked', () => {
    expect(found({ text: '§8' })).toEqual([110]);
    expect(found({ chapter: '§8' })).toEqual([110]);
    expect(found({ chapter: '§1' })).toEqual([]);
  });
  test('by words in any order', () => {
    expect(found({ text: 'fast standing' })).toEqual([56]);
    expect(found({ text: 'Tentacle' })).toEqual([42]);
    expect(found({ text: 'xyzzy' })).toEqual([]);
  });
  test('ours only, by the tick or by the word', () => {
    expect(found({ oursOnly: true })).toHaveLength(29);
    expect(found({ oursOnly: true, text: '56' })).toEqual([]);
    expect(found({ text: 'house night' })).toEqual(expect.arrayContaining([43, 91, 102]));
  });
});

test('the chapters, in the order of the book', () => {
  expect(chapterOf('§12a Close Air Support')).toBe('§12');
  expect(chapterOf('The whole book')).toBe('');
  expect(chaptersOf(readings)).toEqual(['§2', '§4', '§5', '§6', '§7', '§8', '§9', '§10', '§11', '§12', '§13']);
});
