import { describe, expect, it } from 'vitest';
import { resolveCombat } from '@/lib/adjudication/combat';
import { scriptedDice } from '@/lib/adjudication/dice';
import { literal2011 } from '@/lib/adjudication/rulebook';
import type { CombatCase, ContactUnit, Overrun } from '@/lib/adjudication/types';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { figuresOf, figureWords, overrulesOf, writtenBefore } from './overrule-figures';

const unit = (id: string, formation: string): ContactUnit => ({
  id,
  formation,
  arm: 'infantry',
  profile: '5-3-2-1-0',
  stepsLost: 1,
  action: 'attack',
  posture: 'tact',
  isPrepared: true,
  turnShareMoved: 0,
  flags: [],
  tacticalAdvantages: [],
  standFast: false,
  cannotRetire: false,
  startLineKm: 0,
});
const combat: CombatCase = {
  daypart: 'morning',
  ground: { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false },
  attacker: { leadFormation: 'A', units: [unit('one', 'A')], artillery: [], air: [] },
  defender: { leadFormation: 'B', units: [unit('other', 'B')], artillery: [], air: [] },
};
const finding: CombatFinding = {
  ...resolveCombat(combat, scriptedDice([3]), literal2011),
  combat,
  policies: literal2011.policies,
};
const named = (id: string) => id.toUpperCase();
const figures = figuresOf(finding, named);
const of = (path: string) => figures.find((figure) => figure.path === path)!;
/** The overrun of a Success, its fields in the order in which the database gives them. */
const overran: Overrun = { extraSteps: 1, furtherAttack: true, remainingMovementShare: 0.5 };

describe('what Control may rule otherwise (§2)', () => {
  it('names every figure and effect, and how far a unit can fall', () => {
    expect(figures.map(({ label }) => label)).toEqual([
      'Result',
      'Retreat die',
      'Counter-attack',
      'Overrun',
      'Steps lost: ONE',
      'Retires, km: ONE',
      'Steps lost: OTHER',
      'Retires, km: OTHER',
      'Stands fast: OTHER',
      'Captured: OTHER',
      'Attackers: ONE, Status 3',
      'Defenders: OTHER, Status 3',
    ]);
    expect(figures.find(({ path }) => path === 'units.one.stepsTaken')!.max).toBe(3);
  });
  it('only what differs from what was found is overruled', () => {
    const written = new Map([
      ['result', { text: 'confusedCombat', reason: 'as found' }],
      ['units.one.stepsTaken', { text: '2', reason: ' lost its way ' }],
      ['units.other.isCaptured', { text: 'yes', reason: '' }],
      ['lines.0.points', { text: '', reason: 'nothing written' }],
    ]);
    expect(overrulesOf(figures, written)).toEqual([
      { path: 'units.one.stepsTaken', ruled: 2, reason: 'lost its way' },
      { path: 'units.other.isCaptured', ruled: true, reason: '' },
    ]);
  });
  it('a further ruling begins from the one before it', () => {
    const overruled = [
      { path: 'units.other.isCaptured', ruled: true, reason: 'cut off' },
      {
        path: 'overrun',
        ruled: { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false },
        reason: 'the road was open',
      },
      { path: 'retreatDie', ruled: 4, reason: 'rolled late' },
    ];
    expect(overrulesOf(figures, writtenBefore(overruled))).toEqual([overruled[2], overruled[1], overruled[0]]);
  });
  it('reads a value as a person would say it', () => {
    expect(figureWords(-2)).toBe('−2');
    expect(figureWords('limitedSuccess', of('result'))).toBe('Limited success');
    expect(figureWords('noneThisTurn', of('counterAttack'))).toBe('No counter-attack this turn');
    expect(figureWords(true)).toBe('yes');
    expect(figureWords(null)).toBe('none');
    expect(figureWords(null, of('overrun'))).toBe('No overrun');
  });
  it.each([
    ['unitsThatPass', 'on the tanks'],
    ['everyAttacker', 'on every unit that attacks'],
  ] as const)('§9 Results Table, OC-67: the further step of an overrun, by %s', (overrunLosses, who) => {
    const found = { ...finding, overrun: overran, policies: { ...finding.policies, overrunLosses } };
    const figure = figuresOf(found, named).find(({ path }) => path === 'overrun')!;
    expect(figure.found).toBe('halfAtCost');
    expect(figureWords(overran, figure)).toBe(
      `Overrun: through the enemy with half of the movement left, one step more ${who}; one further unprepared attack if they choose`,
    );
  });
});
