import { duration } from '../host/steps.mjs';

/** A suite's files and how long each took, ms. @typedef {[file: string, milliseconds: number][]} Times */
/** @typedef {{ passed: number, failed: number, output: string, times?: Times }} Result */
/** @typedef {{ title: string, run: () => Promise<Result> }} Suite */

/**
 * Runs suites one after the other, whatever becomes of each; says their time, the files that took longest, what they
 * counted, and what a failing one printed. The last line is `N passed, N failed`.
 *
 * @param {Suite[]} suites
 * @returns {Promise<number>} how many tests failed
 */
export async function runSuites(suites) {
  const sum = { passed: 0, failed: 0 };
  for (const suite of suites) {
    const begun = performance.now();
    process.stdout.write(`${suite.title} … `);
    const { passed, failed, output, times = [] } = await suite.run();
    const time = duration(performance.now() - begun);
    process.stdout.write(`${passed} passed, ${failed} failed, ${time}\n`);
    if (times.length > 0) process.stdout.write(`  longest: ${longest(times)}\n`);
    for (const line of countedIn(output)) process.stdout.write(`  ${line}\n`);
    if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
    sum.passed += passed;
    sum.failed += failed;
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed;
}

/** @param {Times} times */
function longest(times) {
  return [...times]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 6)
    .map(([file, milliseconds]) => `${file} ${duration(milliseconds)}`)
    .join(', ');
}

/**
 * What tests counted, and what they could not run on this machine: a test says it in a line that begins with `Counted: `.
 *
 * @param {string} output
 */
export function countedIn(output) {
  return [...output.matchAll(/^Counted: (.*)$/gm)].map(([, said]) => said);
}
