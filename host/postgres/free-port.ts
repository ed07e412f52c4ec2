import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';

/** A free loopback port between 21000 and 29999: away from PostgreSQL's usual one and from those the system hands out. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 21_000 + (randomBytes(2).readUInt16LE() % 9_000);
    const free = await new Promise<boolean>((settle) => {
      const probe = createServer();
      probe.once('error', () => settle(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)));
    });
    if (free) return port;
  }
}
