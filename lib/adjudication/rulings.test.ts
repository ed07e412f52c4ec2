import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readingOf, readings } from './rulings';
import { isOurs, rulingsIn } from './rulings-cited';

const root = resolve(import.meta.dirname, '../..');

const written = [
  'lib',
  'companions',
  'components',
  'app',
  'bin',
  'e2e',
  'prisma',
  'host',
  'scripts',
  'data',
  'scenarios',
  'docs',
].flatMap((folder) => {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md|json|csv)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !/[\\/](generated|node_modules)[\\/]/.test(file) && file !== import.meta.filename);
  } catch {
    return [];
  }
});

describe('the readings', () => {
  test('OC-1 to OC-140, each once and in order', () => {
    expect(readings.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 118 }, (_, i) => i + 1),
      ...[119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130],
      ...[131, 132, 133, 134, 135, 136, 137, 138, 139, 140],
    ]);
  });

  test('each says where it bears, what it is about, and a sentence or two', () => {
    for (const { number, section, about, sentence } of readings) {
      const which = `OC-${number}`;
      expect(section, which).toMatch(/^(§([1-9]|1[0-3])[a-e]?( |$)|The whole book$)/);
      expect(about.split(' ').length, which).toBeLessThanOrEqual(5);
      expect(sentence, which).toMatch(/^[A-Z].*\.$/);
      expect(sentence.length, which).toBeLessThan(260);
    }
    expect(new Set(readings.map(({ sentence }) => sentence)).size).toBe(140);
  });

  test('every default that is this project’s own is marked so, and no other', () => {
    expect(readings.filter((reading) => reading.isOurs).map(({ number }) => number)).toEqual([
      42, 43, 44, 58, 63, 73, 74, 75, 79, 84, 89, 91, 101, 102, 105, 108, 112, 113, 118, 124, 126, 127, 128, 130, 131,
      133, 134, 135, 136,
    ]);
  });

  test('what in a reading is ours is said where it is not the whole of it', () => {
    const inPart = readings.filter(({ oursIs }) => oursIs !== '').map(({ number }) => number);
    expect(inPart).toEqual([43, 58, 73, 75, 79, 84, 91, 101, 102, 105, 108, 127, 131, 133, 134]);
  });

  test('a number is looked up', () => {
    expect(readingOf(56)?.about).toBe('Standing fast');
    expect(readingOf(0)).toBeUndefined();
    expect(readingOf(141)).toBeUndefined();
  });
});

describe('a rule reference', () => {
  test.each([
    ['§9 Factors note 1, OC-2', [2]],
    ['§9 Combined arms (OC-17, OC-16)', [17, 16]],
    ['§6 Movement: the table (OC-98 to OC-101)', [98, 99, 100, 101]],
    ['OC-47–OC-49', [47, 48, 49]],
    ['OC-5, OC-5', [5]],
    ['§9 Results Table', []],
    ['', []],
  ])('%s', (rule, numbers) => {
    expect(rulingsIn(rule)).toEqual(numbers);
  });

  test('a span that runs backwards or past the last ruling is cut', () => {
    expect(rulingsIn('OC-9 to OC-3')).toEqual([9]);
    expect(rulingsIn('OC-117 to OC-129')).toEqual([117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129]);
    expect(rulingsIn('OC-140 to OC-999999999')).toEqual([140]);
  });

  test('rests on a default of ours when one of its rulings does', () => {
    expect(isOurs('§9 Close Air Support, OC-42')).toBe(true);
    expect(isOurs('§9 Combat Procedure, OC-12, OC-63')).toBe(true);
    expect(isOurs('§9 Factors, OC-2')).toBe(false);
    expect(isOurs('§9 Results Table')).toBe(false);
    expect(isOurs('OC-999')).toBe(false);
  });

  test('is known of each without its words, and of no number beyond them', () => {
    const cites = readings.map(({ number }) => `OC-${number}`);
    expect(rulingsIn(`OC-1 to OC-999`)).toEqual(readings.map(({ number }) => number));
    expect(cites.map((rule) => isOurs(rule))).toEqual(readings.map(({ isOurs: is }) => is));
  });
});

test('every ruling that the house cites exists', () => {
  expect(written.length).toBeGreaterThan(80);
  const strangers = written.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/OC-(\d+)/g)]
      .filter(([, number]) => readingOf(Number(number)) === undefined)
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(strangers).toEqual([]);
});

test('the page of the folder lists every reading, in these words', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const listed = page.split('\n').filter((line) => line.startsWith('- **OC-'));
  expect(listed).toEqual(
    readings.map(({ number, section, about, sentence, isOurs: own, oursIs }) => {
      const mark = own ? ` *Ours${oursIs ? `: ${oursIs}` : ''}.*` : '';
      return `- **OC-${number}** ${about} (${section}). ${sentence}${mark}`;
    }),
  );
});

test('the map of the folder names every chapter of it, and none that is not there', () => {
  const page = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const map = page.slice(page.indexOf('| book |'), page.indexOf('`index.ts`'));
  const named = [...map.matchAll(/`([\w-]+\.ts)`/g)].map(([, file]) => file!);
  const there = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|-for-tests\.ts$|^index\.ts$/.test(file),
  );
  expect(named.toSorted()).toEqual(there.toSorted());
});
