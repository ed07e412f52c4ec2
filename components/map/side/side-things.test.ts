import { describe, expect, it } from 'vitest';
import { type SideMap, shownOf } from './side-map';
import { sideThings } from './side-things';

const unit = { shortName: '2 Para', symbol: 'paras', nation: 'british', formation: '1 Airborne Div' };

const map: SideMap = {
  team: { side: 'allied' },
  clock: { turn: 4 } as SideMap['clock'],
  counters: [
    { ...unit, id: 'own', name: '2 Para Bn', x: 62.7, y: 80, isLost: false },
    { ...unit, id: 'away', name: '3 Para Bn', x: null, y: null, isLost: false },
    { ...unit, id: 'lost', name: '1 Para Bn', x: 60, y: 80, isLost: true },
  ],
  friends: [
    {
      ...unit,
      id: 'friend',
      name: '7 Battalion KOSB',
      shortName: '7 KOSB',
      symbol: 'gliderInfantry',
      x: 65.9,
      y: 82,
      asOf: '',
      asOfTurn: 3,
    },
  ],
  contacts: [
    {
      id: 'enemy',
      x: 67,
      y: 80.5,
      symbol: 'armour',
      label: 'Tanks, perhaps ten',
      seenTurn: 3,
      seenAt: '',
      source: 'own troops',
      confidence: 'probable',
      direction: 'going south',
    },
  ],
  crossings: [{ id: 'bridge', name: 'Arnhem road bridge', x: 74.6, y: 77.9, look: 'standing', asOfTurn: 2 }],
  objectives: [{ name: 'Arnhem', x: 74, y: 78 }],
  marks: [
    { id: 'note', kind: 'note', points: [[70, 71]], text: 'Fuel here', symbol: '' },
    {
      id: 'arrow',
      kind: 'arrow',
      points: [
        [70, 71],
        [72, 71],
      ],
      text: '',
      symbol: '',
    },
  ],
};

describe('what a side’s map shows, in words', () => {
  it('is each thing with its place and what is known; what is not drawn is not in it', () => {
    expect(sideThings(map).map(({ of, name, place, known }) => [of, name, place.x, place.y, known])).toEqual([
      ['Own units', '2 Para Bn', 62.7, 80, 'paras, 1 Airborne Div'],
      ['Friends, as told', '7 Battalion KOSB', 65.9, 82, '7 KOSB, as told in turn 3, glider infantry'],
      ['Enemy, as told', 'Tanks, perhaps ten', 67, 80.5, 'turn 3, own troops, probable, going south'],
      ['Own objective', 'Arnhem', 74, 78, ''],
      ['Crossings, as told', 'Arnhem road bridge', 74.6, 77.9, 'Can be crossed, told in turn 2'],
      ['Pencil marks', 'Fuel here', 70, 71, 'Note'],
      ['Pencil marks', 'Arrow', 70, 71, 'Arrow'],
    ]);
  });

  it('has nothing of a layer that was taken off', () => {
    const without = shownOf(map, new Set(['own', 'ageing', 'marks', 'crossingsTold', 'objectives']));
    expect(sideThings(without).map(({ id }) => id)).toEqual(['friend']);
  });
});
