/**
 * `npm run package [-- linux-x64 …]`: builds the console, and puts it together for hosts who have nothing else: a folder and
 * an archive for each system, in `packed/`. Asks the registry for what another system needs.
 */
import '../host/no-telemetry.mjs';
import { build } from '../host/built/build.mjs';
import { install } from '../host/install.mjs';
import { underRightNode } from '../host/right-node.mjs';

await underRightNode();
await install();
process.env.NODE_ENV = 'production';
await build();
const { register } = await import('tsx/esm/api');
register();
const { packageFor } = await import('./packages/package-for.ts');
try {
  await packageFor(process.argv.slice(2));
} catch (problem) {
  console.error(`\n${/** @type {Error} */ (problem).message}`);
  process.exitCode = 1;
}
