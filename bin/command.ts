import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { keptByNpm, opcomCommand } from '../host/commands.mjs';
import { faultInWords } from '../host/fault-words.mjs';
import { version } from '../host/version.mjs';
import { adjudicate, type Face, isKind, type Kind, kinds, type Problem, schemaOf } from '../lib/adjudication';
import { helpOf, usage } from './help';
import { WordProblem, wordsRead } from './words';

/**
 * The rulebook from a shell: `adjudicate <kind> [--ndjson] [file]` and `schema <kind>`; the archives of the games, which
 * `archives.ts` keeps; a dry run of the hall, which `dry-run.ts` plays; rows of orders, which `read-order.ts` reads; scenarios, which `scenario.ts` checks and packs; and the
 * companion games, which `companion.ts` plays. Exits 2 on anything bad.
 */

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
    fail(`${file ?? 'standard input'}: cannot be read. ${faultInWords(error) ?? (error as Error).message}`);
    return null;
  }
}

function adjudicateWords(kind: Kind, words: readonly string[]): void {
  const { values, named } = wordsRead(words, { ndjson: { type: 'boolean' } }, 'file');
  const text = readText(named);
  if (text === null) return;
  if (values.ndjson) adjudicateLines(kind, text);
  else adjudicateOne(kind, text);
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
  const problems = await runScenarioCommand(words).catch((problem) => [
    faultInWords(problem) ?? `This could not be done: ${(problem as Error).message}`,
  ]);
  if (problems.length > 0) fail(...problems);
}

/** Loaded only when it is asked for, as the archives are. */
async function dryRun(words: readonly string[]): Promise<void> {
  const { runDryRun } = await import('./dry-run');
  const problem = await runDryRun(words);
  if (problem !== null) fail(problem);
}

/** Reads rows of orders: one as JSON, or with `--ndjson` one a line. A row with a fault is told, and the others are answered. */
async function runReadOrder(words: readonly string[]): Promise<void> {
  const { values, named } = wordsRead(words, { scenario: { type: 'string' }, ndjson: { type: 'boolean' } }, 'file');
  const { scenario, ndjson } = values;
  if (scenario === undefined) return fail('--scenario: is missing: the name, folder or file of a scenario');
  const text = readText(named);
  if (text === null) return;
  const { rowsRead } = await import('./read-order');
  const read = await rowsRead(scenario, ndjson ? text.split('\n').filter(Boolean) : [text]);
  if (!read.ok) return fail(...read.problems);
  for (const answer of read.answers)
    if (answer.ok) process.stdout.write(`${JSON.stringify(answer.value)}\n`);
    else fail(`${answer.id}: ${answer.faults.map(({ field, message }) => `${field} ${message}`).join('; ')}`);
}

/** Options of any command, of which npm keeps those for itself that no `--` is before. */
const options = [
  'scenario',
  'data',
  'to',
  'for',
  'replace',
  'unchecked',
  'ndjson',
  'like',
  'with',
  'allied',
  'begins',
  'leave-out',
  'keep',
  'nation',
  'rolls',
  'orders',
  'invite',
];
const shapes = Object.fromEntries(options.map((name) => [name, { type: 'boolean' }]));

/** The options that npm took, where it started `opcom`. */
const takenByNpm = (): string[] =>
  process.env.npm_lifecycle_event === 'opcom' ? keptByNpm(shapes, [], process.env) : [];

async function answer(words: readonly string[]): Promise<void> {
  const [verb, kind, ...rest] = words;
  const taken = takenByNpm();
  if (taken.length > 0)
    fail(
      `npm took ${taken.join(' and ')} for its own. Put -- behind opcom: ${opcomCommand(['…']).replaceAll("'", '')}`,
    );
  else if (words.includes('--help')) process.stdout.write(`${helpOf(words)}\n`);
  else if (isArchiveCommand(verb)) await runArchives(verb, words.slice(1));
  else if (verb === 'dry-run') await dryRun(words.slice(1));
  else if (verb === 'read-order') await runReadOrder(words.slice(1));
  else if (verb === 'scenario') await runScenario(words.slice(1));
  else if (verb === 'companion') await runCompanion(words.slice(1));
  else if (verb === '--version') process.stdout.write(`${version}\n`);
  else if (verb !== 'adjudicate' && verb !== 'schema') fail(...usage.split('\n'));
  else if (kind === undefined || !isKind(kind))
    fail(`kind: ${kind === undefined ? 'is missing' : `"${kind}" is not known`}; known are ${kinds.join(', ')}`);
  else if (verb === 'adjudicate') adjudicateWords(kind, rest);
  else if (rest.length > 0) fail(`${rest.join(' ')}: schema takes nothing after the kind`);
  else process.stdout.write(`${JSON.stringify(schemaOf(kind), null, 2)}\n`);
}

/** Does what the words after `opcom` ask for: prints it, or what is wrong, and sets the exit code. */
export async function runCommand(words: readonly string[]): Promise<void> {
  try {
    await answer(words);
  } catch (problem) {
    if (!(problem instanceof WordProblem)) throw problem;
    fail(problem.message);
  }
}
