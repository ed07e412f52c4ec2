import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { setTimeout as pause, setImmediate as turnOfTheLoop } from 'node:timers/promises';
import pg from 'pg';
import { cut } from '@/lib/db/kernel/cut';
import { jobsUnderWay } from '@/lib/scenario/worker/in-worker';
import { Backends } from './backends';
import type { Plant } from './planted';

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
  /** The question with its values: of two that were asked at once, the first is found by it. */
  says: string;
  go: (how: Answer) => void;
}

/** True when the answer to a statement reaches the one who asked; where it does not, their connection is cut. */
export type Answer = 'heard' | 'lost';

type Query = (...said: unknown[]) => unknown;
type Done = (error: Error | null, result?: unknown) => void;

/** So many turns of the event loop without anything new: nobody is busy any more. */
const quietTurns = 3;
/** So long an answer is waited for before the database is asked whether it waits for a lock. */
const soonMs = 3;

/** Everybody has done what he can do within this many ms. */
const settledWithinMs = 20_000;

const broken = () => new Error('Connection terminated unexpectedly');

export class Steps {
  readonly #hands = new AsyncLocalStorage<Hand>();
  readonly #held: Held[] = [];
  readonly #out = new Set<Held>();
  /** The owner of the open transaction on a connection: what is asked on it is asked by them. */
  readonly #owners = new WeakMap<pg.Client, Hand>();
  readonly #plant: Plant | undefined;
  #events = 0;
  /** The work under way beside the hands: connections that are being opened, looks at what is there. */
  #busy = 0;
  #restore = () => {};
  #hadHands = 0;
  #hear = () => {};

  constructor(
    readonly backends: Backends,
    plant: Plant | undefined,
  ) {
    this.#plant = plant;
  }

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
      steps.#busy += 1;
      const over = () => {
        steps.#busy -= 1;
        steps.#note();
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
      const hand = steps.#owners.get(this) ?? steps.#hands.getStore();
      if (!hand) return plain.apply(this, said);
      const tell = typeof said.at(-1) === 'function' ? (AsyncResource.bind(said.at(-1) as Query) as Done) : null;
      const answered = steps.#ask(hand, this, tell ? said.slice(0, -1) : said, plain);
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
    this.backends.wakeAll();
  }

  /** Holds up a statement of a hand. Settles with its answer. */
  #ask(hand: Hand, client: pg.Client, said: unknown[], plain: Query): Promise<unknown> {
    const asked = this.#plant ? this.#plant.written(said) : said;
    const text = textOf(asked[0]);
    if (text.startsWith('BEGIN')) this.#owners.set(client, hand);
    if (/^(COMMIT|ROLLBACK)$/.test(text)) this.#owners.delete(client);
    return new Promise((settle, fail) => {
      const go = (how: Answer) => {
        (plain.apply(client, asked) as Promise<unknown>).then(
          (result) => {
            this.#arrived(held);
            if (how === 'heard') settle(result);
            else {
              cut(client);
              fail(broken());
            }
          },
          (error) => {
            this.#arrived(held);
            fail(error);
          },
        );
      };
      const place = hand.asked++;
      const held: Held = { hand, place, client, text, says: JSON.stringify(asked), go };
      this.#hold(held);
      if (text === 'COMMIT' && this.#plant?.isAcknowledgedEarly()) settle(nothingDone);
    });
  }

