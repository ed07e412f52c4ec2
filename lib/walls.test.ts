import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { declaredVerbs } from '../host/list-verbs.mjs';

/**
 * The walls of the house: which room may import from which. Every import counts, `import type` and `export from`
 * included. A room without a row may import nothing of ours.
 */

const root = resolve(import.meta.dirname, '..');

/** all: everything · types: `import type` only · a list: these files, by path, in full, the rest as types. */
type Permit = 'all' | 'types' | string[];

/** Rooms by path; the first that fits wins. Words are for every room, and take nothing of any. */
const rooms: [room: string, path: RegExp][] = [
  ['words', /^lib\/(words|text|geometry|result)\.ts$/],
  ['adjudication', /^lib\/adjudication\//],
  ['companion rules', /^companions\/([a-z-]+\/)?rules\/|^companions\/(registry|tables-to-enter)\.ts$/],
  ['companion verbs', /^companions\/((verbs|reads)\/|control-verbs\.generated)/],
  ['companion desks', /^companions\/(([a-z-]+\/)?desk|parts)\//],
  ['ledger', /^lib\/ledger\//],
  ['scenario', /^lib\/scenario\//],
  ['visibility', /^lib\/visibility\//],
  ['advice', /^lib\/advice\//],
  ['turn', /^lib\/turn\//],
  ['db', /^lib\/db\//],
  ['live', /^lib\/live\//],
  ['session', /^lib\/session\.ts$/],
  ['player app', /^app\/(player|api\/player|board|api\/board)\//],
  ['entry', /^app\/(sign-in|join|api\/auth)\//],
  ['control app', /^app\/(control|api\/control)\//],
  ['events', /^app\/api\/events\//],
  ['writes', /^app\/api\/act\.ts$/],
  ['health', /^app\/api\/health\//],
  ['app', /^app\//],
  ['player parts', /^components\/player\//],
  ['control parts', /^components\/control\//],
  ['ui', /^components\/ui\//],
  ['transport', /^components\/transport\//],
  ['map', /^components\/map\//],
  ['host', /^host\//],
  ['shell', /^(bin|host|scripts|bench|prisma)\//],
  ['e2e', /^e2e\//],
];

const player: Record<string, Permit> = {
  visibility: [
    'lib/visibility/forms/order-form',
    'lib/visibility/forms/air-form',
    'lib/visibility/forms/mark-form',
    'lib/visibility/forms/message-form',
  ],
  turn: [
    'lib/turn/player-verbs.generated',
    'lib/turn/player/player-desk',
    'lib/turn/player/read-player-desk',
    'lib/turn/player/hall-board',
  ],
};
const control: Record<string, Permit> = {
  adjudication: 'all',
  ledger: ['lib/ledger/kinds'],
  visibility: ['lib/visibility/forms/order-form', 'lib/visibility/forms/message-form'],
  turn: 'all',
  scenario: 'types',
  'companion rules': 'all',
  'companion verbs': 'all',
  advice: 'all',
};

const walls: Record<string, Record<string, Permit>> = {
  adjudication: { adjudication: 'all' },
  'companion rules': { 'companion rules': 'all', adjudication: 'all' },
  'companion verbs': {
    adjudication: 'all',
    'companion rules': 'all',
    'companion verbs': 'all',
    advice: 'all',
    ledger: 'all',
    visibility: 'all',
    turn: 'all',
    db: 'all',
    scenario: 'all',
  },
  // The order of battle is checked by the one parser of the counter notation; the table of movers and arms are its words.
  scenario: {
    scenario: 'all',
    adjudication: [
      'lib/adjudication/status',
      'lib/adjudication/types',
      'lib/adjudication/rulebook',
      'lib/adjudication/cases/rulebook-choice',
    ],
    ledger: 'all',
  },
  ledger: { ledger: 'all', adjudication: 'types', scenario: 'all' },
  visibility: { visibility: 'all', adjudication: 'all' },
  db: { db: 'all', adjudication: 'types', ledger: 'all', visibility: 'types', scenario: 'all' },
  advice: {
    advice: 'all',
    adjudication: 'all',
    // Whether two truths are the same is asked of the ledger; a place is said as the door says it.
    ledger: ['lib/ledger/fold', 'lib/ledger/kinds'],
    visibility: [
      'lib/visibility/words/grid',
      'lib/visibility/words/player-words',
      'lib/visibility/sightings/recce-report',
      'lib/visibility/sightings/sightings',
    ],
    db: 'types',
    scenario: 'all',
  },
  live: { live: 'all', db: 'all' },
  turn: {
    turn: 'all',
    adjudication: 'all',
    ledger: 'all',
    visibility: 'all',
    db: 'all',
    scenario: 'all',
    'companion verbs': 'all',
    advice: 'all',
  },
  session: { db: 'all', turn: ['lib/turn/kernel/seat', 'lib/turn/access/take-seat', 'lib/turn/access/routes'] },
  writes: {},
  'player app': {
    writes: 'all',
    'player app': 'all',
    'player parts': 'all',
    ui: 'all',
    map: 'all',
    session: 'all',
    ...player,
  },
  'player parts': { 'player parts': 'all', transport: 'all', ui: 'all', map: 'all', ...player, turn: 'types' },
  entry: { entry: 'all', ui: 'all', session: 'all', 'player parts': 'all', transport: 'all' },
  'control app': {
    ...{
      'control app': 'all',
      'control parts': 'all',
      'companion desks': 'all',
      transport: 'all',
      ui: 'all',
      map: 'all',
      session: 'all',
      ...control,
    },
    writes: 'all',
    // What a player sees is shown to Control by the player's own parts, on a line that leads nowhere.
    'player parts': ['components/player/desk/read-only-desk'],
  },
  // Values of the turn are `lib/advice`; of `lib/turn` the browser knows the shapes only.
  'control parts': { 'control parts': 'all', transport: 'all', ui: 'all', map: 'all', ...control, turn: 'types' },
  'companion desks': {
    'companion desks': 'all',
    'control parts': 'all',
    transport: 'all',
    ui: 'all',
    map: 'all',
    ...control,
    turn: 'types',
  },
  transport: { transport: 'all', ui: 'all', map: 'types' },
  host: { host: 'all', adjudication: 'all', ledger: 'all', turn: 'all', db: 'all', live: 'all', scenario: 'all' },
  events: { live: 'all', session: 'all', turn: ['lib/turn/kernel/seat'] },
  health: { db: ['lib/db/health'] },
  app: { ui: 'all', session: 'all' },
  ui: { ui: 'all' },
  map: { map: 'all' },
  shell: {
    shell: 'all',
    host: 'all',
    // The bench measures the layout of the counters without a browser around it.
    map: ['components/map/counters/stack', 'components/map/counters/stack-form'],
    adjudication: 'all',
    ledger: 'all',
    turn: 'all',
    db: 'all',
    // The archives of the phases are written when Control's desks are told.
    live: 'all',
    scenario: 'all',
    'companion rules': 'all',
    'companion verbs': 'all',
    advice: 'all',
  },
  // The browser tests build and start the console as a host would; of the rules and the truth they know nothing. What is
  // sent to players is searched for the words of the mechanism, which stand in one file that imports nothing. Who may do
  // what is tried as the one table of it says.
  e2e: {
    e2e: 'all',
    shell: ['scripts/testing/fresh-database', 'scripts/testing/entrances'],
    host: ['host/build', 'host/postgres/free-port', 'host/postgres/postgres', 'host/list-verbs'],
    turn: ['lib/turn/access/routes', 'lib/turn/kernel/verb-roles'],
    visibility: ['lib/visibility/guard/mechanism-words'],
  },
};

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

const skipped = /(\.test\.tsx?|-for-tests\.ts|\/testing\.ts|\.d\.ts)$|\/testing\//;

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !skipped.test(file) && !file.startsWith('lib/db/generated/'));
}

const files = ['lib', 'companions', 'app', 'components', 'bin', 'host', 'scripts', 'bench', 'prisma', 'e2e'].flatMap(
  (folder) => {
    try {
      return sources(folder);
    } catch {
      return [];
    }
  },
);
const known = new Set(files);

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

const imports = files.flatMap(importsOf);
const roomOf = (file: string): string | undefined => rooms.find(([, path]) => path.test(file))?.[0];
/** A file's path without its ending. */
const plain = (file: string): string => file.replace(/\.tsx?$/, '');

function isAllowed({ from, to, isType }: Import): boolean {
  const there = roomOf(to);
  if (!there || there === 'words') return roomOf(from) !== 'words' || !there || to === 'lib/words.ts';
  const permit = walls[roomOf(from) ?? '']?.[there];
  if (permit === undefined) return false;
  if (permit === 'all' || isType) return true;
  return permit !== 'types' && permit.includes(plain(to));
}

const breach = ({ from, to, isType }: Import) => `${from} → ${to}${isType ? ' (type)' : ''}`;

describe('the walls', () => {
  it('reads the whole house', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(imports.length).toBeGreaterThan(200);
  });

  it('every import keeps to the table', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(breach)).toEqual([]);
  });

  it('every room of the table has files, and every file permitted by its path is there', () => {
    const lived = new Set(files.map(roomOf));
    expect(rooms.map(([room]) => room).filter((room) => !lived.has(room))).toEqual([]);
    const permitted = Object.values(walls).flatMap((row) => Object.values(row).filter(Array.isArray).flat());
    const present = new Set(files.map(plain));
    const isThere = (path: string) =>
      present.has(path) || ['.ts', '.mjs'].some((ending) => existsSync(join(root, path + ending)));
    expect(permitted.filter((path) => !isThere(path))).toEqual([]);
  });

  it('what a player can reach, on the server or in the browser, takes nothing of the advice to Control', () => {
    const starts = files.filter((file) => /^(app\/(player|api\/player)|components\/player)\//.test(file));
    expect(starts.length).toBeGreaterThan(60);
    expect([...reachable(starts)].filter((file) => roomOf(file) === 'advice')).toEqual([]);
  });

  it('no circle of files stands, types included, nor one among the folders of a parent', () => {
    const ours = imports.filter(({ from, to }) => isOfTheHouse(from) && isOfTheHouse(to) && known.has(to));
    expect(ours.length).toBeGreaterThan(4000);
    expect(circles(ours.map(({ from, to }): [string, string] => [from, to]))).toEqual([]);
    const parents = new Set(files.filter(isOfTheHouse).flatMap(foldersOf));
    const among = (parent: string) =>
      ours.flatMap(({ from, to }): [string, string][] => {
        const [one, other] = [childOf(parent, from), childOf(parent, to)];
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

  it('the list of the words of the mechanism imports nothing', () => {
    expect(imports.filter(({ from }) => from === 'lib/visibility/guard/mechanism-words.ts').map(breach)).toEqual([]);
  });

  it('the Prisma client is imported in lib/db only', () => {
    const clients = imports.filter(
      ({ from, to }) =>
        /^lib\/db\/generated|^@prisma\/(client|adapter)/.test(to) &&
        !['db', 'host', 'shell'].includes(roomOf(from) ?? ''),
    );
    expect(clients.map(breach)).toEqual([]);
  });

  it('no room of Control takes from another: what they share lies in parts, and the frame is taken by pages only', () => {
    const roomOfControl = (file: string) => /^components\/control\/([a-z-]+)\//.exec(file)?.[1];
    const apart = imports.filter(({ from, to }) => {
      const [here, there] = [roomOfControl(from), roomOfControl(to)];
      return here && there && here !== there && there !== 'parts' && (here !== 'frame' || there === 'frame');
    });
    expect(apart.map(breach)).toEqual([]);
    const desks = imports.filter(
      ({ from, to }) => roomOf(from) === 'companion desks' && roomOf(to) === 'control parts',
    );
    expect(desks.filter(({ to }) => roomOfControl(to) !== 'parts').map(breach)).toEqual([]);
  });

  it('the browser speaks to the console through components/transport only, and nothing of it is patched', () => {
    const speaks = /\b(fetch\(|new EventSource|XMLHttpRequest|sendBeacon)/;
    const browserCode = files.filter((file) => /^(app|components|companions)\//.test(file));
    const speaking = browserCode.filter((file) => speaks.test(textOf(file)));
    expect(speaking.length).toBeGreaterThan(1);
    expect(speaking.filter((file) => roomOf(file) !== 'transport')).toEqual([]);
    expect(browserCode.filter((file) => /\b(window|globalThis|self)\.fetch\b/.test(textOf(file)))).toEqual([]);
  });

  it('next and next-auth stay in app, components and the session; react never in lib', () => {
    const outside = imports.filter(
      ({ from, to }) => /^next(-auth)?(\/|$)/.test(to) && /^(lib|bin)\//.test(from) && from !== 'lib/session.ts',
    );
    const react = imports.filter(
      ({ from, to }) => /^react(-dom)?(\/|$)/.test(to) && from.startsWith('lib/') && from !== 'lib/session.ts',
    );
    expect([...outside, ...react].map(breach)).toEqual([]);
  });

  it('ids are drawn in one place, and nothing of the console can fix what is drawn', () => {
    const drawn = imports.filter(({ from, to }) => from.startsWith('lib/') && to === 'nanoid');
    expect(drawn.map(({ from }) => from)).toEqual(['lib/db/ids.ts']);
    const fixable = files.filter((file) => textOf(file).includes('opcomIds'));
    expect(fixable).toEqual(['lib/db/ids.ts']);
  });

  it('the engine, the ledger and the door are pure: no node module, no package but zod, and geometry of others', () => {
    const impure = imports.filter(
      ({ from, to }) =>
        ['adjudication', 'ledger', 'visibility'].includes(roomOf(from) ?? '') &&
        !roomOf(to) &&
        to !== 'zod' &&
        !(roomOf(from) === 'adjudication' && to === 'flatbush'),
    );
    expect(impure.map(breach)).toEqual([]);
  });

  it('the companion games are pure too: no node module, no package but zod, and the hexes of another', () => {
    const impure = imports.filter(
      ({ from, to }) =>
        roomOf(from) === 'companion rules' &&
        !roomOf(to) &&
        to !== 'zod' &&
        !(from === 'companions/farthest-bridge/rules/hexes.ts' && to === 'honeycomb-grid'),
    );
    expect(impure.map(breach)).toEqual([]);
  });

  it('a game that is open has its scenario: folders of scenarios are read by who opens one', () => {
    const readers = files.filter((file) => /\b(loadScenario|scenarioNames)\(/.test(textOf(file)));
    expect(readers.filter((file) => !/^(bench|scripts\/screenshots)\//.test(file)).sort()).toEqual([
      'host/migrate/keep-older-scenarios.ts',
      'host/start.ts',
      'lib/scenario/index.ts',
      'prisma/seed.ts',
    ]);
  });

  it('no verb calls a verb', () => {
    const declared = ['lib/turn', 'companions/verbs'].flatMap((room) => declaredVerbs(room));
    expect(declared.length).toBeGreaterThan(130);
    const verbs = new Set(declared.map(({ file }) => file));
    const calls = imports.filter(
      ({ from, to, isType }) => verbs.has(from) && verbs.has(to) && !isType && !importsFormOnly(from, to),
    );
    expect(calls.map(breach)).toEqual([]);
  });

  it('only the door issues', () => {
    const issued = 'lib/visibility/issued.ts';
    expect(
      imports.filter(({ from, to, isType }) => to === issued && !isType && roomOf(from) === 'visibility'),
    ).not.toEqual([]);
    const outside = files.filter(
      (file) => roomOf(file) !== 'visibility' && /\bissue\(\{|visibility\/issued'/.test(textOf(file)),
    );
    expect(
      outside.filter((file) => imports.some(({ from, to, isType }) => from === file && to === issued && !isType)),
    ).toEqual([]);
  });

  it("the player's desk reads ISSUED and TEAM rows only", () => {
    const reads = imports.filter(({ from, to }) => from === 'lib/turn/player/player-desk.ts' && roomOf(to) === 'db');
    expect([...new Set(reads.map(({ to }) => to))].sort()).toEqual([
      'lib/db/issuing/issued.ts',
      'lib/db/player/team-rows.ts',
    ]);
  });

  it('the projector reads the issued clock, notices and companion game only', () => {
    const reads = imports.filter(({ from, to }) => from === 'lib/turn/player/hall-board.ts' && roomOf(to) === 'db');
    expect([...new Set(reads.map(({ to }) => to))]).toEqual(['lib/db/player/hall.ts']);
    const tables = [...readFileSync(join(root, 'lib/db/player/hall.ts'), 'utf8').matchAll(/db\(\)\.(\w+)|"(\w+)"/g)];
    expect(tables.map(([, model, table]) => model ?? table).filter((one) => one !== '$queryRaw')).toEqual([
      'publicClock',
      'publicNotice',
      'publicCompanion',
    ]);
  });

  it('nothing a player page can reach in the browser comes from the rulebook, the truth or Control', () => {
    const starts = files.filter((file) =>
      /^(app\/player|app\/join|app\/sign-in|app\/board|components\/player)\//.test(file),
    );
    const inBrowser = starts.filter((file) => /^\s*['"]use client['"]/.test(textOf(file)));
    const reached = reachable(inBrowser);
    expect(inBrowser.length).toBeGreaterThan(40);
    expect(reached.size).toBeGreaterThan(inBrowser.length);
    const forbidden = [
      'adjudication',
      'ledger',
      'turn',
      'db',
      'live',
      'session',
      'scenario',
      'control app',
      'control parts',
    ];
    expect([...reached].filter((file) => forbidden.includes(roomOf(file) ?? ''))).toEqual([]);
  });
});

/** Whether the only things a file takes from another are its input forms: a shape, not a call. */
function importsFormOnly(from: string, to: string): boolean {
  const text = textOf(from);
  const pattern = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./@a-z-]*/${plain(to).split('/').at(-1)}'`, 'g');
  return [...text.matchAll(pattern)].every(([, names]) =>
    names!.split(',').every((one) => one.trim() === '' || /Form$/.test(one.trim())),
  );
}

/** Every file of ours that the given ones pull in as code, to the end. */
function reachable(starts: string[]): Set<string> {
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
const isOfTheHouse = (file: string): boolean =>
  /^(lib|components|companions|host|app|scripts|bin)\//.test(file) && !file.startsWith('lib/db/generated/');

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
