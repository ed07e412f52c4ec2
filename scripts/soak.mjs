/** `npm run soak`: in full what `npm test` has in a smaller form, the rules, the database, HTTP and the browser tests. Ends with `N passed, N failed`. */
import '../host/no-telemetry.mjs';
import { install } from '../host/install.mjs';
import { underRightNode } from '../host/right-node.mjs';
import { provideBrowser } from './browser.mjs';
import { beginWatch } from './outward/outward.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await underRightNode();
await install();
await provideBrowser();
beginWatch();
const { rulesInFull, databaseInFull, httpInFull, browserInFull, outward } = suites;
const failed = await runSuites([rulesInFull, databaseInFull, httpInFull, browserInFull, outward]);
process.exitCode = failed > 0 ? 1 : 0;
