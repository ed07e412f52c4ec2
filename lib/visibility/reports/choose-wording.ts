import { capital } from '@/lib/text';

/** Sentence patterns and the choice among them: seeded, and none comes twice in one briefing. */

/** A pool of patterns: each core may follow each opening, and each pair is one pattern. */
export interface Pool {
  openings: readonly string[];
  cores: readonly string[];
}

export type Slots = Readonly<Record<string, string>>;

/** Says something by a pattern of the pool. */
export type Say = (pool: Pool, slots?: Slots) => string;

/** Any JSON value as text: keys in order, the ids of the machine left out. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([key, held]) => key !== 'id' && key !== 'factId' && held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`;
}

/** FNV-1a, 32 bits. */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
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

/** Fills a pattern: `{units}` is the slot `units`. A slot that is not given is a bug and throws. */
function filled(pattern: string, slots: Slots): string {
  const text = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = slots[name];
    if (slot === undefined) throw new Error(`the pattern "${pattern}" lacks ${name}`);
    return slot;
  });
  const sentence = capital(text);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** How often each of some wordings was used. */
class Uses {
  readonly #times = new Map<string, number>();

  of(wording: string): number {
    return this.#times.get(wording) ?? 0;
  }

  count(wording: string): void {
    this.#times.set(wording, this.of(wording) + 1);
  }
}

interface Pair {
  opening: string;
  core: string;
  pattern: string;
}

const pairsOfPools = new WeakMap<Pool, Pair[]>();

/** Each core of a pool after each opening: worked out once, as the pools are the same for every briefing. */
function pairsOf(pool: Pool): Pair[] {
  const known = pairsOfPools.get(pool);
  if (known) return known;
  const pairs = pool.openings.flatMap((opening) =>
    pool.cores.map((core) => ({ opening, core, pattern: opening ? `${opening}, ${core}` : core })),
  );
  pairsOfPools.set(pool, pairs);
  return pairs;
}

/**
 * Begins a briefing. `facts` are the issued facts with team and turn: equal facts choose alike. A pattern comes back
 * only when its pool has no other left; cores that were used less come first.
 */
export function briefing(facts: unknown): Say {
  const next = numbersFrom(hashed(canonical(facts)));
  const patterns = new Uses();
  const cores = new Uses();
  const openings = new Uses();
  return (pool, slots = {}) => {
    const pairs = pairsOf(pool);
    const wears = pairs.map(
      ({ opening, core, pattern }) => patterns.of(pattern) * 1e6 + cores.of(core) * 1e3 + openings.of(opening),
    );
    const least = Math.min(...wears);
    const fresh = pairs.filter((_, i) => wears[i] === least);
    const { opening, core, pattern } = fresh[Math.floor(next() * fresh.length)]!;
    patterns.count(pattern);
    cores.count(core);
    openings.count(opening);
    return filled(pattern, slots);
  };
}
