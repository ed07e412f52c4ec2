import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/**
 * The tests of the rulebook alone, for the runs that measure them: cases worked out by hand, without those that chance
 * makes. What only chance would reach is not reached.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: { include: ['lib/adjudication/**/*.test.ts'], exclude: ['**/*properties.test.ts'] },
});
