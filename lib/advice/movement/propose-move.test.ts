import { describe, expect, it } from 'vitest';
import { gazetteerOf } from './gazetteer';
import { readMove } from './propose-move';

const town = (name: string, x: number, y: number) => ({
  layer: 'town' as const,
  name,
  point: [x, y] as [number, number],
});
const features = [
  town('Valkenswaard', 40, 4),
  town('Eindhoven', 42, 12),
  town('Son', 44, 20),
  town('Sint-Oedenrode', 43, 28),
  town('Nijmegen', 71, 64),
  town('Arnhem', 75, 79),
  town('Utrecht', 30, 95),
  town('Best', 38, 20),
];
const standing = { water: '', state: 'untested' as const };
const crossings = [
  { ...standing, id: 'Son – road bridge', name: 'Son – road bridge', x: 44.1, y: 20.3, kind: 'mainRoadBridge' },
  {
    ...standing,
    id: 'Nijmegen – Waal road bridge',
    name: 'Nijmegen – Waal road bridge',
    x: 71.5,
    y: 65,
    kind: 'mainRoadBridge',
  },
  {
    ...standing,
    id: 'Nijmegen – Waal rail bridge',
    name: 'Nijmegen – Waal rail bridge',
    x: 70.5,
    y: 65.2,
    kind: 'railBridge',
  },
  {
    ...standing,
    id: 'Joe’s Bridge (Lommel / De Barrier)',
    name: 'Joe’s Bridge (Lommel / De Barrier)',
    x: 35,
    y: -6,
    kind: 'mainRoadBridge',
  },
  { ...standing, id: 'Driel – Heveadorp ferry', name: 'Driel – Heveadorp ferry', x: 70, y: 77, kind: 'civilianFerry' },
];
const unit = (name: string, shortName: string, x: number, y: number) => ({
  id: name,
  name,
  shortName,
  formation: '',
  team: 'guards',
  x,
  y,
});
const units = [
  unit('2 (Armd) Irish Guards', '2 Irish Gds', 38, 0),
  unit('2 (Armd) Grenadier Guards', '2 Gren Gds', 37, -2),
  unit('1 (Motor) Grenadier Guards', '1 Gren Gds', 36, -3),
];
const read = (words: string, near = { x: 36.6, y: -2.8 }) => {
  const frame = { minX: -20, minY: -20, maxX: 120, maxY: 120 };
  const own = { ...unit('Household Cavalry', '2 HCR', near.x, near.y), id: 'own' };
  const gazetteer = gazetteerOf({ features, frame }, crossings, [own, ...units]);
  const found = readMove({ team: 'guards', units: ['own'], action: 'move', posture: 'tact', words }, gazetteer).move;
  return (
    found &&
    [found.isFollowing ? 'behind' : 'to', found.to.name, ...found.via.map(({ name }) => `via ${name}`)].join(' ')
  );
};

describe('the place that the words of an order name', () => {
  it.each([
    ['Drive to Arnhem and find out what has landed.', 'to Arnhem'],
    ['Break out up the Eindhoven road, tanks leading.', 'to Eindhoven'],
    ['Go by the Son road to Sint-Oedenrode.', 'to Sint-Oedenrode'],
    ['Move on St. Oedenrode by way of Best.', 'to Sint-Oedenrode via Best'],
    ['Cross at the Son bridge, then on to Eindhoven.', 'to Eindhoven via Son – road bridge'],
    ['Take Joe’s Bridge.', 'to Joe’s Bridge (Lommel / De Barrier)'],
    ['From Valkenswaard advance to Son and take the bridge there.', 'to Son – road bridge'],
    ['Feel into Nijmegen and seize the road bridge.', 'to Nijmegen – Waal road bridge via Nijmegen'],
    ['Seize the railway bridge at Nijmegen.', 'to Nijmegen – Waal rail bridge'],
    ['Take the rail bridge in Nijmegen from the south.', 'to Nijmegen – Waal rail bridge'],
    ['Follow the Irish Guards.', 'behind 2 (Armd) Irish Guards'],
    ['Move behind 2 Gren Gds, ready to pass through.', 'behind 2 (Armd) Grenadier Guards'],
    ['Advance to Son. Be ready to go on to Eindhoven tomorrow.', 'to Son'],
    ['Do not enter Eindhoven; go to Son.', 'to Son'],
    ['Go to Arnhem and shut the way from Nijmegen to Eindhoven.', 'to Arnhem'],
    ['From Son to Eindhoven.', 'to Eindhoven'],
    ['Move by road to Son and fire the barrage for the Irish Guards.', 'to Son'],
    ['Move to Son, and be within reach of Eindhoven this evening.', 'to Son'],
    ['Come within reach and fire the barrage.', null],
    ['Hold in the woods.', null],
    ['Go to 443 206 across country.', 'to 443 206'],
  ])('%s', (words, expected) => expect(read(words)).toBe(expected));

  it('a road is not gone to its far end: only its direction is meant', () => {
    expect(read('By the Utrecht road to Arnhem.', { x: 63, y: 80 })).toBe('to Arnhem');
    expect(read('By the Utrecht road to Arnhem.', { x: 32, y: 93 })).toBe('to Arnhem');
  });

  it('who follows to a place goes as far as that, and no further than those whom they follow have come', () => {
    expect(read('Follow 2 Irish Gds to Son.')).toBe('behind 2 (Armd) Irish Guards');
    const bridge = 'to Joe’s Bridge (Lommel / De Barrier)';
    expect(read('Follow 2 Irish Gds by road as far as Joe’s Bridge.', { x: 28, y: -9 })).toBe(bridge);
  });

  it('of units that share a name the nearest is meant', () => {
    expect(read('Follow the Grenadier Guards.')).toBe('behind 1 (Motor) Grenadier Guards');
    expect(read('Follow the Grenadier Guards.', { x: 37.5, y: -1.5 })).toBe('behind 2 (Armd) Grenadier Guards');
  });
});

