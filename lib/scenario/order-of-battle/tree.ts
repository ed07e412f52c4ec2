/** A formation of an order of battle with what belongs to it: formations, and units by their places in the list. */
export interface Formation {
  /** Its names from the top: corps, division, brigade. */
  path: readonly string[];
  name: string;
  formations: Formation[];
  units: number[];
  /** Units in it and below it. */
  count: number;
}

/** The columns of a formation, from the top. */
export const formationColumns = ['corps', 'division', 'brigade'] as const;

/** The order of battle of units as a tree: corps, divisions, brigades, in the order in which they are first named. */
export function treeOf(units: readonly Readonly<Record<string, string | undefined>>[]): Formation {
  const root: Formation = { path: [], name: '', formations: [], units: [], count: 0 };
  for (const [at, unit] of units.entries()) {
    let here = root;
    here.count += 1;
    for (const [depth, column] of formationColumns.entries()) {
      const name = unit[column]?.trim() ?? '';
      const isLower = formationColumns.slice(depth + 1).some((lower) => (unit[lower]?.trim() ?? '') !== '');
      if (name === '' && !isLower) break;
      const path = [...here.path, name];
      let next = here.formations.find((one) => one.name === name);
      if (!next) {
        next = { path, name, formations: [], units: [], count: 0 };
        here.formations.push(next);
      }
      here = next;
      here.count += 1;
    }
    here.units.push(at);
  }
  return root;
}
