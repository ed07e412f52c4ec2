import { capital } from '@/lib/text';
import { hashed } from '@/lib/values';
import { type Filling, fill } from './letter/fill';

/** The voice of one report: how units are called, and which of several ways a thing is said. */

/** Any JSON value as text: keys in order, the ids of the machine left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([key, held]) => !idsOfTheMachine.has(key) && held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

const idsOfTheMachine: ReadonlySet<string> = new Set(['id', 'factId', 'fightIds', 'toldBy', 'enemyMarkedBy']);

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

/** The names of a unit: its full name, and the one printed on its counter. */
export interface Called {
  name: string;
  shortName: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’/-]+/gu) ?? [];

/** The three words a sentence opens with. */
const openingOf = (sentence: string): string => wordsOf(sentence).slice(0, 3).join(' ');

/** A sentence of its words: a capital first, a full stop last. */
export const sentenceOf = (words: string): string => capital(/[.!?]”?$/.test(words) ? words : `${words}.`);

/**
 * The faults of a choice of words: an opening again, the first word of the sentence before, a word set before it, and each
 * time that a way was used.
 */
const ill = { opening: 12, first: 2, front: 6, used: 1 };

/** Words that open a sentence when every way has opened another. */
const fronts = ['Besides', 'Also', 'Further'] as const;

/** A sentence as it goes on after them: a name keeps its capital. */
const lowered = (sentence: string): string =>
  sentence.replace(
    /^(?:An?|About|After|All|As|At|Back|Bad|Both|Each|Eight|Eleven|Enemy|Field|Five|Four|Heavy|In|It|Just|Large|Light|Medium|Near|Neither|Nine|No|Nobody|Nothing|On|One|Our|Part|Patrols|Regarding|Scouting|Seven|Six|Ten|The|There|They|Three|Twelve|Two|We)\b/,
    (word) => word.toLowerCase(),
  );

/**
 * One report's voice. Equal facts choose alike. As long as there is a way left, no sentence opens with three words that have
 * opened another; the way that was used least is taken, and one that opens otherwise than the sentence before.
 */
export class Voice {
  readonly #next: () => number;
  readonly #openings = new Set<string>();
  readonly #used = new Map<string, number>();
  readonly #named = new Set<string>();
  #before = '';

  /** `facts`: what is told, with the team and the turn; null: the first way is taken. */
  constructor(facts: unknown) {
    this.#next = facts === null ? () => 0 : numbersFrom(hashed(canonical(facts)));
  }

  /** The names of units here: each in full at first, and then as on its counter. */
  names(units: readonly Called[]): string[] {
    return units.map(({ name, shortName }) => {
      const isNamed = this.#named.has(name);
      this.#named.add(name);
      return isNamed && shortName !== '' ? shortName : name;
    });
  }

  /** Says a thing in one of several ways. */
  say(ways: readonly string[], filling: Filling = { slots: {} }): string {
    const from = Math.floor(this.#next() * ways.length);
    const turned = [...ways.slice(from), ...ways.slice(0, from)];
    const told = turned.map((way) => ({ way, sentence: sentenceOf(fill(way, filling)), isFronted: false }));
    const all = [
      ...told,
      ...fronts.flatMap((front) =>
        told.map(({ way, sentence }) => ({ way, sentence: `${front}, ${lowered(sentence)}`, isFronted: true })),
      ),
    ];
    const worn = ({ way, sentence, isFronted }: (typeof all)[number]): number =>
      (isFronted ? ill.front : 0) +
      (this.#used.get(way) ?? 0) * ill.used +
      (this.#openings.has(openingOf(sentence)) ? ill.opening : 0) +
      (wordsOf(sentence)[0] === this.#before ? ill.first : 0);
    const least = Math.min(...all.map(worn));
    const { way, sentence } = all.find((one) => worn(one) === least)!;
    this.#used.set(way, (this.#used.get(way) ?? 0) + 1);
    this.heard(sentence);
    return sentence;
  }

  /** One of several ways as part of a sentence: that which was used least. */
  pick(ways: readonly string[], filling: Filling): string {
    const from = Math.floor(this.#next() * ways.length);
    const turned = [...ways.slice(from), ...ways.slice(0, from)];
    const least = Math.min(...turned.map((way) => this.#used.get(way) ?? 0));
    const way = turned.find((one) => (this.#used.get(one) ?? 0) === least)!;
    this.#used.set(way, least + 1);
    return fill(way, filling);
  }

  /** True when a sentence has opened with the first three words of this one. */
  hasOpened(sentence: string): boolean {
    return this.#openings.has(openingOf(sentence));
  }

  /** Takes note of a sentence that was made elsewhere. */
  heard(sentence: string): void {
    this.#openings.add(openingOf(sentence));
    this.#before = wordsOf(sentence)[0] ?? '';
  }
}
