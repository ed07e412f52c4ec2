import { pause } from './until';

/**
 * The refreshing of a page: looks when it is told to, never twice at once, and once more if it was told meanwhile. With
 * `restMs` it rests after each look: for as long as that took, and for so many ms at least.
 */
export class Refresher {
  readonly #look: () => Promise<void>;
  readonly #restMs: number | null;
  #again = false;
  #running: Promise<void> | null = null;
  #trouble: unknown = null;

  constructor(look: () => Promise<void>, restMs: number | null = null) {
    this.#look = look;
    this.#restMs = restMs;
  }

  /** Something changed. */
  readonly word = (): void => {
    this.#again = true;
    this.#running ??= this.#run();
  };

  async #run(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        const began = performance.now();
        await this.#look();
        if (this.#restMs !== null) await pause(Math.max(this.#restMs, performance.now() - began));
      }
    } catch (error) {
      this.#trouble = error;
    }
    this.#running = null;
  }

  /** @throws what a look has thrown */
  check(): void {
    if (this.#trouble) throw this.#trouble;
  }

  /** Settles when it has looked for the last time. @throws what a look has thrown */
  async rest(): Promise<void> {
    while (this.#running) await this.#running;
    this.check();
  }
}
