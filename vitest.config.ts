import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Three suites: `rules` is pure and runs in seconds; `shell` starts programs; `database` runs against a real PostgreSQL,
 * a database of its own for each file.
 */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'lib/**/*.test.ts',
            'companions/**/*.test.ts',
            'components/**/*.test.ts',
            'host/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'shell', include: ['bin/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'database',
          // Files take turns in a process that has the database client warm: each has a database of its own.
          isolate: false,
          include: [
            'lib/**/*.db.test.ts',
            'companions/**/*.db.test.ts',
            'host/**/*.db.test.ts',
            'scripts/**/*.db.test.ts',
          ],
          globalSetup: ['./scripts/test-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
