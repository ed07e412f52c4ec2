import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is opened, used and thrown away: what V8 would win by compiling it a second time never comes in.
  '--js-flags=--no-opt --no-maglev',
];

/** Tests that take a minute and more: they go first, so that no worker is left with one alone at the end. */
const long = /(two-worlds|no-leak|theatre|one-umpire|own-operation|axe|first-evening|reinforcements)\.spec\.ts$/;

/** The console's name in these tests: plain http at a name that is not localhost is no secure context, as on a LAN. */
const lanName = '--host-resolver-rules=MAP opcom.test 127.0.0.1';

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'long', testMatch: long, timeout: 540_000 },
    { name: 'browser', testMatch: '*.spec.ts', testIgnore: long },
  ],
  // What is marked so stands in a smaller form in `npm test`, and runs with `npm run soak`; what is accepted is all of it.
  ...(process.env.OPCOM_SOAK || process.env.OPCOM_ACCEPTS ? {} : { grepInvert: /@soak/ }),
  globalSetup: './e2e/fixtures/global-setup.ts',
  outputDir: 'test-results',
  // Each test has a game of its own and goes on where no other ended, so that one that fails silences no other.
  fullyParallel: true,
  // One more than the cores the suite is made for: a browser test spends most of its time waiting.
  workers: 3,
  // No test is hurried, as others may be at work on the machine: each waits for what it needs, and says so when it gives up.
  // What will not come ends a wait after a minute and a half, and a test after as much as it takes on a machine four times slower.
  timeout: 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  // What this browser makes of the pages that were accepted: drawn in each run, kept in none.
  snapshotPathTemplate: `${process.env.OPCOM_TEST_DIST ?? '.next-test'}/accepted/{arg}{ext}`,
  updateSnapshots: 'none',
  forbidOnly: true,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    // The sign that turns while the console is busy would be drawn anew sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: { executablePath: await findBrowser(), args: [...quiet, lanName] },
    screenshot: 'only-on-failure',
    // Filming every page takes as much of two cores as the tests do: `--trace on` films the one that is looked into.
    trace: 'off',
  },
});
