import ts from 'typescript';
import { expect, it } from 'vitest';
import { files, textOf } from '@/lib/testing/imports';

/** The keys written out where `name` is called in a file: `t` in `useKeys({ t: … })` and in `useFrameKey('T', …)`. */
function keysBound(file: string, name: 'useKeys' | 'useFrameKey'): string[] {
  const keys: string[] = [];
  const written = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && name === 'useFrameKey') keys.push(node.text.toLowerCase());
    if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) {
        if (ts.isSpreadAssignment(one)) written(one);
        else if (one.name && !ts.isComputedPropertyName(one.name)) keys.push(one.name.text);
      }
    } else ts.forEachChild(node, written);
  };
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === name;
    if (isCall && node.arguments[1]?.getText() !== "'shell'") written(node.arguments[0]!);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
  return keys;
}

const of = (name: 'useKeys' | 'useFrameKey') =>
  files
    .filter((file) => /^(components|companions)\//.test(file) && textOf(file).includes(`${name}(`))
    .flatMap((file) => keysBound(file, name).map((key) => ({ file, key })));

it('a key that holds on every desk is bound by no desk, which would hear it first', () => {
  const frame = of('useFrameKey').map(({ key }) => key);
  expect(frame).toEqual(expect.arrayContaining(['?', 'n', 't', 'w', 'z']));
  // A companion game is a table of its own, with its own next phase.
  const desks = of('useKeys').filter(({ file }) => !file.startsWith('companions/'));
  expect(desks.length).toBeGreaterThan(80);
  expect(desks.filter(({ key }) => frame.includes(key))).toEqual([]);
});
