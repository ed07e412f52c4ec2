import DataLoader from 'dataloader';
import { onceInSnapshot } from './client';

/**
 * The value under a key, read together with every other key that parts of a desk ask for in the same moment of a
 * snapshot: ten sheets are one statement. `name` tells what is read from everything else. undefined: nothing lies
 * there.
 */
export const batched = <V>(
  name: string,
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
  key: string,
): Promise<V | undefined> =>
  onceInSnapshot(
    `batched ${name}`,
    () =>
      new DataLoader<string, V | undefined>(async (keys) => {
        const found = await read(keys);
        return keys.map((one) => found.get(one));
      }),
  ).load(key);

/** The same where many rows may lie under a key. `keyOf`: where a row lies. */
export const batchedRows = async <R>(
  name: string,
  read: (keys: string[]) => Promise<R[]>,
  keyOf: (row: R) => string,
  key: string,
): Promise<R[]> =>
  (await batched(
    name,
    async (keys) => {
      const rows = new Map<string, R[]>(keys.map((one) => [one, []]));
      for (const row of await read([...keys])) rows.get(keyOf(row))?.push(row);
      return rows;
    },
    key,
  )) ?? [];
