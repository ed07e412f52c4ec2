import { describe, expect, test } from 'vitest';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { nothingTold } from '../told';
import { blankDraft } from './blank';
import { checklistOf } from './checklist';
import { draftOf } from './draft';

const open = (draft: Parameters<typeof checklistOf>[0]) =>
  checklistOf(draft).flatMap(({ what, says, isDone }) => (isDone ? [] : [`${what}: ${says}`]));

describe('the checklist of a scenario', () => {
  test('of nothing yet: what is wanted', () => {
    expect(open(blankDraft('Crete'))).toEqual([
      'Turns: 1 turn',
      'Credit: who made it, and from what',
      'Teams: 0 teams: each side wants one',
      'Units: 0 units',
      'Units placed: 0 of 0',
      'Ground: an empty sheet',
      'Crossings: 0 crossings',
    ]);
  });

  test('of a shipped one: nothing is left', async () => {
    const draft = draftOf(parseFiles(await readFolder('scenarios/arnhem-bridge', nothingTold()), nothingTold()));
    expect(open(draft)).toEqual([]);
  });

  test('of how many teams there is a plan is said; a scenario may do without', () => {
    const blank = blankDraft('Crete');
    const said = (draft: typeof blank) => checklistOf(draft).find(({ what }) => what === 'Plans');
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
