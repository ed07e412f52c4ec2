import { describe, expect, it } from 'vitest';
import type { CombatForPrecedents } from '@/lib/db/cases/factor-rulings';
import { precedentsOf, precedentWords } from './precedents';
import { ruledReason } from './ruled-reason';

const bridge: CombatForPrecedents = {
  id: 'one',
  turn: 5,
  number: 1,
  name: 'Arnhem bridge',
  by: 'Control',
  names: { A087: '2 Para', A096: '1 AL AT Bty', G149: '20 SS-PzGR' },
  lines: [
    { side: 'attacker', unitId: 'G149', what: 'Status 6, halved to 3: moving Non-Tact.', points: 3 },
    { side: 'attacker', unitId: 'G149', what: 'Light infantry attacking.', points: -2 },
    { side: 'defender', unitId: 'A087', what: 'Status 6.', points: 6 },
    { side: 'defender', unitId: 'A087', what: 'Tactical advantage: in position for a day.', points: 2 },
    { side: 'defender', unitId: 'A096', what: 'Tactical advantage: in position for a day.', points: 2 },
  ],
  overruled: [],
  ticked: [],
};
const of = (combat: Partial<CombatForPrecedents>, factor: string) =>
  precedentsOf([{ ...bridge, ...combat }])
    .filter((one) => one.factor === factor)
    .map(({ isGranted, words, units }) => ({ isGranted, words, units }));

describe('precedents of a combat that was ruled on', () => {
  it('an advantage given to two units with the same words is one precedent, with both names', () => {
    expect(of({}, 'tacticalAdvantage')).toEqual([
      { isGranted: true, words: 'in position for a day', units: ['2 Para', '1 AL AT Bty'] },
    ]);
    expect(precedentsOf([bridge])[0]).toMatchObject({ by: 'Control', combatId: 'one', turn: 5, name: 'Arnhem bridge' });
  });

  it('a halving is known by its words; a bare status is no factor', () => {
    expect(of({}, 'nonTactical')).toEqual([{ isGranted: true, words: '', units: ['20 SS-PzGR'] }]);
    expect(precedentsOf([{ ...bridge, lines: [bridge.lines[2]!] }])).toEqual([]);
  });

  it('a line overruled to nothing is a refusal, with its reason; one overruled upwards is none', () => {
    const overruled = [{ path: 'lines.3.points', found: 2, ruled: 0, reason: 'One day is not enough.' }];
    expect(of({ overruled }, 'tacticalAdvantage')).toEqual([
      { isGranted: false, words: 'in position for a day: One day is not enough.', units: ['2 Para'] },
      { isGranted: true, words: 'in position for a day', units: ['1 AL AT Bty'] },
    ]);
    const worse = [{ path: 'lines.1.points', found: -2, ruled: -4, reason: 'Worn out besides.' }];
    expect(of({ overruled: worse }, 'lightInfantry')).toEqual([
      { isGranted: true, words: 'Worn out besides.', units: ['20 SS-PzGR'] },
    ]);
  });

  describe('a factor turned on a status line: given where no line was, refused where it halved', () => {
    const reason = [
      ruledReason('combinedArms', true, 'tanks of the next road'),
      ruledReason('nonTactical', false, 'they had deployed'),
    ].join(' · ');
    const factors = [
      { factor: 'combinedArms' as const, isGranted: true, words: 'tanks of the next road' },
      { factor: 'nonTactical' as const, isGranted: false, words: 'they had deployed' },
    ];
    const line = { path: 'lines.0.points', found: 3, ruled: 8 };
    it.each([
      ['kept as data', { ...line, reason: 'Both.', factors }],
      ['in a ruling kept before, told by its sentence', { ...line, reason }],
    ])('%s', (_how, one) => {
      expect(of({ overruled: [one] }, 'combinedArms')).toEqual([
        { isGranted: true, words: 'tanks of the next road', units: ['20 SS-PzGR'] },
      ]);
      expect(of({ overruled: [one] }, 'nonTactical')).toEqual([
        { isGranted: false, words: 'they had deployed', units: ['20 SS-PzGR'] },
      ]);
    });
    it('a figure ruled by hand names none, whatever its reason says', () =>
      expect(of({ overruled: [{ ...line, reason, factors: [] }] }, 'combinedArms')).toEqual([]));
  });

  it('an attacker ticked as prepared by hand: the penalty was refused', () => {
    expect(of({ ticked: [{ unitId: 'G149', isPrepared: true }] }, 'unprepared')).toEqual([
      { isGranted: false, words: 'ticked as prepared by Control', units: ['20 SS-PzGR'] },
    ]);
    expect(of({ ticked: [{ unitId: 'G149', isPrepared: false }] }, 'unprepared')).toEqual([]);
  });
});

describe('in one sentence', () => {
  const one = precedentsOf([bridge]).find(({ factor }) => factor === 'tacticalAdvantage')!;
  const at = (name: string, isGranted = true) => ({ ...one, name, isGranted });
  it('how often it was given and refused, the newest place first, three places at most', () => {
    expect(precedentWords([])).toBe('');
    expect(precedentWords([at('Arnhem bridge')])).toBe('given once (Arnhem bridge)');
    expect(precedentWords([at('Oosterbeek'), at('Oosterbeek'), at('Arnhem'), at('Best', false)])).toBe(
      'given three times (Arnhem, Oosterbeek), refused once (Best)',
    );
    expect(precedentWords(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => at(name, false)))).toBe(
      'refused 7 times (G, F, E …)',
    );
  });
});
