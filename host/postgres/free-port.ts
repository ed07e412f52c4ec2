import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';

/** True when a port can be listened on, at one address or at every one. */
const isFree = (port: number, address?: string): Promise<boolean> =>
  new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(false));
    probe.listen(port, address, () => probe.close(() => settle(true)));
  });

/** A free loopback port between 21000 and 29999: away from PostgreSQL's usual one and from those the system hands out. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 21_000 + (randomBytes(2).readUInt16LE() % 9_000);
    if (await isFree(port, '127.0.0.1')) return port;
  }
}

/** The first port after this one that is free at every address; after the last one it goes on from 3000. */
export async function freePortAfter(port: number): Promise<number> {
  const next = port >= 65_535 ? 3000 : port + 1;
  const isFreeHere = (await isFree(next)) && (await isFree(next, '127.0.0.1'));
  return isFreeHere ? next : freePortAfter(next);
}
