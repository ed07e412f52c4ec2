/**
 * The cost of an umpire's commonest tasks: keys pressed, and pages that opened on the way.
 *
 *   npm run bench:tasks
 *
 * Plays them in a browser, as `npm run soak` does (e2e/tasks.spec.ts), and prints the table that stands in docs/tasks.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', 'e2e/tasks.spec.ts', '--reporter=line'], {
  env: { ...process.env, OPCOM_SOAK: '1' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (status !== 0) process.exit(status ?? 1);
process.stdout.write(`\n${readFileSync('test-results/tasks.md', 'utf8')}`);
