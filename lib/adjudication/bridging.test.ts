import { describe, expect, test } from 'vitest';
import {
  afterBridgingTurn,
  type Builder,
  bridgingPartOf,
  bridgingTurns,
  lacksForBridging,
  lackWords,
  toGoWords,
} from './bridging';

const place = { x: 10, y: 10 };
const sappers: Builder = { arm: 'engineers', at: { x: 11, y: 10 }, isInContact: false };
const column: Builder = { arm: 'bridgingColumn', at: { x: 10, y: 12 }, isInContact: false };

describe('OC-112 (ours): whom a bridge takes', () => {
  test.each([
    ['engineers', 'engineers'],
    ['armouredEngineers', 'engineers'],
    ['airborneEngineers', 'engineers'],
    ['bridgingColumn', 'bridgingColumn'],
    ['infantry', null],
    ['transport', null],
  ] as const)('%s brings %s', (arm, part) => expect(bridgingPartOf(arm)).toBe(part));

  test('both sorts, each within 2 km and left in peace', () => {
    expect(lacksForBridging([sappers, column], place)).toEqual([]);
    expect(lacksForBridging([sappers], place)).toEqual(['bridgingColumn']);
    expect(lacksForBridging([column, column], place)).toEqual(['engineers']);
    expect(lacksForBridging([], place)).toEqual(['engineers', 'bridgingColumn']);
    expect(lacksForBridging([{ ...sappers, at: { x: 12.01, y: 10 } }, column], place)).toEqual(['engineers']);
    expect(lacksForBridging([{ ...sappers, at: null }, column], place)).toEqual(['engineers']);
    expect(lacksForBridging([sappers, { ...column, isInContact: true }], place)).toEqual(['bridgingColumn']);
    expect(lackWords(['engineers', 'bridgingColumn'])).toBe('engineers and a bridging column');
  });
});

describe('OC-112 (ours): how long it takes', () => {
  test('one turn over a minor water, three over a major one', () => {
    expect(bridgingTurns).toEqual({ minor: 1, major: 3 });
    expect(afterBridgingTurn({ turnsDone: 0, turnsNeeded: 1 }, [sappers, column], place)).toEqual({
      turnsDone: 1,
      isBuilt: true,
      lacks: [],
    });
    const turn = (turnsDone: number) => afterBridgingTurn({ turnsDone, turnsNeeded: 3 }, [sappers, column], place);
    expect([turn(0), turn(1), turn(2)].map(({ isBuilt }) => isBuilt)).toEqual([false, false, true]);
  });
  test('a turn without both of them is lost, what was done stays', () => {
    expect(afterBridgingTurn({ turnsDone: 2, turnsNeeded: 3 }, [sappers], place)).toEqual({
      turnsDone: 2,
      isBuilt: false,
      lacks: ['bridgingColumn'],
    });
  });
  test('in words', () => {
    expect(toGoWords({ turnsDone: 0, turnsNeeded: 3 })).toBe('3 turns to go');
    expect(toGoWords({ turnsDone: 2, turnsNeeded: 3 })).toBe('1 turn to go');
  });
});
