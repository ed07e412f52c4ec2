/** `npm run check`: types, lint, files and exports that nothing uses, and rules in brief (the walls among them), beside each other. */
import '../host/no-telemetry.mjs';
import { install } from '../host/install.mjs';
import { underRightNode } from '../host/right-node.mjs';
import { runSuites } from './run-suites.mjs';
import { suites } from './suites.mjs';

await underRightNode();
await install();
const failed = await runSuites([[suites.types, suites.lint, suites.unused, suites.rulesInBrief]]);
process.exitCode = failed > 0 ? 1 : 0;
