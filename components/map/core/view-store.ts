import type { View } from './projection';

/**
 * Holds what is in the window, and tells those who draw it. While the map is pushed or zoomed, what is drawn moves as one
 * picture (`use-look.ts`), and React draws nothing but the figures at the edge.
 */
export class ViewStore {
  #view: View | null = null;
  #drawn: View | null = null;
  #rest: View | null = null;
  readonly #listeners = new Set<() => void>();

  /** The view of the window. */
  readonly get = (): View | null => this.#view;
  /** The view that the picture was drawn for. */
  readonly drawn = (): View | null => this.#drawn;
  /** The view when the map last came to rest at its scale: the names and things on the map are laid out for it. */
  readonly rest = (): View | null => this.#rest;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The picture was moved: it is another view that is in the window. */
  move(view: View): void {
    this.#view = view;
    this.#tell();
  }

  /** The picture was drawn for what is in the window. While it is zoomed, what lies on it stays laid out as it was. */
  draw(view: View): void {
    this.#drawn = view;
    if (this.#rest === null || this.#rest.scale === view.scale) this.#rest = view;
    this.move(view);
  }

  /** The map has come to rest. */
  settle(): void {
    this.#rest = this.#drawn;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
