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
];

/** The console's name in these tests: plain http at a name that is not localhost is no secure context, as on a LAN. */
const lanName = '--host-resolver-rules=MAP opcom.test 127.0.0.1';

export default defineConfig({
  testDir: 'e2e',
  // What is marked so stands in a smaller form in `npm test`, and runs with `npm run soak`.
  ...(process.env.OPCOM_SOAK ? {} : { grepInvert: /@soak/ }),
  globalSetup: './e2e/fixtures/global-setup.ts',
  outputDir: 'test-results',
  // One more than the cores the suite is made for: a browser test spends most of its time waiting.
  workers: 3,
  timeout: 120_000,
  // A browser test waits for what is to come, and eight browsers on two cores wait for each other.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    actionTimeout: 40_000,
    launchOptions: { executablePath: await findBrowser(), args: [...quiet, lanName] },
    screenshot: 'only-on-failure',
    // Filming every page takes as much of two cores as the tests do: `--trace on` films the one that is looked into.
    trace: 'off',
  },
});
