import { opcomCommand } from '../host/commands.mjs';
import { chosenData } from '../host/system/settings.mjs';
import { kinds } from '../lib/adjudication';

/** The usage of `opcom`, and the help of each of its commands. */

interface Help {
  /** The words typed after `opcom`, and the effect of the command. */
  forms: readonly (readonly [words: string, does: string])[];
  /** Further lines on its options. */
  more?: readonly string[];
  /** The words of a command that runs. */
  example: readonly string[];
}

const ofArchives = [
  `--data DIR: another data folder than ${chosenData()}. With DATABASE_URL set, that database is meant.`,
] as const;

const commands: Record<string, Help> = {
  adjudicate: {
    forms: [['adjudicate <kind> [--ndjson] [file]', 'adjudicates a case (no file: standard input)']],
    more: [`kinds: ${kinds.join(', ')}`, '--ndjson: a case on each line, an answer on each line'],
    example: ['adjudicate', 'bridge', 'case.json'],
  },
  schema: {
    forms: [['schema <kind>', 'prints the JSON Schema of a case']],
    more: [`kinds: ${kinds.join(', ')}`],
    example: ['schema', 'flak'],
  },
  backup: {
    forms: [['backup [--to FILE]', 'archives everything: all games, and the keys of the seats']],
    more: ['--to: a file, or a folder to put it into (the folder you are in)', ...ofArchives],
    example: ['backup', '--to', '/media/stick'],
  },
  restore: {
    forms: [
      [
        'restore FILE [--replace] [--unchecked]',
        'puts an archive into a data folder without a game, or in place of its game',
      ],
    ],
    more: [
      '--replace: takes the place of the game that is there, and keeps an archive of it',
      '--unchecked: does not compare the ledger with what is stored',
      ...ofArchives,
    ],
    example: ['restore', '/media/stick/market-garden.opcom.gz', '--data', '.data-restored'],
  },
  export: {
    forms: [
      ['export [GAME] [--to FOLDER]', 'one game with all its secrets, for Control; no keys'],
      ['export [GAME] --for TEAM|players', 'what one team was told and wrote, or a file of that for each team'],
    ],
    more: ofArchives,
    example: ['export', '--for', '1 Airborne', '--to', '/media/stick'],
  },
  'dry-run': {
    forms: [
      [
        'dry-run [--invite]',
        'simulated players sit at all seats of a game of their own and hand in at one instant: says whether the hall can play, and what to change',
      ],
      ['dry-run LINK', 'the same from a second laptop, over the network of the hall'],
    ],
    more: [
      '--invite: opens the game, and prints what is typed on the second laptop',
      'No other game is touched. It is refused while people play.',
      ...ofArchives,
    ],
    example: ['dry-run', '--invite'],
  },
  'read-order': {
    forms: [
      [
        'read-order --scenario NAME|FOLDER|FILE [--ndjson] [file]',
        'reads a row of orders: where its words send its units (no file: standard input)',
      ],
    ],
    more: ['--ndjson: a row on each line, an answer on each line'],
    example: ['read-order', '--scenario', 'market-garden', 'row.json'],
  },
  'scenario check': {
    forms: [['scenario check NAME|FOLDER|FILE', 'tells every fault of a scenario, with its file, row and column']],
    example: ['scenario', 'check', 'arnhem-bridge'],
  },
  'scenario names': {
    forms: [
      [
        'scenario names NAME|FOLDER|FILE',
        'lists the names of the order of battle, and how the guard of reports looks for each; fails on one that it cannot find',
      ],
    ],
    example: ['scenario', 'names', 'market-garden'],
  },
  'scenario pack': {
    forms: [['scenario pack NAME|FOLDER [FILE]', 'packs its files into one, named after it unless named here']],
    example: ['scenario', 'pack', 'crete-1941'],
  },
  'scenario unpack': {
    forms: [['scenario unpack FILE [FOLDER]', 'unpacks one into a new folder, named after it unless named here']],
    example: ['scenario', 'unpack', 'crete-1941.opcom-scenario', 'crete'],
  },
  'scenario new': {
    forms: [['scenario new FOLDER [--like NAME]', 'writes a copy of a shipped scenario to begin with (arnhem-bridge)']],
    example: ['scenario', 'new', 'crete', '--like', 'crete-1941'],
  },
  'scenario convert': {
    forms: [
      ['scenario convert NAME|FOLDER|FILE TO.json', 'writes a scenario for ORBAT Mapper'],
      [
        'scenario convert FILE.json TO [--with NAME|FOLDER|FILE] [--allied SIDE] [--begins DAY] [--leave-out SIDE|GROUP] [--keep hidden|destroyed] [--nation SIDE=NATION]',
        'reads one of ORBAT Mapper into a folder or a packed file',
      ],
    ],
    more: [
      '--with: the scenario that has what the file does not say; without it that is guessed, and told',
      '--allied: the side that is Allied here (those drawn as friends)',
      '--begins: the day on which the game begins, such as 1944-09-17, where the file goes on for more than 90 turns',
      '--leave-out: a side or a group that is no part of the game; once for each',
      '--nation: the nation of the units of a side of which the file does not say it; once for each',
      '--keep: takes in what is hidden in the file, or destroyed before the game begins; once for each',
    ],
    example: ['scenario', 'convert', 'arnhem-bridge', 'arnhem-bridge.json'],
  },
  'companion play': {
    forms: [['companion <name> play [--rolls 1,2,…] [file]', 'plays a setup and acts, its dice as given or rolled']],
    example: ['companion', 'battle-card', 'play', '--rolls', '3,1,6', 'acts.json'],
  },
  'companion replay': {
    forms: [['companion <name> replay [file]', 'plays a recorded game again to the same end']],
    example: ['companion', 'battle-card', 'replay', 'game.json'],
  },
  'companion schema': {
    forms: [['companion <name> schema', 'prints the JSON Schemas of what play and replay read']],
    example: ['companion', 'battle-card', 'schema'],
  },
  'companion solve': {
    forms: [
      [
        'companion battle-card solve [--orders first|area] [file]',
        'the exact chance of winning, from the start or where a recorded game stands',
      ],
    ],
    example: ['companion', 'battle-card', 'solve', '--orders', 'first'],
  },
};

