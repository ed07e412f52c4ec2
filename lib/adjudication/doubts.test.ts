import { describe, expect, it } from 'vitest';
import { scoreCombat } from './combat';
import { doubtsOf, retreatDieDueOn, toNextRow, toRowBelow, withoutLine, withPoints } from './doubts';
import { example2011 } from './rulebook';
import type { CombatCase, ContactUnit } from './types';

const contact = (id: string, patch: Partial<ContactUnit>): ContactUnit => ({
  id,
  arm: 'infantry',
  profile: '6-5-4-3-0',
  stepsLost: 0,
  formation: '9 SS Pz Div',
  action: 'attack',
  posture: 'tact',
  isPrepared: true,
  turnShareMoved: 0,
  flags: [],
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 0,
  ...patch,
});

/** §9 Example of Combat Procedure, both defenders entitled to the advantage. */
const arnhem: CombatCase = {
  daypart: 'morning',
  ground: { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false },
  attacker: {
    leadFormation: '9 SS Pz Div',
    units: [
      contact('20-sspzgr', { arm: 'mechanised' }),
      contact('9-sspzjg', { arm: 'antiTank', profile: '4-3-2-1-0', flags: ['outOfRole'] }),
      contact('9-sspz', { arm: 'armour', profile: '4-3-2-1-0', flags: ['outOfRole'] }),
      contact('9-sspzart', { arm: 'artillery', profile: '4-3-2-1-0', flags: ['outOfRole'] }),
    ],
    artillery: [{ id: 'fd', profile: '[6-4-2-0]', stepsLost: 0, class: 'field', rangeKm: 7, turnShareMoved: 0 }],
    air: [],
  },
  defender: {
    leadFormation: '1 Airborne Div',
    units: ['2-para', 'at-bty'].map((id) =>
      contact(id, {
        arm: id === '2-para' ? 'paras' : 'antiTank',
        profile: id === '2-para' ? '6-5-4-3-0' : '[2-1-0]',
        formation: '1 Airborne Div',
        action: 'hold',
        standFast: true,
        tacticalAdvantages: ['dug in since last night'],
      }),
    ),
    artillery: [],
    air: [],
  },
};

const found = (combat: CombatCase, holds: (doubt: ReturnType<typeof doubtsOf>[number]) => boolean) =>
  doubtsOf(combat).find(holds);

