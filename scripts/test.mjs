/** `npm test`: installs what is missing, then runs every suite. Ends with `N passed, N failed`. */
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
const { types, lint, rules, shell, database, http, browser, outward } = suites;
const failed = await runSuites([[types, lint, rules, shell], database, http, browser, outward]);
process.exitCode = failed > 0 ? 1 : 0;
