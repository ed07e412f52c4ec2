import { duration } from './say.mjs';

/**
 * Runs suites one after the other, whatever becomes of each; says their time, and what a failing one printed. The last
 * line is `N passed, N failed`.
 *
 * @param {import('./suites.mjs').Suite[]} suites
 * @returns {Promise<number>} how many tests failed
 */
export async function runSuites(suites) {
  const sum = { passed: 0, failed: 0 };
  for (const suite of suites) {
    const begun = performance.now();
    process.stdout.write(`${suite.title} … `);
    const { passed, failed, output } = await suite.run();
    const time = duration(performance.now() - begun);
    process.stdout.write(`${passed} passed, ${failed} failed, ${time}\n`);
    if (failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
    sum.passed += passed;
    sum.failed += failed;
  }
  process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed;
}
