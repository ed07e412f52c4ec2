/** Every way into the console as it lies in `app`: its routes, and the acts that are posted to its pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../host/install.mjs';

export type RouteFile = { path: string; file: string; methods: string[] };

/** An exported server action. `gate`: what it asks for the seat; `verb`: the verb of `lib/turn` it performs, null where it only reads. */
export type Action = { file: string; name: string; gate: string; verb: string | null };

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const treeOf = (file: string) => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);

/** The code files of some folders of the project. */
export const codeIn = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** What a file exports as code, by name. */
function exported(tree: ts.SourceFile): { name: string; node: ts.Statement }[] {
  return tree.statements.flatMap((node): { name: string; node: ts.Statement }[] => {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.map(({ name }) => ({ name: name.text, node }));
    const isExported =
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => ({ name: name.getText(), node }));
    return [{ name: (ts.isFunctionDeclaration(node) && node.name?.text) || 'default', node }];
  });
}

/** The path a file of `app` is reached by: folders in brackets of their own do not stand in it. */
const pathOf = (file: string): string =>
  `/${dirname(file)
    .split('/')
    .slice(1)
    .filter((part) => !part.startsWith('('))
    .join('/')}`.replace(/\/$/, '') || '/';

/** The names under which Next.js takes a file of `app` for something that is served. */
const served =
  /^(page|route|icon|apple-icon|favicon|opengraph-image|twitter-image|sitemap|robots|manifest|default)\.\w+$/;

/** Files that would be served as they lie. */
const laidOut = (): RouteFile[] =>
  existsSync(join(root, 'public'))
    ? readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(root, 'public'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .map((file) => ({ path: `/${file}`, file: `public/${file}`, methods: ['GET'] }))
    : [];

/** Every route of `app`, and every file of `public`. A page takes the acts of its desk by POST where it is one of Control's. */
export function routeFiles(): RouteFile[] {
  const inApp = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('app', file).replaceAll('\\', '/'))
    .filter((file) => served.test(file.split('/').at(-1)!))
    .sort()
    .map((file) => {
      const name = file.split('/').at(-1)!;
      if (name.startsWith('route.')) {
        const methods = exported(treeOf(file)).map((one) => one.name);
        return { path: pathOf(file), file, methods: methods.filter((method) => method === method.toUpperCase()) };
      }
      const path = pathOf(file);
      if (!name.startsWith('page.')) return { path: `${path === '/' ? '' : path}/${name}`, file, methods: ['GET'] };
      return { path, file, methods: path.startsWith('/control/') ? ['GET', 'POST'] : ['GET'] };
    });
  return [...inApp, ...laidOut()];
}

/** The files that hold server actions, and those in which the directive stands where it may not: inside a function. */
export function actionFiles(): { whole: string[]; inside: string[] } {
  const saying = codeIn('app', 'companions', 'components', 'lib').filter((file) =>
    /['"]use server['"]/.test(textOf(file)),
  );
  const isWhole = (file: string) => /^\s*['"]use server['"]/.test(textOf(file));
  return { whole: saying.filter(isWhole), inside: saying.filter((file) => !isWhole(file)) };
}

/** Every server action there is. @throws where one is not of the one form: `return verb(await gate(seatId), input)` */
export function actions(): Action[] {
  return actionFiles().whole.flatMap((file) => {
    const tree = treeOf(file);
    return exported(tree).map(({ name, node }) => {
      const body = ts.isFunctionDeclaration(node) ? node.body?.statements : undefined;
      const given = body?.length === 1 && ts.isReturnStatement(body[0]!) ? body[0].expression : undefined;
      const [seat] = given && ts.isCallExpression(given) ? given.arguments : [];
      if (
        !given ||
        !ts.isCallExpression(given) ||
        !seat ||
        !ts.isAwaitExpression(seat) ||
        !ts.isCallExpression(seat.expression)
      )
        throw new Error(`${file}: ${name} is not written as "return verb(await gate(seatId), input)".`);
      return {
        file,
        name,
        gate: seat.expression.getText(),
        verb: verbIn(moduleOf(tree, given.expression.getText().split('.')[0]!)),
      };
    });
  });
}

/** The file of ours that a name was imported from. */
function moduleOf(tree: ts.SourceFile, name: string): string {
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const { namedBindings } = node.importClause ?? {};
    const names = !namedBindings ? [] : ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements;
    if (names.some((one) => one.name.text === name)) return `${node.moduleSpecifier.text.replace(/^@\//, '')}.ts`;
  }
  throw new Error(`${tree.fileName}: ${name} comes from nowhere.`);
}

/** The verb that a file of `lib/turn` performs; null where it performs none. @throws where it performs several */
function verbIn(file: string): string | null {
  const verbs = [
    ...textOf(file).matchAll(/\bperform(?:<[^(]*>)?\(\s*(?:seat|partOf\(seat, \w+\)),\s*'([a-z-]+)'/g),
  ].map(([, verb]) => verb!);
  if (new Set(verbs).size > 1) throw new Error(`${file} performs several verbs: ${verbs.join(', ')}.`);
  return verbs[0] ?? null;
}

/** The text of a file of `app` and of what it imports from beside it: where its gate must stand. */
export function withNeighbours(file: string): string {
  const beside = [...textOf(file).matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path!)).replaceAll('\\', '/'),
  );
  const there = new Set(codeIn('app'));
  return [file, ...beside.flatMap((path) => [`${path}.ts`, `${path}.tsx`]).filter((path) => there.has(path))]
    .map(textOf)
    .join('\n');
}
