/** The options of `npm start` and `npm run dev`. Plain JavaScript: read before anything is installed. */
import { parseArgs } from 'node:util';
import { keptByNpm, opcomCommand, startCommand } from './commands.mjs';
import { defaultData } from './system/data-home.mjs';
import { version } from './version.mjs';

/** The text that `--help` prints. */
export const help = () => `The OP COM console, version ${version}

  ${startCommand().padEnd(28)}  start the console, or go on with the game of its data folder
  ${startCommand(['OPTIONS']).padEnd(28)}  the same with options

  --port NUMBER     port to serve on                                   (3000)
  --scenario NAME   scenario of a new game: a folder of scenarios/, or the path of
                    a folder or an .opcom-scenario file                (market-garden)
  --data DIR        data folder: database, secrets                     (${defaultData()})
  --join DIR        serve the game of another console on this machine, by its data folder; needs a port of its own
  --try             open a practice game of Arnhem Bridge beside the game, in which the console plays both
                    sides, and print its link first
  --links           print new one-time links, always one for Game Control: it takes the seat over
  --end-links       the same, and end every link and card that is not used yet
  --address NAME    a further host name to trust and print; repeatable
  --tls             serve over TLS (https), with a certificate the console makes and keeps in its data folder
  --tls-cert FILE   serve over TLS with a certificate of your own, PEM; --tls-key names its key
  --tls-key FILE    the private key of --tls-cert, PEM
  --archive FOLDER  write an archive there whenever a phase begins: a USB stick, say
  --keep NUMBER     how many of the newest archives to keep, besides the first of each turn (20)
  --processes NUMBER  how many processes serve: one, or as many as the machine has cores to spare
  --stop            stop the console of the data folder
  --dev             for development: no build, changes show at once
  --help            this text

With DATABASE_URL set, that PostgreSQL (15 or later) is used and none is started.

For example, a second game on a port of its own, archived to a stick:

  ${startCommand(['--scenario', 'arnhem-bridge', '--data', '.data-arnhem', '--port', '3001', '--archive', '/media/stick'])}

Archives, scenarios, companion games and the rules from a shell: ${opcomCommand(['--help'])}
`;

const shapes = /** @type {const} */ ({
  port: { type: 'string' },
  scenario: { type: 'string' },
  data: { type: 'string' },
  join: { type: 'string' },
  try: { type: 'boolean' },
  links: { type: 'boolean' },
  'end-links': { type: 'boolean' },
  address: { type: 'string', multiple: true },
  tls: { type: 'boolean' },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  archive: { type: 'string' },
  keep: { type: 'string' },
  processes: { type: 'string' },
  stop: { type: 'boolean' },
  dev: { type: 'boolean' },
  help: { type: 'boolean' },
});

/**
 * @typedef {{ port: number, scenario?: string, data: string, join?: string, tries: boolean, links: boolean, endLinks: boolean, addresses: string[], archive?: string, keep: number, tls: boolean, tlsCert?: string, tlsKey?: string, processes?: number, stops: boolean, dev: boolean, help: boolean }} StartOptions
 */

/** The fault of the command line, in a sentence that says what would be right. */
export class OptionProblem extends Error {}

const names = Object.keys(shapes).map((name) => `--${name}`);

/**
 * As many processes as a machine has cores to spare beside PostgreSQL, which works as hard: one where there are two or
 * fewer. @param {number} cores
 */
export const sparedCores = (cores) => Math.max(1, Math.min(8, cores - 1));

/** The options on a command line, each with its value, except these. @param {string[]} args @param {readonly string[]} left */
const wordsWithout = (args, left) =>
  parseArgs({ args, options: shapes, strict: false, tokens: true }).tokens.flatMap((token) => {
    if (token.kind !== 'option' || left.includes(token.name)) return [];
    return token.value === undefined ? [token.rawName] : [token.rawName, token.value];
  });

/**
 * The command that started the console, with these options instead: what was given besides stays.
 *
 * @param {Record<string, string>} instead by their names @param {string[]} [args]
 */
export function commandWith(instead, args = process.argv.slice(2)) {
  const others = wordsWithout(args, ['dev', ...Object.keys(instead)]);
  const words = Object.entries(instead).flatMap(([name, value]) => [`--${name}`, value]);
  return startCommand([...others, ...words], { dev: args.includes('--dev') });
}

/**
 * Refuses a start whose options npm kept for itself: it would begin with others than the host meant.
 *
 * @param {string[]} args @param {NodeJS.ProcessEnv} env @throws {OptionProblem}
 */
