import { type Import, plain } from './imports';

/**
 * The walls of the house: which room may import from which. A room without a row may import nothing of ours.
 */

/** all: everything · types: `import type` only · a list: these files, by path, and all below a path that ends in /, in full, the rest as types. */
type Permit = 'all' | 'types' | string[];

/** Rooms by path; the first that fits wins. Words are for every room, and take nothing of any. */
export const rooms: [room: string, path: RegExp][] = [
  [
    'words',
    /^lib\/(words|sides|glossary|companion-titles|handed-address|text|written-since|geometry|printed-places|values|json|result|memo|forms|word-tables|chance)\.ts$/,
  ],
  // The words of Control speak of the rules at work.
  ['control words', /^lib\/control-glossary\.ts$/],
  ['drawing', /^lib\/drawing\//],
  ['replay', /^lib\/replay\//],
  ['adjudication', /^lib\/adjudication\//],
  ['companion rules', /^companions\/([a-z-]+\/)?rules\/|^companions\/(registry|tables-to-enter)\.ts$/],
  ['companion verbs', /^companions\/((verbs|reads|about)\/|control-verbs\.generated)/],
  ['companion desks', /^companions\/(([a-z-]+\/)?desk|parts)\//],
  ['ledger', /^lib\/ledger\//],
  ['scenario', /^lib\/scenario\//],
  ['visibility', /^lib\/visibility\//],
  ['ways', /^lib\/ways\//],
  ['reading', /^lib\/reading\//],
  ['sparring', /^lib\/sparring\//],
  ['self-play', /^lib\/self-play\//],
  ['training', /^lib\/training\//],
  ['advice', /^lib\/advice\//],
  ['turn', /^lib\/turn\//],
  ['control desks', /^lib\/desks\/control\//],
  ['player desks', /^lib\/desks\/player\//],
  ['db', /^lib\/db\//],
  ['live', /^lib\/live\//],
  // The addresses of this machine: nothing of any game.
  ['network', /^lib\/network\//],
  // What the host's page shows: shapes, and nothing of any game's own.
  ['hosting', /^lib\/hosting\//],
  ['session', /^lib\/session\.ts$/],
  ['page session', /^app\/page-session\.ts$/],
  ['player app', /^app\/(player|api\/player|board|api\/board)\//],
  ['entry', /^app\/(sign-in|join|yes|api\/auth)\//],
  ['control app', /^app\/(control|api\/control)\//],
  ['events', /^app\/api\/events\//],
  ['writes', /^app\/seat-route\.ts$/],
  ['health', /^app\/api\/health\//],
  ['gallery', /^(app|components)\/gallery\//],
  ['book', /^(app|components|lib|app\/api)\/book\//],
  ['app', /^app\//],
  ['player parts', /^components\/player\//],
  ['control parts', /^components\/control\//],
  ['host parts', /^components\/host\//],
  ['take home', /^components\/take-home\//],
  ['ui', /^components\/ui\//],
  ['transport', /^components\/transport\//],
  ['map', /^components\/map\//],
  ['direct routes', /^host\/gateway\/direct\.ts$/],
  ['console staffs', /^host\/sparring\//],
  ['warm-ups', /^host\/warm-up\//],
  ['weighing', /^host\/weighing\//],
  ['host', /^host\//],
  ['shell', /^(bin|host|scripts|bench|prisma)\//],
  ['e2e', /^e2e\//],
];

/** The columns of both sheets, and what follows from them: whatever shows, stores or compares a row reads them. */
const sheetColumns = [
  'lib/visibility/forms/columns',
  'lib/visibility/forms/order-columns',
  'lib/visibility/forms/order-row',
  'lib/visibility/forms/order-told',
  'lib/visibility/forms/air-columns',
];

const player: Record<string, Permit> = {
  book: 'types',
  visibility: [
    ...sheetColumns,
    'lib/visibility/forms/order-form',
    'lib/visibility/forms/air-form',
    'lib/visibility/forms/mark-form',
    'lib/visibility/forms/message-form',
  ],
  turn: ['lib/turn/player-verbs.generated'],
  'player desks': 'all',
};
const control: Record<string, Permit> = {
  // A desk leads to its page of the handbook.
  book: 'types',
  'control words': 'all',
  adjudication: 'all',
  // The fields of the ledger bring their checks with them, which no page needs.
  ledger: 'types',
  visibility: [
    ...sheetColumns,
    'lib/visibility/forms/order-form',
    'lib/visibility/forms/air-form',
    'lib/visibility/forms/message-form',
    'lib/visibility/words/hours',
  ],
  turn: 'all',
  'control desks': 'all',
  'player desks': 'all',
  // What is read of a file before it is in any draft, and what of a draft is written into one.
  scenario: [
    // Where the grid of a map lies, and how a picture is tied to it, is reckoned where the map is drawn.
    'lib/scenario/projection',
    'lib/scenario/map-tie',
    'lib/scenario/workbook/read-workbook',
    'lib/scenario/workbook/read-pasted',
    'lib/scenario/workbook/write-workbook',
    'lib/scenario/workbook/write-csv',
    'lib/scenario/workbook/sheet',
    'lib/scenario/written-words',
    'lib/scenario/file-words',
    'lib/scenario/not-said',
    'lib/scenario/guide/column-labels',
    // What a file is, and its letters, are found out where it is chosen.
    'lib/scenario/files/decode-text',
    'lib/scenario/files/file-kind',
    'lib/scenario/files/unseen',
    'lib/scenario/files/zip',
    // What a file that is chosen holds is shown before it is taken in.
    'lib/scenario/page/look-into',
    'lib/scenario/symbols/codes',
    'lib/scenario/symbols/given-code',
    'lib/scenario/workbook/delimited',
    'lib/scenario/may-be-ours',
    'lib/scenario/order-of-battle/levels',
    'lib/scenario/order-of-battle/read-text',
    'lib/scenario/order-of-battle/write-text',
    'lib/scenario/order-of-battle/tree',
    'lib/scenario/order-of-battle/unit-rows',
    // What a second file changes is listed where it is chosen.
    'lib/scenario/draft/row-changes',
    // What else a nation is called.
    'lib/scenario/orbat-mapper/peoples',
  ],
  drawing: 'all',
  replay: 'all',
  'companion rules': 'all',
  'companion verbs': 'all',
  advice: 'all',
  ways: 'all',
  reading: 'all',
  // The page that explains them is written in their own words.
  sparring: ['lib/sparring/thumbs'],
  // No page has a case with what its answer is reckoned from before it is decided: the words of the answers, and what a kappa means.
  training: ['lib/training/training-case', 'lib/training/agreement'],
};

export const walls: Record<string, Record<string, Permit>> = {
  'control words': {},
  // The geometry of what is drawn: the same for the hand that draws and for the checks of what was drawn.
  drawing: { drawing: 'all' },
  // A battle that is played again: the same on the server, on Control's screen and in a file taken home.
  replay: { replay: 'all' },
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
    drawing: 'all',
    adjudication: [
      'lib/adjudication/status',
      'lib/adjudication/types',
      'lib/adjudication/rulebook',
      'lib/adjudication/cases/rulebook-choice',
    ],
    ledger: 'all',
    // The page of a scenario has its map drawn as the page of a battle has.
    replay: ['lib/replay/take-home/escaped'],
  },
  ledger: { ledger: 'all', adjudication: 'types', replay: 'all', scenario: 'all' },
  // The printed map put to the movement table: it knows nothing of any game, so that the door may ask it.
  ways: { ways: 'all', adjudication: 'all', scenario: ['lib/scenario/ground'] },
  // Reads the words of orders by the printed map alone: the same for whoever writes them and for Control.
  reading: { reading: 'all' },
  // It plays a team from what a player's desk shows, and from nothing else.
  sparring: {
    sparring: 'all',
    visibility: [...sheetColumns, 'lib/visibility/words/grid'],
  },
  // It plays both ends of a game: what players may read and write by their own reads and verbs, and what Control accepts.
  'self-play': {
    'self-play': 'all',
    sparring: 'all',
    adjudication: 'all',
    advice: 'all',
    visibility: ['lib/visibility/forms/message-form'],
    turn: 'all',
    'control desks': 'all',
    'player desks': 'all',
    db: 'all',
    scenario: 'types',
  },
  // The rules and the guard answer its cases: no answer stands in them.
  training: {
    training: 'all',
    adjudication: 'all',
    advice: ['lib/advice/combat/result-names'],
    visibility: ['lib/visibility/guard/guard'],
  },
  // It says of every field of the ledger who perceives a change of it.
  visibility: { visibility: 'all', adjudication: 'all', ways: 'all', ledger: 'types' },
  db: { db: 'all', adjudication: 'types', ledger: 'all', replay: 'all', visibility: sheetColumns, scenario: 'all' },
  advice: {
    advice: 'all',
    adjudication: 'all',
    replay: 'all',
    ways: 'all',
    reading: 'all',
    ledger: 'types',
    // A place and an hour are said as the door says them.
    visibility: [
      ...sheetColumns,
      'lib/visibility/words/grid',
      'lib/visibility/words/hours',
      'lib/visibility/words/player-words',
      'lib/visibility/reports/told-alike',
      'lib/visibility/sightings/recce-report',
      'lib/visibility/sightings/sightings',
    ],
    db: 'types',
    scenario: 'all',
  },
  live: { live: 'all', db: 'all' },
  network: { network: 'all' },
  hosting: {},
  turn: {
    turn: 'all',
    adjudication: 'all',
    ledger: 'all',
    replay: 'all',
    visibility: 'all',
    db: 'all',
    scenario: 'all',
    advice: 'all',
    reading: 'all',
    ways: 'all',
    // Whether there is such a case, and such an answer to it.
    training: 'all',
  },
  // What a desk shows, read in one snapshot: they write nothing.
  'control desks': {
    'control desks': 'all',
    'player desks': 'all',
    turn: 'all',
    adjudication: 'all',
    ledger: 'all',
    replay: 'all',
    visibility: 'all',
    db: 'all',
    scenario: 'all',
    advice: 'all',
    ways: 'all',
    training: 'all',
  },
  // What a team's desk shows is what was issued to it and what it wrote itself; of the truth these rooms have no way to read.
  'player desks': {
    'player desks': 'all',
    turn: [
      'lib/turn/kernel/seat',
      'lib/turn/kernel/rows-changed',
      'lib/turn/maps/base-map',
      'lib/turn/maps/desk-marks',
      'lib/turn/maps/map-picture',
      'lib/turn/sheets/sheet-view',
    ],
    db: ['lib/db/issued/', 'lib/db/team/', 'lib/db/kernel/client', 'lib/db/access/presence'],
    visibility: 'all',
    // The page that is taken home is drawn as it is shown again.
    replay: 'all',
    // The projector names the address of the console.
    network: ['lib/network/own-addresses'],
    scenario: 'types',
  },
  session: {
    db: 'all',
    turn: [
      'lib/turn/kernel/seat',
      'lib/turn/access/take-seat',
      'lib/turn/access/wrong-codes',
      'lib/turn/access/routes',
    ],
  },
  'page session': { session: 'all', turn: ['lib/turn/kernel/seat'] },
  writes: {},
  'player app': {
    writes: 'all',
    'player app': 'all',
    'player parts': 'all',
    ui: 'all',
    map: 'all',
    session: 'all',
    'page session': 'all',
    ...player,
  },
  'player parts': {
    'player parts': 'all',
    transport: 'all',
    ui: 'all',
    map: 'all',
    // How a row is read is shown to whoever writes it.
    reading: 'all',
    ...player,
    turn: 'types',
    'player desks': 'types',
  },
  entry: { entry: 'all', ui: 'all', session: 'all', 'player parts': 'all', transport: 'all' },
  'control app': {
    'control app': 'all',
    'control parts': 'all',
    'companion desks': 'all',
    transport: 'all',
    ui: 'all',
    map: 'all',
    session: 'all',
    'page session': 'all',
    ...control,
    writes: 'all',
    // What a desk is made of is kept once for all of Control.
    live: ['lib/live/parts', 'lib/live/difference'],
    // Game Control picks one of the addresses of this machine.
    network: ['lib/network/own-addresses'],
    // What a player sees is shown to Control by the player's own parts, on a line that leads nowhere.
    'player parts': ['components/player/frame/read-only-desk'],
  },
  // Values of the turn are `lib/advice`; of `lib/turn` the browser knows the shapes only. The cards of the staff's duties are
  // printed with those of Control's roles.
  'control parts': {
    'control parts': 'all',
    'player parts': ['components/player/access/card-lines', 'components/player/access/staff-cards'],
    transport: 'all',
    ui: 'all',
    map: 'all',
    ...control,
    turn: 'types',
    'control desks': 'types',
    'player desks': 'types',
  },
  'companion desks': {
    'companion desks': 'all',
    'control parts': 'all',
    transport: 'all',
    ui: 'all',
    map: 'all',
    ...control,
    turn: 'types',
    'control desks': 'types',
    'player desks': 'types',
  },
  // Shows the parts of both rooms with invented words; nothing of the game's own reaches it.
  gallery: {
    gallery: 'all',
    ui: 'all',
    map: 'all',
    transport: ['components/transport/desk-transport', 'components/transport/seated'],
    'control parts': 'all',
    'player parts': 'all',
    adjudication: 'all',
    advice: 'types',
    visibility: sheetColumns,
    turn: 'types',
    'control desks': 'types',
  },
  // The page of whoever runs the console knows of the games what the host's own rooms tell it, and nothing else.
  'host parts': { 'host parts': 'all', ui: 'all', transport: ['components/transport/host-page'], hosting: 'types' },
  // A write is typed by the form of its verb.
  transport: { transport: 'all', ui: 'all', turn: 'types', 'control desks': 'types', hosting: 'types' },
  host: {
    host: 'all',
    'console staffs': ['host/sparring/keep-staffs'],
    'warm-ups': ['host/warm-up/keep-warm-ups'],
    weighing: ['host/weighing/keep-weighing'],
    network: 'all',
    hosting: 'types',
    'direct routes': 'all',
    adjudication: 'all',
    ledger: 'all',
    turn: 'all',
    // What a team's export holds of its sheets.
    visibility: sheetColumns,
    db: 'all',
    live: 'all',
    scenario: 'all',
    // Whether a request is a seat's, which goes before strangers.
    session: ['lib/session'],
  },
  // The teams that the console plays: through the reads and the verbs of players, with the words of their staffs.
  'console staffs': {
    'console staffs': 'all',
    sparring: 'all',
    'player desks': ['lib/desks/player/frame/player-desk', 'lib/desks/player/frame/read-player-desk'],
    turn: ['lib/turn/player-verbs.generated', 'lib/turn/kernel/seat'],
    db: ['lib/db/access/console-teams', 'lib/db/sequence/kept-scenario'],
    visibility: 'types',
    host: ['host/terminal', 'host/processes/fork-alone', 'host/processes/keep-looking'],
  },
  // What the console does in a warm-up: the umpire of a battle that plays itself answers the sheets.
  'warm-ups': {
    'warm-ups': 'all',
    'self-play': ['lib/self-play/answer-sheets'],
    db: ['lib/db/sequence/warm-ups'],
    host: ['host/processes/keep-looking'],
  },
  // Scenarios that are played for their designers, in a database beside the console's own: what is told of them is written to the latter.
  weighing: {
    weighing: 'all',
    'self-play': 'all',
    turn: [
      'lib/turn/kernel/seat',
      'lib/turn/kernel/verb',
      'lib/turn/scenarios/open-try',
      'lib/turn/sequence/begin-game',
      'lib/turn/sequence/open-game',
    ],
    db: ['lib/db/scenarios/weighings', 'lib/db/access/seats', 'lib/db/kernel/client', 'lib/db/kernel/transaction'],
    scenario: 'types',
    host: [
      'host/terminal',
      'host/processes/fork-alone',
      'host/processes/keep-looking',
      'host/migrate/migrate',
      'host/postgres/database-admin',
    ],
  },
  // The gateway answers the browser's reads and writes by their own routes, without a page around them.
  'direct routes': {
    host: 'all',
    'player app': 'all',
    'control app': 'all',
    events: 'all',
    health: 'all',
    turn: ['lib/turn/access/match-route', 'lib/turn/access/routes'],
  },
  // A stream ends, and is refused, in the words of every other route when the database is away.
  events: {
    live: 'all',
    session: 'all',
    writes: ['app/seat-route'],
    db: ['lib/db/kernel/reaching'],
    turn: ['lib/turn/kernel/seat'],
  },
  health: { db: ['lib/db/kernel/health'] },
  // The book is text: it knows who asks, and nothing of any game.
  book: { book: 'all', ui: 'all', session: ['lib/session'] },
  app: { ui: 'all', session: 'all', 'page session': 'all' },
  // A link to the book names one of its pages.
  ui: { ui: 'all', book: 'types' },
  // The script of the page that is taken home: the map, with what lay on it, and nothing that asks a server.
  'take home': { 'take home': 'all', map: 'all', ui: 'all', replay: 'all' },
  // A base map is read where it is drawn.
  map: {
    map: 'all',
    ui: ['components/ui/later', 'components/ui/own-ways', 'components/ui/use-rem'],
    transport: ['components/transport/query/read'],
  },
  shell: {
    // The handbook prints them, on its pages for Control.
    'control words': 'all',
    reading: 'all',
    shell: 'all',
    host: 'all',
    network: 'all',
    // The bench reads desks as the browser does, without one.
    transport: ['components/transport/query/desk-parts'],
    // Base maps are made in the shape in which they are drawn.
    map: ['components/map/core/base-map-data'],
    adjudication: 'all',
    ways: 'all',
    ledger: 'all',
    replay: 'all',
    turn: 'all',
    'control desks': 'all',
    'player desks': 'all',
    // Battles that play themselves are counted, and one is made to be looked at.
    'self-play': 'all',
    db: 'all',
    // The bench of the turn reckons what the browser tests count.
    e2e: ['e2e/fixtures/count'],
    // The archives of the phases are written when Control's desks are told.
    live: 'all',
    scenario: 'all',
    'companion rules': 'all',
    'companion verbs': 'all',
    advice: 'all',
    // Rows of made-up sheets begin empty. A designer asks which names the guard finds.
    visibility: [...sheetColumns, 'lib/visibility/guard/guarded-names'],
  },
  // The browser tests build and start the console as a host would; of the rules and the truth they know nothing. What is
  // sent to players is searched for the words of the mechanism, which stand in one file that imports nothing. Who may do
  // what is tried as the one table of it says. How wide words are is held against what the browser draws.
  e2e: {
    e2e: 'all',
    shell: ['scripts/testing/fresh-database', 'scripts/testing/entrances', 'scripts/testing/budgets'],
    host: [
      'host/built/build',
      'host/built/bundle',
      'host/root',
      'host/postgres/free-port',
      'host/postgres/postgres',
      'host/list-verbs',
      'host/list-routes',
    ],
    turn: [
      'lib/turn/access/routes',
      'lib/turn/kernel/verb-roles',
      'lib/turn/testing/measured-turn',
      'lib/turn/testing/measured-goals',
    ],
    visibility: ['lib/visibility/guard/mechanism-words'],
    map: ['components/map/labels/type'],
  },
};

export const roomOf = (file: string): string | undefined => rooms.find(([, path]) => path.test(file))?.[0];

export function isAllowed({ from, to, isType }: Import): boolean {
  const there = roomOf(to);
  if (!there || there === 'words') return roomOf(from) !== 'words' || !there || to === 'lib/words.ts';
  const permit = walls[roomOf(from) ?? '']?.[there];
  if (permit === undefined) return false;
  if (permit === 'all' || isType) return true;
  const file = plain(to);
  return permit !== 'types' && permit.some((one) => (one.endsWith('/') ? file.startsWith(one) : one === file));
}
