import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { schemaText } from '@/host/schema.mjs';

/**
 * Several processes may serve one game: none keeps truth, leases, rate limits or the clock in its memory. Whatever a
 * module holds for longer than a request is named here, with why it may be lost at any moment.
 */

const root = resolve(import.meta.dirname, '..');

/** The values that a module keeps between requests → the reason why they are no truth. */
const kept: Record<string, string> = {
  'companions/farthest-bridge/desk/hex-drawing.ts: middles':
    'the middles of the hexes of the printed map, in the browser, worked out from the same shape',
  'companions/farthest-bridge/rules/hexes.ts: known':
    'the neighbours of a hex of the printed map, whose shape does not change',
  'companions/farthest-bridge/rules/hexes.ts: around':
    'the hexes within a distance of one, worked out from the same shape',
  'lib/db/kernel/client.ts: globalThis.opcomDatabase': 'connections',
  'lib/db/kernel/client.ts: workedOutIn': 'what was worked out of one snapshot; it lives as long as the snapshot',
  'lib/db/maps/drawn-ground.ts: lastRead':
    'a game’s map with the ground drawn on it, worked out from the rows: whoever asks reads them first',
  'lib/db/kernel/reaching.ts: globalThis.opcomReach':
    'whether the database has answered this process in the last seconds, and who waits for it: asked anew several times a second',
  'lib/db/kernel/statement.ts: names': 'the names of prepared statements, by their texts',
  'lib/db/kernel/environment.ts: parsed': 'the environment, which does not change while a process runs',
  'lib/db/kernel/health.ts: asked': 'the question to the database that is under way, for two seconds at most',
  'lib/db/kernel/ids.ts: globalThis.opcomIds': 'the ids of a test that must know them beforehand; nothing else sets it',
  'lib/db/sequence/kept-scenario.ts: gamesIn':
    'the same by database and game: a game keeps the scenario it was opened with',
  'lib/db/sequence/kept-scenario.ts: known':
    'scenarios that games keep, by their checksum: read again where one is lost',
  'lib/db/kernel/transaction.ts: books':
    'what one transaction will write at its end; it lives as long as the transaction',
  'lib/live/difference.ts: differencesTo': 'differences between two values of a part, worked out from both',
  'lib/live/parts.ts: gamesIn':
    'committed state: what Control’s desks are made of, as long as its cursor is the newest; each desk asks the database for the cursor first',
  'lib/live/subscribe.ts: globalThis.opcomNotices': 'who listens at this process; a lost one opens its stream anew',
  'lib/network/own-addresses.ts: read':
    'the addresses of this machine, which the system is asked for again after a quarter of a second',
  'lib/network/own-addresses.ts: route': 'the default route of this machine, asked for again after half a minute',
  'lib/scenario/orbat-mapper/times.ts: formats': 'formats of times, worked out from the names of their time zones',
  'lib/scenario/worker/in-worker.ts: globalThis.opcomScenarioWorker':
    'the process that reads scenario files, and how many files wait for it: a new one is begun where it is lost',
  'lib/scenario/ground.ts: areasIn': 'a map’s areas, worked out from the map itself',
  'lib/turn/maps/base-map.ts: known': 'parts of base maps as their files hold them, which are never written again',
  'lib/desks/player/movement/answered-once.ts: answersOn':
    'how far counters get, worked out from what was told and the printed map',
  'lib/reading/crossings-said.ts: namesOfWaters': 'worked out from the names of one map',
  'lib/reading/names.ts: wordsOfUnits': 'worked out from the units of one gazetteer',
  'lib/reading/reading-of-row.ts: namedUnits': 'worked out from the counters of one desk',
  'lib/db/issued/reach-rows.ts: lastRead':
    'printed maps as they were read, by the version of their row: whoever asks reads that first',
  'lib/desks/control/scenarios/judge-draft.ts: known':
    'what is wrong with drafts, worked out from their files, by the version that is read in the same statement',
  'lib/desks/player/frame/made-for-team.ts: madeIn':
    'pages and diaries, worked out from a game at the cursor they were read at: whoever asks reads the cursor first',
  'lib/turn/scenarios/finished/finished-rows.ts: underWay':
    'the readings of a file that comes with the console that are under way: a lost one is read again',
  'lib/turn/kernel/verb.ts: declarations': 'what the verbs of this process declare, as their files say it',
  'lib/session.ts: opened': 'tokens unsealed; whether a seat is held is asked of the database every time',
  'lib/visibility/words/military-words.ts: kept': 'how words may be written, worked out from the words themselves',
  'lib/visibility/words/text-words.ts: kept': 'names taken apart into words, worked out from the names themselves',
  'lib/visibility/words/text-words.ts: texts':
    'the words of the texts searched last, worked out from the texts themselves',
  'lib/visibility/words/names.ts: wordsOfPlaces': 'the words of a list of places, worked out from the list itself',
  'lib/advice/movement/gazetteer.ts: placesOf': 'the places that a map names, worked out from the map itself',
  'lib/reading/names.ts: waysOfNaming': 'how the places of a map may be written, worked out from their names',
  'lib/reading/names.ts: waysOfTowns': 'the same of its towns alone',
  'lib/reading/names.ts: wordsOfCrossing': 'the words of a crossing’s name, worked out from the name',
  'lib/reading/crossings-said.ts: watersOf':
    'the words of the waters that crossings lead over, worked out from their names',
  'lib/ways/roads.ts: roadsIn': 'a map’s roads, worked out from the map itself',
  'lib/ways/ground-under-way.ts: squaresOf': 'ground of a map sheet, worked out from the sheet itself',
  'lib/ways/water-obstacles.ts: watersIn': 'a map’s waters, worked out from the map itself',
  'lib/advice/movement/passing-by.ts: nearOf': 'the enemies of one reading, by place',
};

