/** The work of the host's page for one console. */
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Acted } from '@/lib/hosting/shown';
import { packedMegabytesAtMost } from '@/lib/scenario/files/packed-entries';
import { packedEnding } from '@/lib/scenario/packed';
import { ending, inWords, unusedName } from '../archive/stick';
import type { Conductor } from '../conduct/conductor';
import { freeOn, fullDiskInWords, neededToStart } from '../disk/room';
import { hearHost } from '../log';
import { hearSteps } from '../steps.mjs';
import { act } from './acts';
import { ownArchives } from './archives-there';
import type { Hosting } from './hosting';
import { Notices } from './notices';
import type { PageWork } from './open-page';
import { readShown } from './read-shown';
import { ownScenarios, scenarioAt } from './scenarios-there';

/** The longest archive that is taken from the page, in bytes: a longer one is laid into the folder by hand. */
const archiveAtMost = 2 * 10 ** 9;

/** A name that any system takes as a file's. */
const fileName = (name: string): string => basename(name.replaceAll('\\', '/')).replace(/[^\p{L}\p{N}._ -]/gu, '-');

/** Takes a file that the host chose: an archive, or a scenario. */
async function takeFile({ dataDir }: Conductor, name: string, content: Readable, bytes: number): Promise<Acted> {
  const isScenario = name.endsWith(packedEnding);
  if (!isScenario && !name.endsWith(ending))
    return { ok: false, words: `That is neither an archive (${ending}) nor a scenario (${packedEnding}).` };
  const most = isScenario ? packedMegabytesAtMost * 10 ** 6 : archiveAtMost;
  if (!(bytes <= most))
    return { ok: false, words: `That file is longer than the ${most / 10 ** 6} MB that are taken.` };
  const folder = isScenario ? ownScenarios(dataDir) : ownArchives(dataDir);
  const called = join(folder, fileName(name));
  const file = isScenario ? called : unusedName(called.slice(0, -ending.length));
  const half = `${file}.half`;
  try {
    mkdirSync(folder, { recursive: true });
    if (freeOn(folder) - bytes < neededToStart) return { ok: false, words: fullDiskInWords(dataDir, [folder], bytes) };
    await pipeline(content, createWriteStream(half));
    renameSync(half, file);
  } catch (problem) {
    rmSync(half, { force: true });
    return { ok: false, words: inWords(problem as NodeJS.ErrnoException, folder).message };
  }
  return isScenario ? scenarioTaken(file) : { ok: true, file };
}

/** A scenario that cannot be played is not kept. */
async function scenarioTaken(file: string): Promise<Acted> {
  const read = await scenarioAt(file);
  if (read.ok) return { ok: true, file, words: `${read.scenario.title} is among the scenarios for a new game.` };
  rmSync(file);
  return read;
}

export function pageOf(conductor: Conductor): PageWork {
  const memory = { doing: '', notices: new Notices(), checked: null, dryRun: null };
  const hosting: Hosting = { conductor, memory };
  hearSteps((doing) => {
    memory.doing = doing;
  });
  hearHost((words) => memory.notices.say(words));
  return {
    shown: () => readShown(conductor, memory),
    act: (said) => act(said, hosting),
    takeFile: (name, content, bytes) => takeFile(conductor, name, content, bytes),
  };
}
