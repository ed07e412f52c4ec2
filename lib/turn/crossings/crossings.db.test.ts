import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { beginBridging } from './begin-bridging';
import {
  at,
  first,
  game,
  gameControl,
  given,
  ids,
  join,
  pass,
  points,
  put,
  queued,
  second,
  third,
  unit,
} from './crossings-for-tests';
import { giveUpBridging } from './give-up-bridging';
import { leaveQueue } from './leave-queue';
import { orderMarch } from './order-march';
import { queueUnits } from './queue-units';
import { setCrossing } from './set-crossing';
import { takeBackPassage } from './take-back-passage';

beforeAll(given);
afterAll(() => game.drop());

describe('§7 the order of march', () => {
  it('units join behind whoever waits; a row of three at once', async () => {
    good(await join('joes', first, second));
    good(await join('joes', third));
    expect(await queued('joes')).toEqual([`${first} 0`, `${second} 0`, `${third} 0`]);
    expect((await at('joes')).mattersNow).toBe(true);
    await ledgerAgreesIn(game);
  });

  it('is set as a whole; two hands on it: one wins, the other sees what stands', async () => {
    const { version } = await at('joes');
    const [a, b, c] = await ids(first, second, third);
    const march = (unitIds: string[]) => orderMarch(game.control, { crossingId: 'joes', version, unitIds });
    const answers = await Promise.all([march([c!, a!, b!]), march([b!, a!, c!])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = refusal(answers.find(({ ok }) => !ok)!) as { code: string; theirs?: { queue: { unitId: string }[] } };
    expect(lost.code).toBe('changedByAnother');
    const won = answers[0]!.ok ? [c, a, b] : [b, a, c];
    expect(lost.theirs!.queue.map(({ unitId }) => unitId)).toEqual(won);
    const now = (await at('joes')).version;
    good(await orderMarch(game.control, { crossingId: 'joes', version: now, unitIds: [a!, b!, c!] }));
    expect(await queued('joes')).toEqual([`${first} 0`, `${second} 0`, `${third} 0`]);
    await ledgerAgreesIn(game);
  });

  it('refuses a unit twice, one off the map, one unknown, and an order that is not everybody; nothing is half stored', async () => {
    const before = await at('joes');
    expect(refusal(await join('joes', first))).toMatchObject({ code: 'alreadyDone', field: 'unitIds' });
    const [a] = await ids(first);
    const twice = await queueUnits(game.control, {
      crossingId: 'aalst',
      version: (await at('aalst')).version,
      unitIds: [a!, a!],
    });
    expect(refusal(twice).code).toBe('alreadyDone');
    expect(await queued('aalst')).toEqual([]);
    const late = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, isOnMap: false } });
    expect(refusal(await join('joes', late.name)).message).toBe(`${late.name} is not on the map: it cannot cross.`);
    const nobody = { crossingId: 'joes', version: before.version, unitIds: ['nobody'] };
    expect(refusal(await queueUnits(game.control, nobody)).code).toBe('notFound');
    const short = { crossingId: 'joes', version: before.version, unitIds: [a!] };
    expect(refusal(await orderMarch(game.control, short)).code).toBe('badInput');
    expect(refusal(await orderMarch(game.control, { ...short, unitIds: [a!, a!, a!] })).message).toBe(
      'A unit stands in this order twice.',
    );
    expect((await at('joes')).version).toBe(before.version);
  });

  it('waiting at a second crossing and over capacity are advice', async () => {
    const { advice } = good(await join('driel', first));
    expect(advice.map(({ message }) => message)).toEqual([
      `${await points(first)} points to cross; a turn carries 4: the rest goes over next turn.`,
      "They wait at another crossing too: 2 Irish Gds (Joe's Bridge (Lommel / De Barrier)).",
    ]);
    const { version } = await at('driel');
    const [unitId] = await ids(first);
    good(await leaveQueue(game.control, { crossingId: 'driel', version, unitId: unitId! }));
    expect(await queued('driel')).toEqual([]);
    expect(refusal(await leaveQueue(game.control, { crossingId: 'driel', version, unitId: unitId! })).code).toBe(
      'changedByAnother',
    );
  });
});

