/** `npm start` and `npm run dev`: reads the options, installs and builds what is missing, then hands over to start.ts. */
import './no-telemetry.mjs';
import { build, buildPrograms } from './built/build.mjs';
import { bundled } from './built/bundle.mjs';
import { bundleHostPage } from './built/host-page.mjs';
import { keepCompiled } from './built/keep-compiled.mjs';
import { faultInWords } from './fault-words.mjs';
import { install, installToServe } from './install.mjs';
import { knownScenario } from './known-scenario.mjs';
import { help, OptionProblem, readOptions, refuseKept } from './options.mjs';
import { underRightNode } from './right-node.mjs';
import { withSettings } from './system/settings.mjs';
import { guardErrors } from './terminal.mjs';

guardErrors();

/** @type {import('./options.mjs').StartOptions} */
let options;
try {
  const args = process.argv.slice(2);
  refuseKept(args, process.env);
  options = readOptions(withSettings(args));
  if (options.scenario !== undefined) options.scenario = knownScenario(options.scenario);
} catch (problem) {
  if (!(problem instanceof OptionProblem)) throw problem;
  console.error(problem.message);
  process.exit(2);
}
if (options.help) {
  process.stdout.write(help());
  process.exit(0);
}

/** @typedef {typeof import('./start')} Program */

/** The console starts from the bundle, which is built first where it does not match the sources. @returns {Promise<Program>} */
async function asBuilt() {
  keepCompiled();
  await installToServe();
  // What is told to stop needs no pages.
  await (options.stops ? buildPrograms() : build());
  return import(bundled('start'));
}

/** The console starts from its sources. @returns {Promise<Program>} */
async function asWritten() {
  await install();
  await bundleHostPage();
  // The page that is taken home is made of the bundle here too.
  await buildPrograms();
  const { register } = await import('tsx/esm/api');
  register();
  return import('./start.ts');
}

try {
  await underRightNode({ forServing: true });
  process.env.NODE_ENV = options.dev ? 'development' : 'production';
  const { start } = await (options.dev ? asWritten() : asBuilt());
  await start(options);
} catch (problem) {
  const { message, stack } = /** @type {Error} */ (problem);
  console.error(`\n${options.dev ? stack : (faultInWords(problem) ?? message)}`);
  process.exit(1);
}
