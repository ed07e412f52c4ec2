import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { readParsed, readScenario } from '../read-scenario';
import { scenarioFiles } from '../scenario-tables';
import type { ScenarioSource } from '../source';
import { nothingTold } from '../told';
import { type Draft, draftOf, parsedDraft, sourceOf } from './draft';
import { edit, inverse, type Splice, splicesShape } from './edit';

const shipped = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'];
const utf8 = (text: string) => new TextEncoder().encode(text);
const filesOf = (name: string) => readFolder(`scenarios/${name}`, nothingTold());
const asDraft = (source: ScenarioSource) => draftOf(parseFiles(source, nothingTold()));

let draft: Draft;
beforeAll(async () => {
  draft = asDraft(await filesOf('arnhem-bridge'));
});

describe('a scenario as a draft', () => {
  test.each(shipped)('%s is read from its draft as from its folder, and from the files of its draft', async (name) => {
    const source = await filesOf(name);
    const whole = readScenario(name, source);
    expect(whole.ok).toBe(true);
    const made = asDraft(source);
    expect(readParsed(name, parsedDraft(made))).toEqual(whole);
    expect(readScenario(name, sourceOf(made))).toEqual(whole);
    expect(asDraft(sourceOf(made))).toEqual(made);
  });

  test('faults are kept, each told at its row and column; rows count from the headings', async () => {
    const files = new Map(await filesOf('arnhem-bridge'));
    const units = new TextDecoder().decode(files.get('units.csv'));
    files.set(
      'units.csv',
      utf8(units.replace('2 Para,paras,UK', '2 Para,parachutists,UK').replace('\nG147', '\n\nG147')),
    );
    files.set('links.csv', utf8('id,from\nx,y,z\n'));
    const made = asDraft(files);
    expect(made['links.csv']).toEqual([
      ['id', 'from'],
      ['x', 'y', 'z'],
    ]);
    const reading = readParsed('arnhem-bridge', parsedDraft(made));
    if (reading.ok) throw new Error('it was read');
    expect(reading.problems.map(({ file, row, column }) => [file, row, column])).toEqual([
      ['units.csv', 3, 'arm'],
      ['links.csv', 1, 'to'],
      ['links.csv', 1, 'means'],
      ['links.csv', 1, 'ours'],
      ['links.csv', 1, 'notes'],
    ]);
  });

  test('a draft of nothing at all says what is missing', () => {
    const reading = readParsed('nothing', parsedDraft({}));
    if (reading.ok) throw new Error('it was read');
    expect(reading.problems.filter(({ message }) => message === 'is missing').map(({ file }) => file)).toEqual(
      scenarioFiles.filter((file) => !['ground.geojson', 'entries.csv', 'returns.csv', 'plans.csv'].includes(file)),
    );
  });
});

describe('edits of a draft', () => {
  const row = (at: number) => draft['units.csv']![at]!;

  test('a row is changed, one is put in and one taken out; taken back, all is as it was', () => {
    const splices: Splice[] = [
      { file: 'units.csv', at: 2, removed: [row(2)], inserted: [['A1', 'new']] },
      { file: 'units.csv', at: 1, removed: [], inserted: [['A0']] },
      { file: 'units.csv', at: 5, removed: [row(4)], inserted: [] },
    ];
    const done = edit(draft, splices);
    if (!done.ok) throw new Error(done.message);
    expect(done.draft['units.csv']!.slice(0, 5)).toEqual([row(0), ['A0'], row(1), ['A1', 'new'], row(3)]);
    expect(done.draft['units.csv']![5]).toEqual(row(5));
    expect(edit(done.draft, inverse(splices))).toEqual({ ok: true, draft });
  });

  test('what somebody else has changed meanwhile is not written over, and nothing is done by halves', () => {
    const first = edit(draft, [{ file: 'units.csv', at: 2, removed: [row(2)], inserted: [['other']] }]);
    if (!first.ok) throw new Error(first.message);
    expect(
      edit(first.draft, [
        { file: 'teams.csv', at: 1, removed: [draft['teams.csv']![1]!], inserted: [] },
        { file: 'units.csv', at: 2, removed: [row(2)], inserted: [['mine']] },
      ]),
    ).toEqual({
      ok: false,
      message: 'Row 3 of Units has been changed meanwhile. It is shown as it is now.',
    });
    expect(edit(draft, [{ file: 'units.csv', at: 99, removed: [], inserted: [['x']] }])).toEqual({
      ok: false,
      message: 'Units has no row 100 any more.',
    });
  });

  test('any edits, taken back one after the other, leave the draft as it was', () => {
    const files = ['units.csv', 'teams.csv', 'map.geojson'];
    const wanted = fc.array(
      fc.record({ file: fc.constantFrom(...files), at: fc.nat(), out: fc.nat(3), put: fc.nat(3) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(wanted, (asked) => {
        const made: Splice[][] = [];
        let now = draft;
        for (const { file, at, out, put } of asked) {
          const there = now[file]!;
          const from = at % (there.length + 1);
          const entry = file.endsWith('.csv') ? ['x', `${at}`] : { type: 'Feature', at };
          const splices = [
            {
              file,
              at: from,
              removed: there.slice(from, from + out),
              inserted: Array.from({ length: put }, () => entry),
            },
          ];
          const done = edit(now, splices);
          if (!done.ok) throw new Error(done.message);
          now = done.draft;
          made.push(splices);
        }
        for (const splices of made.reverse()) {
          const done = edit(now, inverse(splices));
          if (!done.ok) throw new Error(done.message);
          now = done.draft;
        }
        expect(now).toEqual(draft);
      }),
    );
  });

  test('what is sent is bounded: file, kind of entry, letters and cells', () => {
    const one = (more: object) =>
      splicesShape.safeParse([{ file: 'units.csv', at: 0, removed: [], inserted: [], ...more }]);
    expect(one({}).success).toBe(true);
    expect(one({ inserted: [['a']] }).success).toBe(true);
    expect(one({ file: 'map.geojson', inserted: [{ type: 'Feature' }] }).success).toBe(true);
    for (const more of [
      { file: '../secrets.csv' },
      { at: -1 },
      { at: 1.5 },
      { inserted: [{ a: 1 }] },
      { file: 'map.geojson', inserted: [['a']] },
      { inserted: [[1]] },
      { inserted: [['x'.repeat(8001)]] },
      { inserted: [Array.from({ length: 61 }, () => '')] },
      { file: 'map.geojson', inserted: [{ long: 'x'.repeat(400_000) }] },
      { more: 1 },
    ])
      expect(one(more).success, JSON.stringify(more).slice(0, 60)).toBe(false);
  });
});