describe('§7 crossing', () => {
  it('OC-107: Control sets what it carries, with a reason', async () => {
    const { version } = await at('joes');
    const set = { crossingId: 'joes', version, capacityPoints: 12, isPrepared: false };
    expect(refusal(await setCrossing(game.control, { ...set, reason: ' ' })).code).toBe('reasonNeeded');
    expect(refusal(await setCrossing(game.control, { ...set, capacityPoints: -1, reason: 'x' })).field).toBe(
      'capacityPoints',
    );
    good(await setCrossing(game.control, { ...set, reason: 'One way only.' }));
    expect(await at('joes')).toMatchObject({ capacityPoints: 12 });
    const ferry = { crossingId: 'driel', version: (await at('driel')).version, capacityPoints: 4, isPrepared: true };
    expect(refusal(await setCrossing(game.control, { ...ferry, reason: 'x' })).field).toBe('isPrepared');
  });

  it('OC-108: strict order, in part where it is too large, and no more than the capacity in a turn', async () => {
    // 10, 6 and 8 points, and 12 of them this turn.
    for (const [name, size] of [
      [first, 10],
      [second, 6],
      [third, 8],
    ] as const)
      expect([name, await points(name)]).toEqual([name, size]);
    const { lines, isSafe } = good(await pass('joes'));
    expect(lines.map(({ message }) => message)).toEqual([
      '12 points a turn, 0 used before.',
      `${first}: 10 points cross, 10 of 10 in all: it crosses wholly.`,
      `${second}: 2 points cross, 2 of 6 in all: it crosses in part and goes on next turn.`,
      `${third}: 0 points cross, 0 of 8 in all: it waits.`,
    ]);
    expect(isSafe).toBe(false);
    expect(await queued('joes')).toEqual([`${second} 2`, `${third} 0`]);
    expect(await at('joes')).toMatchObject({ used: 12 });
    expect(refusal(await pass('joes'))).toMatchObject({ code: 'notNow' });
    await ledgerAgreesIn(game);
  });

  it('who is partly across leaves only with a reason', async () => {
    const { version, queue } = await at('joes');
    expect(queue[0]!.pointsAcross).toBe(2);
    const leave = { crossingId: 'joes', version, unitId: queue[0]!.unitId };
    expect(refusal(await leaveQueue(game.control, leave))).toMatchObject({ code: 'reasonNeeded', field: 'reason' });
  });

  it('what was entered wrongly is taken back: its points are free, and the unit waits where it was', async () => {
    const back = async (name: string, reason = 'It went by the other bridge.') => {
      const { version, passed } = await at('joes');
      const { shortName } = await unit(name);
      const passageId = passed.find((one) => one.name === shortName)?.id ?? 'gone';
      return takeBackPassage(game.control, { crossingId: 'joes', version, passageId, reason });
    };
    expect(refusal(await back(second, ' '))).toMatchObject({ field: 'reason' });
    expect(good(await back(second))).toMatchObject({ isSafe: false });
    expect(await queued('joes')).toEqual([`${second} 0`, `${third} 0`]);
    expect(await at('joes')).toMatchObject({ used: 10 });
    expect(refusal(await back(second)).code).toBe('notFound');
    good(await back(first));
    expect(await queued('joes')).toEqual([`${first} 0`, `${second} 0`, `${third} 0`]);
    expect(await at('joes')).toMatchObject({ used: 0, passed: [] });
    await ledgerAgreesIn(game);
    good(await pass('joes'));
    expect(await queued('joes')).toEqual([`${second} 2`, `${third} 0`]);
    await ledgerAgreesIn(game);
  });

  it('§8: at a blown bridge they may wait, and nobody crosses', async () => {
    const { advice } = good(await join('neerpelt', first));
    expect(advice[0]!.message).toBe('Neerpelt canal bridge is blown: they wait for a bridge.');
    expect(refusal(await pass('neerpelt')).message).toBe(
      'Neerpelt canal bridge is blown: no unit can cross. They can wait for a bridge.',
    );
  });
});

