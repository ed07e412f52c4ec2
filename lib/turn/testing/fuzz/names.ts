import type { Kind, View } from './view';

/**
 * Names for ids that differ from game to game, so that an act can be written down and played again in another game:
 * `‹combat 2›` is the second combat that came to be.
 */
export interface Names {
  /** Takes in what has come to be since. */
  learn(view: View): void;
  /** The input as it is written down. */
  written(input: unknown): unknown;
  /** The input as it is sent. */
  sent(input: unknown): unknown;
}

/** Kinds whose ids the scenario gives. */
const named: Kind[] = ['unit', 'crossing', 'squadron'];

export function namesOf(opening: View): Names {
  const nameOf = new Map<string, string>();
  const idOf = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const ofScenario = new Set(opening.things.filter(({ kind }) => named.includes(kind)).map(({ id }) => id));
  const learn = ({ things }: View): void => {
    for (const { kind, id } of things) {
      if (nameOf.has(id) || ofScenario.has(id)) continue;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      nameOf.set(id, `‹${kind} ${count}›`);
      idOf.set(`‹${kind} ${count}›`, id);
    }
  };
  learn(opening);
  return {
    learn,
    written: (input) =>
      mapped(input, (value) => asWritten(typeof value === 'string' ? (nameOf.get(value) ?? value) : value)),
    sent: (input) => mapped(input, (value) => (typeof value === 'string' ? (idOf.get(value) ?? asSent(value)) : value)),
  };
}

/** Values that JSON cannot hold. */
const unwritable = new Map<string, unknown>([
  ['‹undefined›', undefined],
  ['‹NaN›', Number.NaN],
  ['‹Infinity›', Number.POSITIVE_INFINITY],
]);
const asWritten = (value: unknown): unknown =>
  [...unwritable].find(([, odd]) => Object.is(odd, value))?.[0] ??
  (typeof value === 'string' && /^(.)\1{200,}$/.test(value) ? `‹${value.length} × ${value[0]}›` : value);
const asSent = (text: string): unknown => {
  if (unwritable.has(text)) return unwritable.get(text);
  const [, count, letter] = /^‹(\d+) × (.)›$/.exec(text) ?? [];
  return letter ? letter.repeat(Number(count)) : text;
};

function mapped(value: unknown, to: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, to));
  if (typeof value !== 'object' || value === null) return to(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, to)]));
}
