import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookNations } from '@/lib/sides';
import { only } from '@/lib/values';
import { arms, sides } from '@/lib/words';
import { echelons, type UnitRow } from '../csv-rows';
import { blankDraft } from '../draft/blank';
import { manifestShape } from '../manifest';
import { nothingTold } from '../told';
import { expressed } from './expressed';
import { readOrbat } from './read-orbat';
import { parseOrbat } from './shape';
import { turnOfSlot } from './times';
import { orbatBytes, writeOrbat } from './write-orbat';

/** Words as a cell may hold them: of any script, with signs and spaces within. */
const words = (atMost: number, least = 1) =>
  fc
    .string({ unit: 'grapheme', minLength: least, maxLength: atMost })
    .map((text) => text.replace(/[^\P{C}\n]|\ufffd/gu, '').trim())
    .filter((text) => text.length >= least && text.length <= atMost);
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);

const units = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/),
    side: fc.constantFrom(...sides),
    corps: words(20),
    division: fc.oneof(fc.constantFrom('1 Div', 'Corps troops'), words(20)),
    brigade: fc.oneof(fc.constantFrom('', '1 Bde'), words(20, 0)),
    formation: words(20),
    name: words(120),
    shortName: words(12),
    arm: fc.constantFrom(...arms),
    nation: fc.constantFrom(...bookNations.map(({ key }) => key)),
    echelon: fc.constantFrom(...echelons),
    arrivalTurn: fc.integer({ min: 5, max: 12 }),
    entry: words(30),
    lon: degrees(179),
    lat: degrees(89),
    notes: words(60, 0),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
);

test('whatever a unit is called, wherever it stands and whenever it comes on: written and read again it is the same', () => {
  const blank = manifestShape.parse(blankDraft('Any')['manifest.json']![0]);
  const turns = Array.from({ length: 8 }, (_, at) => turnOfSlot(-30_000 + at, 5 + at));
  fc.assert(
    fc.property(units, fc.integer({ min: 5, max: 12 }), (made, openingTurn) => {
      const rows = made as unknown as UnitRow[];
      const bytes = orbatBytes(writeOrbat('any', { ...blank, turns, openingTurn }, rows));
      const scenario = parseOrbat(bytes, 'any.json', nothingTold())!;
      const read = readOrbat(scenario, { first: null, calendar: null });
      expect(read.calendar).toEqual({ turns, openingTurn });
      const again = new Map(read.units.map((unit) => [unit.id, unit]));
      expect(again.size).toBe(made.length);
      for (const row of rows) {
        const { place, ...unit } = again.get(row.id)!;
        expect({ ...only(unit, held), lon: place![0], lat: place![1] }).toEqual(
          only(expressed(row), [...held, 'lon', 'lat']),
        );
      }
    }),
    { numRuns: 150 },
  );
});

const held = [
  'id',
  'side',
  'corps',
  'division',
  'brigade',
  'formation',
  'name',
  'shortName',
  'nation',
  'symbol',
  'arrivalTurn',
  'entry',
  'notes',
] as const;
