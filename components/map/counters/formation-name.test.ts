import { describe, expect, it } from 'vitest';
import { formationName } from './formation-name';

const names = { allied: 'Allied', german: 'German' };
const of = (formation: string, corps = 'Second Army / XXX Corps') => ({ formation, corps, side: 'allied' as const });

describe('counters seen as one', () => {
  it('are called by their formation, a division without the word', () => {
    expect(formationName([of('1 Airborne Div'), of('1 Airborne Div')], names)).toBe('1 Airborne');
    expect(formationName([of('Division von Tettau')], names)).toBe('Division von Tettau');
  });

  it('of several formations are called by their corps, without the army above it', () => {
    expect(formationName([of('Guards Armoured Div'), of('43 Wessex Div')], names)).toBe('XXX Corps');
  });

  it('of several corps, or where no corps is told, are called by their side', () => {
    expect(formationName([of('a'), of('b', 'Second Army / VIII Corps')], names)).toBe('Allied');
    expect(formationName([of('a', ''), of('b', '')], names)).toBe('Allied');
  });
});
