import { describe, expect, it } from 'vitest';
import { findNear } from './find-near';

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
