/** The versions. The console's own, and the oldest Node it runs on, stand in package.json and nowhere else. */
import { readFileSync } from 'node:fs';

const { version, engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The console's version: `0.1.0`. @type {string} */
export { version };

/** The oldest Node it runs on: `22.13`. @type {string} */
export const oldestNode = engines.node.replace('>=', '');

/** True when the console runs on this Node. @param {string} running such as `22.13.0` */
export function isNodeNewEnough(running) {
  const [oldest, given] = [oldestNode, running].map((text) => text.split('.').map(Number));
  return given[0] > oldest[0] || (given[0] === oldest[0] && given[1] >= oldest[1]);
}
