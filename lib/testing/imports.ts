import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Every import of the house, for the tests of its walls: `import type` and `export from` included. */

export const root = resolve(import.meta.dirname, '../..');

export interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const skipped = /(\.test\.tsx?|-for-tests\.ts|\/testing\.ts|\.d\.ts)$|\/testing\/|\/node_modules\//;

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !skipped.test(file) && !file.startsWith('lib/db/generated/'));
}

export const files = [
  'lib',
  'companions',
  'app',
  'components',
  'bin',
  'host',
  'scripts',
  'bench',
  'prisma',
  'e2e',
].flatMap((folder) => {
  try {
    return sources(folder);
  } catch {
    return [];
  }
});
export const known = new Set(files);

/** The file of ours that a specifier names, without its ending; the specifier itself for a package. */
function target(from: string, specifier: string): string {
  if (specifier.endsWith('.css')) return specifier;
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null;
  if (path === null) return specifier;
  const plain = path.replaceAll('\\', '/').replace(/\.tsx?$/, '');
  return (
    [`${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, `${plain}/index.tsx`].find((file) => known.has(file)) ?? plain
  );
}

function importsOf(file: string): Import[] {
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Expression | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteral(specifier))
      found.push({ from: file, to: target(file, specifier.text), isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const named =
        clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
      const allTypes = named.length > 0 && !clause?.name && named.every((one) => one.isTypeOnly);
      add(node.moduleSpecifier, clause?.isTypeOnly === true || allTypes);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal as ts.Expression, true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

export const imports = files.flatMap(importsOf);
/** A file's path without its ending. */
export const plain = (file: string): string => file.replace(/\.tsx?$/, '');
export const breach = ({ from, to, isType }: Import) => `${from} → ${to}${isType ? ' (type)' : ''}`;

/** Every file of ours that the given ones pull in as code, to the end. */
export function reachable(starts: string[]): Set<string> {
  const reached = new Set(starts);
  const queue = [...starts];
  for (let file = queue.pop(); file; file = queue.pop()) {
    for (const { to } of imports.filter((one) => one.from === file && !one.isType)) {
      if (!known.has(to) || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}

/** The rooms of the product: what is only tested, measured or generated is left out. */
export const isOfTheHouse = (file: string): boolean =>
  /^(lib|components|companions|host|app|scripts|bin)\//.test(file) && !file.startsWith('lib/db/generated/');
