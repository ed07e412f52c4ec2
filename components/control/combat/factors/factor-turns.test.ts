import { describe, expect, it } from 'vitest';
import { literal2011 } from '@/lib/adjudication/rulebook';
import type { ScoreLine } from '@/lib/adjudication/types';
import type { BindingOnDesk } from '@/lib/desks/control/cases/factor-rulings';
import { boundLines, departsFrom } from '../score/binding-departures';
import { gainOf, holds, linesWith, turnKey, writtenByTurns } from './factor-turns';

const rule = '§9 Factors';
const lines: ScoreLine[] = [
  {
    side: 'attacker',
    unitId: 'tanks',
    what: 'Status 7, halved to 3.5: tanks by night.',
    points: 3.5,
    rule,
    factors: ['tanksAtNight'],
  },
  { side: 'attacker', unitId: 'tanks', what: 'Unprepared attack.', points: -4, rule, factors: ['unprepared'] },
  { side: 'attacker', unitId: 'guns', what: 'Supporting artillery of status 6.', points: 6, rule },
  {
    side: 'attacker',
    what: 'Superior air support: 2 Allied ground attack squadrons.',
    points: 6,
    rule,
    factors: ['airSupport'],
  },
  { side: 'defender', unitId: 'para', what: 'Status 6.', points: 6, rule },
  {
    side: 'defender',
    unitId: 'para',
    what: 'Tactical advantage: the wall.',
    points: 2,
    rule,
    factors: ['tacticalAdvantage'],
  },
  {
    side: 'defender',
    unitId: 'para',
    what: 'Tactical advantage: the river.',
    points: 2,
    rule,
    factors: ['tacticalAdvantage'],
  },
  { side: 'defender', what: 'Nothing from 1 German ground attack squadron: bad weather.', points: 0, rule },
];
const tanks = { id: 'tanks', role: 'attacker' } as const;
const para = { id: 'para', role: 'defender' } as const;
const written = (turns: [string, string][]) => Object.fromEntries(writtenByTurns(lines, new Map(turns), literal2011));

describe('which factors hold, and what turning them comes to', () => {
  it('of the unit, of its side as a whole, never of a line that gives nothing', () => {
    expect(holds(lines, tanks, 'unprepared')).toBe(true);
    expect(holds(lines, tanks, 'tanksAtNight')).toBe(true);
    expect(holds(lines, tanks, 'airSupport')).toBe(true);
    expect(holds(lines, para, 'airSupport')).toBe(false);
    expect(linesWith(lines, para, 'tacticalAdvantage')).toEqual([5, 6]);
  });

  it('§9 Factors: its points back, or its points added; a halving doubles or halves', () => {
    expect(gainOf(lines, tanks, 'unprepared', literal2011)).toBe(4);
    expect(gainOf(lines, tanks, 'tanksAtNight', literal2011)).toBe(3.5);
    expect(gainOf(lines, para, 'tacticalAdvantage', literal2011)).toBe(-4);
    expect(gainOf(lines, para, 'lightInfantry', literal2011)).toBe(-2);
    expect(gainOf(lines, para, 'nonTactical', literal2011)).toBe(-3);
  });
});

describe('factors turned after the die, as figures overruled', () => {
  it('a line taken away falls to 0 with the reason as written', () => {
    expect(written([[turnKey('tanks', 'unprepared'), ' They had the night. ']])).toEqual({
      'lines.1.points': { text: '0', reason: 'They had the night.', factors: [] },
    });
    expect(Object.keys(written([[turnKey('para', 'tacticalAdvantage'), 'No.']]))).toEqual([
      'lines.5.points',
      'lines.6.points',
    ]);
  });

  it('what no line holds goes into the status of its unit, the factor named; a halving is taken back first', () => {
    expect(
      written([
        [turnKey('tanks', 'combinedArms'), 'infantry came up'],
        [turnKey('tanks', 'tanksAtNight'), 'the town burned'],
      ]),
    ).toEqual({
      'lines.0.points': {
        text: '9',
        reason: 'Tanks by night refused: the town burned · Combined arms given: infantry came up',
        factors: [
          { factor: 'tanksAtNight', isGranted: false, words: 'the town burned' },
          { factor: 'combinedArms', isGranted: true, words: 'infantry came up' },
        ],
      },
    });
  });

  it('a reason that is not written yet leaves the figure without one', () => {
    expect(written([[turnKey('para', 'closeCountry'), ' ']])).toMatchObject({
      'lines.4.points': { text: '8', reason: '' },
    });
  });

  it('air support of the side', () => {
    expect(written([[turnKey('tanks', 'airSupport'), 'They never came.']])).toEqual({
      'lines.3.points': { text: '0', reason: 'They never came.', factors: [] },
    });
  });
});

describe('departing from what binds all of Control', () => {
  const binding = (isGranted: boolean, withdrawnBy: string | null = null) =>
    ({ factor: 'tacticalAdvantage', isGranted, withdrawnBy }) as BindingOnDesk;

  it('a factor that counts though it is to be refused; not where both ways bind, each in its case', () => {
    expect(departsFrom([binding(false)], true)).toBe(true);
    expect(departsFrom([binding(false)], false)).toBe(false);
    expect(departsFrom([binding(true)], false)).toBe(false);
    expect(departsFrom([binding(false), binding(true)], true)).toBe(false);
    expect(departsFrom([], true)).toBe(false);
  });

  it('marks its lines, those that go with one too, and none for a ruling that was withdrawn', () => {
    expect([...boundLines(lines, [binding(false)])]).toEqual([
      [lines[5], 'departs'],
      [lines[6], 'departs'],
    ]);
    expect([...boundLines(lines, [binding(false), binding(true)])].map(([, how]) => how)).toEqual([
      'follows',
      'follows',
    ]);
    expect([...boundLines(lines, [binding(false, 'Anna')])]).toEqual([]);
  });
});
