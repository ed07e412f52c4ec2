import { expect, test } from 'vitest';
import { orbatOutline } from './orbat-outline';

const unit = { name: '22 Para', subUnits: [{ name: 'A Coy' }] };
const group = (name: string, ...subUnits: object[]) => ({ name, subUnits });

test('sides are listed with their units, and the groups of a side that has several', () => {
  const sides = [
    { name: 'Blue', groups: [group('Blue', unit)] },
    { name: 'Red', groups: [group('Forces', unit, unit), group('Contacts for Blue'), group('')], subUnits: [unit] },
    { name: 'Blue', groups: [] },
    {},
  ];
  expect(orbatOutline(`\ufeff${JSON.stringify({ sides })}`)).toEqual({
    sides: [
      { id: 'Blue', label: 'Blue, 2 units' },
      { id: 'Red', label: 'Red, 6 units' },
      { id: 'Side 4', label: 'Side 4, 0 units' },
    ],
    groups: [
      { id: 'Red / Forces', label: 'Red / Forces, 4 units' },
      { id: 'Red / Contacts for Blue', label: 'Red / Contacts for Blue, 0 units' },
    ],
  });
});

test.each(['', '[', '7', 'null', '{"sides":"two"}', '{"sides":[null,1]}'])('%j has none', (text) => {
  expect(orbatOutline(text)).toEqual({ sides: [], groups: [] });
});
