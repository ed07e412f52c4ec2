import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Four suites: `rules` is pure and runs in seconds; `shell` starts programs; `database` runs against a real PostgreSQL,
 * a database of its own for each file; `http` speaks to the production build, served on such a database.
 */
export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    // One more than the cores: a test with a database spends part of its time waiting for it.
    maxWorkers: availableParallelism() + 1,
    // Files take turns in a process that has the modules warm: none changes what another reads.
    isolate: false,
    // A test that hangs ends some time; one on a busy machine is not hurried.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    teardownTimeout: 900_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'app/**/*.test.ts',
            'lib/**/*.test.ts',
            'companions/**/*.test.ts',
            'components/**/*.test.ts',
            'host/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/fixtures/*.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'shell', include: ['bin/**/*.test.ts'], globalSetup: ['./bin/testing/bundled.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'database',

          include: [
            'app/**/*.db.test.ts',
            'lib/**/*.db.test.ts',
            'companions/**/*.db.test.ts',
            'host/**/*.db.test.ts',
            'scripts/**/*.db.test.ts',
          ],
          globalSetup: ['./scripts/testing/database-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          // A package, an image and a dry run of the hall are made and tried in full only.
          include: ['e2e/http/*.test.ts', ...(process.env.OPCOM_SOAK ? ['e2e/http/in-full/*.test.ts'] : [])],
          globalSetup: ['./e2e/fixtures/global-setup.ts'],
        },
      },
    ],
  },
});
