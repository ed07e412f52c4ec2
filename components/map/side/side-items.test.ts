import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printedPlaces } from '@/lib/printed-places';
import { loadScenario } from '@/lib/scenario';
import { confidences, crossingLooks, markKinds } from '@/lib/words';
import { projectionAt } from '../core/projection';
import { layOut } from '../labels/labeller';
import { astray, overprints } from '../labels/overprints-for-tests';
import { mmPerKm, pxPerMm } from '../print/page-layout';
import { firstLook } from './first-look';
import { gatheredSideItems, sideItems } from './side-items';
import { type SideMap, shownOf } from './side-map';

const read = await loadScenario('market-garden');
if (!read.ok) throw new Error('the scenario does not read');
const sheet = read.scenario.map;

/** On a screen from the whole map to a village, and on paper at 1:250,000 and 1:100,000, px per km. */
const scales = [3, 7, 14, 30, 90, mmPerKm(250_000) * pxPerMm, mmPerKm(100_000) * pxPerMm];

const noon = '2026-11-21T12:00:00.000Z';
const place = fc.oneof(
  fc.record({ x: fc.double({ min: 16, max: 104, noNaN: true }), y: fc.double({ min: -13, max: 102, noNaN: true }) }),
  fc.record({ x: fc.double({ min: 43, max: 47, noNaN: true }), y: fc.double({ min: 17, max: 23, noNaN: true }) }),
);
const words = fc.constantFrom('infantry', 'a battalion: tanks', 'Bailey at Son by first light', '');
const names = fc.constantFrom('2 Irish Gds', 'KG Richter', 'HQ 1 Abn Div');
const turn = fc.integer({ min: 1, max: 5 });

const unit = fc.record({
  name: names,
  shortName: names,
  symbol: fc.constantFrom('hq', 'armour', 'paras'),
  nation: fc.constantFrom('UK', 'GER'),
  formation: fc.constantFrom('Guards', 'Wessex'),
});
const contact = fc.record({
  symbol: fc.constantFrom('armour', null),
  label: words,
  seenTurn: turn,
  source: fc.constant('own troops'),
  confidence: fc.constantFrom(...confidences),
});
const mark = fc.record({
  kind: fc.constantFrom(...markKinds),
  to: place,
  text: words,
  symbol: fc.constantFrom('', 'armour', 'hostile:armour'),
});
const crossing = fc.record({ look: fc.constantFrom(...crossingLooks), asOfTurn: turn });
const many = <Of>(of: fc.Arbitrary<Of>, most: number) =>
  fc.array(fc.tuple(of, place), { maxLength: most, size: 'max' });

/** A team's map full of everything, half of it about Eindhoven. */
const full: fc.Arbitrary<SideMap> = fc
  .record({
    side: fc.constantFrom('allied' as const, 'german' as const),
    counters: many(unit, 40),
    friends: many(unit, 40),
    contacts: many(contact, 60),
    crossings: many(crossing, 20),
    marks: many(mark, 30),
    objectives: fc.array(place, { maxLength: 3 }),
  })
  .map(({ side, counters, friends, contacts, crossings, marks, objectives }) => ({
    team: { side },
    clock: { turn: 5, date: '1944-09-18', daypart: 'afternoon' },
    counters: counters.map(([one, at], i) => ({ id: `own ${i}`, isLost: false, ...one, ...at })),
    friends: friends.map(([one, at], i) => ({ id: `friend ${i}`, asOf: noon, asOfTurn: 4, ...one, ...at })),
    contacts: contacts.map(([one, at], i) => ({ id: `contact ${i}`, seenAt: noon, direction: '', ...one, ...at })),
    crossings: crossings.map(([one, at], i) => ({ id: `crossing ${i}`, name: 'a bridge', ...one, ...at })),
    objectives: objectives.map((at, i) => ({ name: `Hill ${i}`, ...at })),
    marks: marks.map(([{ to, ...one }, { x, y }], i) => ({
      id: `mark ${i}`,
      points:
        one.kind === 'arrow' || one.kind === 'boundary' ? [[x, y] as const, [to.x, to.y] as const] : [[x, y] as const],
      ...one,
    })),
  }));

describe.each(scales)('a team’s map at %d px per km', (scale) => {
  it('overprints nothing and shows everything where it is, on the screen and on paper', () => {
    fc.assert(
      fc.property(full, (map) => {
        const at = projectionAt(scale);
        for (const itemsOf of [sideItems, gatheredSideItems]) {
          const layout = layOut(
            sheet,
            itemsOf(map, at, () => '12:00', sheet),
            at,
          );
          expect(overprints(layout)).toEqual([]);
          expect(astray(layout)).toEqual([]);
        }
      }),
      { numRuns: 5, seed: 18091944, endOnFailure: true },
    );
  });
});