it('the way leads to a blown crossing as it was ordered, and the card says that it is blown', () => {
  const blown = crossings.map((one) => (one.name.startsWith('Son') ? { ...one, state: 'blown' as const } : one));
  const gazetteer = gazetteerOf({ features, frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 } }, blown, []);
  const row = {
    team: 'guards',
    units: [],
    action: 'move',
    posture: 'tact',
    words: 'Over Son bridge to Eindhoven.',
  } as const;
  expect(readMove(row, gazetteer)).toMatchObject({
    move: { to: { name: 'Eindhoven' }, via: [{ name: 'Son – road bridge' }], cutAt: { name: 'Son – road bridge' } },
    doubts: ['Son – road bridge is blown: they can go as far as this bank.'],
  });
});

it('a name of no map is asked about, and sends nobody anywhere', () => {
  const gazetteer = gazetteerOf({ features, frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 } }, crossings, []);
  const row = { team: 'guards', units: [], action: 'move', posture: 'tact', words: 'To Zandhoverveld.' } as const;
  expect(readMove(row, gazetteer)).toEqual({
    move: null,
    doubts: ['No place called Zandhoverveld is on the map.'],
    by: null,
  });
});

describe('what the writer of a row drew or confirmed', () => {
  const frame = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
  const own = { ...unit('Household Cavalry', '2 HCR', 40, 10), id: 'own' };
  const gazetteer = gazetteerOf({ features, frame }, crossings, [own]);
  const toSon = { team: 'guards', units: ['own'], action: 'move', posture: 'tact', words: 'Go to Son.' } as const;
  const son = readMove(toSon, gazetteer).move!.to;

  it('that agrees with the words goes to the place by its name', () => {
    const goal = `${son.place.x.toFixed(2)} ${son.place.y.toFixed(2)}`;
    expect(readMove(toSon, gazetteer, { goalBy: 'confirmed', goal })).toMatchObject({
      move: { to: { name: 'Son' } },
      doubts: [],
      by: 'confirmed',
    });
  });

  it('that lies elsewhere counts, and Control is told where words and arrow disagree', () =>
    expect(readMove(toSon, gazetteer, { goalBy: 'drawn', goal: '505 205' })).toMatchObject({
      move: { to: { name: '505 205', place: { x: 50.55, y: 20.55 } }, via: [] },
      doubts: ['The words name Son; their writer says another place.'],
      by: 'drawn',
    }));

  it('that they stay sends them nowhere', () =>
    expect(readMove(toSon, gazetteer, { goalBy: 'stays', goal: '' })).toEqual({
      move: null,
      doubts: ['The words name Son; their writer says that they stay.'],
      by: 'stays',
    }));

  const behindThem = { ...toSon, words: 'Follow 2 Irish.' } as const;
  const withIrish = gazetteerOf({ features, frame }, crossings, [own, ...units]);

  it('that they follow is confirmed without a place: who they follow may go anywhere', () =>
    expect(readMove(behindThem, withIrish, { goalBy: 'confirmed', goal: '' })).toMatchObject({
      move: { isFollowing: true, to: { name: '2 (Armd) Irish Guards' } },
      doubts: [],
      by: 'confirmed',
    }));

  it('by an arrow goes there, though the words follow somebody', () =>
    expect(readMove(behindThem, withIrish, { goalBy: 'drawn', goal: '505 205' })).toMatchObject({
      move: { isFollowing: false, to: { name: '505 205' } },
      doubts: ['The words follow 2 (Armd) Irish Guards; their writer says another place.'],
      by: 'drawn',
    }));

  it('sends units of a row without a place there', () =>
    expect(readMove({ ...toSon, words: 'As drawn.' }, gazetteer, { goalBy: 'drawn', goal: '505 205' })).toMatchObject({
      move: { to: { name: '505 205' } },
      doubts: [],
      by: 'drawn',
    }));

  it('that is no place on the map is not theirs: the words are read', () =>
    expect(readMove(toSon, gazetteer, { goalBy: 'drawn', goal: 'the mill' })).toMatchObject({
      move: { to: { name: 'Son' } },
      by: null,
    }));
});
