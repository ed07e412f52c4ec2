import type { Chance } from '@/lib/chance';

/** Values that no form takes, or takes for something else. */
const wrongValues = (theirs: readonly string[]): unknown[] => [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0.5,
  1e308,
  2 ** 53,
  '',
  '1',
  'x'.repeat(30_000),
  'A\0B',
  '\ud800',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { length: 3 },
  true,
  ...theirs.flatMap((id) => [id, id, id]),
];

/**
 * An input with one thing in it made wrong, missing or too much; sometimes the whole of it. `theirs`: ids of another game, which
 * are nobody's here.
 */
export function wrongInput(chance: Chance, fitting: unknown, theirs: readonly string[]): unknown {
  const bad = chance.oneOf(wrongValues(theirs));
  const paths = pathsIn(fitting);
  if (paths.length === 0 || chance.onceIn(12)) return bad;
  if (chance.onceIn(12)) return { ...(fitting as object), surplus: bad };
  return replaced(fitting, chance.oneOf(paths), bad);
}

function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, within]) => [[key], ...pathsIn(within).map((path) => [key, ...path])]);
}

function replaced(value: unknown, [key, ...rest]: string[], by: unknown): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key!] = rest.length === 0 ? by : replaced(copy[key!], rest, by);
  return copy;
}
