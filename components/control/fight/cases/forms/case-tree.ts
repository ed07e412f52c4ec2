/** What is written on a form: figures as text, so that a bad one can be shown. A name that starts with $ is the form's own. */
export type Leaf = string | boolean | Leaf[] | { [name: string]: Leaf };
export type Tree = { [name: string]: Leaf };

/** What stands at a dotted path; undefined where the path leads nowhere. */
export const leafAt = (tree: Leaf, path: string): Leaf | undefined =>
  path
    .split('.')
    .reduce<Leaf | undefined>((leaf, name) => (typeof leaf === 'object' ? (leaf as Tree)[name] : undefined), tree);

/** The same tree with something else at a path; undefined takes it away. */
export function withLeaf(tree: Tree, path: string, leaf: Leaf | undefined): Tree {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const inside = tree[name];
  const became = rest.length > 0 ? withLeaf((inside ?? {}) as Tree, rest.join('.'), leaf) : leaf;
  const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Tree;
  if (became === undefined) delete copy[name];
  else copy[name] = became;
  return copy;
}

/** The rows of a list. */
export const rowsAt = (tree: Tree, path: string): Tree[] => (leafAt(tree, path) as Tree[] | undefined) ?? [];
