import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/** The tests of the rulebook alone, for the runs that measure them. */
export const rulesOnly = defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['lib/adjudication/**/*.test.ts'] },
});
