/** Writes `docs/scenarios/README.md`, the field guide of scenarios, from their schemas: `npm run guide`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isEntry } from '../host/is-entry.mjs';
import { columnLabel } from '../lib/scenario/guide/column-labels';
import { columnsOf, drawingFields, manifestFields } from '../lib/scenario/guide/guide';
import { scenarioTables } from '../lib/scenario/scenario-tables';

/** Where the guide stands. */
export const guidePage = 'docs/scenarios/README.md';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The contents of a table, in a sentence. */
const about: Readonly<Record<keyof typeof scenarioTables, string>> = {
  units: 'The order of battle, a unit a row.',
  profiles: 'Status profiles (§9, Annex A), which any number of units have.',
  teams: 'The headquarters that players sit in.',
  squadrons: 'The air forces of both sides.',
  lifts: 'Airborne units by the turn and zone in which they land.',
  entries: 'Where reinforcements come on (§4 step 4). May be missing.',
  links: 'Which headquarters can reach which, and how.',
  returns: 'Which headquarters has which above it. May be missing.',
  previousOrders: 'What units were ordered on the turn before the first.',
  contacts: 'Who is in contact with the enemy when the game opens.',
  intelligence: 'What each headquarters knows when the game opens.',
  plans:
    'What each team means to do, for a team that the console plays: its staff writes the orders by it. It is its own team’s and Control’s. May be missing.',
  crossings: 'Bridges and ferries as they are when the game opens (§7, §8).',
};

/** The guide as the schemas have it. */
export function guideText(): string {
  const tables = Object.entries(scenarioTables) as [keyof typeof scenarioTables, { file: string }][];
  return [
    '# A scenario, file by file',
    '',
    'A scenario is a folder of the files below, or all of them packed into one `.opcom-scenario` file. Written by `npm run guide` from what the console reads, so it is complete.',
    '',
    '- `npm run -s opcom scenario new my-battle` writes a small one to begin with.',
    '- `npm run -s opcom scenario check my-battle/` tells every fault, with its file, row and column.',
    '- `npm run -s opcom scenario pack my-battle/` makes one file of it, with a page that says what it is (`page.html`, which is never read); `unpack` makes a folder of that file.',
    '- `npm start -- --scenario ./my-battle` opens a game of it. So does the path of a packed file.',
    '- `npm run -s opcom scenario convert my-battle/ my-battle.json` writes it for ORBAT Mapper, and takes such a file in: [what carries over](orbat-mapper.md).',
    '- Game Control makes and changes scenarios on the desk **Your scenarios**, without any of this.',
    '- Sheets, maps and lists of other programs: [what is read of them, and what is asked](files-you-have.md).',
    '- *Its page*, on that desk, is what goes to a host or a club: a picture of the map, the sides with their teams and when their troops come, the length, whose it is and under which licences. It is made anew from the files each time.',
    '- *Weigh it*, on that desk, has the console play the scenario against itself twenty times in the background: objectives held, steps lost, traffic and idle teams after each turn, with their spread ([how, and what it does not tell](../decisions/a-scenario-is-weighed.md)). Teams without a plan hold and patrol, so write `plans.csv` first.',
    '',
    'Tables are CSV as a spreadsheet writes it: commas, semicolons or tabs between the cells, UTF-8 or UTF-16, or an encoding of one byte a letter (Western, Central Europe, Cyrillic, Mac), which is told. Where no comma parts the cells, one may part the decimals. A list within a cell has semicolons between its entries. Columns may stand in any order.',
    ...tables.flatMap(([name, { file }]) => [
      '',
      `## ${file}`,
      '',
      about[name],
      '',
      row('column', 'on the desk', 'what it is', 'what may stand there', 'example'),
      '|---|---|---|---|---|',
      ...columnsOf(name).map(({ column, about: what, allowed, example, mayBeLeftOut }) =>
        row(
          `\`${column}\``,
          columnLabel(column),
          what,
          mayBeLeftOut ? `${allowed}; the column may be left out` : allowed,
          example,
        ),
      ),
    ]),
    '',
    '## manifest.json',
    '',
    'What the game is, its turns and phases, who sits where, and where the map lies.',
    '',
    row('field', 'what it is', 'what it holds'),
    '|---|---|---|',
    ...manifestFields().map(({ path, about: what, holds, mayBeLeftOut }) =>
      row(`\`${path}\``, what, mayBeLeftOut ? `${holds}; may be left out` : holds),
    ),
    '',
    '## map.geojson and ground.geojson',
    '',
    'What is drawn on the map and read by movement, combat and recce: GeoJSON in degrees (WGS84), points, lines and polygons. `ground.geojson` may be missing; it is for ground under another licence. Crossings are in `crossings.csv`. Each drawing says of itself in its `properties`:',
    '',
    row('property', 'what it is', 'what it holds'),
    '|---|---|---|',
    ...drawingFields().map(({ path, about: what, holds, mayBeLeftOut }) =>
      row(`\`${path}\``, what, mayBeLeftOut ? `${holds}; may be left out` : holds),
    ),
    '',
  ].join('\n');
}

if (isEntry(import.meta.url)) {
  mkdirSync(dirname(guidePage), { recursive: true });
  writeFileSync(guidePage, guideText());
}
