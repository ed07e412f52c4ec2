/**
 * The log as lines of JSON, for a console in a container: `OPCOM_LOG=json`. Each has its time, its level, the request it
 * belongs to where there is one, and a message in words of ours: nothing of a game.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

export const logsJson = () => process.env.OPCOM_LOG === 'json';

/** @typedef {'info' | 'warn' | 'error'} Level */

/** @type {AsyncLocalStorage<string>} */
const requests = new AsyncLocalStorage();

/**
 * Does something for a request: what is logged meanwhile names it.
 *
 * @template T
 * @param {string} id @param {() => T} work @returns {T}
 */
export const forRequest = (id, work) => requests.run(id, work);

const toOutput = process.stdout.write.bind(process.stdout);

/** Writes one line. @param {Level} level @param {string} message @param {Record<string, string | number>} [more] */
export function logLine(level, message, more = {}) {
  const request = requests.getStore();
  const line = { time: new Date().toISOString(), level, ...(request && { request }), message: message.trim(), ...more };
  toOutput(`${JSON.stringify(line)}\n`);
}

/** From now on a log of JSON has nothing else between its lines: what is printed otherwise is left out, and that is said. */
export function keepToJson() {
  if (!logsJson()) return;
  for (const stream of [process.stdout, process.stderr])
    stream.write = /** @type {typeof stream.write} */ (
      () => {
        logLine('warn', 'Something was printed, and is left out.');
        return true;
      }
    );
  process.on('uncaughtException', (problem) => {
    logLine('error', `The console ends by a fault: ${problem.constructor.name}`);
    process.exit(1);
  });
}
