import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** Every import of the house, for the tests of its walls: `import type`, `export from` and the types in comments of plain scripts included. */

export const root = resolve(import.meta.dirname, '../..');

export interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const isSupport = (file: string) => /-for-tests\.ts$|\/testing\.ts$|\/testing\//.test(file);

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.(tsx?|mjs)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !file.includes('/node_modules/') && !file.startsWith('lib/db/generated/'));
}

const every = ['lib', 'companions', 'app', 'components', 'bin', 'host', 'scripts', 'bench', 'prisma', 'e2e'].flatMap(
  sources,
);
/** The files of the house; what only supports tests is left out. */
export const files = every.filter((file) => !isSupport(file));
const found = new Set(every);
export const known = new Set(files);

/** A file's path without its ending. */
export const plain = (file: string): string => file.replace(/\.(tsx?|mjs)$/, '');

/** The file of ours that a specifier names, without its ending; the specifier itself for a package. */
function target(from: string, specifier: string): string {
  if (specifier.endsWith('.css')) return specifier;
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : null;
  if (path === null) return specifier;
  const bare = plain(path.replaceAll('\\', '/'));
  const written = ['.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'].map((ending) => bare + ending);
  return written.find((file) => found.has(file)) ?? bare;
}

function importsOf(file: string): Import[] {
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const all: Import[] = [];
  const add = (specifier: ts.Expression | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteral(specifier)) all.push({ from: file, to: target(file, specifier.text), isType });
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
    // What a comment of a plain script says of its types.
    if (file.endsWith('.mjs')) node.getChildren(tree).filter(ts.isJSDoc).forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return all;
}

export const imports = files.flatMap(importsOf);
/** The imports of files that support tests as well. */
export const importsWithSupport = [...imports, ...every.filter(isSupport).flatMap(importsOf)];
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
