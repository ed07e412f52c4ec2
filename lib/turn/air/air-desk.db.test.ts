import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk, combatsDesk } from '@/lib/desks/control/combat/combats';
import { ruleOnCase } from '../cases/rule-on-case';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { cancelAirOrder } from './cancel-air-order';
import { dropArea } from './drop-area';
import { markAirOrder } from './mark-air-order';
import { putAirCase } from './put-air-case';
import { saveAirOrder } from './save-air-order';
import { saveArea } from './save-area';

/** Turn 2 is the afternoon of 17 September. */
let game: GivenGame;
let gameControl: ControlSeat;
beforeEach(async () => {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
});
afterEach(() => game.drop());

const order = (more: object = {}) =>
  saveAirOrder(game.control, {
    taskId: null,
    version: 0,
    turn: 2,
    squadronId: '83-group-spitfire',
    squadrons: 2,
    mission: 'airCover',
    x: 70,
    y: 75,
    radiusKm: 5,
    ...more,
  });
const area = (more: object = {}) =>
  saveArea(game.control, { areaId: null, version: 0, turn: 2, x: 70, y: 75, ...more });
const units = (where: object) =>
  db().unit.findMany({ where: { gameId: game.gameId, isOnMap: true, ...where }, orderBy: { id: 'asc' } });
const task = (id: string) => db().airTask.findUniqueOrThrow({ where: { id } });
const field = async (side: 'allied' | 'german' = 'german') =>
  (await units({ artilleryClass: 'field', side })).filter(({ x }) => x !== null);

describe('every mission of §12 as an air order', () => {
  it('air cover, recce, bombing, escort and transport keep what they need, and nothing else', async () => {
    const cover = good(await order({ formation: 'Guards Armoured Div', squares: [[1, 1]], liftId: 't2-dz-x' }));
    expect(await task(cover.taskId)).toMatchObject({ x: 70, y: 75, radiusKm: 5, formation: '', liftId: null });
    const { areaId } = good(await area({ name: 'Elst' }));
    const typhoons = { squadronId: '83-group-typhoon', mission: 'bombing', areaId };
    const bombing = good(await order({ ...typhoons, route: [[60, 60]] }));
    expect(await task(bombing.taskId)).toMatchObject({ areaId, route: [[60, 60]], x: null, radiusKm: null });
    good(await order({ mission: 'escort', escortsId: bombing.taskId }));
    good(await order({ squadronId: '83-group-recce', mission: 'recce', squadrons: 1, squares: [[70, 75]] }));
    const lift = { squadronId: null, mission: 'airTransport', liftId: 't2-dz-x' };
    good(await order({ ...lift, squadrons: 4, x: null, y: null }));
    expect(refusal(await order({ ...lift, squadrons: 3 })).message).toBe('DZ X: 2 of 6 serials left.');
    expect(refusal(await order({ ...lift, liftId: 't5-dz-y', squadrons: 1 }))).toMatchObject({
      code: 'notNow',
      message: 'This lift is due in turn 5.',
    });
    await ledgerAgreesIn(game);
  });

  it('refuses the wrong trade, a place off the map, another side’s escort, an area that is gone', async () => {
    expect(refusal(await order({ squadronId: '83-group-typhoon' })).field).toBe('squadronId');
    expect(refusal(await order({ squadronId: '83-group-recce', mission: 'bombing' })).field).toBe('squadronId');
    expect(refusal(await order({ x: 700 }))).toMatchObject({ field: 'place', message: 'This place is off the map.' });
    expect(refusal(await order({ squadronId: null, mission: 'bombing' })).field).toBe('squadronId');
    expect(refusal(await order({ mission: 'bombing', areaId: 'gone' }))).toMatchObject({ field: 'areaId' });
    expect(refusal(await order({ mission: 'bombing' }))).toMatchObject({ field: 'areaId' });
    expect(refusal(await order({ squadronId: '83-group-recce', mission: 'recce', squares: [[700, 75]] })).message).toBe(
      'One of the squares is off the map.',
    );
    const { areaId } = good(await area());
    const german = good(await order({ squadronId: 'luftwaffe-bombers', mission: 'bombing', areaId }));
    expect(refusal(await order({ mission: 'escort', escortsId: german.taskId })).message).toBe(
      'It escorts its own side only.',
    );
    expect(await db().airTask.count({ where: { gameId: game.gameId } })).toBe(1);
  });

  it('OC-97: close support and bombing are tasks of the same squadrons', async () => {
    const { areaId } = good(await area());
    good(await order({ squadronId: '83-group-typhoon', mission: 'bombing', areaId, squadrons: 6 }));
    const support = { squadronId: '83-group-typhoon', mission: 'closeAirSupport', formation: 'Guards Armoured Div' };
    expect(refusal(await order({ ...support, squadrons: 3 })).message).toContain('2 squadrons free, not 3');
    good(await order({ ...support, squadrons: 2 }));
  });

  it('what is escorted or has been in the air is not cancelled', async () => {
    const { areaId } = good(await area());
    const bombing = good(await order({ squadronId: '83-group-typhoon', mission: 'bombing', areaId }));
    const escort = good(await order({ mission: 'escort', escortsId: bombing.taskId }));
    const off = (id: string, version: number) => cancelAirOrder(game.control, { taskId: id, version });
    expect(refusal(await off(bombing.taskId, 1)).message).toContain('Fighters escort it');
    good(await off(escort.taskId, 1));
    good(
      await markAirOrder(game.control, {
        taskId: bombing.taskId,
        version: 1,
        state: 'drivenOff',
        reason: 'Jumped over the Maas.',
      }),
    );
    expect(refusal(await off(bombing.taskId, 2)).code).toBe('alreadyDone');
    expect(
      refusal(await order({ taskId: bombing.taskId, version: 2, squadronId: '83-group-typhoon', areaId })).code,
    ).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });
});

