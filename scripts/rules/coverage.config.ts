import { defineConfig, mergeConfig } from 'vitest/config';
import rulesOnly from './rules-only';

/** `npm run coverage`: the tests of the rulebook, and how much of it they reach. Fails when a branch in fifty is not. */
export default mergeConfig(
  rulesOnly,
  defineConfig({
    test: {
      coverage: {
        enabled: true,
        provider: 'v8',
        include: ['lib/adjudication/**/*.ts'],
        exclude: ['**/*.test.ts', '**/*-for-tests.ts'],
        reporter: ['text'],
        reportOnFailure: true,
        reportsDirectory: 'node_modules/.coverage',
        thresholds: { branches: 98 },
      },
    },
  }),
);
