/** Secrets that are made once and kept in the data folder, readable by their owner only. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of 32 random bytes in base64, kept in `<dataDir>/<name>`; made at first use. */
export function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8').trim();
}

/**
 * Next.js and next-auth read these from the environment. Secrets given there outrank those of the data folder, so that
 * several servers can share them. A fixed NEXTAUTH_URL would send every laptop of the LAN to one address: none is kept.
 */
export function prepareEnvironment(dataDir: string): void {
  process.env.AUTH_TRUST_HOST = '1';
  process.env.NEXTAUTH_SECRET ||= keptSecret(dataDir, 'session-secret');
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= keptSecret(dataDir, 'actions-key');
  delete process.env.NEXTAUTH_URL;
}
