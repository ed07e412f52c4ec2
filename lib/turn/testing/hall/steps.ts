import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import pg from 'pg';
import { cut } from '@/lib/db/cut';

/**
 * Decides whose statement goes to the database next. Whatever a hand asks waits here until it is let go; one goes at a time,
 * and the next is chosen when everybody has done what he can do without asking: each has asked again, is done, or waits
 * for a lock of another. So the order of all statements is chosen, and the same choices lead to the same end.
 */

/** Somebody who acts on a server: what he asks is held up here. */
export interface Hand {
  name: string;
  number: number;
  asked: number;
  isOver: boolean;
}

/** A statement that waits to be let go, or something else a hand waits for. */
export interface Held {
  hand: Hand;
  place: number;
  /** The connection it goes out on; null: it is no statement. */
  client: pg.Client | null;
  text: string;
  /** What is asked with its values: of two that were asked at once, by it one comes first. */
  says: string;
  go: (how: Answer) => void;
}

/** Whether the answer to a statement reaches whoever asked; where it does not, his connection is cut. */
export type Answer = 'heard' | 'lost';

type Query = (...said: unknown[]) => unknown;
type Done = (error: Error | null, result?: unknown) => void;

/** So many turns of the event loop without anything new: nobody is busy any more. */
const quietTurns = 3;
/** A lock is asked for a deadlock 10 ms after somebody began to wait for it. */
const deadlockMs = 25;

const broken = () => new Error('Connection terminated unexpectedly');

export class Steps {
  readonly #hands = new AsyncLocalStorage<Hand>();
  readonly #held: Held[] = [];
  readonly #out = new Set<Held>();
  readonly #blocked = new Set<Held>();
  /** Processes of PostgreSQL that have been stopped, because they wait for a lock. */
  readonly #stopped = new Set<number>();
  #events = 0;
  #connecting = 0;
  #restore = () => {};
  #hadHands = 0;

  /** @param looker a connection that sees who waits for whom; what it asks is not held up */
  constructor(readonly looker: pg.Client) {}

