import { basename } from 'node:path';
import ts from 'typescript';
import { afterEach, expect, it, vi } from 'vitest';
import { files, textOf } from '@/lib/testing/imports';
import { desks } from '../../frame/desks';
import {
  type Deed,
  deeds,
  deedsOfAnyDesk,
  deedsOfItsDesk,
  deedsOfTheFrame,
  digitsOf,
  keyOf,
  keysOf,
  keysSaid,
  shortcutOf,
} from './key-table';

/** The deeds written out where `name` is called in a file: `move` in `useKeys({ move: … })` and in `useFrameKey('move', …)`. */
function deedsBound(file: string, name: 'useKeys' | 'useFrameKey'): string[] {
  const found: string[] = [];
  const written = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && name === 'useFrameKey') found.push(node.text);
    if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) {
        if (ts.isSpreadAssignment(one)) written(one);
        else if (one.name && !ts.isComputedPropertyName(one.name)) found.push(one.name.text);
      }
    } else ts.forEachChild(node, written);
  };
  const visit = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && node.expression.getText() === name;
    if (isCall && node.arguments[1]?.getText() !== "'shell'") written(node.arguments[0]!);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
  return found;
}

const of = (name: 'useKeys' | 'useFrameKey') =>
  files
    .filter((file) => /^(components|companions)\//.test(file) && textOf(file).includes(`${name}(`))
    .flatMap((file) => deedsBound(file, name).map((deed) => ({ file, deed })));

/** Where each key with one deed is bound, typed by hand: whoever binds one says here that it is the same deed. */
const boundIn: Readonly<Record<string, readonly string[]>> = {
  // Accepts what lies there as it stands.
  accept: ['air-request-sheet', 'case-desk', 'order-sheet-desk', 'report-editor', 'ruling-desk'],
  // Does not accept it: a question, or another ruling with its reason.
  doubt: ['air-request-sheet', 'case-desk', 'contact-stop', 'movement-list', 'order-sheet-desk', 'ruling-desk'],
  // All that wait, at once.
  all: ['accept-unchanged', 'arrivals-desk', 'combat-list', 'hand-seats', 'on-time-strip', 'own-words', 'reports-tray'],
  // A new one.
  begin: [
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
  ownDice: ['bridge-test-form', 'bridge-test-panel', 'companion-desk', 'dice-box', 'resolve-box'],
  // Moves what is in hand.
  move: ['arrivals-desk', 'farthest-bridge-table', 'march-order', 'master-map', 'movement-list'],
  // Sees it as others will, or what would come of it.
  see: ['battle-card-table', 'postcard-table', 'report-desk', 'report-editor'],
  // Explains what is drawn.
  legend: ['use-map-tools'],
  // Leaves out, or puts back.
  leaveOut: ['line-doubt', 'order-tray'],
  // The last step back.
  takeBack: ['companion-desk', 'move-preview'],
  // What waits next at the desk whose letter it is.
  nextCombat: ['use-next-combat'],
  nextMessage: ['messages-room'],
  movementList: ['use-list-beside-map'],
  nextSheet: ['order-tray'],
  nextReport: ['reports-tray'],
  // The next phase of the companion game that lies on the desk, never of the turn around it.
  nextPhaseOfGame: ['farthest-bridge-table', 'impressionistic-table'],
  // Games to try, offered where the hall finds its seats.
  tryTurn: ['try-offer'],
  tryBattle: ['try-offer'],
};

/** Deeds that are plain: they walk, open, leave, find or unfold, or are on a button as its digit. */
const isPlain = (deed: string) =>
  /^[1-9]$/.test(deeds[deed as Deed]) ||
  [
    'walkOn',
    'walkBack',
    'open',
    'leave',
    'find',
    'goOn',
    'left',
    'right',
    'turnBack',
    'turnOn',
    'toStart',
    'toEnd',
  ].includes(deed);

it('a deed is bound where it is listed', () => {
  const bound = of('useKeys').filter(({ deed }) => !isPlain(deed));
  expect(bound.length).toBeGreaterThan(40);
  const found = Object.fromEntries(
    [...new Set(bound.map(({ deed }) => deed))].map((deed) => [
      deed,
      [
        ...new Set(bound.filter((one) => one.deed === deed).map(({ file }) => basename(file).replace(/\.tsx?$/, ''))),
      ].sort(),
    ]),
  );
  expect(found).toEqual(boundIn);
});

const repeated = (all: readonly string[]) => all.filter((key, at) => all.indexOf(key) !== at);

it('a key has one deed on every desk', () => {
  const keys = Object.values(deedsOfAnyDesk);
  expect(keys.length).toBeGreaterThan(20);
  expect(repeated(keys)).toEqual([]);
});

it('a key that holds on every desk has no other deed', () => {
  const frame = Object.values(deedsOfTheFrame);
  expect(frame).toEqual(expect.arrayContaining(['?', 'n', 't', 'w', 'z', 'b', 'o', 'e']));
  expect(repeated(frame)).toEqual([]);
  expect(Object.values(deedsOfAnyDesk).filter((key) => frame.includes(key as never))).toEqual([]);
});

it('the own key of a desk leads at that desk to what waits next there; a companion game has its own next phase, and the lobby its games to try', () => {
  const own = Object.entries(deedsOfItsDesk).map(([deed, key]) => [
    deed,
    key,
    Object.entries(deedsOfTheFrame).find(([, one]) => one === key)?.[0],
  ]);
  expect(own).toEqual([
    ['nextCombat', 'c', 'combats'],
    ['nextMessage', 'e', 'messages'],
    ['movementList', 'm', 'map'],
    ['nextSheet', 'o', 'orders'],
    ['nextReport', 'r', 'reports'],
    ['nextPhaseOfGame', 'n', 'nextPhase'],
    ['tryTurn', 't', 'telephone'],
    ['tryBattle', 'g', undefined],
  ]);
});

it('every desk of the rail has its key, and every deed of the frame is bound', () => {
  const inFrame = [
    ...of('useFrameKey').map(({ deed }) => deed),
    ...desks.map(({ deed }) => deed),
    'unfold',
    'palette',
    'book',
  ];
  expect([...new Set(inFrame)].sort()).toEqual(Object.keys(deedsOfTheFrame).sort());
});

it.each([
  ['accept', 'A', 'A'],
  ['open', '↵', 'Enter'],
  ['leave', 'Esc', 'Escape'],
  ['takeBack', '⌫', 'Backspace'],
  ['goOn', 'Space', 'Space'],
  ['send', 'Ctrl ↵', 'Control+Enter'],
  ['palette', 'Ctrl K', 'Control+K'],
  ['book', 'F1', 'F1'],
  ['turnBack', 'PgUp', 'PageUp'],
] as const)('the key of “%s” is printed %s and said %s', (deed, printed, said) =>
  expect([keyOf(deed), shortcutOf(deed)]).toEqual([printed, said]),
);

it('keys that are shown together', () => {
  expect(keysOf('walk')).toEqual(['J', 'K']);
  expect(keysOf(digitsOf(1))).toEqual(['1']);
  expect(keysOf(digitsOf(3))).toEqual(['1', '2', '3']);
  expect(keysOf(digitsOf(12))).toEqual(['1', '…', '9']);
});

const withSingleKeys = (keys: string) => vi.stubGlobal('document', { documentElement: { dataset: { keys } } });
afterEach(() => vi.unstubAllGlobals());

/** Sentences as an umpire reads them: what a single key does, what two keys do, and what keys do that are always heard. */
const sentences = () => [
  `Type your own dice${keysSaid(['ownDice'], (key) => ` (${key})`)}.`,
  keysSaid(['walkOn', 'open'], (on, open) => `${on} goes on, ${open} opens it.`, 'Open one.'),
  keysSaid(['open', 'palette'], (open, palette) => `${open} opens it, ${palette} finds all.`),
  `stand fast${keysSaid(['standFast'], (key) => ` (${key})`)}`,
];

it('a sentence names a single key as it is heard, and not at all where it is not; what has the focus keeps its own', () => {
  expect(sentences()).toEqual([
    'Type your own dice (D).',
    'J goes on, Enter opens it.',
    'Enter opens it, Control+K finds all.',
    'stand fast (F)',
  ]);
  withSingleKeys('alt');
  expect(sentences()).toEqual([
    'Type your own dice (Alt+D).',
    'Alt+J goes on, Enter opens it.',
    'Enter opens it, Control+K finds all.',
    'stand fast (F)',
  ]);
  withSingleKeys('off');
  expect(sentences()).toEqual([
    'Type your own dice.',
    'Open one.',
    'Enter opens it, Control+K finds all.',
    'stand fast (F)',
  ]);
  expect([shortcutOf('ownDice'), shortcutOf('send')]).toEqual([undefined, 'Control+Enter']);
});