describe('bombing areas (§9 Bombing/Interdiction)', () => {
  it('are placed, moved, given guns and taken off; each is entered with its guns', async () => {
    const [guns] = await field();
    const at = { x: guns!.x! + 4, y: guns!.y! };
    const made = good(await area({ ...at, guns: [guns!.id] }));
    expect(await db().interdictionArea.findMany()).toMatchObject([{ name: 'Area 1', isFlakSuppression: false }]);
    expect(refusal(await area({ ...at, guns: [guns!.id] }))).toMatchObject({ code: 'unitTaken', field: 'guns.0' });
    const changed = good(
      await area({ ...at, areaId: made.areaId, version: 1, name: 'Elst', isFlakSuppression: true, guns: [] }),
    );
    expect(await db().areaGun.count()).toBe(0);
    await ledgerAgreesIn(game);
    expect(refusal(await area({ ...at, areaId: made.areaId, version: 1 })).code).toBe('changedByAnother');
    expect(refusal(await dropArea(game.control, { areaId: made.areaId, version: 1 })).code).toBe('changedByAnother');
    good(await dropArea(game.control, { areaId: made.areaId, version: changed.version }));
    expect(refusal(await dropArea(game.control, { areaId: made.areaId, version: 2 })).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });

  it('a stale hand changes no guns', async () => {
    const [guns] = await field();
    const at = { x: guns!.x! + 4, y: guns!.y! };
    const made = good(await area({ ...at, guns: [guns!.id] }));
    expect(refusal(await area({ ...at, areaId: made.areaId, version: 7, guns: [] })).code).toBe('changedByAnother');
    expect(await db().areaGun.count()).toBe(1);
  });

  it('refused off the map, out of range, by rockets (OC-32), in another turn; nothing half stored', async () => {
    expect(refusal(await area({ x: -900 })).field).toBe('place');
    expect(refusal(await area({ turn: 1 })).code).toBe('notNow');
    const [guns] = await field();
    expect(refusal(await area({ x: guns!.x! + 12.5, y: guns!.y!, guns: [guns!.id] }))).toMatchObject({
      field: 'guns.0',
      rule: '§9 Supporting Artillery',
    });
    await db().unit.updateMany({ where: { gameId: game.gameId, id: guns!.id }, data: { artilleryClass: 'rocket' } });
    expect(refusal(await area({ x: guns!.x! + 4, y: guns!.y!, guns: [guns!.id] }))).toMatchObject({
      rule: '§9 Supporting Artillery, OC-32',
    });
    expect(await db().interdictionArea.count()).toBe(0);
  });

  it('squadrons on it keep it', async () => {
    const { areaId } = good(await area());
    const { taskId } = good(await order({ squadronId: '83-group-typhoon', mission: 'bombing', areaId }));
    expect(refusal(await dropArea(game.control, { areaId, version: 1 })).code).toBe('unitTaken');
    good(await cancelAirOrder(game.control, { taskId, version: 1 }));
    good(await dropArea(game.control, { areaId, version: 1 }));
  });

  it('OC-33: guns that shell an area support no combat, and the other way about, though both come at once', async () => {
    const [guns] = await field('german');
    const [allied] = await units({ side: 'allied', artilleryClass: null });
    const [german] = await units({ side: 'german', artilleryClass: null });
    const at = { x: guns!.x! + 4, y: guns!.y! };
    const combat = () =>
      groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: german!.id, role: 'attacker' },
          { unitId: allied!.id, role: 'defender' },
          { unitId: guns!.id, role: 'attacker', isArtillery: true },
        ],
        air: [],
      });
    const both = await Promise.all([area({ ...at, guns: [guns!.id] }), combat()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(both.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'unitTaken',
      rule: '§9 Supporting Artillery, OC-33',
    });
    await ledgerAgreesIn(game);
  });

  it('OC-81, OC-87: ruled on, units are immobilised and flak suppressed for this turn; the area stays as it was', async () => {
    const flak = (await units({ side: 'german' })).find(({ flakWeights, x }) => flakWeights.length > 0 && x !== null)!;
    const made = good(await area({ x: flak.x!, y: flak.y!, isFlakSuppression: true }));
    const areaId = made.areaId;
    good(await order({ squadronId: '83-group-typhoon', mission: 'bombing', areaId, squadrons: 1 }));
    const inside = (await units({})).filter(
      ({ x, y }) => x !== null && y !== null && Math.abs(x - flak.x!) <= 1 && Math.abs(y - flak.y!) <= 1,
    );
    const put = good(await putAirCase(game.control, { turn: 2, about: { areaId }, faces: inside.map(() => 5) }));
    expect(refusal(await area({ areaId, version: 1 })).message).toBe(`Its dice have fallen: case ${put.number}.`);
    expect(refusal(await dropArea(game.control, { areaId, version: 1 })).code).toBe('alreadyDone');
    good(await ruleOnCase(game.control, { caseId: put.caseId, version: 1 }));
    const now = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, id: flak.id } });
    expect(now).toMatchObject({ immobilisedIn: 2, suppressedIn: 2, stepsLost: flak.stepsLost });
    await ledgerAgreesIn(game);
  });
});

