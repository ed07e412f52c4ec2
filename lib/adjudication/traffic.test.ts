import { describe, expect, test } from 'vitest';
import type { CrossingKind } from '@/lib/words';
import { outcomeOf, refusalsOf } from './put-for-tests';
import { crossingCapacity, linesOfTraffic, type TrafficCase } from './traffic';

const unit = (id: string, unitSizePoints: number, pointsAcross = 0) => ({ id, unitSizePoints, pointsAcross });
const put = (crossing: object, queue: object[]) =>
  outcomeOf('traffic', { crossing: { kind: 'baileyBridge', ...crossing }, queue });
const told = (crossing: object, queue: object[]) =>
  put(crossing, queue).queue.map(({ id, crosses, pointsAcross }) => `${id} ${crosses} ${pointsAcross}`);

describe('§7 Traffic: capacity', () => {
  test.each<[CrossingKind, number]>([
    ['mainRoadBridge', 100],
    ['minorRoadBridge', 40],
    ['baileyBridge', 20],
    ['railBridge', 20],
    ['civilianFerry', 4],
  ])('OC-107: %s carries %d points a turn, unless told otherwise', (kind, capacity) => {
    expect(crossingCapacity[kind]).toBe(capacity);
    expect(put({ kind }, []).capacityLeft).toBe(capacity);
    expect(put({ kind, capacityPoints: 15 }, []).capacityLeft).toBe(15);
    expect(put({ kind, capacityPoints: 0 }, []).capacityLeft).toBe(0);
    expect(put({ kind, pointsUsed: 1.5 }, []).capacityLeft).toBe(capacity - 1.5);
    expect(put({ kind, pointsUsed: capacity + 1 }, []).capacityLeft).toBe(0);
  });
  test('used beyond the capacity is advice', () => {
    expect(put({ pointsUsed: 20 }, []).advice).toEqual([]);
    expect(put({ pointsUsed: 26 }, []).advice).toEqual([
      {
        code: 'crossingOverdrawn',
        message: '26 points have crossed; the guide is 20 a turn.',
        rule: '§7 Traffic, OC-107',
      },
    ]);
  });
});

describe('§7 Traffic: order of march', () => {
  test('the whole outcome, with the length of each column', () => {
    expect(put({ pointsUsed: 5 }, [unit('one', 6), unit('two', 8)])).toEqual({
      rulebook: 'literal2011',
      queue: [
        { id: 'one', crosses: 'wholly', pointsAcross: 6, columnLengthKm: 6 },
        { id: 'two', crosses: 'wholly', pointsAcross: 8, columnLengthKm: 8 },
      ],
      capacityLeft: 1,
      rolls: [],
      advice: [],
    });
  });
  test('OC-108: too large for what is left, it crosses in part; whoever is behind waits, however small', () => {
    const queue = [unit('one', 12), unit('two', 12), unit('three', 1)];
    expect(told({}, queue)).toEqual(['one wholly 12', 'two partly 8', 'three waits 0']);
    expect(put({}, queue).capacityLeft).toBe(0);
  });
  test('next turn it goes on from there', () => {
    expect(told({}, [unit('two', 12, 8), unit('three', 1)])).toEqual(['two wholly 12', 'three wholly 1']);
    expect(put({}, [unit('two', 12, 8), unit('three', 1)]).capacityLeft).toBe(15);
    expect(told({ pointsUsed: 18 }, [unit('two', 12, 8)])).toEqual(['two partly 10']);
    expect(told({ pointsUsed: 20 }, [unit('two', 12, 8)])).toEqual(['two waits 8']);
  });
  test('exactly what is left crosses wholly', () => {
    expect(told({}, [unit('one', 20), unit('two', 1)])).toEqual(['one wholly 20', 'two waits 0']);
  });
  test('halves and tenths are kept', () => {
    expect(told({ capacityPoints: 1 }, [unit('one', 0.7), unit('two', 0.2), unit('three', 0.2)])).toEqual([
      'one wholly 0.7',
      'two wholly 0.2',
      'three partly 0.1',
    ]);
  });
  test('a unit that is across already is across, whatever stands before it', () => {
    expect(told({ capacityPoints: 0 }, [unit('one', 3), unit('two', 5, 5)])).toEqual(['one waits 0', 'two wholly 5']);
  });
  test('a unit of no size passes only in its turn', () => {
    expect(told({ capacityPoints: 3 }, [unit('one', 3), unit('two', 0), unit('three', 4), unit('four', 0)])).toEqual([
      'one wholly 3',
      'two wholly 0',
      'three waits 0',
      'four waits 0',
    ]);
  });
  test('more than a whole turn carries is advice', () => {
    const { queue, advice } = put({ kind: 'civilianFerry' }, [unit('one', 9, 2), unit('two', 6, 2)]);
    expect(queue[0]).toMatchObject({ crosses: 'partly', pointsAcross: 6 });
    expect(advice).toEqual([
      {
        code: 'tooLargeForCrossing',
        message: '7 points are left to cross; a whole turn carries 4.',
        rule: '§7 Traffic, OC-108',
        unitId: 'one',
      },
    ]);
  });
  test('a blown crossing carries nobody', () => {
    const { queue, capacityLeft, advice } = put({ isBlown: true }, [unit('one', 3, 1), unit('two', 0)]);
    expect(queue).toEqual([
      { id: 'one', crosses: 'waits', pointsAcross: 1, columnLengthKm: 3 },
      { id: 'two', crosses: 'waits', pointsAcross: 0, columnLengthKm: 0 },
    ]);
    expect(capacityLeft).toBe(0);
    expect(advice).toEqual([
      { code: 'crossingBlown', message: 'It is blown and carries nobody.', rule: '§8 Blowing Bridges' },
    ]);
  });
});

