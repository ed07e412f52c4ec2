/** The versions. The console's own, and the oldest Node it runs on, stand in package.json and nowhere else. */
import { readFileSync } from 'node:fs';

const { version, engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The console's version: `0.1.0`. @type {string} */
export { version };

/** The oldest Node it runs on: `20.19`. @type {string} */
export const oldestNode = engines.node.replace('>=', '');

/** @param {string} running such as `22.1.0` */
export function isNodeNewEnough(running) {
  const [major, minor] = running.split('.').map(Number);
  const [oldMajor, oldMinor] = oldestNode.split('.').map(Number);
  return major > oldMajor || (major === oldMajor && minor >= oldMinor);
}
