import type { View } from './projection';

/** The number of looks that are kept. */
const keptAtMost = 50;

/** Where one has looked on a map before a jump, and where one came back from. */
export class LookHistory {
  readonly #past: View[] = [];
  #future: View[] = [];

  /** One jumps from here to somewhere else. */
  leave(view: View): void {
    this.#past.push(view);
    if (this.#past.length > keptAtMost) this.#past.shift();
    this.#future = [];
  }

  /** The look before this one; null: there is none. */
  back(view: View): View | null {
    const before = this.#past.pop() ?? null;
    if (before) this.#future.push(view);
    return before;
  }

  /** The look that `back` came from; null: there is none. */
  forward(view: View): View | null {
    const after = this.#future.pop() ?? null;
    if (after) this.#past.push(view);
    return after;
  }
}
