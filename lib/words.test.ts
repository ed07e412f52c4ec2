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

it('every list of the database is a list of words, in the same order', () => {
  const schema = readFileSync(join(root, 'prisma/schema/enums.prisma'), 'utf8');
  const enums = [...schema.matchAll(/^enum (\w+) \{\n([^}]*)\}/gm)];
  expect(enums.length).toBe(schema.match(/^enum /gm)?.length);
  const known = new Set(lists.map(([, list]) => list.join(' ')));
  const strange = enums.filter(([, , values]) => !known.has(values!.trim().split(/\s+/).join(' ')));
  expect(strange.map(([, name]) => name)).toEqual([]);
});
