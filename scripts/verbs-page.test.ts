import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declaredVerbs } from '../host/list-verbs.mjs';
import { fieldRows, refusalsIn, refusalsOf, valueInWords, verbs, verbsPage, verbsPageText } from './verbs-page';

test('the page of verbs is as they are declared, and names each of them once', () => {
  const text = verbsPageText();
  expect(readFileSync(verbsPage, 'utf8')).toBe(text);
  const names = [...text.matchAll(/^### `([a-z-]+)`$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(150);
  expect(names.toSorted()).toEqual(Object.keys(verbs).toSorted());
});

test('a value is said with its bounds and its choices', () => {
  expect(valueInWords({ type: 'string', minLength: 1, maxLength: 500 })).toBe('text, 1 to 500 letters');
  expect(valueInWords({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER })).toBe(
    'whole number, at least 0',
  );
  expect(valueInWords({ anyOf: [{ enum: ['day', 'night'] }, { type: 'null' }] })).toBe('`day`, `night`, or null');
  expect(valueInWords({ type: 'array', maxItems: 3, items: { type: 'boolean' } })).toBe(
    'list, at most 3 of: yes or no',
  );
  expect(fieldRows({ type: 'object', properties: {} })).toEqual(['It is sent nothing.']);
});

test('a refusal is found with its code and its sentence, in the file of a verb and in those of its steps', () => {
  expect(refusalsIn(`throw refusal('notNow', \`Turn \${turn} is over.\`);`)).toEqual(['`notNow`: Turn … is over.']);
  const groupCombat = declaredVerbs('lib/turn').find(({ name }) => name === 'group-combat')!;
  expect(refusalsOf(groupCombat)).toContain(
    '`notNow`: Grouping is closed for this turn. Reopen it to change a combat.',
  );
});
