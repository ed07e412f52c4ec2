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

/** What makes a value out of an older one, as `json-patch-plus` writes it down; null: the value itself is hardly longer. */
export function differenceOf(before: Version, part: KeptPart): string | null {
  const differences = differencesTo(part);
  let difference = differences.get(before.tag);
  if (difference === undefined) {
    difference = JSON.stringify(
      diff({ left: JSON.parse(before.json), right: JSON.parse(part.json) }, { objectHash }) ?? null,
    );
    differences.set(before.tag, difference);
  }
  return difference.length * 2 < part.json.length ? difference : null;
}
