/** Does something with each of many, six at a time: between two measurements nothing is in a hurry. */
export async function inSixes<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all];
  const hand = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 6 }, hand));
}
