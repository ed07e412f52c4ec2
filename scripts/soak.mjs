/** `npm run soak`: the browser tests in full, with what `npm test` does in a smaller form. Ends with `N passed, N failed`. */
import './quiet.mjs';
import { install } from './install.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await install({ browser: true });
const failed = await runSuites([suites.soak]);
process.exitCode = failed > 0 ? 1 : 0;
