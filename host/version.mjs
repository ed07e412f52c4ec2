/** The versions. The console's own, and the Nodes it runs on, stand in package.json and nowhere else. */
import { readFileSync } from 'node:fs';

const { version, engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The console's version: `0.1.0`. @type {string} */
export { version };

/** `^20.19`: that one and those after it with the same first number. `>=24`: those after it with any. */
const ranges = engines.node.split(' || ').map((/** @type {string} */ range) => {
  const oldest = range.replace(/^\D+/, '');
  const [major, minor = 0] = oldest.split('.').map(Number);
  return { oldest, major, minor, hasLaterMajors: range.startsWith('>=') };
});

/** The Nodes it runs on: `20 from 20.19 on, 22 from 22.13 on, or 24 and later`. @type {string} */
export const nodeInWords = ranges
  .map(({ oldest, major, hasLaterMajors }) => (hasLaterMajors ? `or ${major} and later` : `${major} from ${oldest} on`))
  .join(', ');

/** Whether the console runs on this Node. @param {string} running such as `22.13.0` */
export function isNodeNewEnough(running) {
  const [major, minor] = running.split('.').map(Number);
  return ranges.some(
    (oldest) => (major === oldest.major && minor >= oldest.minor) || (oldest.hasLaterMajors && major > oldest.major),
  );
}
