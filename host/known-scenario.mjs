/** True when there is a scenario, asked before anything is installed, started or created. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OptionProblem } from './options.mjs';
import { root } from './root.mjs';

const shippedFolder = join(root, 'scenarios');

/** The scenarios that come with the console, by name. */
const shippedScenarios = () =>
  readdirSync(shippedFolder)
    .filter((name) => existsSync(join(shippedFolder, name, 'manifest.json')))
    .sort();

/**
 * The scenario that `--scenario` names: a shipped one by its name, one of the host's own by its whole path.
 *
 * @param {string} given
 * @throws {OptionProblem} with the scenarios there are
 */
export function knownScenario(given) {
  const isPath = /[/\\]|\.opcom-scenario$/.test(given);
  const place = resolve(given);
  if (isPath ? existsSync(place) : shippedScenarios().includes(given)) return isPath ? place : given;
  throw new OptionProblem(
    `There is no scenario ${isPath ? place : given}. The console comes with ${shippedScenarios().join(', ')}. One of your own is named by its path, such as ./crete.opcom-scenario.`,
  );
}
