import { describe, expect, it } from 'vitest';
import { matching } from './matching';

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
