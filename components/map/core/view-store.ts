import type { View } from './projection';

/** Holds what is in the window and tells those who draw it. A drag of the map never passes through React. */
export class ViewStore {
  #view: View | null = null;
  #restScale: number | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): View | null => this.#view;
  readonly scale = (): number | null => this.#view?.scale ?? null;
  readonly restScale = (): number | null => this.#restScale;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(view: View): void {
    this.#view = view;
    this.#restScale ??= view.scale;
    this.#tell();
  }

  /** The map has come to rest at its scale. */
  rest(): void {
    if (!this.#view || this.#view.scale === this.#restScale) return;
    this.#restScale = this.#view.scale;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
