/** `npm start` and `npm run dev`: reads the options, installs what is missing, then hands over to start.ts. */
import './no-telemetry.mjs';
import { faultInWords } from './fault-words.mjs';
import { knownScenario } from './known-scenario.mjs';
import { help, OptionProblem, readOptions, refuseKept } from './options.mjs';
import { underRightNode } from './right-node.mjs';
import { guardErrors } from './terminal.mjs';

guardErrors();

/** @type {import('./options.mjs').StartOptions} */
let options;
try {
  const args = process.argv.slice(2);
  refuseKept(args, process.env);
  options = readOptions(args);
  if (options.scenario !== undefined) options.scenario = knownScenario(options.scenario);
} catch (problem) {
  if (!(problem instanceof OptionProblem)) throw problem;
  console.error(problem.message);
  process.exit(2);
}
if (options.help) {
  process.stdout.write(help);
  process.exit(0);
}

try {
  await underRightNode({ forServing: true });
  const { install } = await import('./install.mjs');
  await install({ forServing: true });
  process.env.NODE_ENV = options.dev ? 'development' : 'production';
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('./start.ts');
  await start(options);
} catch (problem) {
  const { message, stack } = /** @type {Error} */ (problem);
  console.error(`\n${options.dev ? stack : (faultInWords(problem) ?? message)}`);
  process.exit(1);
}