describe('§7 Traffic: the working', () => {
  const traffic: TrafficCase = {
    crossing: { kind: 'civilianFerry', pointsUsed: 1, isBlown: false },
    queue: [unit('one', 6, 4), unit('two', 4), unit('three', 2)],
  };
  test('what it can carry, then a line for each unit', () => {
    expect(linesOfTraffic(traffic, outcomeOf('traffic', traffic))).toEqual([
      { what: '4 points a turn, 1 used before.', rule: '§7 Traffic, OC-107' },
      { what: '2 points cross, 6 of 6 in all: it crosses wholly.', rule: '§7 Traffic, OC-108', unitId: 'one' },
      {
        what: '1 point crosses, 1 of 4 in all: it crosses in part and goes on next turn.',
        rule: '§7 Traffic, OC-108',
        unitId: 'two',
      },
      { what: '0 points cross, 0 of 2 in all: it waits.', rule: '§7 Traffic, OC-108', unitId: 'three' },
    ]);
  });
  test('a blown crossing', () => {
    const blown = { ...traffic, crossing: { ...traffic.crossing, isBlown: true } };
    expect(linesOfTraffic(blown, outcomeOf('traffic', blown))[0]).toEqual({
      what: 'The crossing is blown: nobody crosses.',
      rule: '§8 Blowing Bridges',
    });
  });
});

describe('traffic refused', () => {
  const good = { crossing: { kind: 'railBridge' }, queue: [{ id: 'one', unitSizePoints: 6 }] };
  test('the shortest case stands, and an empty queue, and no rolls', () => {
    expect(refusalsOf('traffic', good)).toEqual([]);
    expect(refusalsOf('traffic', { ...good, queue: [], rolls: [] })).toEqual([]);
  });
  test.each<[string, object, string[]]>([
    ['a die', { rolls: [3] }, ['rolls: too many: nothing is rolled here']],
    ['no queue', { queue: undefined }, ['queue: is required']],
    ['a queue that is none', { queue: 'one' }, ['queue: must be a list']],
    ['no crossing', { crossing: undefined }, ['crossing: is required']],
    ['no kind', { crossing: {} }, ['crossing.kind: is required']],
    [
      'an unknown kind',
      { crossing: { kind: 'ford' } },
      ['crossing.kind: must be one of mainRoadBridge, minorRoadBridge, baileyBridge, railBridge, civilianFerry'],
    ],
    [
      'a negative capacity',
      { crossing: { kind: 'railBridge', capacityPoints: -1 } },
      ['crossing.capacityPoints: must be at least 0'],
    ],
    ['no size', { queue: [{ id: 'one' }] }, ['queue.0.unitSizePoints: is required']],
    ['a unit that is none', { queue: [7] }, ['queue.0: must be an object']],
    ['an id twice', { queue: [unit('one', 6), unit('one', 2)] }, ['queue.1.id: "one" is taken by queue.0']],
    [
      'more across than there is',
      { queue: [unit('one', 6, 6), unit('two', 6, 7)] },
      ['queue.1.pointsAcross: 7 points across, the unit has 6'],
    ],
  ])('%s', (_name, more, problems) => {
    expect(refusalsOf('traffic', { ...good, ...more })).toEqual(problems);
  });
});
