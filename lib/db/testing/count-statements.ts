import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** The questions to the database. Statements that go out while others are unanswered on their connection share a round trip. */
export interface Asked {
  statements: number;
  roundTrips: number;
  /** The statements, in the order they went out. */
  texts: string[];
}

type Query = (...said: unknown[]) => unknown;

/** Statements under way on one connection. Whoever asked hears when all are answered, so that no count hangs on which answer is quick. */
class RoundTrip {
  #unanswered = 0;
  #told: (() => void)[] = [];

  /** A statement goes out; whether it is the first of a round trip. */
  begin(): boolean {
    this.#unanswered += 1;
    return this.#unanswered === 1;
  }

  /** A statement is answered: `tell` is called when the last one is. */
  end(tell: () => void): void {
    this.#told.push(tell);
    this.#unanswered -= 1;
    if (this.#unanswered > 0) return;
    const told = this.#told;
    this.#told = [];
    for (const one of told) one();
  }
}

/** The count that is being made, as seen from the work that it is made for. */
const counting = new AsyncLocalStorage<Asked>();

/**
 * Counts what `work` asks of the database. What else this process asks meanwhile does not count: a listener that connects
 * again, or a part of a desk that another test left to be worked out.
 */
export async function countStatements<T>(work: () => Promise<T>): Promise<Asked & { value: T }> {
  const asked: Asked = { statements: 0, roundTrips: 0, texts: [] };
  const trips = new WeakMap<object, RoundTrip>();
  const plain = pg.Client.prototype.query as Query;
  const connect = pg.Pool.prototype.connect as Query;
  // Who waits for a free connection gets it from another's hand, and is to ask as himself.
  pg.Pool.prototype.connect = function bound(this: object, ...said: unknown[]) {
    return connect.apply(
      this,
      said.map((one) => (typeof one === 'function' ? AsyncResource.bind(one as Query) : one)),
    );
  } as never;
  pg.Client.prototype.query = function counted(this: object, ...said: unknown[]) {
    if (counting.getStore() !== asked) return plain.apply(this, said);
    const trip = trips.get(this) ?? new RoundTrip();
    trips.set(this, trip);
    asked.statements += 1;
    if (trip.begin()) asked.roundTrips += 1;
    asked.texts.push(typeof said[0] === 'string' ? said[0] : (said[0] as { text: string }).text);
    // The pool hands on a callback, everybody else gets a promise.
    const last = said.at(-1);
    if (typeof last === 'function') {
      const tell = last as Query;
      return plain.apply(this, [...said.slice(0, -1), (...came: unknown[]) => trip.end(() => tell(...came))]);
    }
    const answer = plain.apply(this, said) as Promise<unknown>;
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => trip.end(() => resolve(value)),
        (error) => trip.end(() => reject(error)),
      );
    });
  } as never;
  try {
    const value = await counting.run(asked, work);
    return { ...asked, value };
  } finally {
    pg.Client.prototype.query = plain as never;
    pg.Pool.prototype.connect = connect as never;
  }
}
