import { describe, expect, test } from 'vitest';
import { arms, sides } from '@/lib/words';
import { echelons } from '../csv-rows';
import { armSymbols } from './arms';
import { formationCode, readSymbol, symbolCode, symbolDisagreements } from './codes';

describe('Annex B as symbol codes', () => {
  test.each([
    ['antiTank', 'allied', 'battalion', '10031000161204000000'],
    ['transport', 'german', 'regiment', '10061000171636000000'],
    ['mountainInfantry', 'german', 'battalion', '10061000161211000027'],
    ['airborneArtillery', 'allied', 'battalion', '10031000161303000001'],
    ['paras', 'allied', 'company', '10031000151211000001'],
    ['antiAircraftArtillery', 'german', 'regiment', '10061000171301000000'],
    ['engineers', 'allied', 'battalion', '10031000161407000000'],
    ['infantry', 'german', 'battalion', '10061000161211000000'],
    ['armour', 'allied', 'regiment', '10031000171205000000'],
    ['mechanised', 'german', 'battalion', '10061000161211020000'],
    ['cavalry', 'allied', 'battalion', '10031000161205010000'],
    ['recce', 'german', 'company', '10061000151213000000'],
    ['artillery', 'allied', 'battalion', '10031000161303000000'],
    ['selfPropelledArtillery', 'german', 'battalion', '10061000161303010000'],
    ['armouredEngineers', 'allied', 'battalion', '10031000161407010000'],
    ['airborneEngineers', 'allied', 'company', '10031000151407000001'],
    ['gliderInfantry', 'allied', 'battalion', '10031000161211000059'],
    ['mountainArtillery', 'german', 'battalion', '10061000161303000027'],
    ['hq', 'allied', 'hq', '10031002180000009800'],
    ['blank', 'german', 'battalion', '10061000160000000000'],
    ['bridgingColumn', 'allied', 'battalion', '10031000161407000600'],
  ] as const)('%s, %s, %s', (arm, side, echelon, code) => {
    expect(symbolCode({ arm, side, echelon })).toBe(code);
    expect(readSymbol(code)).toEqual({
      identity: side === 'allied' ? 'friend' : 'hostile',
      arm,
      echelon,
      size: code.slice(8, 10),
      doubts: [],
    });
  });

  test('no two arms have one symbol', () => {
    expect(new Set(arms.map((arm) => JSON.stringify(armSymbols[arm]))).size).toBe(21);
  });

  test('every counter is read again from its code; only "headquarters" of another arm is a regiment', () => {
    for (const side of sides)
      for (const arm of arms)
        for (const echelon of echelons) {
          const reading = readSymbol(symbolCode({ side, arm, echelon }))!;
          expect(reading.arm, `${arm} ${echelon}`).toBe(arm);
          const isExact = arm === 'hq' || echelon !== 'hq';
          expect(reading.echelon, `${arm} ${echelon}`).toBe(isExact ? echelon : 'regiment');
          expect(reading.doubts.length).toBe(isExact ? 0 : 1);
        }
  });

  test.each([
    ['10031000161211050000', 'mechanised', 'battalion'],
    ['10031000161211040000', 'infantry', 'battalion'],
    ['10031000161205000001', 'armour', 'battalion'],
    ['10031000161211000127', 'mountainInfantry', 'battalion'],
    ['10031000161308000000', 'artillery', 'battalion'],
    ['10031000161407020000', 'engineers', 'battalion'],
    ['10031000161206000000', 'blank', 'battalion'],
    ['10031000161511000000', 'recce', 'battalion'],
    ['10031000161634000000', 'transport', 'battalion'],
    ['10031000161110000000', 'blank', 'battalion'],
    ['10033000001205000000', 'blank', 'battalion'],
    ['10031002211211000000', 'hq', 'hq'],
    ['10031000181205000000', 'armour', 'regiment'],
    ['10031000141211000000', 'infantry', 'company'],
    ['10031000001211000000', 'infantry', 'battalion'],
  ])('%s has no counter of its own and is read as %s, which is told', (code, arm, echelon) => {
    const reading = readSymbol(code)!;
    expect([reading.arm, reading.echelon]).toEqual([arm, echelon]);
    expect(reading.doubts.length).toBeGreaterThan(0);
  });

  test('what is no code is not read; whose eyes it is drawn by is read of any', () => {
    for (const code of ['', 'SFGPUCI----F---', '1003100016121100000', '100310001612110000000', '1003100016121100000x'])
      expect(readSymbol(code), code).toBeNull();
    const identities = ['0', '1', '2', '3', '4', '5', '6'].map(
      (digit) => readSymbol(`100${digit}1000161211000000`)!.identity,
    );
    expect(identities).toEqual([null, null, 'friend', 'friend', null, 'hostile', 'hostile']);
  });

  test('a formation is drawn with its arm and its size', () => {
    expect(formationCode('allied', 'armour', 'division')).toBe('10031000211205000000');
    expect(formationCode('german', 'hq', 'brigade')).toBe('10061000180000000000');
  });

  test('a code and its row are held against each other', () => {
    expect(symbolDisagreements('10031000161205000000', { arm: 'armour', echelon: 'battalion' })).toEqual([]);
    expect(symbolDisagreements('10031000171205000000', { arm: 'infantry', echelon: 'battalion' })).toEqual([
      'is the symbol of armour, and the row says infantry',
      'is the symbol of a regiment, and the row says battalion',
    ]);
  });
});
