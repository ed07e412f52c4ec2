/** Which server serves a data folder: `server.json` in it, believed only when that server itself confirms it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** Where every console answers with its nonce. */
export const nameplatePath = '/.well-known/opcom';

/**
 * The contents of `server.json`: the process, its port, whether it speaks TLS, and a random word that only this one
 * server knows. `command`: it is no console but a command that has the data folder for a while. `page`: the link of its
 * host's page.
 */
type Nameplate = {
  pid: number;
  port: number;
  isSecure: boolean;
  nonce: string;
  command?: string;
  page?: string | undefined;
};

function plateOf(dataDir: string): string {
  return join(dataDir, 'server.json');
}

/** Does the server at this port of this machine know the word? Of its certificate nothing is asked: the word is the proof. */
export async function confirms({
  port,
  isSecure,
  nonce,
}: Pick<Nameplate, 'port' | 'isSecure' | 'nonce'>): Promise<boolean> {
  try {
    const answer = await new Promise<IncomingMessage>((settle, fail) => {
      const where = { host: '127.0.0.1', port, path: nameplatePath, timeout: 5_000, agent: false };
      const asked = isSecure ? getSecure({ ...where, rejectUnauthorized: false }, settle) : getPlain(where, settle);
      asked.once('error', fail).once('timeout', () => asked.destroy(new Error('nobody answers')));
    });
    return ((await json(answer)) as { nonce?: string }).nonce === nonce;
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
