import { describe, expect, it } from 'vitest';
import type { Choice } from '@/companions/rules/at-table';
import type { TeamsAtTable } from './companion-table-props';
import { leftToControl } from './left-to-control';

const hands = (laidAs: string, allied: string | null, german: string | null): TeamsAtTable => ({
  laidAs,
  sides: [
    { side: 'allied', teamId: allied },
    { side: 'german', teamId: german },
  ],
});
const write = (side: string): Choice<{ kind: string }> => ({
  label: `${side} set-up`,
  kind: 'write',
  given: { side },
});
const plays = (side: string, kind = 'playCard'): Choice<{ kind: string; side: string }> => ({
  label: `${side} ${kind}`,
  act: { kind, side },
});
const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('what a table leaves Control to do', () => {
  it('all of it, where Control plays both sides or nobody can be seated', () => {
    const all = [plays('allied'), plays('german')];
    expect(leftToControl(null, all)).toEqual(all);
    expect(leftToControl(hands('playCard', null, null), all)).toEqual(all);
  });

  it('not what a seated team lays; of the other side, and of other acts, everything', () => {
    const all = [plays('allied'), plays('german'), plays('german', 'shoot')];
    expect(labels(leftToControl(hands('playCard', null, '9-ss'), all))).toEqual(['allied playCard', 'german shoot']);
    const setUps = [write('allied'), write('german')];
    expect(labels(leftToControl(hands('write', '1-airborne', null), setUps))).toEqual(['german set-up']);
    expect(leftToControl(hands('write', '1-airborne', '9-ss'), setUps)).toEqual([]);
  });
});