export function refuseKept(args, env) {
  if (env.npm_lifecycle_event !== 'start' && env.npm_lifecycle_event !== 'dev') return;
  const { positionals } = parseArgs({ args, options: shapes, strict: false, allowPositionals: true });
  const kept = keptByNpm(shapes, positionals, env);
  if (kept.length === 0) return;
  const meant = startCommand([...wordsWithout(args, ['dev']), ...kept], { dev: args.includes('--dev') });
  throw new OptionProblem(`npm takes options for its own unless -- is before them. Type: ${meant}`);
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({ args, options: shapes, strict: true, allowPositionals: false }).values;
  } catch (problem) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (problem);
    const said = /'([^']+)'/.exec(message)?.[1] ?? args.join(' ');
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new OptionProblem(`There is no option ${said}. The options are ${names.join(', ')}.`);
    }
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
      throw new OptionProblem(
        `"${said}" stands alone; every option begins with --, for example: ${startCommand(['--scenario', said])}`,
      );
    }
    throw new OptionProblem(`${message.split('. ')[0]}. See ${startCommand(['--help'])}.`);
  }
}

/** A host name or address as it stands in an address bar, without port. @param {string} name */
function readAddress(name) {
  const host = name.toLowerCase();
  try {
    const { hostname, port, pathname } = new URL(`http://${host}`);
    if (port === '' && pathname === '/' && !host.endsWith(':80')) return hostname;
  } catch {}
  throw new OptionProblem(`--address takes a host name alone, such as --address opcom.local, not "${name}".`);
}

/**
 * @param {string[]} args what follows the program's name
 * @returns {StartOptions}
 * @throws {OptionProblem}
 */
export function readOptions(args) {
  const {
    port = '3000',
    data: ownData,
    address = [],
    scenario,
    archive,
    keep,
    join,
    try: tries = false,
    links = false,
    'end-links': endLinks = false,
    tls = false,
    'tls-cert': tlsCert,
    'tls-key': tlsKey,
    processes,
    stop: stops = false,
    dev = false,
    help = false,
  } = parse(args);
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535) {
    throw new OptionProblem(`--port takes a number from 1 to 65535, such as --port 3001, not "${port}".`);
  }
  if (scenario !== undefined && !/^[a-z0-9][a-z0-9-]*$|[/\\]|\.opcom-scenario$/.test(scenario)) {
    throw new OptionProblem(
      `--scenario takes the name of a folder of scenarios/, such as arnhem-bridge, or a path, such as ./crete.opcom-scenario, not "${scenario}".`,
    );
  }
  const data = join ?? ownData ?? defaultData();
  if (ownData === '') throw new OptionProblem('--data takes a folder, such as --data .data');
  if (join === '') throw new OptionProblem('--join takes the data folder of a console that runs, such as --join .data');
  if (join !== undefined && (ownData ?? scenario ?? archive) !== undefined)
    throw new OptionProblem(
      '--join takes all from the console it joins: leave out --data, --scenario and --archive, or leave out --join.',
    );
  if (join !== undefined && tries)
    throw new OptionProblem(
      '--try opens its game where the console was started: leave out --join, or leave out --try.',
    );
  if (join !== undefined && stops)
    throw new OptionProblem('--stop takes the data folder of the console to stop: --data instead of --join.');
  if (join !== undefined && process.env.DATABASE_URL)
    throw new OptionProblem('--join and DATABASE_URL name two databases. Leave one of them out.');
  if ((tlsCert === undefined) !== (tlsKey === undefined)) {
    throw new OptionProblem(
      '--tls-cert and --tls-key go together: a certificate and its private key, each a PEM file.',
    );
  }
  const own = tlsCert === undefined ? {} : { tlsCert, tlsKey };
  const isTls = tls || tlsCert !== undefined;
  if (archive === '') throw new OptionProblem('--archive takes a folder, such as --archive /media/stick');
  if (keep !== undefined && archive === undefined) {
    throw new OptionProblem('--keep goes with --archive, such as --archive /media/stick --keep 20.');
  }
  const kept = Number(keep ?? 20);
  if ((keep !== undefined && !/^\d+$/.test(keep)) || kept < 1 || kept > 10_000) {
    throw new OptionProblem(`--keep takes a number from 1 to 10000, such as --keep 20, not "${keep}".`);
  }
  const serving = processes === undefined ? undefined : Number(processes);
  if (serving !== undefined && !(/^\d+$/.test(processes ?? '') && serving >= 1 && serving <= 64)) {
    throw new OptionProblem(`--processes takes a number from 1 to 64, such as --processes 2, not "${processes}".`);
  }
  if (dev && serving !== undefined && serving > 1)
    throw new OptionProblem('--dev serves with one process: leave --processes out.');
  const addresses = address.map(readAddress);
  return {
    port: number,
    scenario,
    data,
    join,
    tries,
    links: links || endLinks,
    endLinks,
    addresses,
    archive,
    keep: kept,
    tls: isTls,
    ...own,
    processes: serving,
    stops,
    dev,
    help,
  };
}
