/** `npm run soak`: in full what `npm test` has in a smaller form, the rules, the database and the browser tests. Ends with `N passed, N failed`. */
import '../host/no-telemetry.mjs';
import { install } from '../host/install.mjs';
import { provideBrowser } from './browser.mjs';
import { beginWatch } from './outward/outward.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await install();
await provideBrowser();
beginWatch();
const failed = await runSuites([suites.rulesInFull, suites.databaseInFull, suites.browserInFull, suites.outward]);
process.exitCode = failed > 0 ? 1 : 0;
