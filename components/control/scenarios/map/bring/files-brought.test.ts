import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Draft } from '@/lib/scenario/draft/draft';
import { groundOf } from '../things';
import { brought, mayBeSwapped, swapped } from './brought';
import { kindsOf } from './kinds';
import { nameIn, readDrawings } from './read-drawings';
import { thinned } from './thinned';
import { DOMParserForTests } from './xml-for-tests';

/** Maps as people bring them from other programs, each kind with what is wrong with it. */

beforeAll(() => vi.stubGlobal('DOMParser', DOMParserForTests));
afterAll(() => vi.unstubAllGlobals());

const latin = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);
async function read(text: string | Uint8Array) {
  const found = await readDrawings(bytesOf(text));
  if (!found.ok) throw new Error(found.message);
  return found;
}
const refusal = async (text: string | Uint8Array) => {
  const found = await readDrawings(bytesOf(text));
  return found.ok ? 'it was read' : found.message;
};
const namesIn = async (text: string | Uint8Array) => (await read(text)).drawings.map(({ name }) => name);

const kml = (inside: string, head = '<kml xmlns="http://www.opengis.net/kml/2.2">') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}<Document><name>Map</name>${inside}</Document></kml>`;
const place = (name: string, at: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;
const line = (name: string) =>
  `<Placemark><name>${name}</name><LineString><coordinates>5.5,51.5,0 5.6,51.7,0</coordinates></LineString></Placemark>`;
const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const json = (features: object[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', features, ...more });
const n69 = feature({ name: 'N69' }, 'LineString', [
  [5.5, 51.5],
  [5.6, 51.7],
]);

describe('KML', () => {
  test('places with an address and no point are told once, by name', async () => {
    const address = (name: string) => `<Placemark><name>${name}</name><address>Nijmegen</address></Placemark>`;
    const two = await read(kml(address('Road bridge') + address('Rail bridge') + place('Grave', '5.7,51.7')));
    expect([two.drawings.length, two.leftCount]).toEqual([1, 2]);
    expect(two.left).toEqual([
      '2 drawings have an address and no point. Open the map in My Maps, set a point for each, and save it anew: Road bridge and Rail bridge.',
    ]);
    expect((await read(kml(address('Lock')))).left).toEqual([
      'Drawing 1, Lock, has an address and no point. Open the map in My Maps, set a point for each, and save it anew.',
    ]);
  });

  test('a link is named and not fetched; a picture over the ground is told', async () => {
    const link = '<NetworkLink><name>Corridor</name><Link><href>corridor.kml</href></Link></NetworkLink>';
    expect((await read(kml(link))).notes).toContain(
      'It links to corridor.kml (Corridor), which is not fetched: bring that file in.',
    );
    const nameless = '<NetworkLink><Link><href>http://example.org/a/roads.kmz?v=2</href></Link></NetworkLink>';
    const linked = await read(kml(nameless + place('Grave', '5.7,51.7')));
    expect([linked.drawings.length, linked.notes]).toEqual([
      1,
      ['It links to http://example.org/a/roads.kmz?v=2, which is not fetched: bring that file in.'],
    ]);
    const overlay =
      '<GroundOverlay><name>Sheet 6</name><Icon><href>a.png</href></Icon><LatLonBox><north>52</north><south>51</south><east>6</east><west>5</west></LatLonBox></GroundOverlay>';
    const both = await read(kml(overlay + place('Grave', '5.7,51.7')));
    expect(both.drawings.map(({ name }) => name)).toEqual(['Grave']);
    expect(both.notes).toEqual([
      '1 picture in it lies over the ground (Sheet 6): a picture goes in by “A picture to draw over”.',
    ]);
  });

  test('a prefix that is used and not declared is read all the same', async () => {
    const head = '<kml xmlns="http://www.opengis.net/kml/2.2" xsi:schemaLocation="a b">';
    expect(await namesIn(kml(line('Club route'), head))).toEqual(['Club route']);
    expect(await namesIn(kml(`<atom:author>x</atom:author><Style gx:id="q"/>${line('Sun route')}`))).toEqual([
      'Sun route',
    ]);
  });

  test('a prefix before every name is taken off', async () => {
    const plain = kml(place('Cagny', '-0.25,49.14'));
    const prefixed = plain.replace(/<(\/?)(\w)/g, '<$1ns0:$2').replace('xmlns=', 'xmlns:ns0=');
    expect(await namesIn(prefixed)).toEqual(['Cagny']);
    expect(await namesIn(prefixed.replaceAll('ns0', 'k'))).toEqual(['Cagny']);
  });

  test('folders are kinds of their own, each with what its name means', async () => {
    const folder = (name: string, inside: string) => `<Folder><name>${name}</name>${inside}</Folder>`;
    const { drawings } = await read(
      kml(
        folder('Roads', line('A')) +
          folder('Rivers', line('B')) +
          folder('Wegen', folder('Kanalen', line('C')) + line('D')),
      ),
    );
    expect(kindsOf(drawings).map(({ says, brush }) => [says, brush?.label ?? null])).toEqual([
      ['folder Roads', 'Minor road'],
      ['folder Rivers', 'River'],
      ['folder Kanalen', 'Canal'],
      ['folder Wegen', 'Minor road'],
    ]);
  });

  test('it is read by the encoding it declares, in UTF-16, and without any', async () => {
    const head = '<?xml version="1.0" encoding="ISO-8859-1"?>';
    expect(await namesIn(latin(`${head}<kml>${place('Bourguébus', '-0.29,49.12')}</kml>`))).toEqual(['Bourguébus']);
    const second = head.replace('ISO-8859-1', 'windows-1250');
    expect(await namesIn(latin(`${second}<kml>${place('\xa3\xf3d\x9f', '19.4,51.7')}</kml>`))).toEqual(['Łódź']);
    const utf16 = kml(place('Żory', '18.7,50')).replace('UTF-8', 'UTF-16');
    const wide = new Uint8Array(2 + 2 * utf16.length);
    wide.set([0xff, 0xfe]);
    for (let at = 0; at < utf16.length; at++)
      wide.set([utf16.charCodeAt(at) & 255, utf16.charCodeAt(at) >> 8], 2 + 2 * at);
    expect(await namesIn(wide)).toEqual(['Żory']);
    expect(await refusal(latin(`${head.replace('ISO-8859-1', 'x-nobody')}<kml/>`))).toBe(
      'The file says that it is written in x-nobody, which is not known: save it as UTF-8.',
    );
  });

  test('a KMZ is opened; what else is in it is told; one that unpacks to too much is refused', async () => {
    const doc = strToU8(kml(line('Club route')));
    expect(await namesIn(zipSync({ 'doc.kml': doc, 'files/a.png': new Uint8Array(9) }))).toEqual(['Club route']);
    const two = await read(zipSync({ 'b/other.kml': strToU8(kml('')), 'route.kml': doc }));
    expect(two.drawings).toHaveLength(1);
    expect(two.notes).toEqual([
      'Of the maps in it route.kml is read, and not b/other.kml: unpack it, and bring them in one by one.',
    ]);
    expect(await refusal(zipSync({ 'doc.kml': new Uint8Array(9_000_000) }))).toBe(
      'doc.kml in it unpacks to more than 8 MB.',
    );
    expect(await refusal(zipSync({ 'a.txt': strToU8('x') }))).toBe(
      'This is a zip without a .kml in it: unpack it, and choose the map in it.',
    );
  });
});

describe('GeoJSON', () => {
  const named = (name: string) => ({ crs: { type: 'name', properties: { name } } });

  test.each([
    'urn:ogc:def:crs:EPSG::4258',
    'EPSG:4269',
    'urn:ogc:def:crs:EPSG::4979',
    'urn:ogc:def:crs:OGC:1.3:CRS84',
    'urn:ogc:def:crs:OGC::CRS84h',
    'http://www.opengis.net/def/crs/EPSG/0/4326',
  ])('%s is degrees', async (crs) => {
    const { drawings, notes } = await read(json([n69], named(crs)));
    expect([drawings[0]!.paths[0]![0], notes]).toEqual([[5.5, 51.5], []]);
  });

  test.each([
    ['urn:ogc:def:crs:EPSG::28992', [155000, 463000], [5.3872, 52.15517]],
    // By the approximation of Schreutelkamp and Strang van Hees.
    ['EPSG:28992', [190000, 444000], [5.89669, 51.9833]],
    ['urn:ogc:def:crs:EPSG:9.9:3857', [612257.2, 6709616.1], [5.5, 51.49663]],
    ['http://www.opengis.net/def/crs/EPSG/0/25831', [699845, 5762815], [5.91004, 51.98]],
    ['EPSG:32632', [500000, 5761038], [9, 52]],
    ['EPSG:2154', [700000, 6600000], [3, 46.5]],
  ])('%s is put into degrees, which is told', async (crs, at, [lon, lat]) => {
    const { drawings, notes } = await read(json([feature({ name: 'A' }, 'Point', at)], named(crs)));
    const [[x, y]] = drawings[0]!.paths[0] as unknown as [[number, number]];
    expect(Math.abs(x - lon!)).toBeLessThan(0.00003);
    expect(Math.abs(y - lat!)).toBeLessThan(0.00003);
    expect(notes[0]).toMatch(/^It is on the grid EPSG:\d+, and was put into degrees\.$/);
  });

  test('Lambert 72 of Belgium: the example of its publisher, whose own datum lies some hundred metres off', async () => {
    const { drawings } = await read(json([feature({}, 'Point', [251763.2, 153034.13])], named('EPSG:31370')));
    const [[lon, lat]] = drawings[0]!.paths[0] as unknown as [[number, number]];
    expect([Math.abs(lon - 5.80737) < 0.002, Math.abs(lat - 50.67957) < 0.002]).toEqual([true, true]);
  });

  test('another grid is named, with how to save it', async () => {
    expect(await refusal(json([n69], named('urn:ogc:def:crs:EPSG::2393')))).toBe(
      'The file is on a grid that is not known here, EPSG:2393: save it in degrees. In QGIS: Export, Save Features As, CRS EPSG:4326.',
    );
    expect(await refusal(json([n69], named('My own grid')))).toMatch(/not known here, My own grid: save it in degrees/);
  });

  test('names under whatever files call them, and as numbers; any property by hand', async () => {
    const properties = [
      { Name: 'N69' },
      { NAAM: 'Maas-Waalkanaal' },
      { name: 225 },
      { label: 'Hell’s Highway' },
      { Nom: 'Orne' },
    ];
    const text = json(properties.map((one) => ({ ...n69, properties: one })));
    expect(await namesIn(text)).toEqual(['N69', 'Maas-Waalkanaal', '225', 'Hell’s Highway', 'Orne']);
    expect(nameIn({ name: 'x', ref: 'A50' }, 'ref')).toBe('A50');
    expect(nameIn({ name: ' ', title: 'T', ref: {} })).toBe('T');
  });

  test('a value a line, or a sequence; a line that is broken is told', async () => {
    const two = [n69, { ...n69, properties: { name: 'N225' } }].map((one) => JSON.stringify(one));
    expect(await namesIn(`${two.join('\n')}\n`)).toEqual(['N69', 'N225']);
    expect(await namesIn(two.map((one) => `\u001e${one}\n`).join(''))).toEqual(['N69', 'N225']);
    const broken = await read(`${two[0]}\n{"type": "Feat\n${two[1]}`);
    expect([broken.drawings.length, broken.notes]).toEqual([2, ['1 line of it cannot be read: line 2.']]);
    expect(await refusal('{"type": "FeatureCollection", "features": [')).toBe(
      'This begins as GeoJSON, and is damaged or breaks off: save it anew.',
    );
  });

  test('a long river is thinned, its ends and its name stay, and that is told', async () => {
    const bends = Array.from({ length: 5200 }, (_, at) => [5 + at / 10_000, 51.8 + (at % 7) / 10_000]);
    const { drawings, left, notes } = await read(
      json([feature({ name: 'Maas', waterway: 'river' }, 'LineString', bends)]),
    );
    const [{ name, paths }] = drawings as [(typeof drawings)[0]];
    expect([name, paths[0]!.length, paths[0]![0], paths[0]!.at(-1), left]).toEqual([
      'Maas',
      5000,
      [5, 51.8],
      [5.5199, 51.8005],
      [],
    ]);
    expect(notes).toEqual([
      '1 drawing had more than 5000 points and was thinned, each as little as that asks for: Maas (5200 points).',
    ]);
    const ring = [
      ...Array.from({ length: 6000 }, (_, at) => [5 + Math.cos(at / 955) / 10, 52 + Math.sin(at / 955) / 10]),
      [5.1, 52],
    ];
    const area = await read(json([feature({ name: 'Lake' }, 'Polygon', [ring])]));
    expect([area.drawings[0]!.paths[0]!.length, area.drawings[0]!.paths[0]![0]]).toEqual([5000, [5.1, 52]]);
  });

  test('what bends a line least goes first', () => {
    const path = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [4, 5],
      [5, 0],
    ] as const;
    expect(thinned(path, 4)).toEqual([path[0], path[2], path[3], path[4]]);
    expect(thinned(path, 3)).toEqual([path[0], path[3], path[4]]);
    expect(thinned(path, 9)).toBe(path);
  });

  test('a file of nothing says so', async () => {
    expect((await read(json([]))).notes).toEqual(['The file has no drawings.']);
    expect((await read(kml(''))).notes).toEqual(['The file has no drawings.']);
  });

  test('it is read in UTF-16, and in an encoding that is not said, which is told', async () => {
    const text = json([{ ...n69, properties: { name: 'Bourguébus' } }]);
    const { drawings, notes } = await read(latin(text));
    expect(drawings[0]!.name).toBe('Bourguébus');
    expect(notes[0]).toMatch(/^It is not UTF-8 and was read as Windows-1252: look whether “Bourguébus”? ?/);
    const wide = new Uint8Array(2 * text.length);
    for (let at = 0; at < text.length; at++) wide.set([text.charCodeAt(at), 0], 2 * at);
    expect(await namesIn(wide)).toEqual(['Bourguébus']);
  });
});

