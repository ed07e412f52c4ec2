/** `npm test`: installs what is missing, then runs every suite. Ends with `N passed, N failed`. */
import './quiet.mjs';
import { install } from './install.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await install({ browser: true });
const { types, lint, rules, shell, database, browser } = suites;
const failed = await runSuites([types, lint, rules, shell, database, browser]);
process.exitCode = failed > 0 ? 1 : 0;
