import { duration } from '../host/steps.mjs';

/** @typedef {import('./suite-types').Suite} Suite */

/**
 * Runs suites one after the other, those of a list within the list beside each other, whatever becomes of each; says their
 * time, the files that took longest, what they counted, and what a failing one printed. The last line is
 * `N passed, N failed`; the one before it names the suites that failed, for whoever has only the end of a log.
 *
 * @param {(Suite | Suite[])[]} suites
 * @returns {Promise<number>} how many tests failed
 */
export async function runSuites(suites) {
  const sum = { passed: 0, failed: 0 };
  const failing = [];
  for (const beside of suites) {
    const running = [beside].flat().map(run);
    for (const { title, result } of running) {
      process.stdout.write(`${title} … `);
      const { passed, failed, output, times = [], took } = await result;
      process.stdout.write(`${passed} passed, ${failed} failed, ${duration(took)}\n`);
      if (times.length > 0) process.stdout.write(`  longest: ${longest(times)}\n`);
      for (const line of countedIn(output)) process.stdout.write(`  ${line}\n`);
      if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
      sum.passed += passed;
      sum.failed += failed;
      if (failed > 0) failing.push(`${title} (${failed})`);
    }
  }
  if (failing.length > 0) process.stdout.write(`Failed: ${failing.join(', ')}\n`);
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed;
}

/** Begins a suite; `took` is its own time, ms. @param {Suite} suite */
function run({ title, run }) {
  const begun = performance.now();
  return { title, result: run().then((result) => ({ ...result, took: performance.now() - begun })) };
}

/** @param {import('./suite-types').Times} times */
function longest(times) {
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([file, milliseconds]) => `${file} ${duration(milliseconds)}`)
    .join(', ');
}

/**
 * The results the tests counted, and the tests that could not run on this machine: a test says it in a line that begins
 * with `Counted: `.
 *
 * @param {string} output
 */
export function countedIn(output) {
  return [...output.matchAll(/^Counted: (.*)$/gm)].map(([, said]) => said);
}
