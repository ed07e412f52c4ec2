import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../host/root.mjs';
import { sourceFiles } from './source-files';

/**
 * A test waits for the thing it needs, and says what it waited for: `until` beside this file, or what Playwright expects.
 * It neither waits for a time that is thought to be enough, nor stands behind another, nor gets a second try.
 */

const isOfTests = /\.(test|spec)\.tsx?$|-for-tests\.ts$|(^|\/)testing\/|^e2e\//;
const files = sourceFiles.filter((file) => isOfTests.test(file) && !file.endsWith('/no-wall-clock.test.ts'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const where = (pattern: RegExp, among = files) => among.filter((file) => pattern.test(textOf(file))).sort();

/** A wait of so many milliseconds; `test.setTimeout` says how long a test may last and waits for nothing. */
const waits = /(?<!test\.)\bsetTimeout\(|\bwaitForTimeout\(|timers\/promises/;

/** Where time is of the matter, and why. */
const permitted: Record<string, string> = {
  'components/transport/send/send.test.ts': 'its clock is vitest’s own, and is wound on',
  'e2e/fixtures/bad-network.ts': 'what is tried is a network with delays',
  'e2e/fixtures/kept-page.ts': 'a page is at rest that has not changed for five seconds, and is looked at until then',
  'e2e/fixtures/knock.ts': 'gives up, and says on what, when nothing answers for two minutes',
  'e2e/fixtures/world.ts': 'looks again until the stream has said a word, and says which when it gives up',
  'e2e/http/strangers.test.ts': 'looks again, a ms later, whether the first of two hundred guesses has been answered',
  'e2e/named-keys.spec.ts': 'a second without a key is what ends a text',
  'e2e/own-ways.spec.ts': 'as long as a key is held is what shows that nobody has heard it',
  'e2e/players-hand.spec.ts': 'a second without a key is what ends a text',
  'host/gateway/admission.test.ts': 'looks again, a ms later, whether the next read of a queue has begun',
  'host/kills.db.test.ts': 'chance says when a process is killed, from a seed that is printed',
  'lib/live/burst.test.ts': 'its clock is vitest’s own, and is wound on',
  'lib/turn/testing/hall/backends.ts': 'looks a moment later whether the table of locks is free',
  'lib/turn/testing/hall/steps.ts': 'looks again, a few ms later, whether a statement was answered or waits for a lock',
  'lib/turn/testing/hall/streams.ts': 'looks again, a few ms later, whether every page has been told',
  'scripts/testing/writers.ts': 'sends again what nobody answered, as a browser does',
};

test('no test waits for a wall clock, but where time is of the matter', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(where(waits)).toEqual(Object.keys(permitted).sort());
});

test('what is waited for is waited for by `until`, or by what Playwright expects; how long it took is no answer', () => {
  const isOfPlaywright = (file: string) => file.startsWith('e2e/') && !file.startsWith('e2e/http/');
  const ofVitest = files.filter((file) => !isOfPlaywright(file));
  expect(ofVitest.length).toBeGreaterThan(300);
  expect(where(/\bexpect\s*\.poll\(/, ofVitest)).toEqual([]);
  expect(where(/\bnetworkidle\b/)).toEqual([]);
  expect(where(/\bexpect\(.*Date\.now\(\) -|\.to[A-Z]\w+\(.*Date\.now\(\) -/)).toEqual([]);
});

/** The times that a file gives its tests (ms), and what it waits for in them; those of a soak are reckoned, not written. */
const timesIn = (file: string, pattern: RegExp): number[] =>
  [...textOf(file).matchAll(pattern)].map(([, ms]) => Number(ms!.replaceAll('_', '')));

test('no test is hurried: none gives itself less time than the config does', () => {
  const hurried = files.filter((file) => {
    const isSpec = file.endsWith('.spec.ts');
    const ofTests = timesIn(file, /(?:test\.setTimeout\(|^\s*\}, |^\s+)(\d+_000)(?:,$|\);$)/gm);
    const ofWaits = timesIn(file, /\btimeout: (\d[\d_]*)\b(?! \*)/g);
    return (
      ofTests.some((ms) => ms < (isSpec ? 600_000 : 900_000)) || ofWaits.some((ms) => ms < (isSpec ? 90_000 : 120_000))
    );
  });
  expect(hurried).toEqual([]);
});

test('no test stands behind another, is left out, or gets a second try', () => {
  expect(where(/\bdescribe\.(serial|sequential)\b|mode: 'serial'/)).toEqual([]);
  expect(where(/\b(test|it|describe)\.(skip|only|fixme|todo|skipIf|runIf)\b/)).toEqual([]);
  const configs = readdirSync(root).filter((file) => /\.config\.(ts|mjs|js)$/.test(file));
  expect(configs).toEqual(expect.arrayContaining(['playwright.config.ts', 'vitest.config.ts']));
  expect(where(/\b(retry|retries|bail|maxFailures)\b/, [...configs, 'scripts/suites.mjs'])).toEqual([]);
  expect(where(/\b(retry|retries): \d\b/)).toEqual([]);
});
