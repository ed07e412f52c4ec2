/** Letters that act at once: they walk, or only lead into a field, where whatever follows is typed. */
const atOnce = ['j', 'k', 'd'];

/** So long, ms, a key waits for a second one before it acts. */
export const holdMs = 250;

/** So long, ms, nobody may type before keys act again after a text. */
const restMs = 1000;

/** As many different letters, each within `holdMs` of the one before, are a text. */
const lettersOfText = 3;

const isLetter = (key: string) => /^\p{L}$/u.test(key);

/**
 * The fate of a key that is pressed: `now` it acts; `held` it acts when nothing follows (`after`); `text` it belongs to
 * a sentence that somebody types while no field has the focus, and does nothing. `first`: keys held so far that act
 * before it.
 */
export type Heard = { kind: 'now'; first: readonly string[] } | { kind: 'held' } | { kind: 'text'; isNew: boolean };

/** Tells keys from text, key after key. A key is the letter it types, in lower case, or its name. */
export class Typing {
  private held: string[] = [];
  private last = Number.NEGATIVE_INFINITY;
  private isText = false;

  /** Hears a key at a time, ms. `isCapital`: a letter typed with Shift, which no desk binds. */
  hear(key: string, at: number, isCapital = false): Heard {
    const isRested = at - this.last >= restMs;
    this.last = at;
    if (this.isText && !isRested) return { kind: 'text', isNew: false };
    this.isText = false;
    if (key.length > 1 && key !== ' ') return { kind: 'now', first: this.after() };
    // No sentence begins with a digit, a sign or a space: alone they act at once.
    if (!isCapital && this.held.length === 0 && (!isLetter(key) || atOnce.includes(key)))
      return { kind: 'now', first: [] };
    this.held.push(key);
    const letters = new Set(this.held.filter(isLetter));
    if (!isCapital && key !== ' ' && letters.size < lettersOfText) return { kind: 'held' };
    this.forget();
    this.isText = true;
    return { kind: 'text', isNew: true };
  }

  /** Takes the keys that were held: nothing followed. */
  after(): readonly string[] {
    const held = this.held;
    this.held = [];
    return held;
  }

  /** A field has the focus now, or a dialog is open: what follows is no key. */
  forget(): void {
    this.held = [];
    this.isText = false;
  }
}
