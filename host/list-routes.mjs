/**
 * Reads the desks of Control and the JSON routes of both rooms where they are declared, and writes what others derive from
 * them: who may come in by which route, the code of each desk, and the rail. A desk or a route stands in no other list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeList } from './list-verbs.mjs';
import { root } from './root.mjs';

/** A desk as its file declares it. `view`: `module#export`. `rail`: the text of its entry. @typedef {{ path: string, file: string, who: string, view: string, rail?: string }} DeclaredDesk */
/** A route as its file declares it. `who`: the word for its roles. @typedef {{ path: string, file: string, method: 'GET' | 'POST', who: string }} DeclaredRoute */

const deskFolder = 'app/control/[seatId]/desks';
const routeFiles = ['app/api/control/control-routes.ts', 'app/api/player/player-routes.ts'];

const deskRow = /^ {2}'(\/control\/[^']+)': desk\(\{$([\s\S]*?)^ {2}\}\),$/gm;
const routeRow = /^ {2}'(\/api\/[^']+)': (get|post)\(\s*(\w+|'player'),/gm;

/** @param {string} file */
const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** Throws when a declaration is written in a way that is not understood. @param {string} file @param {string} text @param {RegExp} begins @param {readonly unknown[]} understood */
function mustUnderstand(file, text, begins, understood) {
  const declared = text.match(begins)?.length ?? 0;
  if (declared === understood.length) return;
  throw new Error(
    `${file} declares ${declared}, of which ${understood.length} are understood: see host/list-routes.mjs`,
  );
}

/** The desks of one file. @param {{ file: string, text: string }} one @returns {DeclaredDesk[]} */
export function desksIn({ file, text }) {
  const desks = [...text.matchAll(deskRow)].flatMap(([, path, body]) => {
    const who = /^ {4}who: (\w+),$/m.exec(body)?.[1];
    const view = /^ {4}view: '([^'#]+#\w+)',$/m.exec(body)?.[1];
    const rail = /^ {4}rail: \{ (.*) \},$/m.exec(body)?.[1];
    const isWhole = who && view && (rail || !body.includes('    rail:'));
    return isWhole ? [{ path, file, who, view, rail }] : [];
  });
  mustUnderstand(file, text, /\bdesk\(/g, desks);
  return desks;
}

/** The routes of one file. @param {{ file: string, text: string }} one @returns {DeclaredRoute[]} */
export function routesIn({ file, text }) {
  const routes = [...text.matchAll(routeRow)].map(([, path, method, who]) => ({
    path,
    file,
    method: /** @type {'GET' | 'POST'} */ (method.toUpperCase()),
    who,
  }));
  mustUnderstand(file, text, /(?<![.\w])(?:get|post)\(/g, routes);
  return routes;
}

/** Every desk of Control. */
export const declaredDesks = () =>
  readdirSync(join(root, deskFolder))
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .sort()
    .map((name) => `${deskFolder}/${name}`)
    .flatMap((file) => desksIn({ file, text: textOf(file) }));

/** Every JSON route under a seat. */
export const declaredRoutes = () => routeFiles.flatMap((file) => routesIn({ file, text: textOf(file) }));

const made = '// Made by host/list-routes.mjs from the declarations of desks and JSON routes.';

/** @param {readonly { path: string, method?: string, who: string }[]} declared */
const routesText = (declared) => [
  made,
  `import { ${[...new Set(declared.map(({ who }) => who))]
    .filter((who) => who !== "'player'")
    .sort()
    .join(', ')} } from '../kernel/verb-roles';`,
  '',
  'export const seatRoutes = {',
  ...declared.map(({ path, method = 'GET', who }) => `  '${path}': { methods: ['${method}'], who: ${who} },`),
  '} as const;',
];

/** @param {readonly DeclaredDesk[]} desks */
const viewsText = (desks) => [
  made,
  'export const deskViews = {',
  ...desks.map(({ path, view }) => {
    const [module, name] = view.split('#');
    return `  '${path}': () => import('${module}').then((m) => m.${name}),`;
  }),
  '};',
];

/** The rail shows desks in the order in which the table of keys has their deeds. @param {{ rail?: string }} desk */
function placeInRail({ rail = '' }) {
  const deed = /^deed: '(\w+)'/.exec(rail)?.[1];
  return textOf('components/control/parts/keys/key-table.ts').search(new RegExp(`^ {2}${deed}: `, 'm'));
}

/** @param {readonly DeclaredDesk[]} desks */
function railText(desks) {
  const inOrder = desks.filter(({ rail }) => rail).sort((a, b) => placeInRail(a) - placeInRail(b));
  const entries = inOrder.map(({ path, who, rail }) => {
    const more = who === 'gameControl' ? ', isGameControls: true' : '';
    return `  { path: '${path.replace(/^\/control\/\[seatId\]/, '')}', ${rail}${more} },`;
  });
  return [made, 'export const railEntries = [', ...entries, '] as const;'];
}

/** Writes the lists that are not as they should be. */
export function listRoutes() {
  const desks = declaredDesks();
  writeList('lib/turn/access/seat-routes.generated.ts', routesText([...desks, ...declaredRoutes()]));
  writeList('app/control/[seatId]/desk-views.generated.ts', viewsText(desks));
  writeList('components/control/frame/rail.generated.ts', railText(desks));
}
