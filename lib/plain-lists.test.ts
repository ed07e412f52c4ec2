import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '@/scripts/testing/source-files';
import { files, textOf } from './testing/imports';

/** Lists are written as they are meant: none is spread where that costs a stack, and none is there to please the formatter. */

/** A list that is spread into a call lies on the stack whole: with a hundred thousand entries the call throws. */
const product = files.filter((file) => /^(lib|app|components|companions|host|bin|scripts|bench)\//.test(file));
const holding = (pattern: RegExp) => product.filter((file) => pattern.test(readFileSync(file, 'utf8')));

it('no list is spread into push, unshift or splice: its entries are added one by one', () => {
  expect(product.length).toBeGreaterThan(1_000);
  expect(holding(/\.(push|unshift)\(\s*(\.\.\.|[^(){}[\]]*, \.\.\.)|\.splice\([^(){}[\]]*\.\.\./)).toEqual([]);
});

it('in files of others no list is spread into Math.min or Math.max', () => {
  const spreads = holding(/Math\.(min|max)\(\s*([^()]*, )?\.\.\./);
  expect(spreads.filter((file) => /^(lib\/scenario|lib\/drawing)\//.test(file))).toEqual([]);
});

it('no list of words is cut into lists that are spread into it, so that the formatter lays them out in fewer lines', () => {
  expect(holding(/^\s*\.\.\.\(?\['[^\]\n]*\](?: as const)?\)?,$/m)).toEqual([]);
});

/** True when a name is read anywhere in an expression. */
const reads = (node: ts.Node, name: string): boolean =>
  (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, (child) => reads(child, name)) ?? false);

/** An array literal, without `as const` and parentheses around it. */
function literalIn(node: ts.Expression | undefined): ts.ArrayLiteralExpression | null {
  if (!node) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.some(ts.isSpreadElement) ? null : node;
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? literalIn(node.expression) : null;
}

/** Names that are set from a list of values in one statement, though none of the values needs a name's old one: no swap. */
function valuesInATuple(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node) && ts.isArrayBindingPattern(node.name))
    return literalIn(node.initializer) !== null;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  const values = ts.isArrayLiteralExpression(node.left) ? literalIn(node.right)?.elements : undefined;
  const names = ts.isArrayLiteralExpression(node.left) ? node.left.elements.map((name) => name.getText()) : [];
  return values?.every((value, at) => names.slice(0, at).every((name) => !reads(value, name))) ?? false;
}

/** A text of words that is cut at its spaces into a list. */
const wordsCut = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'split' &&
  ts.isStringLiteralLike(node.expression.expression);

/** Every file that a hand wrote, tests included. */
const written = sourceFiles.filter((file) => !file.includes('.generated.'));

function foundIn(file: string, text: string, isOne: (node: ts.Node) => boolean): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const all: string[] = [];
  const look = (node: ts.Node) => {
    if (isOne(node)) all.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return all;
}

/** Only a file whose text has `hint` is parsed. */
function found(file: string, hint: RegExp, isOne: (node: ts.Node) => boolean): string[] {
  const text = textOf(file);
  return hint.test(text) ? foundIn(file, text, isOne) : [];
}

describe('what is written to please the formatter is found', () => {
  it.each([
    ['const [a, b] = [x, y];', 1],
    ['let [a, b]: [A, B] = [x, y];', 1],
    ["const [a, b] = ['x', 'y'] as const;", 1],
    ['[a, b] = [x, y];', 1],
    ['[a, b] = [b, a];', 0],
    ['[a, b] = [b, a % b];', 0],
    ['const [a, b] = await Promise.all([x, y]);', 0],
    ['const [a, b] = [x, y].map(cut);', 0],
    ['const [a] = [...kinds];', 0],
  ])('%s', (text, times) => expect(foundIn('a.ts', text, valuesInATuple)).toHaveLength(times));
  it("'a b'.split(' ')", () => {
    expect(foundIn('a.ts', "const words = 'a b'.split(' ');", wordsCut)).toHaveLength(1);
    expect(foundIn('a.ts', "const words = text.split(' ');", wordsCut)).toEqual([]);
  });
});

it('no two values are set in one statement as a tuple', () => {
  expect(written.length).toBeGreaterThan(2_000);
  expect(written.flatMap((file) => found(file, /[^[]\] = \[/, valuesInATuple))).toEqual([]);
});

it('no list of words is one text that is cut', () =>
  expect(written.flatMap((file) => found(file, /['`]\.split\(/, wordsCut))).toEqual([]));
