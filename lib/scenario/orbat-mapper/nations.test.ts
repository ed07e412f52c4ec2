import { describe, expect, test } from 'vitest';
import type { Draft } from '../draft/draft';
import { parsedDraft } from '../draft/draft';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';
import { draftOfOrbat } from './convert';
import { parseOrbat } from './shape';

/** Nations of a file that somebody else made become nations of the scenario. */

const battalion = (id: string, name: string, country?: string) => ({
  id,
  name,
  shortName: id,
  sidc: '10031000161211000000',
  location: [24, 35.5],
  ...(country === undefined ? {} : { textAmplifiers: { country } }),
});

const file = {
  type: 'ORBAT-mapper',
  version: '3.4.0',
  name: 'Of many nations',
  startTime: '1941-05-20T06:00:00Z',
  sides: [
    {
      name: 'Creforce',
      standardIdentity: '3',
      groups: [
        {
          name: 'New Zealand Division',
          subUnits: [battalion('nz22', '22 Battalion'), battalion('welch', '1 Welch', 'GBR')],
        },
        { name: 'Troops of Crete', subUnits: [battalion('gr8', '8 Greek Regiment'), battalion('any', '7 Battalion')] },
        { name: 'Others', subUnits: [battalion('eth', 'Guards', 'Ethiopian Empire'), battalion('pol', '1', 'Polish')] },
      ],
    },
    {
      name: 'Axis',
      standardIdentity: '6',
      subUnits: [
        battalion('it1', '1 Bersaglieri', 'Italian'),
        battalion('de1', 'I./FJR 3'),
        battalion('aus', 'Bataillon aus Athen'),
        battalion('pl2', 'Freiwillige', 'POL'),
        battalion('mix', 'German-Italian liaison'),
      ],
    },
  ],
};

function taken(value: unknown, beside: Draft | null = null) {
  const told = nothingTold();
  const scenario = parseOrbat(new TextEncoder().encode(JSON.stringify(value)), 'file.json', told);
  if (!scenario) throw new Error(JSON.stringify(told.problems));
  return draftOfOrbat(scenario, { first: null, beside });
}

const nationsOf = (draft: Draft): unknown => (draft['manifest.json']![0] as { nations?: unknown }).nations;
const nationById = (draft: Draft): Record<string, string> => {
  const [headings, ...rows] = draft['units.csv'] as string[][];
  const id = headings!.indexOf('id');
  const nation = headings!.indexOf('nation');
  return Object.fromEntries(rows.map((row) => [row[id], row[nation]]));
};

