/** Where the parts of a cluster lie below a data folder, and how one gets in. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The places of a cluster. */
export type Places = ReturnType<typeof layout>;

/** Where the parts of a cluster lie below a data folder. */
export function layout(dataDir: string) {
  const home = join(resolve(dataDir), 'postgres');
  const cluster = join(home, 'cluster');
  return {
    dataDir: resolve(dataDir),
    home,
    cluster,
    settings: join(cluster, 'postgresql.auto.conf'),
    pidFile: join(cluster, 'postmaster.pid'),
    log: join(home, 'server.log'),
    password: join(resolve(dataDir), 'postgres-password'),
  };
}

/** The password of the cluster in this data folder, made at first use; readable by its owner only. */
export function passwordOf({ password }: Places): string {
  if (!existsSync(password)) writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(password, 'utf8').trim();
}

/** The address of a database of the cluster. */
export const urlOf = (places: Places, port: number, database = 'opcom'): string =>
  `postgresql://postgres:${passwordOf(places)}@127.0.0.1:${port}/${database}`;
