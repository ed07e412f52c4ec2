import { describe, expect, test, vi } from 'vitest';
import { duration } from '../host/steps.mjs';
import { countedIn, runSuites } from './run-suites.mjs';
import { countPlaywright, countVitest, timesOfPlaywright, timesOfVitest, withoutExcuse } from './suites.mjs';

describe('results are counted', () => {
  test('a vitest file that could not be loaded, and a test left out, have failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}, {}] },
    ];
    const counts = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
    expect(countVitest({ testResults, ...counts })).toEqual({ passed: 2, failed: 3 });
  });

  test('a Playwright test that passed at a second try only, or was left out, has failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 4 });
  });

  test('a suite that ran no test, or ended badly without a failing test, has failed', () => {
    expect(withoutExcuse(0, { passed: 0, failed: 0, output: '' }).failed).toBe(1);
    expect(withoutExcuse(1, { passed: 7, failed: 0, output: '' }).failed).toBe(1);
    expect(withoutExcuse(1, { passed: 7, failed: 2, output: '' }).failed).toBe(2);
    expect(withoutExcuse(0, { passed: 7, failed: 0, output: '' }).failed).toBe(0);
  });
});

test('each file has its time, a browser test with all its tries', () => {
  const testResults = [{ name: '/home/host/op-com/lib/die.test.ts', startTime: 1000, endTime: 1250 }];
  expect(timesOfVitest({ testResults })).toEqual([['die.test.ts', 250]]);
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ title: 'board.spec.ts', specs: [spec(30, 10)], suites: [{ specs: [spec(2)] }] }];
  expect(timesOfPlaywright({ suites })).toEqual([['board.spec.ts', 42]]);
});

test('what tests counted is told, and nothing else they printed', () => {
  const output = 'stdout | kills.db.test.ts\nCounted: kills survived: 4\n\n ✓ kills\nsaid: Counted: not so\n';
  expect(countedIn(output)).toEqual(['kills survived: 4']);
});

test('times are told as people read them', () => {
  expect(duration(412)).toBe('0.4 s');
  expect(duration(12_400)).toBe('12 s');
  expect(duration(125_000)).toBe('2 min 05 s');
});

test('the end of the log names the suites that failed, beside each other or after', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const suite = (title: string, failed: number) => ({ title, run: async () => ({ passed: 3, failed, output: '' }) });
  expect(await runSuites([[suite('types', 0), suite('lint', 1)], suite('database', 2)])).toBe(3);
  const said = write.mock.calls.map(([text]) => text).join('');
  write.mockRestore();
  expect(said.trimEnd().split('\n').slice(-2)).toEqual(['Failed: lint (1), database (2)', '9 passed, 3 failed']);
});
