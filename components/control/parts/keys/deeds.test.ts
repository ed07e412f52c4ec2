import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { files, textOf } from '@/lib/testing/imports';
import { desks } from '../../frame/desks';
import { deeds } from './deeds';

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

/** Where each key with one deed is bound, typed by hand: whoever binds one says here that it is the same deed. */
const boundIn: Readonly<Record<string, readonly string[]>> = {
  // Accepts what lies there as it stands.
  a: ['air-request-sheet', 'case-desk', 'order-sheet-desk', 'ruling-desk'],
  // Does not accept it: a question, or another ruling with its reason.
  q: ['air-request-sheet', 'case-desk', 'contact-stop', 'movement-list', 'order-sheet-desk', 'ruling-desk'],
  // All that wait, at once.
  y: ['accept-unchanged', 'arrivals-desk', 'hand-seats', 'on-time-strip', 'reports-tray'],
  // A new one.
  0: [
    'air-room',
    'case-desk',
    'case-entry-desk',
    'farthest-bridge-table',
    'join-queue',
    'messages-room',
    'order-sheet-desk',
    'report-desk',
  ],
  // Dice of one's own.
  d: ['bridge-test-form', 'bridge-test-panel', 'companion-desk', 'dice-box', 'resolve-box'],
  // Moves what is in hand.
  g: ['arrivals-desk', 'farthest-bridge-table', 'march-order', 'master-map', 'movement-list'],
  // Sees it as others will, or what would come of it.
  v: ['battle-card-table', 'postcard-table', 'report-desk', 'report-editor'],
  // Explains what is drawn.
  ';': ['map-field'],
  // Leaves out, or puts back.
  '-': ['line-doubt', 'order-tray'],
  // The last step back.
  Backspace: ['companion-desk', 'move-preview'],
  // What waits next at the desk whose letter it is.
  c: ['use-next-combat'],
  e: ['messages-room'],
  m: ['master-map'],
  o: ['order-tray'],
  r: ['reports-tray'],
  // The next phase of the companion game that lies on the desk, never of the turn around it.
  n: ['farthest-bridge-table', 'impressionistic-table'],
};

/** Keys whose deed is plain: they walk, open, leave or find, or stand on a button as its number. */
const plain = [
  'j',
  'k',
  'Enter',
  'Escape',
  '/',
  ' ',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ...'123456789',
];

it('a key does the same on every desk', () => {
  const bound = of('useKeys').filter(({ key }) => !plain.includes(key));
  expect(bound.length).toBeGreaterThan(40);
  const found = Object.fromEntries(
    [...new Set(bound.map(({ key }) => key))].map((key) => [
      key,
      [
        ...new Set(bound.filter((one) => one.key === key).map(({ file }) => basename(file).replace(/\.tsx?$/, ''))),
      ].sort(),
    ]),
  );
  expect(found).toEqual(boundIn);
});

it('each of them is on the page of keys', () => {
  const ofADesk = ['c', 'e', 'm', 'n', 'o', 'r'];
  expect(Object.keys(deeds)).toEqual(
    expect.arrayContaining(Object.keys(boundIn).filter((key) => !ofADesk.includes(key))),
  );
});

it('a key that holds on every desk is bound by no desk, which would hear it first', () => {
  const frame = [...of('useFrameKey').map(({ key }) => key), ...desks.map(({ letter }) => letter.toLowerCase())];
  expect(frame).toEqual(expect.arrayContaining(['?', 'n', 't', 'w', 'z', 'b', 'o', 'e']));
  expect(Object.keys(deeds).filter((key) => frame.includes(key))).toEqual([]);
  // A companion game is a table of its own, with its own next phase.
  const bound = of('useKeys').filter(({ file }) => !file.startsWith('companions/'));
  expect(bound.length).toBeGreaterThan(80);
  expect(bound.filter(({ key }) => frame.includes(key)).map(({ file, key }) => `${key} ${basename(file)}`)).toEqual([
    'c use-next-combat.ts',
    'm master-map.tsx',
    'e messages-room.tsx',
    'o order-tray.tsx',
    'r reports-tray.tsx',
  ]);
});
