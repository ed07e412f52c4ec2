import { describe, expect, test } from 'vitest';
import { adjudicate, type Kind, type Kinds, kindsOfCase } from './adjudicate';
import { aCombat, aForce, aUnit } from './case-for-tests';
import { diceAsked, diceDue } from './dice-due';
import { literal2011 } from './rulebook';
import { settleCase } from './settle-case';
import type { Face } from './types';

const put = <K extends Kind>(kind: K, input: object): Kinds[K]['case'] => {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.case;
};
/** Every die of a case in turn, each falling as `face`. */
function asked<K extends Kind>(kind: K, given: Kinds[K]['case'], face: Face): string[] {
  const faces: Face[] = [];
  const forWhat: string[] = [];
  for (let due = diceDue(kind, given, faces, literal2011); due; due = diceDue(kind, given, faces, literal2011)) {
    expect(due.number).toBe(faces.length + 1);
    forWhat.push(due.forWhat);
    faces.push(face);
  }
  return forWhat;
}

describe('the dice that are due', () => {
  test('§9 Results Table: the retreat die only where units retire by it', () => {
    // 10 against 5: a 3 is margin 8, Success; a 1 is margin 6, Limited success.
    const combat = aCombat({ attacker: aForce([aUnit('a', { profile: '10-8-6-0' })]), defender: aForce([aUnit('d')]) });
    expect(diceDue('combat', combat, [], literal2011)).toEqual({ forWhat: 'combat', number: 1 });
    expect(diceDue('combat', combat, [3], literal2011)).toEqual({ forWhat: 'retreat', number: 2 });
    expect(diceDue('combat', combat, [3, 5], literal2011)).toBeNull();
    expect(diceDue('combat', combat, [1], literal2011)).toBeNull();
  });
  test('§9 Bombing/Interdiction: target by target, light before heavy', () => {
    const bombed = put('interdiction', {
      targets: [
        { id: 'one', profile: '5-3-0' },
        { id: 'two', profile: '5-3-0' },
      ],
      forces: [
        { weight: 'heavy', count: 3 },
        { weight: 'light', count: 2 },
      ],
    });
    expect(asked('interdiction', bombed, 4)).toEqual(['light on one', 'heavy on one', 'light on two', 'heavy on two']);
  });
  test('§12 Losses from Flak: serial by serial, heavy first; no die on fighters that fly over', () => {
    const flown = put('flak', {
      mission: 'overflight',
      serials: [
        { id: 'lift', kind: 'transport' },
        { id: 'cover', kind: 'fighter' },
      ],
      flak: [
        { id: 'l', weight: 'light', distanceKm: 1 },
        { id: 'h', weight: 'heavy', distanceKm: 2 },
      ],
    });
    expect(asked('flak', flown, 1)).toEqual(['heavy flak on lift', 'light flak on lift']);
  });
  test('§13: one die, none against nobody; §6, §7: none', () => {
    expect(asked('airToAir', put('airToAir', { a: 15, b: 5 }), 4)).toEqual(['air to air']);
    expect(asked('airToAir', put('airToAir', { a: 15, b: 0 }), 4)).toEqual([]);
    expect(asked('traffic', put('traffic', { crossing: { kind: 'railBridge' }, queue: [] }), 4)).toEqual([]);
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 3 };
    expect(asked('movement', put('movement', move), 4)).toEqual([]);
  });
  test('a die too many is not used', () => {
    const bridge = put('bridge', { state: 'untested' });
    expect(diceAsked('bridge', bridge, [2, 3], literal2011)).toEqual({ due: null, used: 1 });
  });
  test('OC-113: in bad weather nothing is seen from the air, and no die is due', () => {
    const looked = put('recce', { targets: [{ id: 'column', kind: 'vehicles', isMoving: true }] });
    expect(diceDue('recce', looked, [], literal2011, 'fair')).toEqual({ forWhat: 'recce of column', number: 1 });
    expect(diceDue('recce', looked, [], literal2011, 'bad')).toBeNull();
    const never = () => {
      throw new Error('no die is due');
    };
    const { outcome, lines } = settleCase('recce', looked, { d6: never, d3: never }, literal2011, 'bad');
    expect(outcome.targets).toEqual([{ id: 'column', report: 'nothing' }]);
    expect(lines.map(({ rule }) => rule)).toEqual(['§12c Recce, OC-113']);
  });
  test('bad weather stops reconnaissance alone here: a bridge is tested in it', () => {
    expect(diceDue('bridge', put('bridge', { state: 'untested' }), [], literal2011, 'bad')?.forWhat).toBe('bridge');
  });
});

describe('the working of every kind', () => {
  test.each<[Kind, object, Face[], number]>([
    ['interdiction', { targets: [{ id: 't', profile: '5-3-0' }], forces: [{ weight: 'light', count: 9 }] }, [4], 1],
    ['recce', { targets: [{ id: 't', kind: 'infantry' }] }, [6], 1],
    [
      'flak',
      {
        mission: 'landing',
        serials: [{ id: 's', kind: 'transport' }],
        flak: [{ id: 'g', weight: 'heavy', distanceKm: 1 }],
      },
      [5],
      2,
    ],
    ['airToAir', { a: 15, b: 5 }, [4], 3],
    ['traffic', { crossing: { kind: 'railBridge' }, queue: [{ id: 'u', unitSizePoints: 6 }] }, [], 2],
    ['bridge', { state: 'untested' }, [1], 1],
    ['movement', { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'night', distanceKm: 3 }, [], 2],
  ])('%s: as many lines as there is to say, each with its rule', (kind, input, rolls, count) => {
    const settled = settleCase(kind, put(kind, input) as never, { d6: () => rolls[0]!, d3: () => 1 }, literal2011);
    expect(settled.lines).toHaveLength(count);
    for (const { what, rule } of settled.lines) expect([what, rule].every((words) => words.length > 0)).toBe(true);
    expect({ ok: true, outcome: settled.outcome }).toEqual(adjudicate(kind, { ...input, rolls }, () => 1));
  });
});

test('a case that cannot be settled is a fault of the caller, no die that is due', () => {
  const bad = aCombat({ attacker: aForce([aUnit('a', { profile: 'ten' })]) });
  expect(() => diceDue('combat', bad, [], literal2011)).toThrow('is not a counter notation');
});
test('OC-113: what bad weather settles, whole', () => {
  const looked = put('recce', { targets: [{ id: 'column', kind: 'vehicles' }] });
  const never = () => {
    throw new Error('no die is due');
  };
  expect(settleCase('recce', looked, { d6: never, d3: never }, literal2011, 'bad')).toEqual({
    outcome: { rulebook: 'literal2011', targets: [{ id: 'column', report: 'nothing' }], rolls: [], advice: [] },
    lines: [{ what: 'Bad weather: nothing flies to look, and nothing is reported.', rule: '§12c Recce, OC-113' }],
  });
});
test('the working of a combat is its score', () => {
  const { lines } = settleCase('combat', aCombat(), { d6: () => 1, d3: () => 1 }, literal2011);
  expect(lines.map(({ side, unitId, points }) => [side, unitId, points])).toEqual([
    ['attacker', 'a', 5],
    ['defender', 'd', 5],
  ]);
});
