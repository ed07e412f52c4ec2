import { diff } from '@n1ru4l/json-patch-plus';
import { perObject } from '@/lib/memo';
import type { KeptPart, Version } from './parts';

/** Things in a list are known by what names them, wherever they stand in it. Null has no name. */
const objectHash = (thing: object | null, at?: number): string => {
  const { id, key, teamId, subjectId, kind } = (thing ?? {}) as Record<string, string | undefined>;
  return subjectId ? `${kind} ${subjectId}` : (id ?? key ?? teamId ?? `at ${at}`);
};

/** Differences worked out so far: fifteen pages of Control ask for the same at once. */
const differencesTo = perObject((_part: KeptPart) => new Map<string, string>());

/**
 * The difference that makes a value out of an older one, as `json-patch-plus` writes it down; null: the value itself is
 * hardly longer.
 */
export function differenceOf(before: Version, part: KeptPart): string | null {
  const differences = differencesTo(part);
  let difference = differences.get(before.tag);
  if (difference === undefined) {
    const delta = diff({ left: JSON.parse(before.json), right: JSON.parse(part.json) }, { objectHash });
    difference = JSON.stringify(delta === undefined ? null : inShort(delta));
    differences.set(before.tag, difference);
  }
  return difference.length * 2 < part.json.length ? difference : null;
}

/** The difference with a 0 wherever it has a null for a value that is no more: no page looks at it. */
function inShort(delta: unknown): unknown {
  if (typeof delta !== 'object' || delta === null) return delta;
  // One entry is a value that is new: what is in it stays as it is.
  if (Array.isArray(delta)) return delta.length > 1 && delta[0] === null ? [0, ...delta.slice(1)] : delta;
  return Object.fromEntries(Object.entries(delta).map(([name, inside]) => [name, inShort(inside)]));
}
