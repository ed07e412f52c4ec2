import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, kindOf, type LedgerKind, ledgerKinds } from '@/lib/ledger/kinds';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { db } from '../kernel/client';

/** The fields of a unit's status profile are kept in a table of their own, and are read with the unit. */
const ofProfile = ['profile', 'sizePoints'];

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

describe('the kinds of the ledger', () => {
  it.each(Object.keys(ledgerKinds) as LedgerKind[])('%s: its table has every column that is named', async (kind) => {
    const { table, key = ['id'], isVersioned, linked = [] } = kindOf(kind);
    const fields = fieldsOf(kind);
    const model = table.charAt(0).toUpperCase() + table.slice(1);
    const rows = await db().$queryRaw<{ column: string }[]>`
      SELECT column_name AS "column" FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${model}`;
    const columns = [...rows.map(({ column }) => column), ...linked, ...(table === 'unit' ? ofProfile : [])];
    const named = [...key, ...fields, ...(isVersioned ? ['version'] : [])];
    expect(named.filter((column) => !columns.includes(column))).toEqual([]);
    expect(fields).toEqual(expect.arrayContaining([...linked]));
  });
});