describe('does it matter? §9 worked example read literally', () => {
  it("without the battery's advantage: margin two more, another result on 1, 4 and 5", () => {
    const doubt = found(arnhem, (one) => one.about === 'tacticalAdvantage' && one.unitId === 'at-bty')!;
    expect(doubt.marginBy).toBe(2);
    expect(doubt.changesOn).toEqual([1, 4, 5]);
    expect(doubt.odds.map(({ result }) => result)).toEqual([
      'success',
      'success',
      'success',
      'totalSuccess',
      'totalSuccess',
      'totalSuccess',
    ]);
  });
  it('20 SS PzGr unprepared: four less, OC-7', () => {
    const doubt = found(arnhem, (one) => one.about === 'prepared' && one.unitId === '20-sspzgr')!;
    expect(doubt.marginBy).toBe(-4);
    expect(doubt.odds.map(({ margin }) => margin)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(doubt.changesOn).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it('without the guns: six less', () => expect(found(arnhem, (one) => one.about === 'guns')!.marginBy).toBe(-6));
  it('bad terrain moves the column and no score', () => {
    const doubt = found(arnhem, (one) => one.about === 'ground' && one.flag === 'isBadTerrain')!;
    expect(doubt.marginBy).toBe(0);
    expect(doubt.changesOn).toEqual([2, 3, 4, 5, 6]);
  });
  it('what moves neither score nor column is not in doubt: the woods, a prepared defender', () => {
    expect(found(arnhem, (one) => one.about === 'ground' && one.flag === 'isWoods')).toBeUndefined();
    expect(found(arnhem, (one) => one.about === 'prepared' && one.role === 'defender')).toBeUndefined();
  });
  it("under example2011 one unit's advantage is no doubt while the other holds the same (OC-2)", () =>
    expect(doubtsOf(arnhem, example2011).some(({ about }) => about === 'tacticalAdvantage')).toBe(false));
});

describe('does it matter? further factors of §9', () => {
  it('air of the worked example in a prepared attack: one squadron is four', () => {
    const flown = {
      ...arnhem,
      attacker: {
        ...arnhem.attacker,
        air: [
          {
            kind: 'alliedGroundAttack' as const,
            squadrons: 1,
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
          },
        ],
      },
    };
    expect(found(flown, (one) => one.about === 'air')).toMatchObject({ role: 'attacker', entry: 0, marginBy: -4 });
  });
  it('two formations in one attack: whichever leads, the other pays, note 6', () => {
    const [first, ...others] = arnhem.attacker.units;
    const mixed = {
      ...arnhem,
      attacker: { ...arnhem.attacker, units: [{ ...first!, formation: 'Knaust' }, ...others] },
    };
    expect(found(mixed, (one) => one.about === 'leadFormation')).toMatchObject({
      role: 'attacker',
      formation: 'Knaust',
      marginBy: -4,
    });
  });
  it('one that says nothing of its case is no answer: a bad profile still throws', () => {
    const bad = { ...arnhem, attacker: { ...arnhem.attacker, units: [contact('x', { profile: 'six' })] } };
    expect(() => retreatDieDueOn(bad)).toThrow('is not a counter notation');
  });
});

describe('does it matter? any line of the score', () => {
  const score = scoreCombat(arnhem);
  const line = (unitId: string, what: string) =>
    score.lines.findIndex((one) => one.unitId === unitId && one.what.startsWith(what));
  it("the attackers' guns: six less, another result on every face", () => {
    const then = withoutLine(score, line('fd', 'Supporting artillery'));
    expect(then.marginBy).toBe(-6);
    expect(then.odds.map(({ margin, result }) => [margin, result])).toEqual([
      [1, 'confusedCombat'],
      [2, 'confusedCombat'],
      [3, 'confusedCombat'],
      [4, 'confusedCombat'],
      [5, 'limitedSuccess'],
      [6, 'limitedSuccess'],
    ]);
    expect(then.changesOn).toEqual([1, 2, 3, 4, 5, 6]);
  });
  it("a defender's advantage: two more, as when it is argued away", () => {
    const then = withoutLine(score, line('at-bty', 'Tactical advantage'));
    expect(then).toMatchObject({ marginBy: 2, changesOn: [1, 4, 5] });
  });
  it('the status of a unit alone: its factors stay', () => {
    expect(withoutLine(score, line('9-sspz', 'Status')).marginBy).toBe(-4);
    expect(withoutLine(score, line('9-sspz', 'Light infantry')).marginBy).toBe(2);
  });
  it('in the column of the case: bad terrain', () => {
    const bocage = scoreCombat({ ...arnhem, ground: { ...arnhem.ground, isBadTerrain: true } });
    const then = withoutLine(bocage, line('fd', 'Supporting artillery'));
    expect(then.odds.map(({ result }) => result)).toEqual([
      'attackersBadlyBeaten',
      'confusedCombat',
      'confusedCombat',
      'confusedCombat',
      'confusedCombat',
      'confusedCombat',
    ]);
  });
  it('a line that is not there is a fault of the caller', () => {
    expect(() => withoutLine(score, score.lines.length)).toThrow(RangeError);
  });
});

describe('§9 Results Table: how far to the next row', () => {
  it('8 in the normal column is four short of Total success', () => expect(toNextRow(8, 'normal')).toBe(4));
  it('7 is one short of Success', () => expect(toNextRow(7, 'normal')).toBe(1));
  it('8 in bad terrain is four short of Success', () => expect(toNextRow(8, 'badTerrain')).toBe(4));
  it('12 is the top row', () => expect(toNextRow(12, 'normal')).toBeNull());
  it('-3 is two short of Confused combat', () => expect(toNextRow(-3, 'normal')).toBe(2));
});

describe('§9 Results Table: how far to the row below', () => {
  it('8 in the normal column falls to Limited success by one', () => expect(toRowBelow(8, 'normal')).toBe(1));
  it('11 by four', () => expect(toRowBelow(11, 'normal')).toBe(4));
  it('12 in bad terrain, where Success begins, by one', () => expect(toRowBelow(12, 'badTerrain')).toBe(1));
  it('8½ by one: half a point is not lost', () => expect(toRowBelow(8.5, 'normal')).toBe(1));
  it('-1 falls to Attackers badly beaten by one', () => expect(toRowBelow(-1, 'normal')).toBe(1));
  it('-2 is in the lowest row', () => expect(toRowBelow(-2, 'normal')).toBeNull());
});

describe('does it matter? A factor by its points alone', () => {
  it('two more for the defender: two less of the margin, and the faces it turns', () => {
    const stands = scoreCombat(arnhem);
    const then = withPoints(stands, 'defender', 2);
    expect(then.marginBy).toBe(-2);
    // 18 to 12: margins 7 to 12. 18 to 14: margins 5 to 10.
    expect(stands.odds.map(({ margin }) => margin)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(then.odds.map(({ margin }) => margin)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(then.changesOn).toEqual([2, 3, 6]);
  });
});

describe('§9 Results Table: when a retreat die is due', () => {
  it('never against those who stand fast', () => expect(retreatDieDueOn(arnhem)).toEqual([]));
  it('in a city on a Total success only (note 3): on the 6 of the worked example', () => {
    const free = {
      ...arnhem,
      defender: { ...arnhem.defender, units: arnhem.defender.units.map((unit) => ({ ...unit, standFast: false })) },
    };
    expect(retreatDieDueOn(free)).toEqual([6]);
  });
});

describe('does it matter? the whole list of a plain fight', () => {
  const plain: CombatCase = {
    daypart: 'morning',
    ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
    attacker: {
      leadFormation: 'A',
      units: [contact('a', { formation: 'A', tacticalAdvantages: ['ridge', 'surprise', 'ridge'] })],
      artillery: [{ id: 'far', profile: '[6-0]', stepsLost: 0, class: 'field', rangeKm: 9, turnShareMoved: 0 }],
      air: [],
    },
    defender: { leadFormation: 'D', units: [contact('d', { formation: 'D' })], artillery: [], air: [] },
  };
  it('each advantage alone, the preparation, and the terrain; guns out of range are none', () =>
    expect(doubtsOf(plain).map(({ odds: _odds, changesOn: _changes, ...doubt }) => ({ ...doubt }))).toMatchObject([
      { about: 'tacticalAdvantage', role: 'attacker', unitId: 'a', advantage: 'ridge', marginBy: -2 },
      { about: 'tacticalAdvantage', role: 'attacker', unitId: 'a', advantage: 'surprise', marginBy: -2 },
      { about: 'prepared', role: 'attacker', unitId: 'a', isPrepared: true, marginBy: -4 },
      { about: 'ground', flag: 'isBadTerrain', holds: false, marginBy: 0 },
    ]));
  it('a line that a score does not have', () =>
    expect(() => withoutLine(scoreCombat(plain), 99)).toThrow(/^line 99 of 5$/));
});
