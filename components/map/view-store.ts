import type { View } from './projection';

/** Holds what is in the window and tells those who draw it. A drag of the map never passes through React. */
export class ViewStore {
  #view: View | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): View | null => this.#view;
  readonly scale = (): number | null => this.#view?.scale ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
