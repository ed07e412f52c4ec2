/** Which server serves a data folder: `server.json` in it, believed only when that server itself confirms it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where every console answers with its nonce. */
export const nameplatePath = '/.well-known/opcom';

/**
 * What stands in `server.json`: the process, its port, and a random word that only this one server knows. `command`: it is
 * no console but a command that has the data folder for a while.
 */
export type Nameplate = { pid: number; port: number; nonce: string; command?: string };

function plateOf(dataDir: string): string {
  return join(dataDir, 'server.json');
}

/** Does the server at this port of this machine know the word? */
export async function confirms({ port, nonce }: Pick<Nameplate, 'port' | 'nonce'>): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${nameplatePath}`, { signal: AbortSignal.timeout(5_000) });
    return ((await answer.json()) as { nonce?: string }).nonce === nonce;
  } catch {
    return false;
  }
}

/** The living server of a data folder; a plate that nobody confirms is removed. */
export async function livingServer(dataDir: string): Promise<Nameplate | undefined> {
  const file = plateOf(dataDir);
  if (!existsSync(file)) return undefined;
  let plate: Nameplate | undefined;
  try {
    plate = JSON.parse(readFileSync(file, 'utf8')) as Nameplate;
  } catch {}
  if (plate && (await confirms(plate))) return plate;
  rmSync(file, { force: true });
  return undefined;
}

/** Puts our plate into the data folder. @returns whether it is ours now: another start may have been a moment earlier */
export function putPlate(dataDir: string, plate: Nameplate): boolean {
  try {
    writeFileSync(plateOf(dataDir), JSON.stringify(plate), { mode: 0o600, flag: 'wx' });
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  }
}

/** Takes our plate away again; somebody else's stays. */
export function takePlate(dataDir: string, nonce: string): void {
  const file = plateOf(dataDir);
  if (existsSync(file) && readFileSync(file, 'utf8').includes(nonce)) rmSync(file, { force: true });
}
