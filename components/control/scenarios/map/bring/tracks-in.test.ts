import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Track, Tracks } from '@/lib/scenario/tracks/tracks';
import { geoJsonBytes } from '@/lib/scenario/tracks/write-geojson';
import { kmlBytes } from '@/lib/scenario/tracks/write-kml';
import { type Foreign, readDrawings } from './read-drawings';
import { DOMParserForTests } from './xml-for-tests';

/** A game in time as GeoJSON and KML, read back as somebody's drawings. */

beforeAll(() => vi.stubGlobal('DOMParser', DOMParserForTests));
afterAll(() => vi.unstubAllGlobals());

const track = (id: string, name: string, side: Track['side'], states: Track['states']): Track => ({
  ...{ id, name, shortName: name.slice(0, 6), side, symbol: '10031000161211000001' },
  ...{ formation: '1 Abn Div', nation: 'BR', notes: '', states },
});
const noon = '1944-09-17T14:00:00Z';
const evening = '1944-09-17T22:00:00Z';
const morning = '1944-09-18T06:00:00Z';

const game: Tracks = {
  title: 'Arnhem & <the> "bridge"',
  about: 'Where every unit was.',
  start: noon,
  sides: [
    { key: 'allied', name: 'Allied' },
    { key: 'german', name: 'German' },
  ],
  turns: [{ number: 1, date: '1944-09-17', daypart: 'afternoon' }],
  tracks: [
    track('A1', 'R & <E>', 'allied', [{ at: noon, place: [5.9, 51.9] }]),
    track('A2', '2 Para Bn', 'allied', [
      { at: noon, place: [5.8, 51.9] },
      { at: evening, place: [5.85, 51.95] },
      { at: morning, place: [5.9, 51.98] },
    ]),
    track('A3', 'not come yet', 'allied', []),
    track('G1', 'seen, lost, seen', 'german', [
      { at: noon, place: [6, 52] },
      { at: evening, place: null },
      { at: morning, place: [6.1, 52] },
    ]),
  ],
};

const read = async (bytes: Uint8Array): Promise<Foreign[]> => {
  const found = await readDrawings(bytes);
  if (!found.ok) throw new Error(found.message);
  expect(found.left).toEqual([]);
  return found.drawings;
};

const drawn = [
  ['R & <E>', 'point', '5.9,51.9', 'place', 'allied'],
  ['2 Para Bn', 'line', '5.8,51.9 5.85,51.95 5.9,51.98', 'track', 'allied'],
  ['2 Para Bn', 'point', '5.9,51.98', 'place', 'allied'],
  ['seen, lost, seen', 'point', '6,52', 'place', 'german'],
  ['seen, lost, seen', 'point', '6.1,52', 'place', 'german'],
];
const inShort = ({ name, shape, paths, properties }: Foreign) => [
  name,
  shape,
  paths.map((path) => path.join(' ')).join('; '),
  properties.what,
  properties.side,
];

describe('a game in time is read by the map of the scenario desk', () => {
  test('from GeoJSON: the way of each unit and where it stood, with the times', async () => {
    const drawings = await read(geoJsonBytes(game));
    expect(drawings.map(inShort)).toEqual(drawn);
    expect(drawings.map(({ properties }) => [properties.from, properties.until, properties.times])).toEqual([
      ['1944-09-17T14:00:00Z', null, undefined],
      ['1944-09-17T14:00:00Z', null, ['1944-09-17T14:00:00Z', '1944-09-17T22:00:00Z', '1944-09-18T06:00:00Z']],
      ['1944-09-18T06:00:00Z', null, undefined],
      ['1944-09-17T14:00:00Z', '1944-09-17T22:00:00Z', undefined],
      ['1944-09-18T06:00:00Z', null, undefined],
    ]);
    expect(drawings[1]!.properties).toMatchObject({ sideName: 'Allied', formation: '1 Abn Div', nation: 'BR' });
  });

  test('from KML: the same drawings, and the time of each', async () => {
    const drawings = await read(kmlBytes(game));
    expect(drawings.map(inShort)).toEqual(drawn);
    expect(drawings.map(({ properties }) => properties.timespan ?? properties.coordinateProperties)).toEqual([
      { begin: '1944-09-17T14:00:00Z', end: '' },
      { times: ['1944-09-17T14:00:00Z', '1944-09-17T22:00:00Z', '1944-09-18T06:00:00Z'] },
      { begin: '1944-09-18T06:00:00Z', end: '' },
      { begin: '1944-09-17T14:00:00Z', end: '1944-09-17T22:00:00Z' },
      { begin: '1944-09-18T06:00:00Z', end: '' },
    ]);
    expect(new TextDecoder().decode(kmlBytes(game))).toContain(
      '<name>Arnhem &amp; &lt;the&gt; &quot;bridge&quot;</name>',
    );
  });

  test('a game in which nobody has come on is a file with nothing in it', async () => {
    const none = { ...game, tracks: game.tracks.map((one) => ({ ...one, states: [] })) };
    expect(await read(geoJsonBytes(none))).toEqual([]);
    expect(await read(kmlBytes(none))).toEqual([]);
  });
});
