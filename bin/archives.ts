import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { ArchiveProblem, checkContainer } from '../host/archive/container';
import { openAlone, openForReading } from '../host/archive/data-folder';
import { gameMeant, wholeGame } from '../host/archive/game-rows';
import { keyPrint, signedInWords } from '../host/archive/signature';
import { ending, plain, putWhole, stamp, unusedName } from '../host/archive/stick';
import { connect, gameIn } from '../host/archive/tables';
import { everything, takeArchive, type Wanted } from '../host/archive/take-archive';
import { papersOf, teamMeant, teamsNamed } from '../host/archive/team-export';
import { opcomCommand, startCommand } from '../host/commands.mjs';
import { faultInWords } from '../host/fault-words.mjs';
import { step } from '../host/steps.mjs';
import { chosenData } from '../host/system/settings.mjs';
import { handedAddress } from '../lib/handed-address';
import { offeredAddresses } from '../lib/network/own-addresses';
import { wordsRead } from './words';

/** `opcom backup`, `opcom restore` and `opcom export`: the archives of the games, from a shell. */

/** The options of a command, which takes `--data` too, and the name that is given. None may be empty. */
function words<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  what: 'name' | null,
) {
  const all = { data: { type: 'string' as const, default: chosenData() }, ...options };
  const { values, named: name } = wordsRead(args, all, what);
  for (const [option, value] of Object.entries(values))
    if (value === '') throw new ArchiveProblem(`--${option}: is empty; name one, or leave it out`);
  return { values, name };
}

const size = (file: string): string => {
  const bytes = statSync(file).size;
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
};

/** Where an archive goes: the file named, or one of this name in the folder named. */
function fileFor(to: string, name: string): string {
  const place = resolve(to);
  return existsSync(place) && statSync(place).isDirectory() ? join(place, name) : place;
}

/** Takes an archive, says so, and prints its file. */
async function take(url: string, file: string, what: string, want: Parameters<typeof takeArchive>[2]): Promise<void> {
  await step(what, async () => {
    await putWhole(file, (half) => takeArchive(url, half, want));
    return size(file);
  });
  process.stdout.write(`${file}\n`);
}

async function backup(args: readonly string[]): Promise<void> {
  const { values } = words(args, { to: { type: 'string', default: '.' } }, null);
  const { url, dataDir, close } = await openForReading(process.env.DATABASE_URL, values.data, 'opcom backup');
  try {
    const game = await gameIn(url);
    if (!game) throw new ArchiveProblem(`There is no game in ${dataDir}. Name its data folder: --data DIR.`);
    const file = fileFor(values.to, `${plain(game)}-${stamp(new Date())}${ending}`);
    await take(url, file, `Archiving ${game}`, everything(dataDir));
    process.stderr.write(`  Signed with the key ${keyPrint(dataDir)}.\n`);
  } finally {
    await close();
  }
}

async function restore(args: readonly string[]): Promise<void> {
  const { values, name } = words(
    args,
    { replace: { type: 'boolean', default: false }, unchecked: { type: 'boolean', default: false } },
    'name',
  );
  if (!name) throw new ArchiveProblem('FILE: is missing; name the archive to restore');
  const file = resolve(name);
  // Loaded only here: it brings the engine of the migrations with it.
  const { refuseUnfit, restoreInto } = await import('../host/archive/restore');
  const heading = await step('Reading the archive', async () => {
    const read = await checkContainer(file);
    refuseUnfit(read, file);
    return read;
  });
  const { url, dataDir, close } = await openAlone(process.env.DATABASE_URL, values.data, 'opcom restore');
  try {
    const whose = signedInWords(heading.signature, dataDir);
    const there = await gameIn(url);
    const data = values.data === chosenData() ? [] : ['--data', values.data];
    if (there && !values.replace)
      throw new ArchiveProblem(
        `There is a game already: ${there}. Nothing was changed. Restore into an empty data folder (--data DIR), or in its place: ${opcomCommand(['restore', name, '--replace', ...data])}`,
      );
    if (there) {
      // Two restores may begin in one second.
      const kept = unusedName(join(dataDir, `replaced-${plain(there)}-${stamp(new Date())}`));
      await take(url, kept, `Archiving what is there, ${there}`, everything(dataDir));
    }
    await restoreInto(url, dataDir, file, heading, { isUnchecked: values.unchecked === true });
    const { title, turn, phase } = heading.game ?? {};
    process.stderr.write(`  Restored ${title}, turn ${turn}, ${phase}, as it was at ${heading.takenAt}.\n  ${whose}\n`);
    if (heading.holds === 'game') process.stderr.write('  An export holds no keys: nobody has a seat yet.\n');
    const code = await codeForGameControl(url);
    process.stderr.write(`  To go on: ${startCommand(data)}\n`);
    if (code !== null) {
      const host = handedAddress(await offeredAddresses(), '') ?? 'localhost';
      process.stderr.write(
        `  Then open http://${host}:3000/join/${code} to sit down as Game Control, at the port and with the https that you start with. It works once, and takes the seat over from whoever has it.\n`,
      );
    }
  } finally {
    await close();
  }
}

/** A one-time code for Game Control in a database that was just restored; null when it holds no game. */
async function codeForGameControl(url: string): Promise<string | null> {
  const [{ gameControlCode }, { closeDatabase }] = await Promise.all([
    import('@/lib/turn/access/seat-links'),
    import('@/lib/db/kernel/client'),
  ]);
  process.env.DATABASE_URL = url;
  try {
    return await gameControlCode();
  } finally {
    await closeDatabase();
  }
}

async function exportGame(args: readonly string[]): Promise<void> {
  const options = { for: { type: 'string' as const }, to: { type: 'string' as const, default: '.' } };
  const { values, name } = words(args, options, 'name');
  const { url, close } = await openForReading(process.env.DATABASE_URL, values.data, 'opcom export');
  try {
    if (!(await gameIn(url))) throw new ArchiveProblem(`There is no game there. Name its data folder: --data DIR.`);
    for (const { what, file, want } of await wanted(url, name, values.for))
      await take(url, fileFor(values.to, file), `Exporting ${what}`, want);
  } finally {
    await close();
  }
}

interface Export {
  what: string;
  file: string;
  want: (client: Parameters<Parameters<typeof takeArchive>[2]>[0]) => Promise<Wanted>;
}

/** The exports that are meant: the game, one team's papers, or every team's. */
async function wanted(url: string, meant: string | undefined, whom: string | undefined): Promise<Export[]> {
  const client = await connect(url);
  try {
    const game = await gameMeant(client, meant);
    const named = (what: string) => `${plain(game.title)}-turn-${String(game.turn).padStart(2, '0')}-${what}${ending}`;
    if (whom === undefined) return [{ what: game.title, file: named('for-control'), want: wholeGame(game) }];
    const teams = await teamsNamed(client, game);
    const asked = whom === 'players' ? teams : [teamMeant(teams, whom)];
    return asked.map((team) => ({
      what: `the papers of ${team.name}`,
      file: named(`for-${plain(team.name)}`),
      want: papersOf(game, team),
    }));
  } finally {
    await client.end();
  }
}

const commands = { backup, restore, export: exportGame };

/**
 * Runs one of them.
 *
 * @returns what is wrong, in words; null: nothing
 */
export async function runArchiveCommand(verb: keyof typeof commands, args: readonly string[]): Promise<string | null> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    await commands[verb](args);
    return null;
  } catch (problem) {
    return faultInWords(problem) ?? (problem as Error).message;
  }
}
