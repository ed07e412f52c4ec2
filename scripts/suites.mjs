/** The suites of the project: what each runs and how its results are counted. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../host/root.mjs';
import { run } from '../host/steps.mjs';
import { endWatch, isWatching, withoutWayOut } from './outward/outward.mjs';

/** @typedef {import('./suite-types').Times} Times */
/** @typedef {import('./suite-types').Result} Result */
/** @typedef {import('./suite-types').Suite} Suite */

/** Runs an installed tool; once the watch has begun, with no way off this machine. @param {string} script below node_modules @param {string[]} args @param {Record<string, string>} [env] */
function tool(script, args, env = {}) {
  const hasBrowsers = script.startsWith('playwright/');
  const called = [join(root, 'node_modules', script), ...args];
  const [file, all] = isWatching()
    ? withoutWayOut(process.execPath, called, { hasBrowsers })
    : [process.execPath, called];
  return run(file, all, { cwd: root, env: { ...process.env, ...env } });
}

/** A tool that only says yes or no counts as one test. @param {string} script @param {string[]} args */
async function yesOrNo(script, args) {
  const { code, output } = await tool(script, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** A run that ended badly, or ran nothing, has failed even when no test says so. @param {number} code @param {Result} counted */
export function withoutExcuse(code, result) {
  const { passed, failed } = result;
  const isSound = passed + failed > 0 && (code === 0 || failed > 0);
  return isSound ? result : { ...result, failed: failed + 1 };
}

/** Runs a tool that writes its results as JSON into a file of its own. */
async function counted(script, args, env, count, timesOf) {
  const folder = mkdtempSync(join(tmpdir(), 'opcom-results-'));
  const file = join(folder, 'results.json');
  try {
    const { code, output } = await tool(script, args(file), env(file));
    const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    const sums = results ? { ...count(results), times: timesOf(results) } : { passed: 0, failed: 0 };
    return withoutExcuse(code, { ...sums, output });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts vitest's results; a file that could not be loaded is a failure, and so is a test that did not run. */
export function countVitest(results) {
  const unloaded = results.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = results;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + unloaded.length };
}

/** @returns {Times} */
export function timesOfVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => [basename(name), endTime - startTime]);
}

/** Counts Playwright's results; a test that passed only at a second try, or did not run, is a failure. */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** @returns {Times} */
export function timesOfPlaywright({ suites }) {
  const timeOf = ({ suites = [], specs }) =>
    suites.reduce((sum, suite) => sum + timeOf(suite), 0) +
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0);
  return suites.map((suite) => [suite.title, timeOf(suite)]);
}

/** In full: what `npm test` has in a smaller form. */
const soaked = { OPCOM_SOAK: '1' };
/** In brief, for `npm run check`: every test, and chance put to each property a few times. */
const brief = { OPCOM_CHECK: '1' };

/** @param {string} project @param {Record<string, string>} [env] @param {string[]} [files] all of the project's where none is named */
const vitest =
  (project, env = {}, files = []) =>
  () =>
    counted(
      'vitest/vitest.mjs',
      (file) => [
        'run',
        '--project',
        project,
        ...files,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      () => ({ ...env, NO_COLOR: '1' }),
      countVitest,
      timesOfVitest,
    );

/** The browser tests. @param {Record<string, string>} [env] */
const playwright =
  (env = {}) =>
  () =>
    counted(
      'playwright/cli.js',
      () => ['test', '--reporter=line,json'],
      (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, NO_COLOR: '1' }),
      countPlaywright,
      timesOfPlaywright,
    );

/** @type {Record<'types' | 'lint' | 'unused' | 'rules' | 'rulesInBrief' | 'shell' | 'database' | 'http' | 'browser' | 'rulesInFull' | 'databaseInFull' | 'httpInFull' | 'browserInFull' | 'outward', Suite>} */
export const suites = {
  types: {
    title: 'types',
    run: () =>
      yesOrNo('typescript-native/bin/tsc', ['--noEmit', '-p', '.', '--checkers', '2', '--incremental', 'false']),
  },
  lint: { title: 'lint and format', run: () => yesOrNo('@biomejs/biome/bin/biome', ['ci', '--colors=off']) },
  // Lists that the install makes are no part of the repository, and import what nothing else does.
  unused: { title: 'nothing unused', run: () => yesOrNo('knip/bin/knip.js', ['--no-gitignore', '--no-config-hints']) },
  rules: { title: 'rules', run: vitest('rules') },
  shell: { title: 'from the shell', run: vitest('shell') },
  database: { title: 'database', run: vitest('database') },
  http: { title: 'over HTTP', run: vitest('http') },
  browser: { title: 'end to end', run: playwright() },
  rulesInBrief: { title: 'rules, in brief', run: vitest('rules', brief) },
  rulesInFull: { title: 'rules, in full', run: vitest('rules', soaked) },
  databaseInFull: { title: 'database, in full', run: vitest('database', soaked) },
  httpInFull: { title: 'over HTTP, in full', run: vitest('http', soaked) },
  browserInFull: { title: 'end to end, in full', run: playwright(soaked) },
  // The last of all: what was seen of those before it.
  outward: { title: 'nothing leaves this machine', run: async () => endWatch() },
};
