import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { version } from '../host/version.mjs';
import { adjudicate, type Face, isKind, type Kind, kinds, type Problem, schemaOf } from '../lib/adjudication';

/**
 * The rulebook from a shell: `adjudicate <kind> [--ndjson] [file]` and `schema <kind>`; the archives of the games, which
 * `archives.ts` keeps; scenarios, which `scenario.ts` checks and packs; and the companion games, which `companion.ts` plays. Exits 2 on anything bad.
 */

const usage = `opcom adjudicate <kind> [--ndjson] [file]   adjudicates a case (no file: standard input)
opcom schema <kind>                         prints the JSON Schema of a case
opcom --version                             prints the version of the console
kinds: ${kinds.join(', ')}

opcom backup [--to FILE]                    archives everything: all games, and the keys of the seats
opcom restore FILE [--replace] [--unchecked] puts an archive into a data folder that holds no game, or in place of its game
opcom export [GAME] [--to FOLDER]           one game with all its secrets, for Control; no keys
opcom export [GAME] --for TEAM|players      what one team was told and wrote, or a file of that for each team
with --data DIR for another data folder than .data; with DATABASE_URL set, of that database

opcom scenario check NAME|FOLDER|FILE       tells every fault of a scenario, with its file, row and column
opcom scenario pack NAME|FOLDER [FILE]      packs a scenario into one file, to give to others
opcom scenario unpack FILE [FOLDER]         unpacks one into a new folder
opcom scenario new FOLDER [--like NAME]     writes a copy of a shipped scenario to begin with

opcom companion <name> play [--rolls 1,2,…] [file]   plays a setup and acts, its dice as given or rolled
opcom companion <name> replay [file]                 plays a recorded game again to the same end
opcom companion <name> schema                        prints the JSON Schemas of what play and replay read
opcom companion battle-card solve [--orders first|area] [file]
                                            the exact chance of winning, from the start or where a recorded game stands`;

const archiveCommands = ['backup', 'restore', 'export'] as const;
type ArchiveCommand = (typeof archiveCommands)[number];
const isArchiveCommand = (verb: string | undefined): verb is ArchiveCommand =>
  archiveCommands.some((one) => one === verb);

const rolled = (): Face => randomInt(1, 7) as Face;

/** A sentence on one line, whatever stood in the input. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it takes out
const onOneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');

const fail = (...lines: string[]): void => {
  process.stderr.write(lines.map((line) => `${onOneLine(line)}\n`).join(''));
  process.exitCode = 2;
};

function readJson(text: string): { ok: true; value: unknown } | { ok: false; problems: Problem[] } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problems: [{ path: '', message: `is not JSON: ${onOneLine((error as Error).message)}` }] };
  }
}

/** An answer as it is printed: the factors of a score stand in its sentences. */
const printed = (answer: object, indent?: number): string =>
  JSON.stringify(answer, (field, value) => (field === 'factors' || field === 'advantage' ? undefined : value), indent);

function settle(kind: Kind, text: string) {
  const json = readJson(text);
  return json.ok ? adjudicate(kind, json.value, rolled) : json;
}

function adjudicateOne(kind: Kind, text: string): void {
  const answer = settle(kind, text);
  if (answer.ok) process.stdout.write(`${printed(answer.outcome, 2)}\n`);
  else fail(...answer.problems.map(({ path, message }) => `${path}: ${message}`));
}

function adjudicateLines(kind: Kind, text: string): void {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const answers = lines.map((line) => settle(kind, line));
  const texts = answers.map((answer) => printed(answer.ok ? answer.outcome : { error: answer.problems }));
  process.stdout.write(texts.map((line) => `${line}\n`).join(''));
  if (answers.some(({ ok }) => !ok)) process.exitCode = 2;
}

/** The text of a file, or of standard input; a leading byte order mark is dropped. */
function readText(file: string | undefined): string | null {
  try {
    return readFileSync(file ?? 0, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    fail(`${file ?? 'standard input'}: cannot be read (${(error as Error).message})`);
    return null;
  }
}

function adjudicateWords(kind: Kind, words: readonly string[]): void {
  const files = words.filter((word) => word !== '--ndjson');
  const odd = files.find((word) => word.startsWith('-'));
  if (odd !== undefined) fail(`${odd}: is not a known option`);
  else if (files.length > 1) fail(`${files.join(' ')}: one file at most`);
  else {
    const text = readText(files[0]);
    if (text === null) return;
    if (words.includes('--ndjson')) adjudicateLines(kind, text);
    else adjudicateOne(kind, text);
  }
}

/** Loaded only when it is asked for: the rulebook needs no database. */
async function runArchives(verb: ArchiveCommand, words: readonly string[]): Promise<void> {
  const { runArchiveCommand } = await import('./archives');
  const problem = await runArchiveCommand(verb, words);
  if (problem !== null) fail(problem);
}

/** Loaded only when it is asked for, as the archives are. */
async function runCompanion(words: readonly string[]): Promise<void> {
  const { runCompanionCommand } = await import('./companion');
  const problems = runCompanionCommand(words);
  if (problems.length > 0) fail(...problems);
}

/** Loaded only when it is asked for, as the archives are. */
async function runScenario(words: readonly string[]): Promise<void> {
  const { runScenarioCommand } = await import('./scenario');
  const problems = await runScenarioCommand(words);
  if (problems.length > 0) fail(...problems);
}

/** Does what the words after `opcom` ask for: prints it, or what is wrong, and sets the exit code. */
export async function runCommand(words: readonly string[]): Promise<void> {
  const [verb, kind, ...rest] = words;
  if (isArchiveCommand(verb)) await runArchives(verb, words.slice(1));
  else if (verb === 'scenario') await runScenario(words.slice(1));
  else if (verb === 'companion') await runCompanion(words.slice(1));
  else if (verb === '--version') process.stdout.write(`${version}\n`);
  else if (verb === '--help') process.stdout.write(`${usage}\n`);
  else if (verb !== 'adjudicate' && verb !== 'schema') fail(...usage.split('\n'));
  else if (kind === undefined || !isKind(kind))
    fail(`kind: ${kind === undefined ? 'is missing' : `"${kind}" is not known`}; known are ${kinds.join(', ')}`);
  else if (verb === 'adjudicate') adjudicateWords(kind, rest);
  else if (rest.length > 0) fail(`${rest.join(' ')}: schema takes nothing after the kind`);
  else process.stdout.write(`${JSON.stringify(schemaOf(kind), null, 2)}\n`);
}
