import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { files, root, textOf } from './testing/imports';

/** A column of a sheet is declared once, in `visibility/forms/order-columns.ts` and `air-columns.ts`. */

const schema = readdirSync(join(root, 'prisma/schema')).map((name) => ({
  file: `prisma/schema/${name}`,
  text: readFileSync(join(root, 'prisma/schema', name), 'utf8'),
}));
const product = [
  ...files
    .filter((file) => /^(lib|companions|components|host|app)\//.test(file) && !file.includes('-for-tests.'))
    .map((file) => ({ file, text: textOf(file) })),
  ...schema,
];

it('a column of the order sheet is named in 8 files of the product at most: its table, its field, and where it has a meaning of its own', () => {
  expect(product.length).toBeGreaterThan(1_400);
  const naming = product.filter(({ text }) => /\binterdicts\b/.test(text)).map(({ file }) => file);
  expect(naming).toContain('lib/visibility/forms/order-columns.ts');
  expect(naming).toContain('prisma/schema/team.prisma');
  expect(naming.slice(8)).toEqual([]);
});

/** Columns by name, three and more one after the other, in a list or in a text that is split. */
const columns =
  'counterIds|grouping|orders|supportIds|supportText|action|posture|standFast|asksForAir|interdicts|mission|target|at|timing|wish|squadronIds';
const listByHand = new RegExp(`\\b(${columns})\\b(['"]?,?\\s+['"]?(${columns})\\b){2,}`);

/** Files that list some columns, each with why. */
const mayList: Record<string, string> = {
  'lib/turn/debrief/papers.ts': 'The short form of an order, beside the combats and reports of a unit.',
  'lib/visibility/forms/order-row.ts': 'The columns that a reading hangs on.',
  'lib/visibility/forms/order-told.ts': 'The columns that are told by names.',
};

it('nobody else lists the columns of a sheet by hand', () => {
  const lists = product.filter(
    ({ file, text }) => file.endsWith('.prisma') === false && inQuotes(text).some((one) => listByHand.test(one)),
  );
  expect(lists.map(({ file }) => file).sort()).toEqual(Object.keys(mayList).sort());
});

/** Lists of words in quotes: those of an array, and of a text with spaces. */
const inQuotes = (text: string): string[] => text.match(/(['"`])[\w ]+\1(,\s*(['"`])[\w ]+\3)*/g) ?? [];
