/** The archives: one taken now, one looked into, one restored. */
import { mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Acted, ArchiveRead } from '@/lib/hosting/shown';
import { type Checked, checkContainer } from '../../archive/container';
import { openAlone } from '../../archive/data-folder';
import { refuseUnfit, restoreInto } from '../../archive/restore';
import { signedBy } from '../../archive/signature';
import { plain, putWhole, stamp, unusedName } from '../../archive/stick';
import { gameIn } from '../../archive/tables';
import { everything, takeArchive } from '../../archive/take-archive';
import { step } from '../../steps.mjs';
import { archivesThere, ownArchives } from '../archives-there';
import { type Hosting, inBackground, inHostsWords } from '../hosting';

const megabytes = (file: string): string => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

/** The folder for archives that the host takes by hand. */
function folderFor({ conductor: { options, dataDir } }: Hosting): string {
  if (options.archive !== undefined) return options.archive;
  mkdirSync(ownArchives(dataDir), { recursive: true });
  return ownArchives(dataDir);
}

/** Takes an archive of everything, and reads it back. */
export async function archiveNow(hosting: Hosting): Promise<Acted> {
  const { up, dataDir } = hosting.conductor;
  try {
    const stem = `${plain((await gameIn(up!.databaseUrl)) ?? 'nothing')}-${stamp(new Date())}`;
    const file = unusedName(join(folderFor(hosting), stem));
    await putWhole(file, (half) => takeArchive(up!.databaseUrl, half, everything(dataDir)));
    await checkContainer(file);
    return { ok: true, words: `${basename(file)}, ${megabytes(file)}, was written, read back and found complete.` };
  } catch (problem) {
    return { ok: false, words: inHostsWords(problem) };
  }
}

const signers = {
  nobody: 'It is not signed: nothing says which console made it. Use it only if you know where it comes from.',
  own: 'It is signed by the games on this laptop.',
  another: 'It comes from another laptop. From a stick of your own that is as it should be.',
};

/** An archive among those that are listed; undefined: it is none. */
const listed = ({ conductor: { dataDir, options } }: Hosting, file: string) =>
  archivesThere(dataDir, options.archive).find((one) => one.file === file);

async function checked(file: string): Promise<Checked> {
  const heading = await checkContainer(file);
  refuseUnfit(heading, file);
  return heading;
}

const gone: Acted = {
  ok: false,
  words: 'This archive is not there any more. If it lay on a stick, put the stick in again.',
};

/** The heading of an archive; an archive that this console cannot restore is refused, with the remedy. */
export async function readArchive(hosting: Hosting, file: string): Promise<Acted> {
  if (!listed(hosting, file)) return gone;
  try {
    const { game, takenAt, console: by = 'an early version', signature } = await checked(file);
    const read: ArchiveRead = {
      title: game?.title ?? 'no game',
      turn: game?.turn ?? 0,
      phase: game?.phase ?? '',
      takenAt,
      by,
      signed: signers[signedBy(signature, hosting.conductor.dataDir)],
    };
    return { ok: true, archive: read };
  } catch (problem) {
    return { ok: false, words: inHostsWords(problem) };
  }
}

/** Puts an archive in the place of what is there, which is archived first. */
export function restore(hosting: Hosting, file: string): Acted {
  const { conductor } = hosting;
  if (!listed(hosting, file)) return gone;
  let kept = '';
  return inBackground(hosting, async () => {
    const heading = await step('Reading the archive', () => checked(file));
    await conductor.again({ scenario: undefined }, async () => {
      kept = await putBack(file, heading, conductor.dataDir);
    });
    const { title = 'The archive', turn = 0 } = heading.game ?? {};
    hosting.memory.notices.say(
      `${title} is as it was at turn ${turn}, when the archive was taken.${kept ? ` What was there before is kept as ${basename(kept)}.` : ''}`,
    );
  });
}

/** Restores while no console runs. @returns the archive of what was there; empty: there was nothing */
async function putBack(file: string, heading: Checked, dataDir: string): Promise<string> {
  const { url, close } = await openAlone(process.env.DATABASE_URL, dataDir, 'The restore of an archive');
  try {
    const there = await gameIn(url);
    const kept = there ? unusedName(join(dataDir, `replaced-${plain(there)}-${stamp(new Date())}`)) : '';
    if (there)
      await step(`Archiving what is there, ${there}`, () =>
        putWhole(kept, (half) => takeArchive(url, half, everything(dataDir))),
      );
    await restoreInto(url, dataDir, file, heading);
    return kept;
  } finally {
    await close();
  }
}
