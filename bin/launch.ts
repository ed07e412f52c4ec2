/**
 * The start file of a package runs this: a double-click starts the console, and `opcom` as the first word that command.
 * Everything it needs lies in the package; the data lies where this user's data lies.
 */
import '../host/no-telemetry.mjs';
import { keepCompiled } from '../host/built/keep-compiled.mjs';
import { faultInWords } from '../host/fault-words.mjs';
import { knownScenario } from '../host/known-scenario.mjs';
import { tellHost } from '../host/log';
import { help, OptionProblem, readOptions } from '../host/options.mjs';
import { freePortAfter } from '../host/postgres/free-port';
import { root } from '../host/root.mjs';
import { userDataFolder } from '../host/system/data-home.mjs';
import { openBrowser } from '../host/system/open-browser';
import { withSettings } from '../host/system/settings.mjs';
import { guardErrors } from '../host/terminal.mjs';

guardErrors();
keepCompiled();
process.env.OPCOM_DATA ||= userDataFolder();
Object.assign(process.env, { NODE_ENV: 'production' });

const [first, ...rest] = process.argv.slice(2);
if (first === 'opcom') {
  // Archives are named as they are seen from where the host is, scenarios from where they lie.
  if (!['backup', 'restore', 'export'].includes(rest[0] ?? '')) process.chdir(root);
  const { runCommand } = await import('./command');
  await runCommand(rest);
} else {
  await serve(process.argv.slice(2)).catch((problem) => {
    tellHost(
      problem instanceof OptionProblem ? problem.message : `\n${faultInWords(problem) ?? problem.message}`,
      'error',
    );
    process.exit(problem instanceof OptionProblem ? 2 : 1);
  });
}

/** The console takes the next free port where another program has the usual one: a double-click can name none. */
async function portOf(words: readonly string[]): Promise<string[]> {
  if (words.some((word) => /^--(port|stop|join|help)\b/.test(word))) return [];
  return ['--port', String(await freePortAfter(2_999))];
}

async function serve(words: string[]): Promise<void> {
  const isQuiet = words.includes('--no-browser');
  const own = withSettings(words.filter((word) => word !== '--no-browser'));
  const options = readOptions([...own, ...(await portOf(own))]);
  if (options.dev) throw new OptionProblem('--dev is for whoever has the sources.');
  if (options.help) {
    process.stdout.write(`${help()}\n--no-browser: nothing is opened in the browser.\n`);
    return;
  }
  if (options.scenario !== undefined) options.scenario = knownScenario(options.scenario);
  const { start } = await import('../host/start');
  await start(options, isQuiet ? undefined : openBrowser);
}
