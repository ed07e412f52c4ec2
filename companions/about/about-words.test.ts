import { describe, expect, it } from 'vitest';
import { playedOutWords } from '@/lib/advice/cases/played-out-words';
import { nameAbout, titleAbout } from './about-words';

const combat = {
  kind: 'combat',
  number: 1,
  name: 'Arnhem bridge',
  attackers: '9 SS Pz Div',
  defenders: '1 Airborne Div',
} as const;
const crossing = { kind: 'crossing', name: 'Arnhem road bridge', water: 'Neder Rijn' } as const;
const landing = { kind: 'landing', zone: 'LZ Z', turn: 2 } as const;

describe('a companion game about something of the main game', () => {
  it('is called by its number and its place', () => {
    expect([combat, crossing, landing].map(nameAbout)).toEqual([
      'C1 at Arnhem bridge',
      'Arnhem road bridge',
      'Landing at LZ Z',
    ]);
  });

  it('has a name of 80 letters at most', () => {
    expect(nameAbout({ ...crossing, name: 'x'.repeat(90) })).toHaveLength(80);
  });

  it('says what it is about, and who against whom', () => {
    expect([combat, crossing, landing].map(titleAbout)).toEqual([
      'Combat C1 at Arnhem bridge, 9 SS Pz Div against 1 Airborne Div',
      'Arnhem road bridge, over the Neder Rijn',
      'Landing at LZ Z, turn 2',
    ]);
  });

  it('is the reason of the ruling taken from it, in 500 letters at most', () => {
    expect(playedOutWords({ number: 3, result: 'The houses are lost.' })).toBe(
      'Played out as companion game 3: The houses are lost.',
    );
    expect(playedOutWords({ number: 3, result: 'x'.repeat(500) })).toHaveLength(500);
  });
});
