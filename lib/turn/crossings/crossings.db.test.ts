import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { entriesOf } from '@/lib/db/ledger/stored-truth';
import { unitsWhere } from '@/lib/db/movement/units';
import { transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { chrome } from '../control-desk/frame/chrome';
import { type CrossingOnBoard, crossingsDesk } from '../control-desk/ground/crossings';
import { masterMap } from '../control-desk/ground/map';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { playerDesk } from '../player/player-desk';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { beginBridging } from './begin-bridging';
import { checkCrossing } from './check-crossing';
import { giveUpBridging } from './give-up-bridging';
import { leaveQueue } from './leave-queue';
import { markCrossing } from './mark-crossing';
import { orderMarch } from './order-march';
import { passCrossing } from './pass-crossing';
import { queueUnits } from './queue-units';
import { setCrossing } from './set-crossing';
import { takeBackPassage } from './take-back-passage';
import { testCrossing } from './test-crossing';

let game: GivenGame;
let gameControl: ControlSeat;
beforeAll(async () => {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
});
afterAll(() => game.drop());

const at = async (id: string): Promise<CrossingOnBoard> =>
  (await crossingsDesk(game.control)).crossings.find((one) => one.id === id)!;
const queued = async (id: string) => (await at(id)).queue.map(({ name, pointsAcross }) => `${name} ${pointsAcross}`);
const unit = async (name: string) => (await unitsWhere(db(), { gameId: game.gameId, name }))[0]!;
const ids = async (...names: string[]) => Promise.all(names.map(async (name) => (await unit(name)).id));
const turnNow = async () => (await crossingsDesk(game.control)).turn;
const join = async (crossingId: string, ...names: string[]) =>
  queueUnits(game.control, { crossingId, version: (await at(crossingId)).version, unitIds: await ids(...names) });
const pass = async (crossingId: string, last: string | null = null) =>
  passCrossing(game.control, {
    crossingId,
    version: (await at(crossingId)).version,
    turn: await turnNow(),
    last: last && (await unit(last)).id,
  });
const test = async (crossingId: string, face: number | null, reason = '') =>
  testCrossing(game.control, { crossingId, version: (await at(crossingId)).version, face, reason });

/** Puts a unit somewhere, as if it had been moved there. */
const put = async (name: string, x: number, y: number, more: object = {}) =>
  transaction(async (tx) =>
    done(
      await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', (await unit(name)).id, {
        x,
        y,
        isOnMap: true,
        ...more,
      }),
    ),
  );
const points = async (name: string) => (await unit(name)).sizePoints;

// Three battalions of the Irish and Welsh Guards, in hand at the start line.
const [first, second, third] = ['2 (Armd) Irish Guards', '3 Irish Guards', '55 Field Regt RA'] as const;

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
      `${await points(first)} points wait; a turn carries 4: the rest goes over next turn.`,
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
      'Neerpelt canal bridge is blown and carries nobody. They can wait for a bridge.',
    );
  });
});

