import type pg from 'pg';
import type { Chance } from '@/lib/chance';
import type { Backends } from './backends';
import { moveClock } from './hall-clock';
import type { Rare } from './rarities';
import type { Senders } from './senders';
import { kill, type Server } from './servers';
import type { Held, Steps } from './steps';

/** The things that may break. */
const breaks = ['connection cut', 'answer lost', 'server killed', 'PostgreSQL restarted', 'clock jumped'] as const;
export type Break = (typeof breaks)[number];

/** At a commit what matters most is whether its answer comes. */
const atCommits: readonly Break[] = [...breaks, 'answer lost', 'answer lost', 'answer lost'];

/** So many statements PostgreSQL is away for, at most, when it restarts. */
const longestAway = 12;

/** A thing that can be broken. */
interface Place {
  steps: Steps;
  backends: Backends;
  senders: Senders;
  servers: readonly Server[];
  database: string;
  looker: pg.Client;
  /** Opens the streams of a server that has started again. */
  reopen: (server: Server) => void;
  note: (rare: Rare) => void;
  /** Whoever follows what goes on is told. */
  tell: (words: string) => void;
}

/** Breaks things, by the seed. */
export class Breaks {
  readonly counts = Object.fromEntries(breaks.map((one) => [one, 0])) as Record<Break, number>;
  /** After so many statements more PostgreSQL is back; null: it is there. */
  #backIn: number | null = null;

  constructor(
    readonly chance: Chance,
    readonly at: Place,
  ) {}

  /** PostgreSQL answers nobody. */
  get isAway(): boolean {
    return this.#backIn !== null;
  }

  /** One more statement has gone: PostgreSQL may be back. */
  async pass(): Promise<void> {
    if (this.#backIn === null) return;
    this.#backIn -= 1;
    if (this.#backIn > 0) return;
    await this.mend();
  }

  /** PostgreSQL is there again, if it was away. */
  async mend(): Promise<void> {
    if (this.#backIn === null) return;
    this.#backIn = null;
    await this.at.backends.giveBack(this.at.database);
  }

  /** Breaks something, at the statement that would have gone next. @returns whether that statement has gone, or failed */
  async breakAt(held: Held): Promise<boolean> {
    const which = this.chance.oneOf(held.text === 'COMMIT' ? atCommits : breaks);
    const isDone = await this.#does[which](held);
    if (isDone === null) return false;
    this.at.tell(which);
    this.counts[which] += 1;
    return isDone;
  }

  /** Each answers whether the statement has gone, or failed; null: this cannot break now. */
  readonly #does: Record<Break, (held: Held) => Promise<boolean | null>> = {
    'connection cut': async ({ client }) => {
      if (!client) return null;
      await this.at.steps.cut([client]);
      return true;
    },
    'answer lost': async (held) => {
      if (held.text !== 'COMMIT') return null;
      await this.at.steps.let(held, 'lost');
      this.at.note('a write whose answer was lost had been done');
      return true;
    },
    'server killed': async () => {
      const server = this.chance.oneOf(this.at.servers);
      const hands = this.at.senders.sendAgain(server);
      this.at.steps.forget(hands);
      await this.at.steps.cut(kill(server));
      this.at.reopen(server);
      return true;
    },
    'PostgreSQL restarted': async () => {
      if (this.#backIn !== null) return null;
      this.#backIn = this.chance.whole(1, longestAway);
      await this.at.backends.takeAway(this.at.database, this.at.looker);
      await this.at.steps.settle();
      return true;
    },
    'clock jumped': async () => {
      await moveClock(this.at.looker, this.chance.whole(-7_200, 7_200));
      return false;
    },
  };
}
