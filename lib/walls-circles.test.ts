import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, imports, importsWithSupport, isOfTheHouse, known } from './testing/imports';

/** No circle of files or folders stands, and a folder can be scanned. */

describe('circles and folders', () => {
  it('no circle of files stands, types and support of tests included, nor one among the folders of a parent', () => {
    const all = importsWithSupport.filter(({ to }) => /\.(tsx?|mjs)$/.test(to));
    expect(all.length).toBeGreaterThan(6000);
    expect(circles(all.map(({ from, to }): [string, string] => [from, to]))).toEqual([]);
    const ours = imports.filter(({ from, to }) => isOfTheHouse(from) && isOfTheHouse(to) && known.has(to));
    expect(ours.length).toBeGreaterThan(5000);
    const parents = new Set(files.filter(isOfTheHouse).flatMap(foldersOf));
    const among = (parent: string) =>
      ours.flatMap(({ from, to }): [string, string][] => {
        const one = childOf(parent, from);
        const other = childOf(parent, to);
        return one && other && one !== other ? [[one, other]] : [];
      });
    expect([...parents].flatMap((parent) => circles(among(parent)).map((circle) => `${parent}: ${circle}`))).toEqual(
      [],
    );
  });

  it('a folder can be scanned: at most thirty files of the product beside each other', () => {
    const beside = new Map<string, number>();
    for (const file of files.filter((one) => isOfTheHouse(one) && !one.endsWith('.generated.ts')))
      beside.set(dirname(file), (beside.get(dirname(file)) ?? 0) + 1);
    const full = [...beside].filter(
      ([folder, count]) => count > 30 && !['lib/adjudication', 'components/ui'].includes(folder),
    );
    expect(full).toEqual([]);
  });
});

/** Every folder above a file, the root as ''. */
const foldersOf = (file: string): string[] => file.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));

/** The folder of a parent in which a file lies; null: it lies in the parent itself, or elsewhere. */
function childOf(parent: string, file: string): string | null {
  if (parent !== '' && !file.startsWith(`${parent}/`)) return null;
  const [child, ...rest] = file.slice(parent === '' ? 0 : parent.length + 1).split('/');
  return rest.length > 0 ? child! : null;
}

/** The circles in a graph, each as the names in it. */
function circles(edges: readonly [string, string][]): string[] {
  const to = new Map<string, Set<string>>();
  for (const [a, b] of edges) to.set(a, (to.get(a) ?? new Set()).add(b));
  // What nothing leads on from stands in no circle; taken away until only circles and what leads to them are left.
  for (let isLess = true; isLess; ) {
    isLess = false;
    for (const [a, all] of to) {
      for (const b of all) if (!to.has(b)) all.delete(b);
      if (all.size === 0) isLess = to.delete(a);
    }
  }
  const reach = (start: string): Set<string> => {
    const seen = new Set<string>();
    const queue = [...(to.get(start) ?? [])];
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      queue.push(...(to.get(at) ?? []));
    }
    return seen;
  };
  const inCircle = [...to.keys()].filter((one) => reach(one).has(one)).sort();
  return inCircle.length > 0 ? [inCircle.join(' · ')] : [];
}
