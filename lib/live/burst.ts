/** A burst is over when nothing has come for so long, ms. */
const quietMs = 40;
/** A burst that does not end is told all the same, ms after it began. */
const longestMs = 400;

/** Tells once, at its end, of things that follow each other closely. */
export class Burst {
  #wait: ReturnType<typeof setTimeout> | undefined;
  #beganAt: number | null = null;
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** One more. */
  note(): void {
    const now = performance.now();
    this.#beganAt ??= now;
    clearTimeout(this.#wait);
    this.#wait = setTimeout(() => this.#end(), Math.min(quietMs, this.#beganAt + longestMs - now));
  }

  #end(): void {
    this.#beganAt = null;
    this.#tell();
  }
}
