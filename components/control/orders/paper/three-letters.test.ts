import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { namesFor } from './paper-sheet';

interface Row {
  team: string;
  id: string;
  shortName: string;
  name: string;
}

const rows = parse(readFileSync('scenarios/market-garden/units.csv', 'utf8'), { columns: true }) as Row[];
const teams = new Set(rows.map((row) => row.team));

/** Three letters or figures of a name, in its order (a Roman numeral also as a figure), that put the unit first in its team's list. */
function lettersFor(row: Row, team: Row[]): string | null {
  const choices = team.map(({ id, shortName, name }) => ({ id, label: shortName, hint: name }));
  const figures: Record<string, string> = { 'I/': '1', 'II/': '2', 'III/': '3' };
  const spelled = row.shortName.replace(/^I+\//, (roman) => figures[roman] ?? roman);
  return lettersIn(row.shortName) ?? lettersIn(spelled);

  function lettersIn(words: string): string | null {
    const name = words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    for (let i = 0; i < name.length; i++)
      for (let j = i + 1; j < name.length; j++)
        for (let k = j + 1; k < name.length; k++) {
          const letters = name[i]! + name[j]! + name[k]!;
          if (namesFor(choices, letters)[0]?.id === row.id) return letters;
        }
    return null;
  }
}

describe('§5 a unit by three letters of its name', () => {
  it('reads all of Market Garden', () => expect(rows).toHaveLength(257));
  for (const team of teams) {
    const units = rows.filter((row) => row.team === team);
    it(`${team}: every unit comes first for three of its letters`, () =>
      expect(units.filter((row) => lettersFor(row, units) === null).map((row) => row.shortName)).toEqual([]));
  }
});
