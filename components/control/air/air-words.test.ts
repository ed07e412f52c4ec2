import { describe, expect, it } from 'vitest';
import { formationsOffered, freeWords, newAirForm, withGroup, worthWords } from './air-words';

const formations = [
  { side: 'allied', name: '43 Wessex', asksForAir: false, hasTask: false },
  { side: 'allied', name: 'Guards', asksForAir: true, hasTask: false },
  { side: 'allied', name: '1 Airborne', asksForAir: true, hasTask: true },
  { side: 'german', name: 'KG Walther', asksForAir: true, hasTask: false },
] as const;

describe('the form of an air order', () => {
  it('offers the formations of the side, who asks and has none first', () => {
    expect(formationsOffered(formations, 'allied').map(({ name }) => name)).toEqual([
      'Guards',
      '1 Airborne',
      '43 Wessex',
    ]);
    expect(formationsOffered(formations, null)).toEqual([]);
  });
  it('§9 Cab Rank: another group takes its mission along only where it can fly it', () => {
    const form = { ...newAirForm('typhoons'), mission: 'cabRank', formation: 'Guards' } as const;
    expect(withGroup(form, { id: 'mustangs', side: 'allied', kind: 'alliedGroundAttack' }, formations)).toEqual({
      ...form,
      squadronId: 'mustangs',
    });
    expect(withGroup(form, { id: 'lancasters', side: 'allied', kind: 'heavyBomber' }, formations)).toMatchObject({
      mission: 'closeAirSupport',
      formation: 'Guards',
    });
    expect(withGroup(form, { id: 'jabos', side: 'german', kind: 'germanGroundAttack' }, formations).formation).toBe('');
  });
});

describe('in words', () => {
  it('how many are free', () => {
    expect(freeWords({ free: 8, squadrons: 8 })).toBe('8');
    expect(freeWords({ free: 5, squadrons: 8 })).toBe('5 of 8');
  });
  it('OC-39: what a cab rank comes to', () => {
    expect(worthWords({ squadrons: 9, mission: 'cabRank', effective: 3 })).toBe('9 squadrons, worth 3');
    expect(worthWords({ squadrons: 1, mission: 'closeAirSupport', effective: 1 })).toBe('1 squadron');
  });
});
