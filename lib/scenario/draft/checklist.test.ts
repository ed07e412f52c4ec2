import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';
import type { ScenarioProblem } from '../types';
import { blankDraft } from './blank';
import { checklistOf } from './checklist';
import { type Draft, draftOf, parsedDraft } from './draft';

const open = (draft: Parameters<typeof checklistOf>[0]) =>
  checklistOf(draft, nothingTold()).flatMap(({ what, says, isDone }) => (isDone ? [] : [`${what}: ${says}`]));

const shipped = async () =>
  draftOf(parseFiles(await readFolder('scenarios/arnhem-bridge', nothingTold()), nothingTold()));

function found(draft: Draft) {
  const reading = readParsed('draft', parsedDraft(draft));
  return { problems: reading.ok ? [] : reading.problems, notes: reading.notes };
}

/** Of which kind a fault is, as people say it: by its file, of the units by its column, of the manifest by its field. */
function kindOf({ file, column = '' }: ScenarioProblem): string {
  if (file === 'units.csv')
    return ['lon', 'lat'].includes(column) ? 'Units placed' : column === 'profile' ? 'Status profiles' : 'Units';
  if (file === 'manifest.json') {
    if (/^(sides|nations)/.test(column)) return 'Sides';
    if (/^(turns|openingTurn|turnLength|phases)/.test(column)) return 'Turns';
    if (column.startsWith('opening.')) return 'Seats of Control';
    if (column.startsWith('objectives')) return 'Objectives';
    return column.startsWith('map') ? 'Ground' : 'Credit';
  }
  if (['lifts.csv', 'entries.csv'].includes(file)) return 'Arrivals';
  if (['links.csv', 'returns.csv'].includes(file)) return 'Links between HQs';
  if (['map.geojson', 'ground.geojson'].includes(file)) return 'Ground';
  const others: Record<string, string> = {
    'profiles.csv': 'Status profiles',
    'teams.csv': 'Teams',
    'crossings.csv': 'Crossings',
    'plans.csv': 'Plans',
    'squadrons.csv': 'Air forces',
  };
  return others[file] ?? 'What was before';
}

/** Faults that a manifest may have; the first leaves it as it is. */
const breaks: readonly object[] = [
  {},
  { map: { frame: { minX: 0, minY: 0, maxX: 5, maxY: 5 } } },
  { turns: [] },
  { credit: '' },
  { opening: { controlSeats: [{ label: 'One', roles: ['teamControl'], teams: ['nobody'] }] } },
  { objectives: [{ for: 'nobody', text: 'Hold', places: ['Nowhere'] }] },
];
/** The manifest with other fields; of its map and its opening one each. */
function brokenBy(manifest: Record<string, object>, broken: object): object {
  const within = Object.entries(broken).map(([name, value]) => [
    name,
    ['map', 'opening'].includes(name) ? { ...manifest[name], ...value } : value,
  ]);
  return { ...manifest, ...Object.fromEntries(within) };
}

describe('the checklist of a scenario', () => {
  test('of nothing yet: what is wanted', () => {
    expect(open(blankDraft('Crete'))).toEqual([
      'Turns: 1 turn',
      'Credit: who made it, and from what',
      'Teams: 0 teams: each side wants one',
      'Units: 0 units',
      'Units placed: 0 of 0',
      'Status profiles: 0 profiles',
      'Ground: an empty sheet',
      'Crossings: 0 crossings',
    ]);
  });

  test('of a shipped one: nothing is left', async () => {
    const draft = await shipped();
    expect(open(draft)).toEqual([]);
    expect(checklistOf(draft, found(draft)).filter(({ isDone }) => !isDone)).toEqual([]);
  });

  test('while the faults are not known nothing is ticked', async () => {
    const draft = await shipped();
    expect(new Set(checklistOf(draft, null).map(({ isDone }) => isDone))).toEqual(new Set([null]));
    expect(checklistOf(blankDraft('Crete'), null).find(({ what }) => what === 'Turns')).toMatchObject({
      isDone: false,
    });
  });

  test('ticked means no fault of its kind, whatever is wrong with the files; all is ticked only where nothing is wrong', async () => {
    const draft = await shipped();
    const cells = Object.entries(draft).flatMap(([file, entries]) =>
      file.endsWith('.csv')
        ? entries.slice(1).flatMap((row, at) => (row as string[]).map((_, column) => [file, at + 1, column] as const))
        : [],
    );
    const slip = fc.record({
      at: fc.nat(cells.length - 1),
      text: fc.constantFrom('', '?', '999', '-40', 'x y', '5,5'),
    });
    fc.assert(
      fc.property(fc.array(slip, { maxLength: 4 }), fc.constantFrom(...breaks), (slips, broken) => {
        const now: Record<string, unknown[]> = structuredClone(draft) as never;
        for (const { at, text } of slips) {
          const [file, row, column] = cells[at]!;
          (now[file]![row] as string[])[column] = text;
        }
        now['manifest.json'] = [brokenBy(now['manifest.json']![0] as Record<string, object>, broken)];
        const told = found(now as Draft);
        const lines = checklistOf(now as Draft, told);
        const wrong = [...told.problems, ...told.notes.filter(({ asks }) => asks)];
        for (const fault of wrong) {
          const line = lines.find(({ what }) => what === kindOf(fault));
          expect([kindOf(fault), line?.isDone]).toEqual([kindOf(fault), false]);
        }
        for (const { what, isDone } of lines)
          if (isDone) expect(wrong.filter((fault) => kindOf(fault) === what)).toEqual([]);
        if (lines.every(({ isDone }) => isDone)) expect(wrong).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  test('of how many teams there is a plan is said; a scenario may do without', () => {
    const blank = blankDraft('Crete');
    const said = (draft: typeof blank) => checklistOf(draft, nothingTold()).find(({ what }) => what === 'Plans');
    expect(said(blank)).toEqual({
      what: 'Plans',
      file: 'plans.csv',
      isDone: true,
      says: 'none: a team that the console plays holds and patrols',
    });
    const teams = [blank['teams.csv']![0]!, ['nz-division', 'NZ'], ['gruppe-west', 'West']];
    const plans = [blank['plans.csv']![0]!, ['gruppe-west', '1'], ['gruppe-west', '2'], ['nobody', '1']];
    expect(said({ ...blank, 'teams.csv': teams, 'plans.csv': plans })).toMatchObject({
      isDone: true,
      says: 'of 1 of 2 teams',
    });
  });

  test('a unit without a place is counted, and whatever stands where a list should is none', () => {
    const blank = blankDraft('Crete');
    const [headings] = blank['units.csv'] as [string[]];
    const row = (lon: string) => headings.map((column) => (column === 'lon' ? lon : column === 'lat' ? '35.5' : 'x'));
    const draft = {
      ...blank,
      'units.csv': [headings, row('24'), row('')],
      'manifest.json': [{ sides: 'two', turns: 3 }],
    };
    expect(open(draft)).toEqual(
      expect.arrayContaining(['Units placed: 1 of 2', 'Sides: not named yet', 'Turns: 0 turns']),
    );
  });
});
