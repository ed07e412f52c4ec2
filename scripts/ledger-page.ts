/** Writes `docs/ledger-lines.md`, what stands in the ledger as JSON lines, from its schema: `npm run guide`. */
import { writeFileSync } from 'node:fs';
import { isEntry } from '../host/is-entry.mjs';
import { kindOf, type LedgerKind, ledgerKinds } from '../lib/ledger/kinds';
import { lineFields } from '../lib/ledger/lines';

/** Where the page stands. */
export const ledgerPage = 'docs/ledger-lines.md';

const row = (...cells: string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** The page as the schema has it. */
export function ledgerPageText(): string {
  return [
    '# The ledger as JSON lines',
    '',
    'Game Control takes it from the **Ledger**, under *Files of this game…*: every act of a game, in the order in which they were done. It holds the whole truth and everything that any team wrote, so it is for nobody who still plays. Written by `npm run guide` from the schema that every line is held against (`lib/ledger/lines.ts`), so it is complete.',
    '',
    '- A line is a JSON object and ends with a line feed; the text is UTF-8. The file ends with the newest entry there was when it was asked for: what is done meanwhile is not in it.',
    '- An entry says what changed of one thing. `before` has the fields that changed, as they were, and `after` the same fields, as they became. `before` null: the thing came into being, and `after` has all of it. `after` null: it was taken away.',
    '- Entries of one act have the same `act`. One that takes another back says so in `undoes`, and both stay.',
    '- A game opens with the units, crossings and turns of its scenario, which are in no entry. Its scenario is saved under **Your scenarios**.',
    '- A mark has empty `before` and `after`, and its words in `reason`.',
    '- A game that was forked has the entries of the game it came from, renumbered without those about seats.',
    '- In a game that an earlier version opened, entries may lack fields that came later.',
    '',
    '## What every line has',
    '',
    row('field', 'what it is'),
    '|---|---|',
    ...lineFields.map(({ field, says }) => row(`\`${field}\``, says)),
    row('`kind`', 'What kind of thing it is about: one of those below.'),
    row('`before`', 'The fields that changed, as they were; null: the thing came into being.'),
    row('`after`', 'The same fields, as they became; null: the thing was taken away.'),
    '',
    '## The kinds of things, and their fields',
    ...(Object.keys(ledgerKinds) as LedgerKind[]).flatMap((kind) => [
      '',
      `### \`${kind}\`: ${kindOf(kind).words}`,
      '',
      `\`subjectId\` is its ${(kindOf(kind).key ?? ['id']).map((part) => `\`${part}\``).join(', ')}${kindOf(kind).key && kindOf(kind).key!.length > 1 ? ', separated by `|`' : ''}.`,
      '',
      row('field', 'value', 'meaning'),
      '|---|---|---|',
      ...Object.entries(kindOf(kind).fields).map(([field, { says, means }]) => row(`\`${field}\``, says, means)),
    ]),
    '',
  ].join('\n');
}

if (isEntry(import.meta.url)) writeFileSync(ledgerPage, ledgerPageText());