describe('OC-44: close support that was driven off gives its combat nothing', () => {
  it('is no longer proposed, and a combat grouped with it is resolved without it', async () => {
    const support = { squadronId: '83-group-typhoon', mission: 'closeAirSupport', formation: 'Guards Armoured Div' };
    const { taskId } = good(await order({ ...support, squadrons: 2, hasAirLiaison: true }));
    const [defender] = await units({ formation: 'KG Walther', artilleryClass: null });
    const { combatId } = good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: 'A004', role: 'attacker', isPrepared: true },
          { unitId: defender!.id, role: 'defender' },
        ],
        air: [
          {
            role: 'attacker',
            kind: 'alliedGroundAttack',
            squadrons: 2,
            isCabRank: false,
            inGroundOrders: true,
            inAirOrders: true,
            hasAirLiaison: true,
            airTaskId: taskId,
          },
        ],
      }),
    );
    await db().airTask.update({ where: { id: taskId }, data: { lost: 1 } });
    expect((await combatsDesk(game.control)).air.tasks).toMatchObject([{ id: taskId, squadrons: 1 }]);
    await db().airTask.update({ where: { id: taskId }, data: { lost: 0 } });
    good(
      await markAirOrder(game.control, {
        taskId,
        version: 1,
        state: 'drivenOff',
        reason: 'Jumped by 109s.',
      }),
    );
    const desk = (await combatOnDesk(game.control, combatId))!;
    good(await closeGrouping(gameControl, { turn: 2 }));
    good(await adjudicateCombat(game.control, { combatId, version: desk.version, faces: null, untested: 'The test.' }));
    const { finding } = (await combatOnDesk(game.control, combatId))!;
    const line = finding!.lines.find(({ rule }) => rule.includes('OC-44'))!;
    expect(line).toMatchObject({ points: 0, rule: '§13 Air to Air Combat, OC-44' });
    expect(line.what).toBe('Nothing from 2 Allied ground attack squadrons: shot down or driven off on the way.');
    await ledgerAgreesIn(game);
  });
});
