/** Commands as they are printed for a host to copy: they run as they stand there. */
import { platform } from 'node:os';

/** A word of a command, quoted where a shell would take it for something else. @param {string} word @param {string} [system] */
export function quoted(word, system = platform()) {
  if (system === 'win32') return /^[\w:\\./@,+-]+$/.test(word) ? word : `"${word}"`;
  return /^[\w:./@,+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/** @param {readonly string[]} words */
const line = (words) => words.map((word) => quoted(word)).join(' ');

/** @param {readonly string[]} words */
const behind = (words) => (words.length === 0 ? '' : ` -- ${line(words)}`);

/** The start file of a console that came as a package; empty: npm starts it. */
const startFile = () => process.env.OPCOM_START_FILE ?? '';

/** True where the console came as a package, with a window of its own. */
export const isPackaged = () => startFile() !== '';

/** The command that starts the console. @param {readonly string[]} words its options @param {{ dev?: boolean }} [of] */
export const startCommand = (words = [], { dev = false } = {}) =>
  startFile() ? line([startFile(), ...words]) : `npm ${dev ? 'run dev' : 'start'}${behind(words)}`;

/** A command of `opcom`. @param {readonly string[]} words */
export const opcomCommand = (words) =>
  startFile() ? line([startFile(), 'opcom', ...words]) : `npm run -s opcom${behind(words)}`;

/**
 * The options that npm kept for itself because no `--` is before them, as in `npm start --port 3001`. npm leaves each in
 * the environment, and passes a value that a space parts from it as a word that stands alone.
 *
 * @param {Record<string, { type: string }>} shapes the options there are
 * @param {readonly string[]} alone the words that stand alone
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} the words as they were meant; a value that is not known for certain is …
 */
export function keptByNpm(shapes, alone, env) {
  const kept = Object.entries(shapes).flatMap(([name, { type }]) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    return value === undefined ? [] : [{ name, value, isParted: type === 'string' && value.startsWith('true') }];
  });
  const isCertain = alone.length === 1 && kept.filter(({ isParted }) => isParted).length === 1;
  return kept.flatMap(({ name, value, isParted }) => {
    if (shapes[name].type === 'boolean') return [`--${name}`];
    return [`--${name}`, isParted ? (isCertain ? alone[0] : '…') : value];
  });
}
