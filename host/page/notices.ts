/** The events while the console ran, for the host's page: the newest first, and no more than can be read. */
import type { NoticeShown } from '@/lib/hosting/shown';

const atMost = 6;

export class Notices {
  #all: NoticeShown[] = [];
  #made = 0;

  get all(): readonly NoticeShown[] {
    return this.#all;
  }

  /** Says something; what was said last is not said twice. */
  say(words: string, { isTrouble = false } = {}): void {
    if (this.#all[0]?.words === words) return;
    this.#made += 1;
    const made = { id: this.#made, at: new Date().toISOString(), words, isTrouble };
    this.#all = [made, ...this.#all].slice(0, atMost);
  }

  /** The host has read it. */
  putAway(id: number): void {
    this.#all = this.#all.filter((one) => one.id !== id);
  }
}
