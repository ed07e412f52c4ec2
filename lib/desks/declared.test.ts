import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { files, textOf } from '../testing/imports';

/** The shape of a desk is read where the desk is declared: every read says what it answers with. */

const desks = files.filter((file) => file.startsWith('lib/desks/'));

/** The exported functions of a text whose type is inferred, or taken from that of another function. */
function undeclared(text: string): string[] {
  const source = ts.createSourceFile('desk.ts', text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.type ? [] : [statement.name!.text];
    if (ts.isTypeAliasDeclaration(statement))
      return /^(Awaited<)?ReturnType</.test(statement.type.getText()) ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, type, initializer }) =>
      initializer && ts.isArrowFunction(initializer) && !initializer.type && !type ? [name.getText()] : [],
    );
  });
}

describe('a read without a declared answer is found', () => {
  it.each([
    ['export async function desk(seat: Seat) { return 1; }', ['desk']],
    ['export const desk = (seat: Seat) => read(seat);', ['desk']],
    ['export type Desk = Awaited<ReturnType<typeof desk>>;', ['Desk']],
    ['export async function desk(seat: Seat): Promise<Desk> { return 1; }', []],
    ['export const desk = (seat: Seat): Promise<Desk> => read(seat);', []],
    ['function part(seat: Seat) { return 1; }', []],
  ])('%s', (text, names) => expect(undeclared(text)).toEqual(names));
});

it('every read of a desk declares its answer', () => {
  expect(desks.length).toBeGreaterThan(80);
  expect(desks.flatMap((file) => undeclared(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});
