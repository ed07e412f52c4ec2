import { expect, it } from 'vitest';
import { files, textOf } from './testing/imports';

/** A name of a type has one meaning in the house; `lib/README.md` has the words that have. */

/** The files that declare a type of this name, exported or not. */
const declaring = (name: string): string[] =>
  files
    .filter((file) => /^(lib|components|app|host)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => new RegExp(`^(export )?(type|interface) ${name}\\b`, 'm').test(textOf(file)))
    .sort();

it.each([
  ['Side', ['lib/words.ts']],
  ['CombatRole', ['lib/words.ts']],
  ['Refused', ['components/transport/send/send.ts']],
  ['Sheet', []],
  ['Way', []],
  ['Holds', []],
  // Each a column of a table.
  [
    'Column',
    ['components/control/access/read-people.ts', 'components/ui/form/fields.ts', 'lib/visibility/forms/columns.ts'],
  ],
])('the type %s is declared where its meaning is', (name, where) => expect(declaring(name)).toEqual(where));

it('attacker and defender are called a side only where findings and rulings are stored', () => {
  expect(files.filter((file) => /\bside\??: CombatRole\b/.test(textOf(file)))).toEqual([
    'lib/adjudication/settle-case.ts',
    'lib/adjudication/types.ts',
  ]);
});