describe('OC-112 bridging (ours)', () => {
  const sappers = 'XXX Corps Troops RE';
  const columns = '1 Bridging Column RASC (Bailey)';
  const begin = async (names: string[], more: Partial<Parameters<typeof beginBridging>[1]> = {}) =>
    beginBridging(game.control, { crossingId: 'neerpelt', place: null, unitIds: await ids(...names), ...more });

  it('takes both sorts, there, and a blown bridge or a place on the water', async () => {
    const { x, y } = await at('neerpelt');
    await put(sappers, x + 1, y);
    expect(refusal(await begin([sappers])).message).toBe(
      'It lacks a bridging column within 2 km of Neerpelt canal bridge.',
    );
    await put(columns, x + 2.5, y);
    expect(refusal(await begin([sappers, columns])).field).toBe('unitIds');
    expect(refusal(await begin([first])).message).toBe(
      `${first} builds no bridges: engineers and bridging columns do.`,
    );
    expect(refusal(await begin([sappers, columns], { crossingId: 'joes' })).message).toContain('stands');
    const dry = { crossingId: null, place: { x: x + 2, y: y - 2 } };
    expect(refusal(await begin([sappers, columns], dry))).toMatchObject({ code: 'badInput', field: 'place' });
    const far = { crossingId: null, place: { x: 900, y: 0 } };
    expect(refusal(await begin([sappers, columns], far)).message).toBe('This place is off the map.');
    expect(await db().bridgingWork.count()).toBe(0);
  });

  it('is given up with a reason, and begun again', async () => {
    const { x, y } = await at('neerpelt');
    await put(columns, x, y - 1);
    const { workId, turnsNeeded } = good(await begin([sappers, columns]));
    expect(turnsNeeded).toBe(1);
    expect(refusal(await begin([sappers, columns])).code).toBe('alreadyDone');
    const [work] = (await crossingsDesk(game.control)).works;
    expect(work).toMatchObject({ name: 'Neerpelt canal bridge', lacks: [], turnsDone: 0 });
    const version = work!.version;
    expect(refusal(await giveUpBridging(game.control, { workId, version, reason: '' })).code).toBe('reasonNeeded');
    good(await giveUpBridging(game.control, { workId, version, reason: 'Needed further up.' }));
    expect((await crossingsDesk(game.control)).works).toEqual([]);
    good(await begin([sappers, columns]));
    await ledgerAgreesIn(game);
  });

  it('at the end of the turn it stands in for the blown bridge, carries 20, and the queue is still there', async () => {
    good(await endTurn(gameControl, { turn: 2, reason: 'The test goes on.' }));
    expect(await at('neerpelt')).toMatchObject({
      kind: 'baileyBridge',
      capacityPoints: 20,
      state: 'safe',
      used: 0,
      tested: null,
    });
    expect(await queued('neerpelt')).toEqual([`${first} 0`]);
    expect(refusal(await begin([sappers, columns])).message).toContain('stands');
    await ledgerAgreesIn(game);
  });

  it('§7: what waited goes on in the next turn, from where it was', async () => {
    expect(await at('joes')).toMatchObject({ used: 0 });
    good(await pass('joes', second));
    const gone = (await at('joes')).passed.find(({ turn }) => turn === 3)!;
    expect(gone).toMatchObject({ points: 4, isWhole: true });
    expect(await queued('joes')).toEqual([`${third} 0`]);
    await ledgerAgreesIn(game);
  });

  it('two begun at once at one place: the second is refused, its name is taken', async () => {
    const { x, y } = await at('nij-road');
    const others = ['43 Div RE', '2 Bridging Column RASC (Bailey and assault boats)'];
    for (const name of [sappers, columns, ...others]) await put(name, x, y - 0.5);
    const here = { crossingId: null, place: { x, y } };
    const answers = await Promise.all([begin([sappers, columns], here), begin(others, here)]);
    const [begun, ...more] = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(more).toEqual([]);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({
      field: 'name',
      message: `${begun!.name} is being built already. Give this bridge a name of its own.`,
    });
    good(await giveUpBridging(game.control, { workId: begun!.workId, version: 1, reason: 'Not here.' }));
  });

  it('over a major river three turns, at a place of its own; a turn without them does not count', async () => {
    const waal = await at('nij-road');
    await put(sappers, waal.x, waal.y - 0.5);
    await put(columns, waal.x, waal.y - 0.6);
    const place = { x: waal.x, y: waal.y };
    const made = good(await begin([sappers, columns], { crossingId: null, place, name: 'Class 40 at Nijmegen' }));
    expect(made).toMatchObject({ turnsNeeded: 3, name: 'Class 40 at Nijmegen' });
    const twice = { crossingId: null, place, name: 'class 40 at Nijmegen' };
    expect(refusal(await begin([sappers, columns], twice))).toMatchObject({
      field: 'name',
      message: 'class 40 at Nijmegen is being built already. Give this bridge a name of its own.',
    });
    const { name: theBridge } = waal;
    expect(refusal(await begin([sappers, columns], { ...twice, name: theBridge })).message).toContain(
      'Another crossing',
    );
    const done = async () => (await db().bridgingWork.findUniqueOrThrow({ where: { id: made.workId } })).turnsDone;
    // Out of the enemy's sight for this test: every German far away.
    const germans = await db().unit.findMany({ where: { gameId: game.gameId, side: 'german', isOnMap: true } });
    for (const { name } of germans) await put(name, 1, 1).catch(() => undefined);
    good(await endTurn(gameControl, { turn: 3, reason: 'The test goes on.' }));
    expect(await done()).toBe(1);
    await put(columns, waal.x, waal.y - 5);
    good(await endTurn(gameControl, { turn: 4, reason: 'The test goes on.' }));
    expect(await done()).toBe(1);
    await put(columns, waal.x, waal.y - 0.6);
    for (const turn of [5, 6]) good(await endTurn(gameControl, { turn, reason: 'The test goes on.' }));
    const work = await db().bridgingWork.findUniqueOrThrow({ where: { id: made.workId } });
    expect(work).toMatchObject({ state: 'built', turnsDone: 3 });
    expect(await at(work.builtId!)).toMatchObject({
      name: 'Class 40 at Nijmegen',
      kind: 'baileyBridge',
      water: 'Waal',
    });
    await ledgerAgreesIn(game);
  });
});

describe('the players', () => {
  it('learn nothing of any of this', async () => {
    const desk = JSON.stringify(await playerDesk(await game.player('82-airborne')));
    for (const word of ['tested', 'queue', 'Class 40', 'prepared', 'pointsAcross']) expect(desk).not.toContain(word);
  });
});
