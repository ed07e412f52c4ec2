/**
 * The host's settings from the host's page, kept in the data folder as `settings.json`. It counts as if it stood on the
 * command line before what is typed there, which outranks it. Plain JavaScript: read before anything is installed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultData } from './data-home.mjs';

/**
 * `data`: another data folder than the one that is taken when none is named; it stands in that one's settings alone.
 *
 * @typedef {{ data?: string, port?: number, tls?: boolean, tlsCert?: string, tlsKey?: string, archive?: string, keep?: number, addresses?: string[], processes?: number }} Settings
 */

/** The file of the settings. @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'settings.json');

/** @type {{ [Name in keyof Settings]-?: (value: unknown) => boolean }} */
const shapes = {
  data: (value) => typeof value === 'string' && value !== '',
  port: Number.isInteger,
  tls: (value) => typeof value === 'boolean',
  tlsCert: (value) => typeof value === 'string' && value !== '',
  tlsKey: (value) => typeof value === 'string' && value !== '',
  archive: (value) => typeof value === 'string' && value !== '',
  keep: Number.isInteger,
  addresses: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  processes: Number.isInteger,
};

/** The settings of a data folder. What cannot be read, or is none, is left out. @param {string} dataDir @returns {Settings} */
export function readSettings(dataDir) {
  try {
    const said = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
    const known = Object.entries(shapes).filter(([name, fits]) => fits(said[name]));
    return Object.fromEntries(known.map(([name]) => [name, said[name]]));
  } catch {
    return {};
  }
}

/** Keeps settings in a data folder, in place of what was kept there. @param {string} dataDir @param {Settings} settings */
export function keepSettings(dataDir, settings) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600, flush: true });
}

/** Settings as words of a command line. @param {Settings} settings */
const asWords = ({ port, tls, tlsCert, tlsKey, archive, keep, addresses = [], processes }) => [
  ...(port === undefined ? [] : ['--port', String(port)]),
  ...(tls ? ['--tls'] : []),
  ...(tls && tlsCert !== undefined && tlsKey !== undefined ? ['--tls-cert', tlsCert, '--tls-key', tlsKey] : []),
  ...(archive === undefined ? [] : ['--archive', archive]),
  ...(archive === undefined || keep === undefined ? [] : ['--keep', String(keep)]),
  ...addresses.flatMap((name) => ['--address', name]),
  ...(processes === undefined ? [] : ['--processes', String(processes)]),
];

/** The data folder where none is named: the one that was chosen on the host's page, or the usual one. */
export const chosenData = () => readSettings(defaultData()).data ?? defaultData();

/**
 * The words of a command line with the settings of its data folder before them. A console that joins another, and one that
 * is to be stopped, take no settings.
 *
 * @param {readonly string[]} args
 */
export function withSettings(args) {
  const options = /** @type {const} */ ({
    data: { type: 'string' },
    join: { type: 'string' },
    help: { type: 'boolean' },
    dev: { type: 'boolean' },
  });
  const { values } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  if (values.join !== undefined || values.help) return [...args];
  const named = typeof values.data === 'string' && values.data !== '' ? values.data : undefined;
  const home = resolve(defaultData());
  const elsewhere = named === undefined ? readSettings(home).data : undefined;
  const { processes, ...settings } = readSettings(named ?? elsewhere ?? home);
  const own = asWords(values.dev || processes === undefined ? settings : { ...settings, processes });
  return [...(elsewhere === undefined ? [] : ['--data', elsewhere]), ...own, ...args];
}
