import { describe, expect, it } from 'vitest';
import { kinds, kindsOfCase } from '@/lib/adjudication/adjudicate';
import { blank, inputOf, namesIn, withLeads } from './case-draft';
import { leafAt, type Tree, withLeaf } from './case-tree';

describe('what is written on a form, and the case it makes', () => {
  it('figures become numbers, what is empty is left out, what cannot be read stays as it was written', () => {
    expect(
      inputOf({
        targets: [{ id: ' a column ', profile: '5-3-0', stepsLost: '', isFlak: false, $name: 'A column' }],
        forces: [{ weight: 'light', count: 'many' }],
        distanceKm: '1,5',
        slowedBy: 'narrow lanes; snow,',
        retestReason: ' ',
      }),
    ).toEqual({
      targets: [{ id: 'a column', profile: '5-3-0', isFlak: false }],
      forces: [{ weight: 'light', count: 'many' }],
      distanceKm: 1.5,
      slowedBy: ['narrow lanes', 'snow'],
    });
  });

  it('a leaf is read, changed and taken away by its path, in lists too', () => {
    const tree: Tree = { targets: [{ id: 'a' }, { id: 'b' }] };
    expect(leafAt(tree, 'targets.1.id')).toBe('b');
    expect(leafAt(tree, 'targets.1.id.deeper')).toBeUndefined();
    const changed = withLeaf(tree, 'targets.1.carries.id', 'x');
    expect(changed).toEqual({ targets: [{ id: 'a' }, { id: 'b', carries: { id: 'x' } }] });
    expect(Array.isArray(changed.targets)).toBe(true);
    expect(withLeaf(changed, 'targets.1.carries', undefined)).toEqual(tree);
    expect(tree).toEqual({ targets: [{ id: 'a' }, { id: 'b' }] });
  });

  it('names every id by what the umpire sees', () => {
    const tree: Tree = { serials: [{ id: 'A087', $name: '2 Para', carries: { id: 'stores' } }], queue: [{ id: ' ' }] };
    expect([...namesIn(tree)]).toEqual([
      ['A087', '2 Para'],
      ['stores', 'stores'],
    ]);
  });

  it('a combat is led by its first unit where nobody else is named', () => {
    const put = withLeads({
      attacker: { leadFormation: '', units: [{ formation: '9 SS' }] },
      defender: { leadFormation: '1 Abn', units: [{ formation: 'Kokke' }] },
    });
    expect([leafAt(put, 'attacker.leadFormation'), leafAt(put, 'defender.leadFormation')]).toEqual(['9 SS', '1 Abn']);
  });

  it.each(kinds)(
    'an empty form of %s is refused only for what is missing, never for a field it should not have',
    (kind) => {
      const reading = kindsOfCase[kind].read(inputOf(blank[kind]({ daypart: 'night', weather: 'bad' })));
      for (const { message } of reading.ok ? [] : reading.problems) expect(message).toMatch(/required|empty/);
    },
  );

  it('OC-113: a move in bad weather is slowed by it, unless Control strikes it out', () => {
    expect(inputOf(blank.movement({ daypart: 'morning', weather: 'bad' })).slowedBy).toEqual(['bad weather']);
  });
});
