import { capital } from '@/lib/text';
import { hashed } from '@/lib/values';

/** The voice of one report: how units are called, and which of several ways a thing is said. */

/** Fields that hold ids. */
const ofTheMachine: ReadonlySet<string> = new Set(['id', 'factId', 'fightIds', 'toldBy']);

/** Any JSON value as text: keys in order, the ids of the machine left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([key, held]) => !ofTheMachine.has(key) && held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

/** A row of numbers in [0, 1) that its seed fixes (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a unit is called: its name, and what is printed on its counter. */
export interface Called {
  name: string;
  shortName: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’/-]+/gu) ?? [];

/** The three words a sentence opens with. */
const openingOf = (sentence: string): string => wordsOf(sentence).slice(0, 3).join(' ');

/** A sentence of its words: a capital first, a full stop last. */
export const sentenceOf = (words: string): string => capital(/[.!?]$/.test(words) ? words : `${words}.`);

/**
 * One report's voice. Equal facts choose alike. No sentence opens with the first word of the one before it or with three
 * words that have opened another, as long as there is a way left.
 */
export class Voice {
  readonly #next: () => number;
  readonly #openings = new Set<string>();
  readonly #named = new Set<string>();
  #before = '';
  #spots: readonly string[] = [];

  /** `facts`: what is told, with the team and the turn. */
  constructor(facts: unknown) {
    this.#next = numbersFrom(hashed(canonical(facts)));
  }

  /** Begins an item: units are named in full again. `spots`: where it was, in words to open with where all else is worn. */
  begin(spots: readonly string[] = []): void {
    this.#named.clear();
    this.#spots = spots;
  }

  /** What units are called here: each in full at first, and then as on its counter. */
  names(units: readonly Called[]): string[] {
    return units.map(({ name, shortName }) => {
      const isNamed = this.#named.has(name);
      this.#named.add(name);
      return isNamed && shortName !== '' ? shortName : name;
    });
  }

  /** Whether a unit has no other name left than the full one that was said. */
  hasSaid({ name, shortName }: Called): boolean {
    return this.#named.has(name) && (shortName === '' || shortName === name);
  }

  /** Says a thing in one of several ways. */
  say(ways: readonly string[]): string {
    const from = Math.floor(this.#next() * ways.length);
    const turned = [...ways.slice(from), ...ways.slice(0, from)];
    const all = [...turned, ...this.#spots.flatMap((spot) => turned.map((way) => `${spot}, ${way}`))].map(sentenceOf);
    const worn = (sentence: string): number =>
      (this.#openings.has(openingOf(sentence)) ? 2 : 0) + (wordsOf(sentence)[0] === this.#before ? 1 : 0);
    const least = Math.min(...all.map(worn));
    const sentence = all.find((one) => worn(one) === least)!;
    this.#openings.add(openingOf(sentence));
    this.#before = wordsOf(sentence)[0] ?? '';
    return sentence;
  }
}
