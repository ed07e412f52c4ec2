import { type ValuePath, valueAt, withAt } from '@/lib/values';

/** The values of a form: figures as text, so that a bad one can be shown. A name that starts with $ is the form's own. */
export type Leaf = string | boolean | Leaf[] | { [name: string]: Leaf };
export type Tree = { [name: string]: Leaf };

const placeOf = (path: string): ValuePath => path.split('.');

/** The value at a dotted path; undefined where the path leads nowhere. */
export const leafAt = (tree: Leaf, path: string) => valueAt(tree, placeOf(path)) as Leaf | undefined;

/** The same tree with something else at a path; undefined takes it away. */
export const withLeaf = (tree: Tree, path: string, leaf: Leaf | undefined) => withAt(tree, placeOf(path), leaf) as Tree;

/** The rows of a list. */
export const rowsAt = (tree: Tree, path: string): Tree[] => (leafAt(tree, path) as Tree[] | undefined) ?? [];
