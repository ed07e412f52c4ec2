/** The Node that everything runs under: the one that was started where it is new enough, else the one that npm brings. */
import { spawn } from 'node:child_process';
import { platform } from 'node:os';
import { alone } from './install.mjs';
import { broughtNode, installPackages } from './packages.mjs';
import { root } from './root.mjs';
import { whenStarterEnds } from './starter.mjs';
import { isNodeNewEnough, oldestNode } from './version.mjs';

/**
 * Returns under a Node that is new enough. Under an older one it installs the packages, runs the same program with the
 * same arguments under the Node that they bring, and ends with its code.
 *
 * @param {{ forServing?: boolean }} [purpose] which packages, as for `install`
 */
export async function underRightNode(purpose) {
  const { node } = process.versions;
  if (isNodeNewEnough(node)) return;
  await alone(() => installPackages(root, purpose));
  const brought = broughtNode(root);
  if (brought === undefined) {
    console.error(
      `The console needs Node ${oldestNode} or later; this is ${node}, and npm brings none for this system.`,
    );
    process.exit(1);
  }
  process.exit(await runsUnder(brought, process.argv.slice(1)));
}

/** Runs a program under another Node, on this terminal, and passes signals on. @param {string} node @param {string[]} args @returns {Promise<number>} its code */
function runsUnder(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  // On Windows the terminal tells each program by itself, and a signal of ours would end it at once.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => platform() !== 'win32' && child.kill(signal));
  whenStarterEnds(() => child.kill('SIGTERM'));
  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => settle(code ?? 1));
  });
}
