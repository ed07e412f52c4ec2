import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { done } from '@/lib/result';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { act, game, given, group, order, put, ruled, task } from './air-picture-for-tests';
import { tasksToFly } from './air-support-flying';

beforeAll(given);
afterAll(() => game.drop());

/** Where the bombs are to fall, and a German battery 1.5 km off the way to it. */
const target = { x: 60, y: 80 };
const support = { mission: 'closeAirSupport', formation: '1 Airborne Div', hasAirLiaison: true } as const;

describe('OC-132: heavy bombers in close support fly over flak on their way', () => {
  it('is proposed as that of a bombing mission is; ground-attack squadrons on the same way are not fired at', async () => {
    const battery = await db().unit.findFirstOrThrow({
      where: { gameId: game.gameId, side: 'german', isOnMap: true, flakWeights: { isEmpty: false } },
      orderBy: { id: 'asc' },
    });
    // No other gun is near the way.
    await db().unit.updateMany({
      where: { gameId: game.gameId, side: 'german', id: { not: battery.id } },
      data: { flakWeights: [] },
    });
    await db().unit.updateMany({ where: { gameId: game.gameId, id: battery.id }, data: { flakWeights: ['heavy'] } });
    await transaction(async (tx) =>
      done(await change(tx, act, 'unit', battery.id, { x: target.x - 10, y: target.y + 1.5, suppressedIn: null })),
    );
    const way = { ...target, route: [[target.x - 30, target.y]] };
    await order('mitchells', { ...support, ...way, squadronId: '2-group-mitchell', squadrons: 4 });
    await order('typhoons', { ...support, ...way, squadronId: '83-group-typhoon', squadrons: 2 });
    const { steps, flak } = await airPicture(game.control);
    expect(steps.map(({ part, about, title }) => [part, about, title])).toEqual([
      ['flak', { flakOf: 'mitchells', mission: 'overflight' }, expect.stringMatching(/: on the way$/)],
    ]);
    expect(steps[0]!.lines[0]!.what).toMatch(/: heavy flak at 1\.5 km\.$/);
    expect(steps[0]!.dice).toHaveLength(4);
    expect(flak.map(({ unitId }) => unitId)).toEqual([battery.id]);
    expect(refusal(await put({ flakOf: 'typhoons', mission: 'overflight' })).message).toBe(
      'Flak fires on bombers and transports only.',
    );
  });

  it('two fives of four dice are two damage: one squadron of four does not support the combat (OC-85)', async () => {
    const { caseId } = good(await put({ flakOf: 'mitchells', mission: 'overflight' }, [5, 5, 1, 1]));
    good(await ruled(caseId));
    expect(await task('mitchells')).toMatchObject({ damage: 2, lost: 1 });
    expect(await group('2-group-mitchell')).toMatchObject({ lost: 1 });
    const flying = await tasksToFly(game.gameId, 5);
    expect(flying.map(({ id, squadrons }) => [id, squadrons]).sort()).toEqual([
      ['mitchells', 3],
      ['typhoons', 2],
    ]);
    await ledgerAgreesIn(game);
  });
});
