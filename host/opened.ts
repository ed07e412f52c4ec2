/** What a start has opened so far, and the failures that its host can put right. */

/** A failure a person can put right; its message says how. */
export class CannotStart extends Error {}

/** What has been opened so far, closed in the opposite order. */
export const opened: (() => Promise<void> | void)[] = [];

/** Closes all of it. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}
