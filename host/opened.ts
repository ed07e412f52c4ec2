/** The things that a start has opened so far, and the failures that its host can put right. */

/** The words of the host's page for a failure: none for a terminal, and a port that is free where that helps. */
interface OnPage {
  words: string;
  freePort?: number;
}

/** A failure a person can put right; its message says how. */
export class CannotStart extends Error {
  readonly onPage: OnPage;

  constructor(message: string, onPage: OnPage = { words: message }) {
    super(message);
    this.onPage = onPage;
  }
}

/** The things opened so far, closed in the opposite order. */
export const opened: (() => Promise<void> | void)[] = [];

/** Closes all of it. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}
