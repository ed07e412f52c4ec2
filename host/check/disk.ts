/** The number of writes a second that the disk of the data folder takes so that they are there after a power cut. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Found, fine, look, trouble } from './found';

/** As PostgreSQL writes: pages of 8 kB, each on the disk before the next. */
const page = 8_192;
const forMs = 400;
const writesAtMost = 1_000;

/** A hall of sixty at its deadline makes some 300 writes a second together. */
const hallNeeds = 300;
const barely = 60;

/** The meaning of so many writes a second. */
export function diskInWords(perSecond: number): Found {
  const said = `${perSecond.toLocaleString('en-GB')} writes a second`;
  if (perSecond >= hallNeeds) return fine(`${said}; a full hall needs ${hallNeeds}.`);
  if (perSecond >= barely)
    return look(
      `${said}; a full hall needs ${hallNeeds}. It will do for a small game. A data folder on the laptop’s own disk is faster than a stick.`,
    );
  return trouble(
    `${said}: too slow for a hall. Keep the data folder on the laptop’s own disk, not on a stick or a network drive.`,
  );
}

export async function checkDisk(dataDir: string): Promise<Found> {
  const file = join(dataDir, '.speed');
  const handle = await open(file, 'w', 0o600);
  try {
    const bytes = randomBytes(page);
    const begun = performance.now();
    let writes = 0;
    while (writes < writesAtMost && performance.now() - begun < forMs) {
      await handle.write(bytes, 0, page, (writes % 64) * page);
      await handle.datasync();
      writes += 1;
    }
    return diskInWords(Math.round((writes * 1_000) / (performance.now() - begun)));
  } finally {
    await handle.close();
    rmSync(file, { force: true });
  }
}