describe('own units and friends', () => {
  const of = (id: string, formation: string, x: number) => ({
    ...{ id, name: id, shortName: id, symbol: id.startsWith('HQ') ? 'hq' : 'paras', nation: 'UK', formation, x, y: 78 },
  });
  const map: SideMap = {
    team: { side: 'allied' },
    clock: { turn: 5, date: '1944-09-18', daypart: 'afternoon' },
    counters: ['1 Para', '2 Para', '3 Para', 'HQ 1 Abn', '7 KOSB', '1 Border', '2 S Staffs', '21 Indep', '1 Recce'].map(
      (id, i) => ({ ...of(id, '1 Airborne Div', 64 + i / 2), isLost: false }),
    ),
    friends: ['HQ 82 Abn', '1/504 PIR'].map((id, i) => ({
      ...of(id, '82 Airborne Div', 66 + i),
      asOf: noon,
      asOfTurn: 4,
    })),
    contacts: [],
    crossings: [],
    marks: [],
  };
  const seenAt = (scale: number) =>
    gatheredSideItems(map, projectionAt(scale), () => '12:00', sheet).map(
      ({ id, gathered = [] }) => `${id} and ${gathered.length}`,
    );

  it('are seen from afar as their formations, each by itself, and where one reads one by one', () => {
    expect(seenAt(4)).toEqual(['HQ 1 Abn and 8', 'HQ 82 Abn and 1']);
    expect(seenAt(9)).toHaveLength(11);
  });
});

describe('a formation whose surroundings are full of names', () => {
  it('is drawn all the same, further off on its leader', () => {
    const at = projectionAt(8);
    const place = at.toScreen({ x: 64, y: 78 });
    const names = Array.from({ length: 49 }, (_, i) => ({
      ...{ id: `name ${i}`, kind: 'city' as const, rings: [0], sides: ['on' as const] },
      at: { x: place.x + ((i % 7) - 3) * 50, y: place.y + (Math.floor(i / 7) - 3) * 14 },
      words: [[{ text: 'Oosterbeek', face: 'town' as const }]],
    }));
    const formation = {
      id: 'HQ',
      kind: 'counter' as const,
      at: place,
      gathered: ['2 Para'],
      symbol: { width: 78, height: 27 },
    };
    const layout = layOut(null, [...names, formation], at);
    expect(layout.leftOut).toEqual([]);
    expect(layout.laid.get('HQ')?.folded).toEqual(['2 Para']);
    expect(astray(layout)).toEqual([]);
  });
});

describe('contacts of one place', () => {
  it('say how many reports they are, and when the newest was', () => {
    const contacts = [3, 4, 4].map((seenTurn, i) => ({
      id: `c${i}`,
      x: 60,
      y: 30,
      symbol: null,
      label: 'infantry',
      seenTurn,
      seenAt: noon,
      source: 'own troops',
      confidence: 'certain' as const,
      direction: '',
    }));
    const map: SideMap = {
      team: { side: 'allied' },
      clock: { turn: 5, date: '1944-09-18', daypart: 'afternoon' },
      counters: [],
      friends: [],
      contacts: Array.from({ length: 20 }, (_, i) => contacts.map((one) => ({ ...one, id: `${one.id} ${i}` }))).flat(),
      crossings: [],
      marks: [],
    };
    const at = projectionAt(14);
    const stacks = [
      ...layOut(
        null,
        sideItems(map, at, () => '12:00'),
        at,
      ).laid.values(),
    ].filter(({ folded }) => folded.length > 0);
    expect(stacks.length).toBeGreaterThan(0);
    for (const { words: said, folded } of stacks)
      expect(said?.lines.map(({ text }) => text)).toEqual([`${folded.length + 1} reports,`, 'newest this morning']);
  });
});

describe('objectives', () => {
  const objectives = [{ name: 'Hill 107', x: 20, y: 17 }];
  const map: SideMap = {
    team: { side: 'allied' },
    clock: { turn: 1, date: '1941-05-20', daypart: 'morning' },
    counters: [],
    friends: [],
    contacts: [],
    crossings: [],
    objectives,
    marks: [],
  };

  it('each has its name beside its ring, whatever lies around it', () => {
    const [item] = sideItems(map, projectionAt(20), () => '');
    const { laid } = layOut(null, [item!], projectionAt(20));
    expect(laid.get('objective Hill 107')!.words!.lines.map(({ text }) => text)).toEqual(['Objective', 'Hill 107']);
  });

  it.each(['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden'])(
    'of %s are all named on the first look of their team, on a laptop and on a phone',
    async (name) => {
      const read = await loadScenario(name);
      if (!read.ok) throw new Error('the scenario does not read');
      const { scenario } = read;
      const printed = new Map(printedPlaces(scenario.map.features).map((one) => [one.name, one.place]));
      const { objectives: told = [], units, openingTurn } = scenario;
      expect(told.length).toBeGreaterThan(1);
      const unnamed = told.flatMap(({ for: team, places = [] }) => {
        const here = units.filter((unit) => unit.team === team && unit.arrivalTurn <= openingTurn);
        const own = here.map(({ place, ...unit }) => ({ ...unit, ...place, symbol: unit.arm, isLost: false }));
        const objectives = places.map((place) => ({ name: place, ...printed.get(place)! }));
        const look = firstLook(own, objectives)!;
        return [
          [800, 620],
          [390, 400],
        ].flatMap(([width, height]) => {
          const at = projectionAt(Math.min(width! / look.kmAcross, height! / look.kmUp!));
          const items = sideItems({ ...map, counters: own, objectives }, at, () => '');
          const { laid } = layOut(scenario.map, items, at);
          return objectives
            .filter((one) => !laid.get(`objective ${one.name}`)!.words)
            .map((one) => `${team}: ${one.name}`);
        });
      });
      expect(unnamed).toEqual([]);
    },
  );

  it('without the layer there is none', () => {
    expect(shownOf(map, new Set(['objectives'])).objectives).toEqual([]);
    expect(shownOf(map, new Set()).objectives).toEqual(objectives);
  });
});