test('files of other programs are named for what they are', async () => {
  expect(await refusal('{"geometryType":"esriGeometryPolyline","features":[]}')).toBe(
    'This is Esri JSON: save it as GeoJSON (f=geojson, where it comes from a web service).',
  );
  expect(await refusal(latin('%PDF-1.7'))).toBe(
    'This is a PDF: a map to draw over goes in by “A picture to draw over”, not as drawings.',
  );
  expect(await refusal(latin('SQLite format 3\0'))).toBe(
    'This is a database, perhaps a GeoPackage: save its layer as GeoJSON.',
  );
  expect(await refusal(zipSync({ 'roads.shp': new Uint8Array(4), 'roads.dbf': new Uint8Array(4) }))).toBe(
    'This is a packed shapefile: open it in QGIS, and save it as GeoJSON.',
  );
});

describe('what becomes of it', () => {
  const grid = { centralMeridian: 5.9, originLatitude: 52, eastingKm: 50, northingKm: 40 };
  const headings = ['id', 'name', 'shortName', 'arm', 'echelon', 'lon', 'lat', 'symbol', 'ours'];
  const draft: Draft = {
    'manifest.json': [{ map: { grid, frame: { minX: 0, minY: 0, maxX: 100, maxY: 80 } } }],
    'map.geojson': [],
    'units.csv': [headings],
  };
  const ground = groundOf(draft)!;
  const source = { source: 'x', license: 'CC0' };

  test('where all fit when swapped and none does as written, swapping is offered', async () => {
    const inOrder = feature({}, 'LineString', [
      [5.8, 52],
      [5.9, 52.1],
    ]);
    const turned = feature({}, 'LineString', [
      [52, 5.8],
      [52.1, 5.9],
    ]);
    const kinds = async (...features: object[]) => kindsOf((await read(json(features))).drawings);
    expect(mayBeSwapped(await kinds(turned, turned), ground)).toBe(true);
    expect(mayBeSwapped(await kinds(turned, inOrder), ground)).toBe(false);
    expect(mayBeSwapped(await kinds(inOrder), ground)).toBe(false);
    expect(mayBeSwapped([], ground)).toBe(false);
    const [one] = (await read(json([turned]))).drawings;
    expect(swapped(one!).paths).toEqual([
      [
        [5.8, 52],
        [5.9, 52.1],
      ],
    ]);
  });

  test('points with symbol codes look like units and become rows with name, symbol and place', async () => {
    const unit = (properties: object) => feature(properties, 'Point', [5.91, 51.98]);
    const { drawings } = await read(
      json([
        unit({ name: '22 Para Bn', sidc: '10031000161211000001', type: 'Parachute infantry' }),
        unit({ NAAM: 'Guns', SIDC: 'SFGPUCF----G---' }),
        unit({ name: 'Arnhem', type: 'town' }),
      ]),
    );
    const kinds = kindsOf(drawings);
    expect(kinds.map(({ says, areUnits, drawings: of }) => [says, areUnits, of.length])).toEqual([
      ['units, with their symbols', true, 2],
      ['type town', false, 1],
    ]);
    const { splices, count } = brought(draft, ground, [kinds[0]!], source);
    expect(count).toBe(2);
    expect(splices.map(({ file, at }) => [file, at])).toEqual([['units.csv', 1]]);
    const cells = (splices[0]!.inserted as string[][]).map((row) => row.slice(0, 8));
    expect(cells).toEqual([
      ['U001', '22 Para Bn', '22 Para Bn', 'paras', 'battalion', '5.91', '51.98', '10031000161211000001'],
      ['U002', 'Guns', 'Guns', 'artillery', 'regiment', '5.91', '51.98', '10031000171303000000'],
    ]);
  });
});
