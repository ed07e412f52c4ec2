/** `npm run check`: types, lint and rules, in seconds. */
import '../host/no-telemetry.mjs';
import { install } from '../host/install.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await install();
const failed = await runSuites([suites.types, suites.lint, suites.rules]);
process.exitCode = failed > 0 ? 1 : 0;
