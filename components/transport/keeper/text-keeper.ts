import type { Reply } from '../send/send';
import { SaveKeeper, type SaveParts, type SaveState, withDeeds } from './save-keeper';

/** Words as Control's database holds them: each save makes the version one higher. */
export interface Stored<Words> {
  words: Words;
  version: number;
}

export interface TextState<Words> extends SaveState {
  words: Words;
  /** Why they were not saved, where `saving` is `refused`. */
  refusal: string | null;
  /** By the browser's clock; null when nothing was saved since the page was opened. */
  savedAt: Date | null;
  /** The words that another umpire wrote meanwhile. Nothing is saved until one of the two texts is chosen. */
  theirs: Stored<Words> | null;
}

/** Words on their way, with the id that makes a repeat the same save. */
export type TextSent<Words> = Stored<Words> & { writeId: string };

export interface TextParts<Words> extends Omit<SaveParts<never>, 'store'> {
  post: (sent: TextSent<Words>) => Promise<Reply<{ version: number }, Stored<Words>>>;
  isSame: (one: Words, other: Words) => boolean;
  /** The pause after the last letter before it is saved, ms. */
  pauseMs: number;
}

/** Keeps a text of Control's: a report, a paper sheet that is typed in, a note. One version at a time, and another umpire's beside it. */
export class TextKeeper<Words> extends SaveKeeper<TextSent<Words>, TextState<Words>> {
  readonly #parts: TextParts<Words>;
  /** As last read or saved. */
  #stored: Stored<Words>;
  /** As the desk was last read, while a save was under way. */
  #onDesk: Stored<Words>;
  #isAtRest = false;

  constructor(parts: TextParts<Words>, stored: Stored<Words>) {
    const { post, newId, onMovedAway } = parts;
    super(
      { words: stored.words, refusal: null, savedAt: null, theirs: null },
      {
        newId,
        onMovedAway,
        goesWhenLeft: true,
        unsent: () => this.#unsent(),
        send: async (sent) =>
          withDeeds(
            await post(sent),
            ({ version }) => this.#took({ words: sent.words, version }),
            (theirs) => this.#met(theirs),
          ),
        refused: ({ message }) => this.set({ saving: 'refused', refusal: message }),
      },
    );
    this.#parts = parts;
    this.#stored = stored;
    this.#onDesk = stored;
  }

  /** The version that is stored. */
  get version(): number {
    return this.#stored.version;
  }

  /** True when Control has all of it. */
  get isSaved(): boolean {
    return !this.sent && !this.#isUnsaved();
  }

  /** The text as the desk was read again: taken where nothing is unsaved, laid beside where something is. */
  receive(onDesk: Stored<Words>): void {
    this.#onDesk = onDesk;
    if (this.sent || onDesk.version <= this.#stored.version) return;
    this.#met(onDesk);
  }

  write(words: Words, afterMs = this.#parts.pauseMs): void {
    this.set({ words, refusal: null });
    this.changed(afterMs);
  }

  /** Saves what is unsaved now. The version that stands, or null where it could not be saved. */
  async save(): Promise<number | null> {
    this.schedule.stop();
    await this.schedule.now();
    // A sending that was under way may have ended before it saw that there is more to do.
    if (this.#unsent() && this.state().saving === 'here') await this.schedule.now();
    return this.isSaved ? this.#stored.version : null;
  }

  takeTheirs(): void {
    const { theirs } = this.state();
    if (theirs) this.#become(theirs);
  }

  keepMine(): void {
    const { theirs } = this.state();
    if (!theirs) return;
    this.#stored = theirs;
    this.set({ theirs: null });
    this.changed(0);
  }

  /** Nothing is saved while the text is handed in or put away; `false` goes on saving where that was refused. */
  rest(isAtRest: boolean): void {
    this.#isAtRest = isAtRest;
    if (!isAtRest && this.#unsent()) this.changed(this.#parts.pauseMs);
  }

  #unsent() {
    if (this.#isAtRest || this.state().theirs || !this.#isUnsaved()) return null;
    return { words: this.state().words, version: this.#stored.version };
  }

  #took(stored: Stored<Words>): void {
    this.#stored = stored;
    this.set({ savedAt: new Date() });
    if (this.#onDesk.version > stored.version) this.#met(this.#onDesk);
  }

  /** Where only the version is another, the words go on under it. */
  #met(theirs: Stored<Words>): void {
    const { isSame } = this.#parts;
    if (!this.#isUnsaved() || isSame(theirs.words, this.state().words)) this.#become(theirs);
    else if (isSame(theirs.words, this.#stored.words)) this.#stored = theirs;
    else this.set({ theirs });
  }

  #isUnsaved(): boolean {
    return !this.#parts.isSame(this.state().words, this.#stored.words);
  }

  #become(stored: Stored<Words>): void {
    this.#stored = stored;
    this.set({ words: stored.words, theirs: null, refusal: null, saving: 'saved' });
  }
}
