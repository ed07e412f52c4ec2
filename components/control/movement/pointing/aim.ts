import type { Place } from '@/lib/geometry';

/** The use of the pointer on the ground: places to measure between, or one place somebody asked for. */
export interface Aim {
  points: readonly Place[];
  /** Where the pointer, or the cross moved by keys, is now. */
  cursor: Place | null;
  by: 'pointer' | 'keys';
}

const nothing: Aim = { points: [], cursor: null, by: 'pointer' };

/** Holds what is pointed out, so that a pointer that moves draws one line again and nothing else. */
export class AimStore {
  #aim: Aim = nothing;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Aim => this.#aim;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(aim: Partial<Aim>): void {
    this.#aim = { ...this.#aim, ...aim };
    for (const listener of this.#listeners) listener();
  }

  clear(): void {
    this.set(nothing);
  }
}