  #note(): void {
    this.#events += 1;
    this.#hear();
  }

  #hold(held: Held): void {
    this.#held.push(held);
    this.#note();
  }

  #arrived(held: Held): void {
    this.#out.delete(held);
    this.#note();
  }

  /** The number of a further hand: its place in every order. */
  nextNumber(): number {
    this.#hadHands += 1;
    return this.#hadHands;
  }

  /** Does work by a hand with this number. No two that are at work have the same. */
  byHand<T>(number: number, name: string, work: () => Promise<T>): { hand: Hand; done: Promise<T> } {
    const hand: Hand = { name, number, asked: 0, isOver: false };
    const done = this.#hands.run(hand, work).finally(() => {
      hand.isOver = true;
      this.#note();
    });
    return { hand, done };
  }

  /** Does work that is waited for before anybody goes on. */
  async holdingOn<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
      this.#note();
    }
  }

  /** Waits, by the hand that calls it, until it is let go. */
  wait(text: string): Promise<void> {
    const hand = this.#hands.getStore();
    if (!hand) throw new Error('nobody waits here');
    return new Promise((settle) => {
      const go = () => settle();
      this.#hold({ hand, place: hand.asked++, client: null, text, says: text, go });
    });
  }

  /**
   * The statements that may be let go now: of each connection the one asked first, in an order that does not depend on
   * speed.
   */
  get choices(): Held[] {
    const busy = new Set([...this.#out].map(({ client }) => client));
    const first = new Map<object, Held>();
    for (const held of this.#held.toSorted(inOrder)) {
      const line = held.client ?? held;
      if (!first.has(line) && !busy.has(held.client)) first.set(line, held);
    }
    return [...first.values()].sort(byWhatIsAsked);
  }

  /** Lets one go, and waits until everybody has done what he can do. Whose lock it frees goes on next, in their order. */
  async let(held: Held, how: Answer = 'heard'): Promise<void> {
    this.#release(held, how);
    await this.settle();
    await this.#wakeInTurn();
  }

  #release(held: Held, how: Answer = 'heard'): void {
    this.#held.splice(this.#held.indexOf(held), 1);
    if (held.client) this.#out.add(held);
    this.#note();
    held.go(how);
  }

  /** Cuts connections: whatever was asked on them fails, and what their transactions held is free. */
  async cut(clients: readonly pg.Client[]): Promise<void> {
    const pids = clients.flatMap((client) => Backends.of(client) ?? []);
    for (const client of clients) cut(client);
    for (const held of this.#held.filter(({ client }) => client && clients.includes(client))) this.#release(held);
    await this.backends.end(pids);
    await this.settle();
    await this.#wakeInTurn();
  }

  /** Whatever these hands asked is never let go: their server has died. */
  forget(hands: ReadonlySet<Hand>): void {
    for (const held of this.#held.filter(({ hand }) => hands.has(hand))) this.#held.splice(this.#held.indexOf(held), 1);
    for (const held of [...this.#out]) if (hands.has(held.hand)) this.#out.delete(held);
  }

  /** The number of statements that wait for a lock of another. */
  get blocked(): number {
    return this.#out.size;
  }

  /** Of several that wait for one row PostgreSQL may wake all at once: they are stopped while they wait, and woken one by one. */
  async #wakeInTurn(): Promise<void> {
    for (;;) {
      const pid = await this.backends.nextWithHisLock();
      if (pid === undefined) return;
      this.backends.wake(pid);
      await this.settle();
    }
  }

  /** Waits until everybody has done what he can do. */
  async settle(): Promise<void> {
    const begun = performance.now();
    for (;;) {
      if (performance.now() - begun > settledWithinMs) throw new Error(`nothing comes any more: ${this.#state()}`);
      const seen = await this.#quiet();
      if (this.#busy > 0 || jobsUnderWay() > 0 || !(await this.backends.haveLeft())) {
        await this.#soon(1);
        continue;
      }
      const running = () => {
        const pids = [...this.#out].map(({ client }) => Backends.of(client!));
        return pids.filter((pid) => !this.backends.isStopped(pid));
      };
      if (this.#events !== seen) continue;
      if (running().length === 0) return;
      await this.#soon(soonMs);
      if (this.#events !== seen) continue;
      const pids = running();
      const waiting = await this.backends.waiting(pids);
      if (this.#events !== seen || !pids.every((pid) => waiting.has(pid))) continue;
      // A circle is broken by PostgreSQL, at the cost of who closed it: the others are stopped.
      const all = [...this.#out].map(({ client }) => Backends.of(client!));
      if (await this.backends.areInCircle(all)) continue;
      if (this.#events !== seen) continue;
      await this.backends.stop(pids);
      if (this.#events === seen) return;
    }
  }

  /** The work under way, for a person who looks why nothing comes. */
  #state(): string {
    const out = [...this.#out].map(({ hand, client, text }) => {
      const pid = Backends.of(client!);
      return `${hand.name} (${pid}${this.backends.isStopped(pid) ? ', stopped' : ''}): ${text.slice(0, 120)}`;
    });
    return `${this.#busy} busy, ${this.backends.leaving} leaving, ${this.#held.length} held, out: ${out.join(' | ')}`;
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

  /** Waits for the next thing that happens, for so long at most. */
  async #soon(ms: number): Promise<void> {
    const over = new AbortController();
    const heard = new Promise<void>((settle) => {
      this.#hear = settle;
    });
    await Promise.race([heard, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)]);
    over.abort();
    this.#hear = () => {};
  }
}

/** The answer of `pg` to a commit. */
const nothingDone = { command: 'COMMIT', rows: [], fields: [], rowCount: null };

const textOf = (asked: unknown): string => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

const inOrder = (a: Held, b: Held): number => a.hand.number - b.hand.number || a.place - b.place;

/**
 * The order of questions that one hand asked at once on several connections: they came as those were opened, which is
 * nobody's choice.
 */
const byWhatIsAsked = (a: Held, b: Held): number =>
  a.hand.number - b.hand.number || (a.says < b.says ? -1 : Number(a.says > b.says)) || a.place - b.place;
