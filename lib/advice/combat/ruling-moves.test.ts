import { expect, it } from 'vitest';
import { rulingMoves } from './ruling-moves';

const unit = (id: string, side: 'german' | 'allied', x: number) =>
  ({ id, side, x, y: 10, startX: x, startY: 10, stepsLost: 0 }) as const;
const fighter = (id: string) => ({ id, profile: '4-3-2-0', stepsLost: 0, cannotRetire: false });
const effect = (id: string, side: 'attacker' | 'defender', retiresKm: number) =>
  ({ id, side, retiresKm, stepsTaken: 0, isCaptured: false, isEffective: true }) as never;
const combat = {
  grouping: { units: [{ unitId: 'a', action: 'attack', isArtillery: false }] } as never,
  retreat: {
    frame: { minX: 0, minY: 0, maxX: 30, maxY: 20 },
    refuges: [],
    standing: [],
    waters: [],
    crossings: [],
  } as never,
  units: [unit('a', 'german', 10), unit('d', 'allied', 11)],
  ruling: null,
};
const finding = {
  combat: { attacker: { units: [fighter('a')], artillery: [] }, defender: { units: [fighter('d')], artillery: [] } },
} as never;
const thrownBack = { units: [effect('a', 'attacker', 0), effect('d', 'defender', 2)], overrun: null, overruled: [] };

it('a beaten defender goes straight back, and the winner takes its place', () => {
  const { proposed, advances } = rulingMoves(combat, finding, thrownBack);
  expect(proposed.get('d')!.map(({ x, y, isBarred }) => [x, y, isBarred])).toEqual([[13, 10, false]]);
  expect(advances).toEqual([{ unitId: 'a', to: { x: 11, y: 10 } }]);
});

it('who has moved since stays where it is', () => {
  const { proposed, advances } = rulingMoves({ ...combat, leftSince: ['d'] }, finding, thrownBack);
  expect([...proposed.keys()]).toEqual([]);
  expect(advances).toEqual([]);
});

it('before the dice have fallen nobody goes anywhere', () => {
  expect(rulingMoves({ ...combat, retreat: null }, finding, thrownBack)).toEqual({ proposed: new Map(), advances: [] });
});
