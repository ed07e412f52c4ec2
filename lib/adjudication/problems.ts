import type { z } from 'zod';
import { counted } from '@/lib/text';
import { readProfile, stepsIn } from './status';
import type { Problem } from './types';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

const dotted = (path: Path): string => path.map(String).join('.');

/** The value at a path of the input; undefined where there is none. */
export function at(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

/** The types that the schemas ask for. */
const expectedWords: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** One issue of the schema in plain words; an unknown field is one problem each, at its own path. */
function fromIssue(issue: Issue, path: Path, input: unknown): Problem[] {
  const one = (message: string): Problem[] => [{ path: dotted(path), message }];
  const lacking = (message: string, sentence = 'This is missing.') => [{ path: dotted(path), message, sentence }];
  switch (issue.code) {
    case 'invalid_type':
      if (at(input, path) === undefined) return lacking('is required');
      return one(`must be ${expectedWords[issue.expected]}`);
    case 'invalid_value':
      if (at(input, path) === undefined) return lacking('is required');
      return one(`must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`);
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: dotted([...path, key]), message: 'is not a known field' }));
    case 'too_small':
      if (issue.origin === 'array') return lacking('must not be empty', 'Put at least one in.');
      if (issue.origin === 'string') return lacking('must not be empty');
      return one(`must be at least ${issue.minimum}`);
    case 'too_big':
      return one(issue.origin === 'array' ? issue.message : `must be at most ${issue.maximum}`);
    case 'invalid_union': {
      if (issue.errors.length === 0 && 'options' in issue && Array.isArray(issue.options)) {
        if (at(input, path) === undefined) return lacking('is required');
        return one(`must be one of ${issue.options.map(String).join(', ')}`);
      }
      const branches = issue.errors.map((errors) =>
        errors.flatMap((inner) => fromIssue(inner, [...path, ...inner.path], input)),
      );
      const value = at(input, path);
      const inside = branches.filter((problems) => problems.every((problem) => problem.path !== dotted(path)));
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && inside[0]) return inside[0];
      return [
        {
          path: dotted(path),
          message: branches
            .flat()
            .filter((problem) => problem.path === dotted(path))
            .map(({ message }) => message)
            .join(' or '),
        },
      ];
    }
    default:
      return one(issue.message);
  }
}

/** The first problem at each path: what has the wrong type is not told that it is too short as well. */
export function onePerPath(problems: readonly Problem[]): Problem[] {
  const told = new Set<string>();
  return problems.filter(({ path }) => !told.has(path) && told.add(path));
}

/** The problems of a failed reading, in the order of the schema. */
export const problemsOf = (error: z.ZodError, input: unknown): Problem[] =>
  error.issues.flatMap((issue) => fromIssue(issue as Issue, issue.path, input));

/** Every row that a place of the input names, with its dotted path; `*` stands for each entry of a list. */
function rowsAt(input: unknown, place: string): { path: string; row: unknown }[] {
  return place.split('.').reduce<{ path: string; row: unknown }[]>(
    (rows, key) =>
      rows.flatMap(({ path, row }) => {
        const below = (name: string | number, inside: unknown) => ({
          path: path ? `${path}.${name}` : `${name}`,
          row: inside,
        });
        if (key !== '*') return [below(key, at(row, [key]))];
        return Array.isArray(row) ? row.map((inside, index) => below(index, inside)) : [];
      }),
    [{ path: '', row: input }],
  );
}

/**
 * The faults that a schema of single fields cannot see: an id that comes twice among all the rows at `places`, and
 * steps lost beyond a row's own profile. `places` are dotted, such as `attacker.units.*`.
 */
export function rowProblems(input: unknown, places: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const { path, row } of places.flatMap((place) => rowsAt(input, place))) {
    const id = at(row, ['id']);
    if (typeof id === 'string') {
      const first = seen.get(id);
      if (first)
        problems.push({
          path: `${path}.id`,
          message: `"${id}" is taken by ${first}`,
          sentence: `“${id}” is in this case already: give it another name.`,
        });
      else seen.set(id, path);
    }
    const notation = at(row, ['profile']);
    const stepsLost = at(row, ['stepsLost']);
    if (typeof notation !== 'string' || typeof stepsLost !== 'number') continue;
    const reading = readProfile(notation);
    if (reading.ok && stepsLost > stepsIn(reading.profile))
      problems.push({
        path: `${path}.stepsLost`,
        message: `${counted(stepsLost, 'step')} lost, the profile holds ${stepsIn(reading.profile)}`,
        sentence: `It cannot have lost ${stepsLost}: the profile holds ${stepsIn(reading.profile)}.`,
      });
  }
  return problems;
}