const sources = ['lib', 'companions', 'app']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/test/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .filter((file) => !file.startsWith('lib/db/generated/') && !file.includes('/testing/'))
  .filter((file) => !/^\s*['"]use client['"]/.test(readFileSync(join(root, file), 'utf8')));

const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * The values that may change while the module is loaded: a `let`, an empty collection or object to be filled, the store of
 * `perObject`, a property of `globalThis`.
 */
function keptBy(file: string): string[] {
  const found = parsed(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const isLet = !(statement.declarationList.flags & ts.NodeFlags.Const);
    return statement.declarationList.declarations
      .filter(({ initializer }) => isLet || (initializer !== undefined && isToBeFilled(initializer)))
      .map(({ name }) => `${file}: ${name.getText()}`);
  });
  const text = readFileSync(join(root, file), 'utf8');
  const global = [...text.matchAll(/typeof globalThis & \{ (\w+)/g)].map(([, name]) => `${file}: globalThis.${name}`);
  return [...found, ...global];
}

function isToBeFilled(node: ts.Expression): boolean {
  if (ts.isCallExpression(node) && node.expression.getText() === 'perObject') return true;
  if (ts.isNewExpression(node) && /^(Map|Set|WeakMap|WeakSet)$/.test(node.expression.getText()))
    return (node.arguments ?? []).length === 0;
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0;
}

/** The two that carry verbs out: the second names each part of an act by its write id and the part. */
const own = ['lib/turn/kernel/perform.ts', 'lib/turn/kernel/verb.ts'];

describe('a process may be killed at any moment, and another goes on', () => {
  it('what modules keep in memory is named, each with why it may be lost', () => {
    expect(sources.flatMap(keptBy).sort()).toEqual(Object.keys(kept).sort());
  });

  it('time is read from the database, never from the process', () => {
    const looks = sources.filter((file) =>
      /\bDate\.now\(\)|\bnew Date\(\)/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(looks).toEqual([]);
  });

  it('no column is filled by the clock of a process: the database fills it, or a statement of ours does', () => {
    expect(schemaText().match(/@updatedAt|@default\(now\(\)\)/g) ?? []).toEqual([]);
  });

  it('every write goes through the declaration of its verb, which names the parts of an act: no file performs by itself', () => {
    const performs = sources.filter((file) => /\bperform\(/.test(readFileSync(join(root, file), 'utf8')));
    expect(performs.filter((file) => !own.includes(file))).toEqual([]);
  });
});
