import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import * as words from './words';

/** `words.ts` is the only place where its lists are written down. */

const root = resolve(import.meta.dirname, '..');
const lists = Object.entries(words).flatMap(([name, list]): [string, readonly string[]][] =>
  Array.isArray(list) ? [[name, list]] : [],
);
const inAnyOrder = (list: readonly string[]): string => [...new Set(list)].sort().join(' ');
const nameOf = new Map(lists.map(([name, list]) => [inAnyOrder(list), name]));

const files = ['lib', 'companions', 'app', 'components', 'host'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests\.|\/testing\/|\/generated\/|^lib\/words\.ts$/.test(file),
    ),
);

/** The lists of words that are written down once more in a text, by name: as a union, or as a list. */
function writtenAgain(text: string): string[] {
  if (!lists.some(([, list]) => list.every((word) => text.includes(`'${word}'`)))) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isUnionTypeNode(node)) {
      const literals = node.types.flatMap((one) =>
        ts.isLiteralTypeNode(one) && ts.isStringLiteral(one.literal) ? [one.literal.text] : [],
      );
      found.push(...[nameOf.get(inAnyOrder(literals))].filter((name) => name !== undefined));
    } else if (ts.isArrayLiteralExpression(node) && node.elements.every(ts.isStringLiteral)) {
      const list = node.elements.map((one) => (one as ts.StringLiteral).text);
      const name = nameOf.get(inAnyOrder(list));
      // A list in another order is no second vocabulary, as long as it is made of the words of this one.
      const isSame = lists.some(([one, known]) => one === name && known.join() === list.join());
      const isDeclared = ts.isAsExpression(node.parent) && ts.isVariableDeclaration(node.parent.parent);
      if (
        name &&
        (isSame || isDeclared || (ts.isCallExpression(node.parent) && /enum$/.test(node.parent.expression.getText())))
      )
        found.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('text.tsx', text, ts.ScriptTarget.Latest, true));
  return found;
}

it('finds a union and a list that are written down once more', () => {
  expect(writtenAgain("type Weather = 'bad' | 'fair' | null;")).toEqual(['weathers']);
  expect(writtenAgain("const two = ['german', 'allied'] as const;")).toEqual(['sides']);
  expect(writtenAgain("z.enum(['rest', 'tact', 'nonTact'])")).toEqual(['postures']);
  expect(writtenAgain("for (const side of ['allied', 'german']) tell(side);")).toEqual(['sides']);
  expect(writtenAgain("const order = ['german', 'allied'] as const satisfies readonly Side[];")).toEqual([]);
  expect(writtenAgain("type Verdict = 'good' | 'bad';")).toEqual([]);
});

it('no list of words is written down twice', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(new Set(nameOf.values()).size).toBe(lists.length);
  expect(files.length).toBeGreaterThan(1000);
  const again = files.flatMap((file) =>
    writtenAgain(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(again).toEqual([]);
});

/** True when a value of an object is a text, or an object with a text in it. */
const isText = (value: ts.Expression): boolean =>
  ts.isStringLiteralLike(value) ||
  (ts.isObjectLiteralExpression(value) &&
    value.properties.some((one) => ts.isPropertyAssignment(one) && isText(one.initializer)));

/** True when a text has a table with a text for every word of a list. */
function hasTable(text: string, list: readonly string[]): boolean {
  if (!list.every((word) => text.includes(`${word}:`))) return false;
  const isTable = (node: ts.Node): boolean => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, isTable) ?? false;
    const named = node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) && isText(one.initializer) ? [one.name.getText()] : [],
    );
    return inAnyOrder(named) === inAnyOrder(list) || (ts.forEachChild(node, isTable) ?? false);
  };
  return isTable(ts.createSourceFile('text.tsx', text, ts.ScriptTarget.Latest, true));
}

it('finds a table of the words of a list', () => {
  expect(hasTable("const a = { none: 'no', light: 'few', heavy: 'many' };", words.losses)).toBe(true);
  expect(hasTable("const a = { none: { in: 'no' }, light: { in: 'few' }, heavy: { in: 'many' } };", words.losses)).toBe(
    true,
  );
  expect(hasTable('const a = { none: 0, light: 1, heavy: 2 };', words.losses)).toBe(false);
  expect(hasTable("const a = { light: 'few', heavy: 'many' };", words.losses)).toBe(false);
});

it.each([
  // The signs of the missions on a map are no words.
  ['air missions', words.airMissions, ['components/control/parts/map/air-marks.tsx', 'lib/word-tables.ts']],
  // The colours of the results are no words.
  [
    'results of a combat',
    words.combatResults,
    ['components/control/parts/combat/dice-table.tsx', 'lib/advice/combat/result-names.ts'],
  ],
  ['grounds of the movement table', words.movementGrounds, ['lib/word-tables.ts']],
  ['losses', words.losses, ['lib/word-tables.ts']],
] as const)('what %s are called is in one table', (_, list, tables) => {
  const found = files.filter((file) => hasTable(readFileSync(join(root, file), 'utf8'), list));
  expect(found.sort()).toEqual(tables);
});

it('every list of the database is a list of words, in the same order', () => {
  const schema = readFileSync(join(root, 'prisma/schema/enums.prisma'), 'utf8');
  const enums = [...schema.matchAll(/^enum (\w+) \{\n([^}]*)\}/gm)];
  expect(enums.length).toBe(schema.match(/^enum /gm)?.length);
  const known = new Set(lists.map(([, list]) => list.join(' ')));
  const strange = enums.filter(([, , values]) => !known.has(values!.trim().split(/\s+/).join(' ')));
  expect(strange.map(([, name]) => name)).toEqual([]);
});
