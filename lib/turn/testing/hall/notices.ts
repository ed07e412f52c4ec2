import pg from 'pg';
import { chanceFrom } from '@/lib/chance';
import { seedOf } from './seeded-random';
import { type Server, serverHere } from './servers';

/** The fate of the notices that the database sends to servers. */
export interface Notices {
  /** Servers that have been lost one, by this life of theirs. */
  hasLost(server: Server): boolean;
  counts: { lost: number; doubled: number };
  /** The listener that is told of each notice that a server has heard. */
  whenHeard(tell: (server: Server, payload: string) => void): void;
  /** From now on each comes through once. */
  comeThrough(): void;
  restore(): void;
}

type Emit = (event: string, ...told: unknown[]) => boolean;

/** Loses and doubles notices on their way to the servers, by a seed. `ignores`: each is lost, and nobody knows. */
export function breakNotices(seed: number, ignores: boolean): Notices {
  const lost = new Set<string>();
  const counts = { lost: 0, doubled: 0 };
  let isBroken = true;
  let heard: (server: Server, payload: string) => void = () => undefined;
  const life = ({ number, lives }: Server) => `${number} ${lives}`;
  const plain = pg.Client.prototype.emit as Emit;
  const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'emit');
  pg.Client.prototype.emit = function told(this: pg.Client, event: string, ...with_: unknown[]) {
    const server = serverHere();
    if (event !== 'notification' || !server) return plain.call(this, event, ...with_);
    const { payload } = with_[0] as { payload: string };
    const pass = () => {
      if (!ignores) plain.call(this, event, ...with_);
      heard(server, payload);
    };
    const chance = isBroken ? chanceFrom(seedOf(seed, server.number, payload)).whole(1, 12) : 0;
    if (chance === 1) {
      counts.lost += 1;
      lost.add(life(server));
      return true;
    }
    if (chance === 2) {
      counts.doubled += 1;
      pass();
    }
    pass();
    return true;
  } as never;
  return {
    hasLost: (server) => lost.has(life(server)),
    counts,
    whenHeard: (tell) => {
      heard = tell;
    },
    comeThrough: () => {
      isBroken = false;
    },
    restore: () => {
      if (own) Object.defineProperty(pg.Client.prototype, 'emit', own);
      else delete (pg.Client.prototype as { emit?: unknown }).emit;
    },
  };
}
