import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { files, textOf } from '@/lib/testing/imports';

/** The ways in which a key is named in a sentence when somebody typed it there. */
const typedKeys = [
  /[↵⌫]|\b(?:Ctrl|Backspace|Escape|Esc|F\d{1,2})\b/,
  /\b[Pp]ress(?:es|ing)?(?: the)?(?: key)? (?:[A-Z0-9]\b|Enter\b|Space\b|Tab\b)/,
  /(?:^|[\s(,;:.])[B-HJ-Z] (?:ends|asks|opens|takes|stops|moves|saves|accepts|goes|leads|picks|walks?|puts)\b/,
  /\b[A-Z] (?:and|or) [A-Z] (?:walk|go|move|take)\b/,
  /\bEnter (?:opens|picks|goes|takes|puts|marks|resolves|lets|moves|stops|saves|for)\b/,
  /(?:,|\band|\bor) Enter\b/,
  /[a-z…] \([A-Z0-9!?;/]\)/,
  /[a-z] {2,}[A-Z0-9/]$/,
  /: [A-Z]\.$/,
];
const namesKey = (text: string): boolean =>
  typedKeys.some((pattern) => pattern.test(text.replace(/\n\s*/g, ' ').trim()));

/** Parts of keys, words of a class name, and the like are not read. */
const isRead = (node: ts.Node): boolean =>
  !ts.isImportDeclaration(node.parent) &&
  !(ts.isJsxAttribute(node.parent) && node.parent.name.getText() === 'className');

/** The texts of a file on screen: the text between tags, and every string of more than one word. */
function said(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isStringLiteralLike(node) && isRead(node) && node.text.includes(' ')) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text, ...node.templateSpans.map(({ literal }) => literal.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found.filter((text) => text.trim() !== '');
}

/** Attributes that show a key, with a key typed in: `hint="A"`. */
function keysInAttributes(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const name = node.name.getText();
      const text = node.initializer.text;
      const isKey = name === 'hint' ? /^(?:.|Esc|Space|Tab|Ctrl .+)$/u.test(text) : name === 'aria-keyshortcuts';
      if (isKey) found.push(`${name}="${text}"`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const ofControl = files.filter(
  (file) =>
    /^(components\/control|companions|app\/control)\/.*\.tsx?$/.test(file) &&
    !/\.test\.|\/keys\/key-table\.ts/.test(file),
);

describe('a key on screen comes from the table of keys', () => {
  it.each([
    'Press S to stop it there, Enter to move on anyway, Escape to undo.',
    'Press counters, or draw around them; V ends it.',
    'None. Q asks one; a row’s number first asks about that row.',
    'Choose an area, or place one: A.',
    'a team  A',
    'J and K walk along it, Enter takes the one lit',
    'D, then your own die and ↵; or ↵ at once, and the server rolls.',
    'To take it back, open the card again (!).',
    'stand fast (F)',
    '40 points. N takes the first in hand.',
  ])('“%s” has a key typed into it', (sentence) => expect(namesKey(sentence)).toBe(true));

  it.each([
    'Enter a paper sheet',
    'A die shows 1 to 6.',
    'Turn 2 begins in 5 minutes.',
    'C12 Nijmegen waits for a ruling.',
    'Side A',
  ])('“%s” has none', (sentence) => expect(namesKey(sentence)).toBe(false));

  it('no sentence has a key typed into it', () => {
    const all = ofControl.flatMap((file) => said(file).map((text) => ({ file, text })));
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter(({ text }) => namesKey(text)).map(({ file, text }) => `${file}: ${text.trim()}`)).toEqual([]);
  });

  it('no button, link or field has one typed in', () =>
    expect(ofControl.flatMap((file) => keysInAttributes(file).map((key) => `${file}: ${key}`))).toEqual([]));

  it('only the parts that draw keys use `Kbd`; a factor has a letter of its own', () =>
    expect(ofControl.filter((file) => textOf(file).includes('<Kbd')).sort()).toEqual([
      'components/control/combat/factors/factors-panel.tsx',
      'components/control/parts/keys/key-of.tsx',
      'components/control/parts/keys/keys-line.tsx',
    ]));
});