  /** From now on statements of hands are held up, whichever client they go out on. */
  begin(): void {
    const plain = pg.Client.prototype.query as Query;
    const connect = pg.Client.prototype.connect as Query;
    const lend = pg.Pool.prototype.connect as Query;
    const steps = this;
    // Who waits for a free connection gets it from another's hand, and is to ask as himself.
    pg.Pool.prototype.connect = function bound(this: object, ...said: unknown[]) {
      return lend.apply(
        this,
        said.map((one) => (typeof one === 'function' ? AsyncResource.bind(one as Query) : one)),
      );
    } as never;
    pg.Client.prototype.connect = function counted(this: object, ...said: unknown[]) {
      steps.#connecting += 1;
      const over = () => {
        steps.#connecting -= 1;
        steps.#events += 1;
      };
      const tell = said.at(-1);
      if (typeof tell === 'function') {
        return connect.apply(this, [
          (...came: unknown[]) => {
            over();
            (tell as Query)(...came);
          },
        ]);
      }
      return (connect.apply(this, said) as Promise<unknown>).finally(over);
    } as never;
    pg.Client.prototype.query = function heldUp(this: pg.Client, ...said: unknown[]) {
      const hand = steps.#hands.getStore();
      if (!hand) return plain.apply(this, said);
      const tell = typeof said.at(-1) === 'function' ? (AsyncResource.bind(said.at(-1) as Query) as Done) : null;
      const asked = tell ? said.slice(0, -1) : said;
      const text = typeof asked[0] === 'string' ? asked[0] : (asked[0] as { text: string }).text;
      const answered = new Promise((settle, fail) => {
        const go = (how: Answer) => {
          (plain.apply(this, asked) as Promise<unknown>).then(
            (result) => {
              steps.#arrived(held);
              if (how === 'heard') settle(result);
              else {
                cut(this);
                fail(broken());
              }
            },
            (error) => {
              steps.#arrived(held);
              fail(error);
            },
          );
        };
        const held: Held = { hand, place: hand.asked++, client: this, text, says: JSON.stringify(asked), go };
        steps.#hold(held);
      });
      if (!tell) return answered;
      answered.then(
        (result) => tell(null, result),
        (error) => tell(error),
      );
    } as never;
    this.#restore = () => {
      pg.Client.prototype.query = plain as never;
      pg.Client.prototype.connect = connect as never;
      pg.Pool.prototype.connect = lend as never;
    };
  }

  /** Nothing is held up any more. */
  end(): void {
    this.#restore();
  }

  #hold(held: Held): void {
    this.#held.push(held);
    this.#events += 1;
  }

  #arrived(held: Held): void {
    this.#out.delete(held);
    this.#blocked.delete(held);
    this.#events += 1;
  }

  /** Does work by a new hand. */
  byHand<T>(name: string, work: () => Promise<T>): { hand: Hand; done: Promise<T> } {
    const hand: Hand = { name, number: ++this.#hadHands, asked: 0, isOver: false };
    const done = this.#hands.run(hand, work).finally(() => {
      hand.isOver = true;
      this.#events += 1;
    });
    return { hand, done };
  }

  /** Waits, by the hand that calls it, until it is let go. */
  wait(text: string): Promise<void> {
    const hand = this.#hands.getStore();
    if (!hand) throw new Error('nobody waits here');
    return new Promise((settle) => {
      this.#hold({ hand, place: hand.asked++, client: null, text, says: text, go: () => settle() });
    });
  }

  /** What may be let go now: of each connection what was asked first, in an order that hangs on nobody's haste. */
  get choices(): Held[] {
    const busy = new Set([...this.#out].map(({ client }) => client));
    const first = new Map<object, Held>();
    for (const held of this.#held.toSorted(inOrder)) {
      const line = held.client ?? held;
      if (!first.has(line) && !busy.has(held.client)) first.set(line, held);
    }
    return [...first.values()].sort(byWhatIsAsked);
  }

  /** Lets one go. */
  let(held: Held, how: Answer = 'heard'): void {
    this.#held.splice(this.#held.indexOf(held), 1);
    this.#events += 1;
    if (held.client) this.#out.add(held);
    held.go(how);
  }

  /** Cuts a connection: whatever was asked on it fails. */
  cut(client: pg.Client): void {
    cut(client);
    for (const held of this.#held.filter((one) => one.client === client)) this.let(held);
  }

  /** Whatever these hands asked is never let go: their server has died. */
  forget(hands: ReadonlySet<Hand>): void {
    for (const held of this.#held.filter(({ hand }) => hands.has(hand))) this.#held.splice(this.#held.indexOf(held), 1);
    for (const held of [...this.#out]) if (hands.has(held.hand)) this.#out.delete(held);
  }

  /**
   * Does what may free locks. Of several that wait for one row PostgreSQL wakes all at once where the row was changed, and
   * the quickest has it: so those that wait are stopped meanwhile, and go on one after the other.
   */
  async freeing(work: () => void): Promise<void> {
    const waiting = [...this.#blocked].sort(inOrder);
    if (waiting.length > 1) for (const { client } of waiting) this.#stop(pidOf(client!));
    work();
    await this.settle();
    for (const { client } of waiting) {
      const pid = pidOf(client!);
      if (!this.#stopped.delete(pid)) continue;
      process.kill(pid, 'SIGCONT');
      await this.settle();
    }
  }

  #stop(pid: number): void {
    process.kill(pid, 'SIGSTOP');
    this.#stopped.add(pid);
  }

  /** How many statements wait for a lock of another. */
  get blocked(): number {
    return this.#blocked.size;
  }

  /** Waits until everybody has done what he can do. */
  async settle(): Promise<void> {
    for (;;) {
      const seen = await this.#quiet();
      if (this.#connecting > 0) {
        await pause(1);
        continue;
      }
      if (this.#out.size === 0) return;
      await pause(1);
      if (this.#events !== seen) continue;
      const waiting = await this.#whoWaits();
      const areAll = () =>
        [...this.#out].every(({ client }) => waiting.has(pidOf(client!)) || this.#stopped.has(pidOf(client!)));
      if (this.#events !== seen || !areAll()) continue;
      const isNew = [...this.#out].some((held) => !this.#blocked.has(held));
      for (const held of this.#out) this.#blocked.add(held);
      if (!isNew) return;
      await pause(deadlockMs);
    }
  }

  async #quiet(): Promise<number> {
    let seen = this.#events;
    for (let turns = 0; turns < quietTurns; turns++) {
      await turnOfTheLoop();
      if (this.#events !== seen) turns = -1;
      seen = this.#events;
    }
    return seen;
  }

  async #whoWaits(): Promise<Set<number>> {
    const { rows } = await this.looker.query<{ pid: number }>('SELECT DISTINCT pid FROM pg_locks WHERE NOT granted');
    return new Set(rows.map(({ pid }) => pid));
  }
}

const inOrder = (a: Held, b: Held): number => a.hand.number - b.hand.number || a.place - b.place;

/** What one hand asked at once on several connections came in the order in which those were opened: that is nobody's choice. */
const byWhatIsAsked = (a: Held, b: Held): number =>
  a.hand.number - b.hand.number || (a.says < b.says ? -1 : Number(a.says > b.says)) || a.place - b.place;

const pidOf = (client: pg.Client): number => (client as unknown as { processID: number }).processID;
