import { describe, expect, it } from 'vitest';
import { findNear, matching } from './matching';

const units = [
  { id: 'a', label: '1 Para', hint: '1st Parachute Battalion' },
  { id: 'b', label: '10 Para', hint: '10th Parachute Battalion' },
  { id: 'c', label: '2 S Staffs', hint: '2nd South Staffordshire' },
  { id: 'd', label: '1 AL AT Bty', hint: 'anti-tank guns' },
  { id: 'e', label: 'I./21 Pz Gren', hint: 'Kampfgruppe Knaust' },
];
const found = (typed: string) => matching(units, typed).map((unit) => unit.id);

describe('finding a unit by a few letters', () => {
  it('nothing typed offers everything in its order', () => expect(found(' ')).toEqual(['a', 'b', 'c', 'd', 'e']));
  it('spaces do not count: 1pa finds 1 Para', () => expect(found('1pa')).toEqual(['a']));
  it('the beginning of the label comes before a word inside it', () =>
    expect(found('1')).toEqual(['a', 'b', 'd', 'e']));
  it('a word inside the label: sta finds 2 S Staffs', () => expect(found('sta')).toEqual(['c']));
  it('initials: 1aa finds 1 AL AT Bty', () => expect(found('1aa')).toEqual(['d']));
  it('stops and strokes do not count: 21pz finds I./21 Pz Gren', () => expect(found('21pz')).toEqual(['e']));
  it('the hint is searched last', () => expect(found('kna')).toEqual(['e']));
  it('what answers nothing finds nothing', () => expect(found('xyz')).toEqual([]));

  it('another name finds it, and is not shown', () =>
    expect(matching([{ id: 'i', label: '2 (Armd) Irish Guards', also: '2 Irish Gds' }], '2irishg')).toHaveLength(1));
});

describe('a name with one wrong letter', () => {
  it.each([
    ['Valkenswad', 'a letter too few'],
    ['Valkenswaaard', 'a letter too many'],
    ['Valkenswuard', 'another letter'],
    ['Vlakenswaard', 'two letters that changed places'],
    ['valkemsw', 'in the beginning of the name'],
  ])('%s finds Valkenswaard: %s', (typed) => {
    const towns = [
      { id: 'v', label: 'Valkenswaard' },
      { id: 'w', label: 'Veghel' },
    ];
    expect(findNear(towns, typed).map(({ id }) => id)).toEqual(['v']);
  });
  it('of three letters none may be wrong, and of more no two', () => {
    expect(findNear([{ id: 's', label: 'Son' }], 'Sun')).toEqual([]);
    expect(findNear([{ id: 'v', label: 'Veghel' }], 'Vagbel')).toEqual([]);
  });
});

describe('another figure', () => {
  it('is another unit, no misspelling', () => {
    expect(findNear([{ id: 'a', label: '1 Para' }], '4 Para')).toEqual([]);
    expect(findNear([{ id: 'a', label: '1 Para' }], '1 Pata')).toHaveLength(1);
  });
});

describe('words in any order', () => {
  const papers = [
    { id: 's', label: 'Guards Armoured', hint: 'order sheet' },
    { id: 'r', label: 'Guards Armoured', hint: 'report' },
    { id: 'x', label: 'XXX Corps', hint: 'order sheet' },
  ];
  it('sheet guards finds the order sheet of the Guards', () =>
    expect(findNear(papers, 'sheet guards').map(({ id }) => id)).toEqual(['s']));
  it('a word that nobody has finds nothing', () => expect(findNear(papers, 'guards letter')).toEqual([]));
});
