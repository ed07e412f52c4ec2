import pg from 'pg';

/** How much was asked of the database. Statements that go out while others are unanswered on their connection share a round trip. */
export interface Asked {
  statements: number;
  roundTrips: number;
  /** The statements, in the order they went out. */
  texts: string[];
}

type Query = (...said: unknown[]) => unknown;

/** Counts what is asked of the database by this process while `work` runs. */
export async function countStatements<T>(work: () => Promise<T>): Promise<Asked & { value: T }> {
  const asked: Asked = { statements: 0, roundTrips: 0, texts: [] };
  const unanswered = new Map<object, number>();
  const plain = pg.Client.prototype.query as Query;
  pg.Client.prototype.query = function counted(this: object, ...said: unknown[]) {
    const before = unanswered.get(this) ?? 0;
    asked.statements += 1;
    if (before === 0) asked.roundTrips += 1;
    asked.texts.push(typeof said[0] === 'string' ? said[0] : (said[0] as { text: string }).text);
    unanswered.set(this, before + 1);
    const answered = () => unanswered.set(this, unanswered.get(this)! - 1);
    // The pool hands on a callback, everybody else gets a promise.
    const last = said.at(-1);
    if (typeof last === 'function') {
      const tell = last as Query;
      return plain.apply(this, [...said.slice(0, -1), (...came: unknown[]) => [answered(), tell(...came)]]);
    }
    const answer = plain.apply(this, said) as Promise<unknown>;
    answer.then(answered, answered);
    return answer;
  } as never;
  try {
    const value = await work();
    return { ...asked, value };
  } finally {
    pg.Client.prototype.query = plain as never;
  }
}
