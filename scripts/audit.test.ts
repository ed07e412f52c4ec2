import { expect, test } from 'vitest';
import { verdictOf } from './audit.mjs';

const report = (high: number, critical: number, vulnerabilities = {}) =>
  JSON.stringify({
    vulnerabilities,
    metadata: { vulnerabilities: { moderate: 2, high, critical, total: 2 + high + critical } },
  });

test('a report without high and critical faults is clean', () => {
  expect(verdictOf(report(0, 0))).toEqual({ isBad: false, words: 'clean: none high or critical, 2 lesser' });
});

test('a high or critical fault is named', () => {
  const faults = {
    lamp: { name: 'lamp', severity: 'critical' },
    wire: { name: 'wire', severity: 'high' },
    fuse: { name: 'fuse', severity: 'moderate' },
  };
  expect(verdictOf(report(1, 1, faults))).toEqual({
    isBad: true,
    words: '1 high, 1 critical: lamp (critical), wire (high)',
  });
});

test.each([
  ['', 'not answered: npm printed no report'],
  ['<html>', 'not answered: npm printed no report'],
  ['null', 'not answered: no report'],
  [JSON.stringify({ message: '405 Method Not Allowed', error: {} }), 'not answered: 405 Method Not Allowed'],
  [JSON.stringify({ metadata: { vulnerabilities: {} } }), 'not answered: no report'],
])('%s is no verdict, and says so', (output, words) => {
  expect(verdictOf(output)).toEqual({ isBad: false, words });
});
