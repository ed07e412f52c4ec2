import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate, type Kind, kinds } from './adjudicate';
import { numRuns } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';

type Path = (string | number)[];

/** Every place in a value: fields and entries, however deep. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, one]) => placesIn(one, [...path, key]));
  return [path, ...inside];
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inside, key) => (inside as Record<string, unknown>)[key], value);

/** A copy with something else at a place. */
function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
}

/** Values that cannot be in the place of `value`. */
const misfits = (value: unknown): unknown[] => {
  if (typeof value === 'number') return [-1, Number.NaN, Number.POSITIVE_INFINITY, '1', true, {}, []];
  if (typeof value === 'object') return [7, 'many', true, null];
  return [7, null, {}, []];
};

function refused(kind: Kind, input: unknown): string[] {
  const answer = adjudicate(kind, input, () => 1);
  if (answer.ok) expect.fail('was taken');
  for (const { path, message } of answer.problems)
    if (typeof path !== 'string' || message.trim() === '') expect.fail(JSON.stringify(answer.problems));
  return answer.problems.map(({ path }) => path);
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function refusedAt(place: Path, kind: Kind, input: unknown): void {
  const paths = refused(kind, input);
  if (!paths.includes(place.join('.'))) expect.fail(`${place.join('.')}: ${paths.join(' ')}`);
}

describe.each(kinds)('a bad case of kind %s', (kind) => {
  test('a value that does not fit is refused at its place, and a field that nobody knows by its name', () => {
    fc.assert(
      fc.property(cases[kind], fc.nat(), fc.nat(), (given, where, which) => {
        const places = placesIn(given);
        const objects = places.filter((path) => isRecord(at(given, path)));
        const place = places[where % places.length]!;
        const put = misfits(at(given, place));
        refusedAt(place, kind, withAt(given, place, put[which % put.length]));
        const unknown = [...objects[which % objects.length]!, 'morale'];
        refusedAt(unknown, kind, withAt(given, unknown, 3));
      }),
      { numRuns },
    );
  });
  test('anything at all is refused, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (input) => {
        if (refused(kind, input).length === 0) expect.fail('refused without a reason');
      }),
      { numRuns },
    );
  });
});
