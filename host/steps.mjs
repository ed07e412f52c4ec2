/** The scripts' words while they work: one calm line a step, with its time. */
import { spawn } from 'node:child_process';
import { logLine, logsJson } from './json-log.mjs';

/** Seconds as people read them: `0.4 s`, `12 s`, `2 min 05 s`. @param {number} milliseconds */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
}

/** Hears what is being done, in words; empty: nothing any more. @type {(doing: string) => void} */
let hear = () => undefined;

/** From now on `listener` hears of every step as it begins and ends. @param {(doing: string) => void} listener */
export function hearSteps(listener) {
  hear = listener;
}

/**
 * Says what begins, does it, and says how long it took. A text the work returns follows the time, and is left out of a log
 * of JSON: it may name the game.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const begun = performance.now();
  hear(what);
  if (logsJson()) return logged(what, work, begun).finally(() => hear(''));
  process.stderr.write(`  ${what} … `);
  try {
    const done = await work();
    const more = typeof done === 'string' && done !== '' ? `, ${done}` : '';
    process.stderr.write(`${duration(performance.now() - begun)}${more}\n`);
    return done;
  } catch (problem) {
    process.stderr.write('failed\n');
    throw problem;
  } finally {
    hear('');
  }
}

/** @template T @param {string} what @param {() => Promise<T> | T} work @param {number} begun @returns {Promise<T>} */
async function logged(what, work, begun) {
  try {
    const done = await work();
    logLine('info', what, { ms: Math.round(performance.now() - begun) });
    return done;
  } catch (problem) {
    logLine('error', `${what}: failed`, { ms: Math.round(performance.now() - begun) });
    throw problem;
  }
}

/**
 * Runs a program without a shell and keeps what it prints.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(file, args, options = {}) {
  return new Promise((settle, fail) => {
    const child = spawn(file, args, { windowsHide: true, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', fail);
    child.once('close', (code) => settle({ code: code ?? 1, output }));
  });
}

/**
 * Runs one of the installed tools with this Node.
 *
 * @param {string} script path of its JavaScript file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @throws with everything it printed when it ends with another code than 0
 */
export async function runNode(script, args, options = {}) {
  const { code, output } = await run(process.execPath, [script, ...args], options);
  if (code !== 0) throw new Error(output.trim() || `${script} ended with code ${code}`);
  return output;
}
