import { describe, expect, it } from 'vitest';
import { type Kind, kindsOfCase } from '@/lib/adjudication/adjudicate';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import { inputOf } from './case-draft';
import { draftAgain } from './case-draft-again';

const desk = {
  turn: 3,
  daypart: 'night',
  weather: 'fair',
  units: [{ id: 'para', shortName: '2 Para', stepsLost: 2, turnShareMoved: 0.5, suppressedIn: 3 }],
  crossings: [{ id: 'grave', state: 'tested' }],
  groups: [{ id: 'wing', name: '83 Group', squadrons: 12, lost: 2 }],
} as unknown as RulesDesk;

function again(kind: Kind, input: object, about: object = {}) {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return draftAgain({ kind, name: 'As before', input: { case: reading.case, about } } as unknown as CaseOnDesk, desk);
}
const asRead = (kind: Kind, input: object) => {
  const reading = kindsOfCase[kind].read(input);
  return reading.ok ? reading.case : reading.problems;
};

describe('a kept case put again', () => {
  it.each<[Kind, object]>([
    [
      'interdiction',
      { targets: [{ id: 'lorries', profile: '3-2-0', isFlak: true }], forces: [{ weight: 'heavy', count: 2 }] },
    ],
    ['recce', { isNight: true, targets: [{ id: 'a column', kind: 'vehicles', isMoving: true, unitsInSquare: 3 }] }],
    [
      'flak',
      {
        mission: 'landing',
        serials: [{ id: 's1', kind: 'transport', carries: { id: 'stores', profile: '2-0' } }],
        flak: [{ id: 'guns', weight: 'heavy', distanceKm: 1.5 }],
      },
    ],
    ['airToAir', { a: 12, b: 10, escorted: { by: 'b', transportSerials: 2, bomberSquadrons: 1 } }],
    ['traffic', { crossing: { kind: 'railBridge', pointsUsed: 3 }, queue: [{ id: 'jeeps', unitSizePoints: 4 }] }],
    ['bridge', { state: 'tested', retestReason: 'new charges' }],
    [
      'movement',
      {
        mover: 'foot',
        ground: 'open',
        mode: 'tactical',
        daypart: 'night',
        slowedBy: ['mud', 'narrow lanes'],
        distanceKm: 4,
      },
    ],
    [
      'combat',
      {
        daypart: 'night',
        ground: { isWoods: true },
        attacker: {
          leadFormation: 'KG Weber',
          units: [
            {
              id: 'weber',
              arm: 'infantry',
              profile: '10-8-0',
              formation: 'KG Weber',
              action: 'attack',
              posture: 'tact',
              isPrepared: true,
              flags: ['lightInfantry'],
              tacticalAdvantages: ['surprise', 'a flank'],
            },
          ],
        },
        defender: {
          leadFormation: 'Abn',
          units: [
            {
              id: 'school',
              arm: 'infantry',
              profile: '5-3-0',
              formation: 'Abn',
              action: 'hold',
              posture: 'tact',
              isPrepared: false,
            },
          ],
        },
      },
    ],
  ])('%s: the form reads back to the same case', (kind, input) => {
    const draft = again(kind, input);
    expect(draft.name).toBe('As before');
    expect(asRead(kind, inputOf(draft.put))).toEqual(asRead(kind, input));
  });

  it('what is of the game is taken as it stands now, in the present hour', () => {
    const target = { id: 'para', profile: '6-5-4-3-2-0', stepsLost: 0 };
    const forces = [{ weight: 'light', count: 1 }];
    expect(again('interdiction', { targets: [target], forces }).put.targets).toEqual([
      { id: 'para', $name: '2 Para', profile: '6-5-4-3-2-0', stepsLost: '2', isFlak: false },
    ]);
    expect(again('bridge', { state: 'untested' }, { crossingId: 'grave' }).put.state).toBe('tested');
    expect(again('airToAir', { a: 12, b: 4 }, { a: ['wing'] }).put).toMatchObject({ a: '10', b: '4' });
    expect(again('recce', { targets: [{ id: 'x', kind: 'infantry' }] }).put.isNight).toBe(true);
    const move = { mover: 'foot', ground: 'open', mode: 'tactical', daypart: 'morning', distanceKm: 4 };
    expect(again('movement', move).put.daypart).toBe('night');
  });
});
