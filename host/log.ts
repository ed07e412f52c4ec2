import { type Level, logLine, logsJson } from './json-log.mjs';
import { root } from './root.mjs';

/**
 * The console's words on the host's terminal while it serves. A fault is told by its kind and its place: its words may
 * hold ids, names and orders of the game, and whoever stands beside the host reads them.
 */

let hear: (words: string) => void = () => undefined;

/** From now on `listener` hears what this process tells the host, besides the terminal. */
export function hearHost(listener: (words: string) => void): void {
  hear = listener;
}

/** Tells the host something in words of our own. */
export function tellHost(words: string, level: Level = 'info'): void {
  if (logsJson()) logLine(level, words);
  else process.stderr.write(`${words}\n`);
  hear(words.trim());
}

/** Tells the host what a fault keeps from going on: on the terminal in its words, in a log of JSON by its kind and place. */
export function tellFault(words: string, problem: Error): void {
  const inWords = `${words}: ${problem.message}`;
  if (logsJson()) logLine('error', `${words}: ${kindAndPlace(problem)}`);
  else process.stderr.write(`${inWords}\n`);
  hear(inWords.trim());
}

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'] as const;
const framesShown = 6;

/**
 * From now on whatever is printed by `console`, by us or by a library, goes out without its words. `OPCOM_LOG_WORDS=1` lets
 * them through, for whoever looks for a fault. @returns what ends it
 */
export function keepGameOutOfLog(): () => void {
  if (process.env.OPCOM_LOG_WORDS) return () => undefined;
  const before = methods.map((method) => [method, console[method]] as const);
  for (const method of methods)
    console[method] = (...said: unknown[]) => tellHost(withoutWords(said), hasFault(said) ? 'error' : 'warn');
  return () => {
    for (const [method, was] of before) console[method] = was as () => void;
  };
}

const hasFault = (said: readonly unknown[]): boolean => said.some((one) => one instanceof Error);

/** The words that were said, as kinds and places of the faults in them. */
export function withoutWords(said: readonly unknown[]): string {
  const faults = said.flatMap((one) => (one instanceof Error ? [kindAndPlace(one)] : []));
  if (faults.length > 0) return faults.join('\n');
  return `Something was printed, and is left out: ${framesOf(new Error('here')).slice(2, 3).join('') || 'place unknown'}`;
}

function kindAndPlace(problem: Error): string {
  const { code } = problem as Error & { code?: unknown };
  const kind = /^\w{1,60}$/.test(problem.constructor.name) ? problem.constructor.name : 'Error';
  const codeInWords = typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? ` (${code})` : '';
  const cause = problem.cause instanceof Error ? `\n  because of ${kindAndPlace(problem.cause)}` : '';
  const frames = framesOf(problem).slice(0, framesShown);
  return `A fault in the console: ${kind}${codeInWords}${frames.map((frame) => `\n  at ${frame}`).join('')}${cause}`;
}

/** Where an error came from, the innermost place first, by files of the project where it is in them. Nothing of its words. */
function framesOf({ stack = '', message }: Error): string[] {
  const begin = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(begin)
    .split('\n')
    .flatMap((line) => frame.exec(line)?.groups?.place ?? [])
    .map((place) => place.replace(/^file:\/\//, '').replace(`${root}/`, ''));
}

/** A line of a stack: a function, which is left out, and a place in a file. */
const frame = /^ {4}at (?:[^()]* )?\(?(?<place>(?:file:\/\/|node:|\/|[A-Z]:\\)[^()\s?]*:\d+:\d+)\)?$/;
