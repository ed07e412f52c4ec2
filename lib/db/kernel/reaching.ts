import { DatabaseAway, dbErrorOf } from './db-errors';

/**
 * The state of the database, as the probe of this process found it last (`probe.ts`), and the requests that wait for
 * it. One a process: bundles of one server may load this file more than once.
 */
interface Reach {
  isAway: boolean;
  /** Questions under way: each fails when the database is found away. */
  waiting: Set<(error: Error) => void>;
  /** The listeners that are told when it is. */
  told: Set<() => void>;
}

const shared = globalThis as typeof globalThis & { opcomReach?: Reach };

function reach(): Reach {
  shared.opcomReach ??= { isAway: false, waiting: new Set(), told: new Set() };
  return shared.opcomReach;
}

const away = () => new DatabaseAway('the database does not answer');

/** Notes whether the database answers. When it does not, every question under way fails now, and further ones at once. */
export function noteReach(isAway: boolean): void {
  const { waiting, told, isAway: was } = reach();
  reach().isAway = isAway;
  if (!isAway || was) return;
  for (const fail of waiting) fail(away());
  waiting.clear();
  for (const tell of told) tell();
}

/** Calls `tell` whenever the database is found away. Returns what ends it. */
export function whenAway(tell: () => void): () => void {
  const { told } = reach();
  told.add(tell);
  return () => told.delete(tell);
}

/** Runs one question to the database; one that cannot be reached, or does not answer any more, throws `DatabaseAway`. */
export async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  const { isAway, waiting } = reach();
  if (isAway) throw away();
  try {
    return await new Promise<T>((settle, fail) => {
      waiting.add(fail);
      ask()
        .then(settle, fail)
        .finally(() => waiting.delete(fail));
    });
  } catch (error) {
    throw dbErrorOf(error) === 'away' ? new DatabaseAway('the database is away', { cause: error }) : error;
  }
}
