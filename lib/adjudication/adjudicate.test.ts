import { describe, expect, test, vi } from 'vitest';
import { adjudicate, isKind, kinds, kindsOfCase, schemaOf } from './adjudicate';

const unit = { id: 'a', arm: 'infantry', profile: '5-3-2-1-0', formation: 'x', isPrepared: true };
const foe = { ...unit, id: 'd', formation: 'y' };
const combat = {
  daypart: 'morning',
  attacker: { leadFormation: 'x', units: [unit] },
  defender: { leadFormation: 'y', units: [foe] },
};

const move = { mover: 'mech', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 };

describe('adjudicating a case put as JSON', () => {
  const never = () => {
    throw new Error('the case brings its own dice');
  };
  test('too few and too many rolls are refused', () => {
    expect(adjudicate('combat', { ...combat, rolls: [] }, never)).toEqual({
      ok: false,
      problems: [{ path: 'rolls', message: 'too few: 0 given, more are asked for' }],
    });
    expect(adjudicate('combat', { ...combat, rolls: [3, 3] }, never)).toEqual({
      ok: false,
      problems: [{ path: 'rolls', message: 'too many: 2 given, 1 asked for' }],
    });
    expect(adjudicate('combat', { ...combat, rolls: [3] }, never)).toMatchObject({
      ok: true,
      outcome: { die: 3, result: 'confusedCombat' },
    });
  });
  test('without rolls it rolls', () => {
    expect(adjudicate('combat', combat, () => 6)).toMatchObject({
      ok: true,
      outcome: { die: 6, margin: 6, rolls: [{ forWhat: 'combat', value: 6 }] },
    });
  });
  test('a fault of the engine itself is not taken for a bad case', () => {
    const broken = vi.spyOn(kindsOfCase.bridge, 'resolve').mockImplementation(() => {
      throw new Error('a bug');
    });
    expect(() => adjudicate('bridge', { state: 'untested', rolls: [2] }, never)).toThrow('a bug');
    broken.mockRestore();
  });
  test('the kinds, in the order in which they are told', () => {
    expect(kinds).toEqual(['combat', 'interdiction', 'recce', 'flak', 'airToAir', 'traffic', 'bridge', 'movement']);
    expect(['combat', 'airToAir', 'toString', 'Combat', ''].map(isKind)).toEqual([true, true, false, false, false]);
  });
  test('a move', () => {
    expect(adjudicate('movement', move, never)).toMatchObject({
      ok: true,
      outcome: { maxKm: 30, turnShare: 0.1, rolls: [] },
    });
  });
  test('the JSON Schema asks for what is required and nothing more', () => {
    expect(schemaOf('combat')).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['daypart', 'attacker', 'defender'],
    });
    expect(schemaOf('movement')).toMatchObject({ required: ['mover', 'ground', 'mode', 'daypart', 'distanceKm'] });
  });
});
