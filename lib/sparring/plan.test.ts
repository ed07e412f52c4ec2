import { expect, it } from 'vitest';
import { planOfTeam } from './plan';

const line = (team: string, ...units: string[]) => ({
  ...{ team, fromTurn: 5, toTurn: 7, task: 'hold' as const, place: 'Arnhem', axis: [], isLastStand: false },
  units,
});

it('a plan names units as the desk of their team does: an id becomes the name, what else is written stays', () => {
  const units = [
    { id: 'A087', name: '2nd Parachute Battalion' },
    { id: 'G149', name: 'SS-Panzergrenadier-Regiment 20' },
  ];
  const plans = [line('1-airborne', 'A087', '1 Para Bde'), line('9-ss-panzer', 'G149'), line('1-airborne')];
  expect(planOfTeam({ plans, units }, '1-airborne').map((one) => one.units)).toEqual([
    ['2nd Parachute Battalion', '1 Para Bde'],
    [],
  ]);
  expect(planOfTeam({ units }, '1-airborne')).toEqual([]);
});
