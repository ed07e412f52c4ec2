import path from 'node:path';
import { holdsScenario, whyNoScenario } from './files/why-no-scenario';
import { packedEnding, unpack } from './packed';
import { isFolder, isThere, readFile, readFolder } from './read-folder';
import { readScenario } from './read-scenario';
import type { ScenarioSource } from './source';
import { nothingTold, type Told } from './told';
import type { ScenarioReading } from './types';

export { groundAt } from './ground';
export * from './types';

const slug = /^[a-z0-9][a-z0-9-]*$/;

/** Whether a scenario is named by where it lies: a folder or a packed file, and not one of the shipped folders. */
const isPath = (name: string): boolean => /[/\\]/.test(name) || name.endsWith(packedEnding);

/** What a scenario is called: the name of its folder or packed file, in small letters, digits and hyphens. */
export function scenarioName(nameOrPath: string): string {
  const base = path.basename(nameOrPath.replace(/[/\\]+$/, ''), packedEnding);
  const plain = base
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'scenario';
}

/**
 * Loads a scenario, or tells every problem of all its files with file, row and column. Nothing is loaded by halves.
 * `nameOrPath`: a folder of `folder`, or the path of a folder or of a packed file. Paths are seen from the working directory.
 */
export async function loadScenario(nameOrPath: string, folder = 'scenarios'): Promise<ScenarioReading> {
  const told = nothingTold();
  const source = await readSource(nameOrPath, folder, told);
  return source ? readScenario(scenarioName(nameOrPath), source, told) : { ok: false, ...told };
}

/** The files of a scenario by its name or path; null, and told why, where there are none. */
export async function readSource(nameOrPath: string, folder: string, told: Told): Promise<ScenarioSource | null> {
  const wanted = isPath(nameOrPath);
  const home = wanted ? path.resolve(nameOrPath) : path.join(/*turbopackIgnore: true*/ folder, nameOrPath);
  if ((!wanted && !slug.test(nameOrPath)) || !(await isThere(home))) {
    told.problems.push({ file: nameOrPath, message: 'there is no such scenario' });
    return null;
  }
  const isPacked = home.endsWith(packedEnding);
  if (!isPacked && (await isFolder(home))) return readFolder(home, told);
  const file = path.basename(home);
  const read = await readFile(home);
  if (read.ok && isPacked) return unpack(read.bytes, file, told);
  // A folder that somebody zipped is read by its files, as the desk reads it.
  if (read.ok && holdsScenario(read.bytes)) return unpack(read.bytes, file, told, { mayBeFolder: true });
  told.problems.push({ file, message: read.ok ? whyNoScenario(read.bytes) : read.message });
  return null;
}