describe('alone', () => {
  const { draft, notes } = taken(file);

  test('by its country, by the names above it, and else by its side', () => {
    expect(nationById(draft)).toEqual({
      nz22: 'NZ',
      welch: 'UK',
      gr8: 'GRE',
      any: 'UK',
      eth: 'EE',
      pol: 'POL',
      it1: 'ITA',
      de1: 'GER',
      aus: 'GER',
      pl2: 'POL',
      mix: 'GER',
      'hq-allied': 'NZ',
      'hq-german': 'ITA',
    });
  });

  test('the manifest has them, each with its sides and a bar that no other has', () => {
    expect(nationsOf(draft)).toEqual([
      { key: 'UK', name: 'British', sides: ['allied'], bar: 'whole' },
      { key: 'POL', name: 'Polish', sides: ['allied', 'german'], bar: 'stepped' },
      { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
      { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'broken' },
      { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'dotted' },
      { key: 'EE', name: 'Ethiopian Empire', sides: ['allied'], bar: 'double' },
      { key: 'ITA', name: 'Italian', sides: ['german'], bar: 'laddered' },
    ]);
    const reading = readParsed('many', parsedDraft(draft));
    expect(reading.ok ? reading.notes.filter(({ file: of }) => of === 'manifest.json') : reading.problems).toEqual([]);
  });

  test('what was guessed is told', () => {
    const of = (column: RegExp) => notes.filter((note) => column.test(note.column ?? '')).map((note) => note.message);
    expect(of(/^nation$/)).toEqual([
      'does not say of which nation it is: it is taken to be New Zealand, by New Zealand Division',
      'does not say of which nation it is: it is taken to be Greek, by 8 Greek Regiment',
      'does not say of which nation it is, and no name around it does: it is taken to be British',
      'does not say of which nation it is, and no name around it does: it is taken to be German',
      'does not say of which nation it is, and no name around it does: it is taken to be German',
    ]);
    expect(
      notes.filter(({ file: of }) => of === 'manifest.json').map(({ name, message }) => `${name} ${message}`),
    ).toEqual([
      'Polish is in the file on both sides',
      'New Zealand is a nation of the file: its name and the bar of its counters are guesses',
      'Greek is a nation of the file: its name and the bar of its counters are guesses',
      'Ethiopian Empire is a nation of the file: its name and the bar of its counters are guesses',
      'Italian is a nation of the file: its name and the bar of its counters are guesses',
    ]);
  });

  test('where all are of the book, the manifest names none', () => {
    const [creforce] = file.sides;
    const british = {
      ...file,
      sides: [{ ...creforce, groups: [{ name: 'A', subUnits: [battalion('a', 'A', 'UK')] }] }],
    };
    expect(nationsOf(taken(british).draft)).toBeUndefined();
  });

  test('where the sides are turned, the nations of the book are on the side on which they fight', () => {
    const turned = {
      ...file,
      sides: [
        { name: 'Angreifer', standardIdentity: '3', subUnits: [battalion('a', 'A', 'GER')] },
        { name: 'Verteidiger', standardIdentity: '6', subUnits: [battalion('b', 'B', 'UK')] },
      ],
    };
    const { draft, notes } = taken(turned);
    expect(nationsOf(draft)).toEqual([
      { key: 'UK', name: 'British', sides: ['german'], bar: 'whole' },
      { key: 'GER', name: 'German', sides: ['allied'], bar: 'hatched' },
    ]);
    expect(notes.filter(({ column }) => column?.startsWith('nation'))).toEqual([]);
  });

  test('more countries than a scenario has nations: the last ones are of their side, and told', () => {
    const many = Array.from({ length: 20 }, (_, at) => battalion(`u${at + 1}`, 'Guards', `Land ${at + 1}`));
    const { draft, notes } = taken({ ...file, sides: [{ name: 'All', subUnits: many }] });
    expect([nationById(draft).u18, nationById(draft).u19, nationById(draft).u20]).toEqual(['Land18', 'UK', 'UK']);
    expect(notes.filter(({ column }) => column === 'nation').map(({ message }) => message)).toEqual([
      'is of Land 19 in the file, and a scenario has 24 nations at most: look whether the nation of its side is right',
      'is of Land 20 in the file, and a scenario has 24 nations at most: look whether the nation of its side is right',
    ]);
    expect(readParsed('all', parsedDraft(draft)).notes.length).toBeGreaterThan(0);
  });
});

describe('beside the scenario it was written from', () => {
  const { draft } = taken(file);

  test('unchanged it changes nothing, although a country is written otherwise than its key', () => {
    const { draft: again, notes } = taken(file, draft);
    expect(nationsOf(again)).toEqual(nationsOf(draft));
    expect(nationById(again)).toEqual(nationById(draft));
    expect(notes.filter(({ column }) => column?.startsWith('nation'))).toEqual([]);
  });

  test('a unit of another country, and a new one: the nation comes beside those that are there', () => {
    const changed = structuredClone(file);
    changed.sides[0]!.groups![0]!.subUnits[0] = battalion('nz22', '22 Battalion', 'Australia');
    changed.sides[1]!.subUnits!.push(battalion('hu1', 'Hungarian Light Bn'));
    const { draft: again } = taken(changed, draft);
    expect([nationById(again).nz22, nationById(again).hu1, nationById(again).gr8]).toEqual(['AUS', 'HUN', 'GRE']);
    const before = nationsOf(draft) as object[];
    expect(nationsOf(again)).toEqual([
      ...before,
      { key: 'AUS', name: 'Australian', sides: ['allied'], bar: 'pointed' },
      { key: 'HUN', name: 'Hungarian', sides: ['german'], bar: 'whole' },
    ]);
  });
});
