import { expect, it } from 'vitest';
import type { Hinge } from '@/lib/advice/debrief/hinges';
import { arranged, asFound, movedUp } from './arranged-hinges';

const hinge = (kind: Hinge['kind'], moment: number): Hinge => ({
  ...{ kind, moment, turn: 1, sentence: kind },
  about: null,
});
const found = [hinge('flag', 9), hinge('closestDie', 3), hinge('widestGap', 5)];
const kinds = (hinges: readonly Hinge[]) => hinges.map(({ kind, moment }) => `${kind} ${moment}`);

it('are as they were found until somebody arranges them', () =>
  expect(kinds(arranged(found, asFound))).toEqual(['flag 9', 'closestDie 3', 'widestGap 5']));

it('a hinge is dropped, one is added, and one is moved up', () => {
  const dropped = { ...asFound, dropped: ['closestDie 3'], added: [hinge('flag', 12)] };
  const now = arranged(found, dropped);
  expect(kinds(now)).toEqual(['flag 9', 'widestGap 5', 'flag 12']);
  const moved = movedUp(now, 2, dropped);
  expect(kinds(arranged(found, moved))).toEqual(['flag 9', 'flag 12', 'widestGap 5']);
  expect(kinds(arranged(found, movedUp(now, 0, dropped)))).toEqual(['flag 9', 'widestGap 5', 'flag 12']);
});

it('what is found later follows what was arranged', () => {
  const moved = movedUp(found, 1, asFound);
  expect(kinds(arranged([...found, hinge('bridgeHeld', 40)], moved))).toEqual([
    'closestDie 3',
    'flag 9',
    'widestGap 5',
    'bridgeHeld 40',
  ]);
});
