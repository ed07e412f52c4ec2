/** Every way into the console as it lies in `app`: its routes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import ts from 'typescript';
import { declaredDesks, declaredRoutes } from '../../host/list-routes.mjs';
import { root } from '../../host/root.mjs';

type RouteFile = { path: string; file: string; methods: string[] };

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

/** The code that a file exports, by name. */
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

/**
 * The names under which Next.js takes a file of `app` for something that is served; the gallery's under `npm run dev` and
 * in tests alone.
 */
const served =
  /^(page|route|icon|apple-icon|favicon|opengraph-image|twitter-image|sitemap|robots|manifest|default)(\.gallery)?\.\w+$/;

/** Files that would be served as they lie. */
const laidOut = (): RouteFile[] =>
  existsSync(join(root, 'public'))
    ? readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(root, 'public'), join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .map((file) => ({ path: `/${file}`, file: `public/${file}`, methods: ['GET'] }))
    : [];

/** Every route of `app`, and every file of `public`. */
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
      return { path, file, methods: ['GET'] };
    })
    .flatMap(declaredBelow);
  return [...inApp, ...laidOut()];
}

/** Behind the one page of all desks, and the one route of a room, lies what is declared for them. */
function declaredBelow(route: RouteFile): RouteFile[] {
  if (route.path.endsWith('/[[...desk]]')) return declaredDesks().map(({ path }) => ({ ...route, path }));
  if (!route.path.endsWith('/[...at]')) return [route];
  return declaredRoutes()
    .filter(({ path }) => path.startsWith(route.path.replace('[...at]', '')))
    .map(({ path, method }) => ({ ...route, path, methods: [method] }));
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
