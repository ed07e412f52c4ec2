import { pauseAfter } from '../send/backoff';

/** When what is unsent goes to Control: soon after a change, one sending at a time, and again while nobody answers. */
export class SendSchedule {
  readonly #send: () => Promise<void>;
  #sending: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Tries in vain, one after the other. */
  #tries = 0;

  constructor(send: () => Promise<void>) {
    this.#send = send;
  }

  /** Something has changed: it goes after this pause, and no earlier change goes before it. */
  soon(afterMs: number): void {
    this.answered();
    this.in(afterMs);
  }

  /** Sends now. Calls while it is sending wait for the same sending. */
  now(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Nobody answered: it goes again, each time a little later. */
  again(): void {
    this.in(pauseAfter('draft', this.#tries++));
  }

  in(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), ms);
  }

  /** Somebody answered: the next try that fails is soon followed by another. */
  answered(): void {
    this.#tries = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
