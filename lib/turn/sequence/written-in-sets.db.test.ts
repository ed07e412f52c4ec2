import { describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { countStatements } from '@/lib/db/testing/count-statements';
import { spend } from '@/scripts/testing/budgets';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { good } from '../testing/combats';
import { givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { endTurn } from './end-turn';

/** Statements of the acts that touch every unit and every team, in Market Garden with only so many of its units. */
async function statementsWith(units: number): Promise<{ close: number; end: number }> {
  const game = await givenGame('market-garden', (scenario) => {
    const stay = new Set(scenario.units.filter((_, i) => i % Math.ceil(scenario.units.length / units) === 0));
    for (const { hqUnitId } of scenario.teams)
      for (const unit of scenario.units) if (unit.id === hqUnitId) stay.add(unit);
    return { ...scenario, units: scenario.units.filter((unit) => stay.has(unit)) };
  });
  try {
    const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl) as ControlSeat[];
    const chief = seats.find(({ roles }) => roles.includes('gameControl'))!;
    const { statements: close } = await countStatements(async () => good(await closeMovement(chief, { turn: 2 })));
    const { statements: end } = await countStatements(async () =>
      good(await endTurn(chief, { turn: 2, reason: 'on to the next' })),
    );
    return { close, end };
  } finally {
    await game.drop();
  }
}

describe('closing movement and ending a turn', () => {
  it('ask the database as often for many units as for few', async () => {
    const [few, all] = [await statementsWith(60), await statementsWith(1_000)];
    spend('statements: close-movement', all.close);
    spend('statements: end-turn', all.end);
    expect(all).toEqual(few);
  });
});
