/**
 * Whatever the tests start stays on this machine: every Node process is watched, and where the machine allows a network
 * namespace every suite runs in one of its own that has the loopback and nothing else, its browsers and PostgreSQL too.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** One line of the log: a process that is watched, an attempt, a namespace that has ended, or a suite that has none. */
/** @typedef {{ program: string, isWatched?: true, how?: string, to?: string, from?: string, isAlone?: true, withoutRoute?: number, isOpen?: true }} Line */

/** The environment of a process that is to be watched, with all that it starts. @param {string} log the file to write to */
export const watched = (log) => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(join(here, 'watch.cjs'))}`.trim(),
  OPCOM_OUTWARD: log,
});

/** From now on whatever this process starts is watched. Tests may change their user: all may write to the log. */
export function beginWatch() {
  const folder = mkdtempSync(join(tmpdir(), 'opcom-outward-'));
  chmodSync(folder, 0o711);
  const log = join(folder, 'log');
  writeFileSync(log, '');
  chmodSync(log, 0o666);
  Object.assign(process.env, watched(log));
}

/** True when it has begun. */
export const isWatching = () => Boolean(process.env.OPCOM_OUTWARD);

/** Ways into a namespace with a network of its own: as root, and as anybody where the kernel lets him. */
const ways = [
  ['-n', '--'],
  ['-c', '-n', '--keep-caps', '--'],
];

/** @param {string[]} way @param {{ hasBrowsers?: boolean }} [of] */
const shutIn = (way, { hasBrowsers = false } = {}) => [
  ...way,
  process.execPath,
  join(here, 'inside.mjs'),
  ...(hasBrowsers ? ['--browsers'] : []),
];

/** The way that this machine allows; undefined: none. @param {{ hasBrowsers?: boolean }} [of] */
export const wayIn = (of) =>
  ways.find((way) => {
    const env = { ...process.env, NODE_OPTIONS: '', OPCOM_OUTWARD: '' };
    return spawnSync('unshare', [...shutIn(way, of), 'true'], { env, stdio: 'ignore' }).status === 0;
  });

/**
 * The command that runs this one with no way out, where the machine allows it; else itself.
 *
 * @param {string} file @param {string[]} args @param {{ hasBrowsers?: boolean }} [of]
 * @returns {[file: string, args: string[]]}
 */
export function withoutWayOut(file, args, of) {
  const way = wayIn(of);
  if (way) return ['unshare', [...shutIn(way, of), file, ...args]];
  const line = { program: args.slice(0, 3).join(' '), isOpen: true };
  if (isWatching()) appendFileSync(process.env.OPCOM_OUTWARD ?? '', `${JSON.stringify(line)}\n`);
  return [file, args];
}

/** The lines of a log. @param {string} log @returns {Line[]} */
export const linesOf = (log) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Ends the watch that has begun. */
export function endWatch() {
  const log = process.env.OPCOM_OUTWARD ?? '';
  const lines = linesOf(log);
  rmSync(dirname(log), { recursive: true });
  return verdict(lines);
}

/**
 * The verdict of a watch: a test for all that was watched and one for each suite that was shut in, failed by whoever
 * wanted out.
 *
 * @param {Line[]} lines
 * @returns {import('../suite-types').Result}
 */
export function verdict(lines) {
  const processes = lines.filter(({ isWatched }) => isWatched).length;
  const alone = lines.filter(({ isAlone }) => isAlone);
  const attempts = lines.filter(({ how }) => how !== undefined);
  const lost = alone.filter(({ withoutRoute }) => withoutRoute !== 0);
  const open = lines.filter(({ isOpen }) => isOpen);
  const ran = [
    ...(alone.length > 0 ? [`${alone.length} suites in network namespaces with loopback only`] : []),
    ...(open.length > 0
      ? [`${open.length} suites watched only, as this machine allows them no network namespace`]
      : []),
    `every socket and look-up of ${processes} Node processes watched, ${attempts.length} attempts`,
  ];
  const said = [
    ...attempts.map(({ program, how, to, from }) => `${program}: ${how} ${to} ${from ?? ''}`),
    ...lost.map(({ program, withoutRoute }) => `${program}: ${withoutRoute} packets had no way out`),
    ...(processes === 0 ? ['No process was watched.'] : []),
    `Counted: no connection beyond this machine: ${ran.join('; ')}`,
  ];
  const sound = [processes > 0 && attempts.length === 0, ...alone.map((one) => !lost.includes(one))];
  return { passed: sound.filter(Boolean).length, failed: sound.filter((one) => !one).length, output: said.join('\n') };
}
