import { describe, expect, it } from 'vitest';
import { followersWords } from './ruling-words';

const counterAttack = { number: 4, name: 'Elst', kind: 'counterAttack', state: 'ruled' } as const;
const further = { number: 5, name: 'Lent', kind: 'overrun', state: 'resolved' } as const;
const overrun = { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true };

describe('a further ruling where something has followed (§9 Results Table, special results)', () => {
  it('names what was fought after it', () =>
    expect(followersWords([counterAttack], { overrun: null, counterAttack: 'ifOrdered' }, 'attack')).toEqual([
      'C4 Elst followed from this combat and has been fought: see whether its finding still holds.',
    ]));
  it('says when the ruling no longer allows it: a counter-attack that the new row bars', () =>
    expect(followersWords([counterAttack], { overrun: null, counterAttack: 'noneThisTurn' }, 'attack')[0]).toMatch(
      /^C4 Elst followed .*, and this ruling no longer allows it: .* Rule on it again as well\.$/,
    ));
  it('and a further attack without the overrun it came from', () => {
    expect(followersWords([further], { overrun, counterAttack: 'noneThisTurn' }, 'attack')[0]).toContain('still holds');
    expect(followersWords([further], { overrun: null, counterAttack: 'noneThisTurn' }, 'attack')[0]).toContain(
      'no longer allows it: It was no overrun',
    );
  });
  it('is silent of what is grouped only', () =>
    expect(
      followersWords([{ ...further, state: 'grouped' }], { overrun: null, counterAttack: 'noneThisTurn' }, 'attack'),
    ).toEqual([]));
});
