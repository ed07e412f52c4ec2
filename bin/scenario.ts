import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { placesOf } from '@/lib/advice/reports/report-truth';
import { namesAbove } from '@/lib/advice/reports/truth-unit';
import { counted } from '@/lib/text';
import { guardedNames } from '@/lib/visibility/guard/guarded-names';
import { faultInWords } from '../host/fault-words.mjs';
import { loadScenario, readSource, type ScenarioProblem, scenarioName } from '../lib/scenario';
import { type Draft, draftOf, sourceOf } from '../lib/scenario/draft/draft';
import { grouped } from '../lib/scenario/grouped';
import { draftOfOrbat, orbatOfDraft } from '../lib/scenario/orbat-mapper/convert';
import { type Keepable, keepable } from '../lib/scenario/orbat-mapper/keepable';
import { parseOrbat } from '../lib/scenario/orbat-mapper/shape';
import { pack, packedEnding, unpack } from '../lib/scenario/packed';
import { parseFiles } from '../lib/scenario/parsed-files';
import { isFolder, isThere, readFile } from '../lib/scenario/read-folder';
import type { ScenarioSource } from '../lib/scenario/source';
import { nothingTold, type Told } from '../lib/scenario/told';
import { formsOf } from './help';

/** Scenarios from a shell: `opcom scenario check|names|pack|unpack|new|convert`. */

const verbs = ['check', 'names', 'pack', 'unpack', 'new', 'convert'];

/** The answer to a command that is typed wrongly: a sentence, and the forms that may be typed. */
function usageOf(verb: string | undefined): string[] {
  if (verb !== undefined && verbs.includes(verb))
    return [`scenario ${verb} is typed like this:`, ...formsOf(`scenario ${verb}`)];
  const what =
    verb === undefined ? 'Say what is to be done with which scenario.' : `“${verb}” is nothing that it does.`;
  return [`scenario: ${what} One of these:`, ...formsOf('scenario')];
}

/** One fault on one line: where it is, then what it is. */
const inWords = ({ file, row, column, message }: Omit<ScenarioProblem, 'name' | 'kind'>): string =>
  [file, row && `row ${row}`, column, message].filter(Boolean).join(' · ');

