import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf, kindOf, type LedgerKind, ledgerKinds } from '@/lib/ledger/kinds';
import { ledgerPage, ledgerPageText } from './ledger-page';

test('the page of the ledger as JSON lines is as its schema has it, and names every kind and field', () => {
  const text = ledgerPageText();
  expect(readFileSync(ledgerPage, 'utf8')).toBe(text);
  const parts = new Map(text.split('\n### `').map((part) => [part.slice(0, part.indexOf('`')), part]));
  for (const kind of Object.keys(ledgerKinds) as LedgerKind[])
    for (const field of fieldsOf(kind)) {
      expect(parts.get(kind)).toContain(`| \`${field}\` |`);
      expect(parts.get(kind)).toContain(kindOf(kind).fields[field]!.means);
    }
});
