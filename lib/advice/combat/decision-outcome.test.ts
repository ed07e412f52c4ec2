import { describe, expect, it } from 'vitest';
import { decisionOutcome } from './decision-outcome';

const at = (seconds: number) => new Date(Date.UTC(1944, 8, 18, 14, 0, seconds));
const asked = { defaultOption: 1, endsAt: at(30), settledAt: null, settledAs: null };

describe('an instant decision (§9 Analysing Combat 3)', () => {
  it.each([
    ['is open to its last moment', asked, null, at(29), { state: 'open', option: null }],
    ['comes to its default once the time is up', asked, null, at(30), { state: 'ranOut', option: 1 }],
    [
      'is what the team answered, however late it is read',
      asked,
      { option: 0 },
      at(59),
      { state: 'answered', option: 0 },
    ],
    [
      'is what Control settled, whatever was answered',
      { ...asked, settledAt: at(10), settledAs: 2 },
      { option: 0 },
      at(11),
      { state: 'settled', option: 2 },
    ],
    [
      'is nothing once withdrawn',
      { ...asked, settledAt: at(10), settledAs: null },
      null,
      at(59),
      { state: 'withdrawn', option: null },
    ],
  ] as const)('%s', (_, decision, answer, moment, stands) =>
    expect(decisionOutcome(decision, answer, moment)).toEqual(stands),
  );
});