const column = 44;
const line = ([words, does]: readonly [string, string], prefix: string): string =>
  (prefix + words).length < column - 1
    ? `${(prefix + words).padEnd(column)}${does}`
    : `${prefix}${words}\n${' '.repeat(column)}${does}`;

/** The lines of every form of the commands whose names begin so. */
export const formsOf = (name: string, prefix = ''): string[] =>
  Object.entries(commands)
    .filter(([one]) => one === name || one.startsWith(`${name} `))
    .flatMap(([, { forms }]) => forms.flatMap((form) => line(form, prefix).split('\n')));

const rooms = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]!))];

/** Everything that can be asked for. */
export const usage = [
  ...rooms.flatMap((room) => formsOf(room, 'opcom ')),
  `kinds: ${kinds.join(', ')}`,
  line(['COMMAND --help', 'what it takes, with an example'], 'opcom '),
  line(['--version', 'prints the version of the console'], 'opcom '),
].join('\n');

/** The command whose help is asked for: the name, and the word after it or, for a companion, after the companion's name. */
const named = ([room = '', second = '', third = '']: readonly string[]): string | undefined =>
  [`${room} ${third}`, `${room} ${second}`, room].find((name) => formsOf(name).length > 0);

/** The text that `--help` prints: a command's forms, options and an example; without a command, all of them. */
export function helpOf(words: readonly string[]): string {
  const name = named(words.filter((word) => word !== '--help'));
  if (name === undefined) return usage;
  const meant = Object.entries(commands).filter(([one]) => one === name || one.startsWith(`${name} `));
  const more = [...new Set(meant.flatMap(([, help]) => help.more ?? []))];
  const examples = meant.map(([, { example }]) => `  ${opcomCommand(example)}`);
  return [...formsOf(name, 'opcom '), ...more, '', 'For example:', ...examples].join('\n');
}

/** The names of all commands. */
export const commandNames = Object.keys(commands);