describe('§8 testing', () => {
  it('a ferry is not tested; a die is one of six; a bridge is tested once', async () => {
    expect(refusal(await test('driel', 3)).message).toBe(
      'Driel – Heveadorp ferry is a ferry: there is nothing to blow.',
    );
    expect(refusal(await test('grave', 7)).field).toBe('face');
    expect(good(await test('grave', 4))).toMatchObject({ face: 4, isBlown: false });
    expect(await at('grave')).toMatchObject({
      state: 'tested',
      tested: { turn: 2, by: game.control.label, face: 4 },
    });
    expect(refusal(await test('grave', 5))).toMatchObject({ code: 'reasonNeeded', field: 'reason' });
    expect(good(await test('grave', 5, 'Shelled again.'))).toMatchObject({ face: 5 });
    await ledgerAgreesIn(game);
  });

  it('two umpires at once: one die, and the other is told what it was', async () => {
    const { version } = await at('heumen');
    const roll = (face: number) => testCrossing(game.control, { crossingId: 'heumen', version, face, reason: '' });
    const answers = await Promise.all([roll(3), roll(3)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'alreadyDone',
      message: `Heumen – lock bridge has been tested by another hand. ${game.control.label} tested it in turn 2: 3, it stands.`,
    });
  });

  it('a 1 blows it, and the server has a die too', async () => {
    expect(good(await test('malden', 1))).toMatchObject({ isBlown: true });
    expect(await at('malden')).toMatchObject({ state: 'blown', tested: { face: 1 } });
    expect(refusal(await test('malden', 6)).code).toBe('alreadyDone');
    const { face, isBlown } = good(await test('hatert', null));
    expect(isBlown).toBe(face === 1);
    await ledgerAgreesIn(game);
  });

  it('OC-110: tested and standing, it is safe once an Allied unit has checked it, with an entry of its own', async () => {
    const grave = await at('grave');
    const check = async (name: string) =>
      checkCrossing(game.control, {
        crossingId: 'grave',
        version: (await at('grave')).version,
        unitId: (await unit(name)).id,
      });
    await put(first, grave.x + 3, grave.y);
    expect(refusal(await check(first)).message).toBe(
      `${first} is 3.0 km off: a unit checks a bridge it stands at, within a kilometre.`,
    );
    const german = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, side: 'german', isOnMap: true } });
    expect(refusal(await check(german.name)).code).toBe('badInput');
    await put(first, grave.x + 0.5, grave.y);
    good(await check(first));
    expect((await at('grave')).state).toBe('safe');
    const last = (await entriesOf(game.gameId)).at(-1)!;
    expect(last).toMatchObject({ kind: 'crossing', subjectId: 'grave', after: { state: 'safe' } });
    expect(refusal(await test('grave', 2, 'again')).message).toContain('is safe: it is not tested any more');
    expect(refusal(await check(first)).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });

  it('§8: and once one has crossed it', async () => {
    good(await join('heumen', first));
    const { isSafe } = good(await pass('heumen'));
    expect(isSafe).toBe(true);
    expect(await at('heumen')).toMatchObject({ state: 'safe', queue: [] });
    const [passing, , safe] = (await entriesOf(game.gameId)).slice(-3);
    expect(passing).toMatchObject({ kind: 'passage', after: { crossingId: 'heumen', isWhole: true } });
    expect(safe).toMatchObject({ kind: 'crossing', before: { state: 'tested' }, after: { state: 'safe' } });
    await ledgerAgreesIn(game);
  });
});

describe('§8 what calls for a test', () => {
  let combatId = '';
  let version = 0;
  it('an Allied unit that reaches a prepared bridge, and a fight over it; the badge and the map say so', async () => {
    const bridge = await at('nij-road');
    expect(bridge.called).toBeNull();
    const before = (await chrome(game.control)).badges.crossings ?? 0;
    await put('1/508 PIR', bridge.x, bridge.y - 0.9);
    expect((await at('nij-road')).called).toMatchObject({ call: 'due', why: ['1/508 PIR has reached it.'] });
    expect((await chrome(game.control)).badges.crossings).toBe(before + 1);
    const onMap = (await masterMap(game.control)).crossings.find(({ id }) => id === 'nij-road')!;
    expect(onMap).toMatchObject({ waiting: 0, call: 'due' });

    const henke = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, shortName: 'KG Henke' } });
    await put(henke.name, bridge.x, bridge.y + 0.4);
    const [attacker] = await ids('1/508 PIR');
    const grouped = good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: attacker!, role: 'attacker' },
          { unitId: henke.id, role: 'defender' },
        ],
      } as never),
    );
    combatId = grouped.combatId;
    version = grouped.version;
    expect((await at('nij-road')).called).toMatchObject({ combats: [{ id: combatId }] });
  });

  it('the combat is not resolved before its test, unless Control says why', async () => {
    good(await closeGrouping(game.control, { turn: 2 }));
    const refused = await adjudicateCombat(game.control, { combatId, version, faces: [6] });
    expect(refusal(refused)).toMatchObject({
      code: 'notNow',
      field: 'untested',
      message: 'Nijmegen – Waal road bridge is fought over and has not been tested. Test it first, or say why not.',
    });
    const without = { combatId, version, faces: null, untested: 'The charges lie on the north bank.' };
    good(await adjudicateCombat(game.control, without));
    const entry = await db().ledgerEntry.findFirstOrThrow({
      where: { gameId: game.gameId, verb: 'adjudicate-combat' },
      orderBy: { number: 'desc' },
    });
    expect(entry.reason).toBe('The charges lie on the north bank.');
    await ledgerAgreesIn(game);
  });

  it('once tested it calls for no other', async () => {
    good(await test('nij-road', 6));
    expect((await at('nij-road')).called).toBeNull();
  });

  it('a bridge by Control’s word blown calls for none either', async () => {
    const bridge = await at('nij-rail');
    await put('1/508 PIR', bridge.x, bridge.y - 0.5);
    expect((await at('nij-rail')).called?.call).toBe('due');
    const mark = { crossingId: 'nij-rail', version: bridge.version, state: 'blown' as const, reason: 'By air.' };
    good(await markCrossing(game.control, mark));
    expect((await at('nij-rail')).called).toBeNull();
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
    const dry = { crossingId: null, place: { x: x + 1, y: y - 3 } };
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
