/** `npm run audit`: whether the registry knows of a high or critical fault in what the console is served with. Asks the network, so neither start nor test runs it. */
import '../host/no-telemetry.mjs';
import { isEntry } from '../host/is-entry.mjs';
import { findNpm } from '../host/packages.mjs';
import { root } from '../host/root.mjs';
import { run } from '../host/steps.mjs';

/** @typedef {{ isBad: boolean, words: string }} Verdict */

/**
 * The verdict of the registry, as `npm audit --json` prints it. No answer is no verdict, and never passes for a clean one.
 * @param {string} output @returns {Verdict}
 */
export function verdictOf(output) {
  let said;
  try {
    said = JSON.parse(output);
  } catch {
    return { isBad: false, words: 'not answered: npm printed no report' };
  }
  const counts = said?.metadata?.vulnerabilities;
  if (typeof counts?.high !== 'number' || typeof counts?.critical !== 'number') {
    return { isBad: false, words: `not answered: ${said?.message ?? said?.error?.summary ?? 'no report'}` };
  }
  const { high, critical, total } = counts;
  if (high + critical === 0) return { isBad: false, words: `clean: none high or critical, ${total} lesser` };
  const names = Object.values(said.vulnerabilities ?? {})
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name} (${severity})`);
  return { isBad: true, words: `${high} high, ${critical} critical: ${names.join(', ')}` };
}

/** Asks the registry about the dependencies of production. @returns {Promise<Verdict>} */
export async function audit() {
  const { output } = await run(process.execPath, [findNpm(), 'audit', '--omit=dev', '--json'], { cwd: root });
  return verdictOf(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
}

if (isEntry(import.meta.url)) {
  const { isBad, words } = await audit();
  console.log(`npm audit of production dependencies: ${words}`);
  process.exitCode = isBad ? 1 : 0;
}