/** Says each kind of note once, with the names of those that it is of. */
function sayNotes(notes: readonly ScenarioProblem[]): void {
  for (const note of grouped(notes)) say(`note: ${inWords(note)}`);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Does what the words after `opcom scenario` ask for. @returns what is wrong, one line each */
export async function runScenarioCommand([verb, named, ...rest]: readonly string[]): Promise<string[]> {
  const usage = usageOf(verb);
  if (named === undefined) return usage;
  const from = await asPath(named);
  const [second] = rest;
  if (verb === 'convert') return second === undefined ? usage : convert(from, second, rest.slice(1));
  if (rest.length > (verb === 'new' ? 2 : 1)) return usage;
  if (verb === 'check' && second === undefined) return check(from);
  if (verb === 'names' && second === undefined) return names(from);
  if (verb === 'pack') return packTo(from, second);
  if (verb === 'unpack') return unpackTo(from, second);
  if (verb === 'new' && (second === undefined || (second === '--like' && rest[1] !== undefined)))
    return newFolder(from, rest[1] ?? 'arnhem-bridge');
  return usage;
}

/** A name, or the path of what lies here under it where no scenario is shipped under that name. */
async function asPath(named: string): Promise<string> {
  const isShipped = await isThere(path.join('scenarios', named));
  return !isShipped && !/[/\\]/.test(named) && (await isThere(named)) ? `.${path.sep}${named}` : named;
}

async function check(from: string): Promise<string[]> {
  const reading = await loadScenario(from);
  sayNotes(reading.notes);
  if (!reading.ok) return reading.problems.map(inWords);
  const { title, units, teams, crossings } = reading.scenario;
  say(
    `${title}: no fault. ${counted(units.length, 'unit')}, ${counted(teams.length, 'team')}, ${counted(crossings.length, 'crossing')}.`,
  );
  return [];
}

/** Lists each name with the forms in which the guard looks for it. @returns the names that it cannot find */
async function names(from: string): Promise<string[]> {
  const reading = await loadScenario(from);
  if (!reading.ok) return reading.problems.map(inWords);
  const { title, units, teams, map } = reading.scenario;
  const hqOf = new Map(teams.map(({ key, name }) => [key, name]));
  const listed = guardedNames(
    units.map((unit) => ({ ...unit, above: [...namesAbove(unit), hqOf.get(unit.team) ?? ''] })),
    placesOf(map).map(({ name }) => name),
  );
  for (const { name, forms } of listed) say(`${name}: ${forms.join('; ')}`);
  const lost = listed.filter(({ isFound }) => !isFound);
  if (lost.length === 0) say(`${title}: ${counted(listed.length, 'name')}, and the guard finds each.`);
  return lost.map(
    ({ name }) =>
      `${name}: the guard cannot find it in a text. Give it a word or a number that no place and no other name has.`,
  );
}

async function packTo(from: string, to = `${scenarioName(from)}${packedEnding}`): Promise<string[]> {
  const told = nothingTold();
  const source = await readSource(from, 'scenarios', told);
  if (!source || told.problems.length > 0) return told.problems.map(inWords);
  if (source.size === 0) return [`${from} · has no file of a scenario: one has manifest.json, units.csv and the rest`];
  if (!to.endsWith(packedEnding)) return [`${to}: a packed scenario is named …${packedEnding}`];
  return written(to, pack(source));
}

async function unpackTo(from: string, to = scenarioName(from)): Promise<string[]> {
  const told = nothingTold();
  const read = await readFile(from);
  if (!read.ok) return [`${from} · ${read.message}`];
  const source = unpack(read.bytes, path.basename(from), told);
  return source ? intoFolder(to, source) : told.problems.map(inWords);
}

/** To and from ORBAT Mapper: which of the two is its file says which way. */
async function convert(from: string, to: string, options: readonly string[]): Promise<string[]> {
  const told = nothingTold();
  if (to.endsWith('.json')) {
    const draft = options.length === 0 ? await draftFrom(from, told) : null;
    if (!draft) return told.problems.length > 0 ? told.problems.map(inWords) : usageOf('convert');
    const bytes = orbatOfDraft(scenarioName(from), draft, told);
    return bytes ? written(to, bytes) : told.problems.map(inWords);
  }
  const asked = optionsOf(options);
  if (!asked) return usageOf('convert');
  const isShipped = await isThere(path.join('scenarios', from));
  if (isShipped || (await isFolder(from)))
    return [`${from}: is a scenario or a folder. Name the file to write for ORBAT Mapper, with .json at its end`];
  return fromOrbat(from, to, asked);
}

/** Reads a file of ORBAT Mapper into a folder or a packed file. */
async function fromOrbat(
  from: string,
  to: string,
  { with: besides, allied, begins, leave, keep, nations }: Asked,
): Promise<string[]> {
  if (besides !== null && begins !== null)
    return [`--begins: the turns are those of ${besides}. Leave --begins or --with out`];
  const told = nothingTold();
  const read = await readFile(from);
  if (!read.ok) return [`${from} · ${read.message}`];
  const beside = besides === null ? null : await draftFrom(await asPath(besides), told);
  if (told.problems.length > 0) return told.problems.map(inWords);
  const scenario = parseOrbat(read.bytes, path.basename(from), told);
  if (!scenario) return told.problems.map(inWords);
  const { draft, notes } = draftOfOrbat(scenario, { first: allied, begins, beside, leave, keep, nations });
  sayNotes([...told.notes, ...notes]);
  const source = sourceOf(draft);
  return to.endsWith(packedEnding) ? written(to, pack(source)) : intoFolder(to, source);
}

interface Asked {
  with: string | null;
  allied: string | null;
  begins: string | null;
  leave: string[];
  keep: Keepable[];
  nations: Record<string, string>;
}

/** `--with`, `--allied` and `--begins`, each once at most; `--leave-out`, `--keep` and `--nation`, as often as they are wanted; null: something else was said. */
function optionsOf(words: readonly string[]): Asked | null {
  const said: Asked = { with: null, allied: null, begins: null, leave: [], keep: [], nations: {} };
  for (let at = 0; at < words.length; at += 2) {
    const option = words[at]!.slice(2);
    const value = words[at + 1];
    const [, side, nation] = /^(.+)=(.+)$/.exec(value ?? '') ?? [];
    const kept = keepable.find((one) => one === value);
    if (value === undefined) return null;
    if (option === 'leave-out') said.leave.push(value);
    else if (option === 'keep' && kept) said.keep.push(kept);
    else if (option === 'nation' && nation) said.nations[side!] = nation;
    else if (option === 'begins' && said.begins === null && isDay(value)) said.begins = value;
    else if ((option === 'with' || option === 'allied') && said[option] === null) said[option] = value;
    else return null;
  }
  return said;
}

const isDay = (word: string): boolean => /^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word));

/** The files of a scenario as a draft; null, and told why, where they cannot be taken apart. */
async function draftFrom(nameOrPath: string, told: Told): Promise<Draft | null> {
  const source = await readSource(nameOrPath, 'scenarios', told);
  const draft = source && draftOf(parseFiles(source, told));
  return told.problems.length > 0 ? null : draft;
}

async function newFolder(to: string, like: string): Promise<string[]> {
  const told = nothingTold();
  const source = await readSource(like, 'scenarios', told);
  return source ? intoFolder(to, source) : told.problems.map(inWords);
}

/** Writes the files of a scenario into a folder that is new or empty. */
async function intoFolder(folder: string, source: ScenarioSource): Promise<string[]> {
  const made = await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) return [`${folder}: is not empty, and nothing was written`];
  try {
    for (const [name, bytes] of source) await writeFile(path.join(folder, name), bytes);
  } catch (fault) {
    // Nothing half is left behind.
    for (const name of source.keys()) await rm(path.join(folder, name), { force: true });
    if (made !== undefined) await rm(made, { recursive: true, force: true });
    throw fault;
  }
  say(`${counted(source.size, 'file')} in ${folder}`);
  return [];
}

/** Writes a file that is not there yet. */
async function written(file: string, bytes: Uint8Array): Promise<string[]> {
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (fault) {
    const isTaken = (fault as NodeJS.ErrnoException).code === 'EEXIST';
    return [
      `${file}: ${isTaken ? 'is there already, and was left as it is' : (faultInWords(fault) ?? (fault as Error).message)}`,
    ];
  }
  say(`${file}: ${Math.ceil(bytes.length / 1000)} kB`);
  return [];
}
