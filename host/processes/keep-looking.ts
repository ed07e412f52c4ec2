/**
 * The work of the console by itself while it is up: it looks again and again whether there is anything to do, one look at a
 * time.
 */

/** The time between two looks, ms. */
const lookEveryMs = 2_000;

/**
 * Looks again and again, unless the look before still goes on.
 *
 * @param look is asked again after a fault, which `tell` hears
 * @returns what ends it, when the look under way is over
 */
export function keepLooking(look: () => Promise<void>, tell: (problem: Error) => void): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(tell)
      .finally(() => {
        looking = null;
      });
  }, lookEveryMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
