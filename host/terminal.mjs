/** The text printed on the host's terminal: words, never commands to it. */
import { keepToJson, logsJson } from './json-log.mjs';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
const colours = /\u001b\[[\d;]*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text whose parts may come from an archive, a scenario or somebody's hand, with every letter left out that a terminal
 * would take for a command or that turns the writing round. Line ends and tabs stay.
 *
 * @param {string} text
 */
export const forTerminal = (text) => text.replace(colours, '').replace(commands, '\ufffd');

/** Lets only words through to standard error, whoever writes there: a problem quotes what somebody sent. A log of JSON has its own words alone. */
export function guardErrors() {
  if (logsJson()) return keepToJson();
  const { stderr } = process;
  const write = stderr.write.bind(stderr);
  /** @param {Uint8Array | string} chunk @param {any[]} rest */
  const guarded = (chunk, ...rest) => write(typeof chunk === 'string' ? forTerminal(chunk) : chunk, ...rest);
  stderr.write = /** @type {typeof stderr.write} */ (guarded);
}
