import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { declarationOf } from '../kernel/verb';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { cancelAirOrder } from './cancel-air-order';
import { markAirOrder } from './mark-air-order';
import { saveAirOrder } from './save-air-order';
import { setWeather } from './set-weather';

/** Turn 2 is the afternoon of 17 September, turn 3 the night, turns 4 and 5 the morning and afternoon of the 18th. */
let game: GivenGame;
let gameControl: ControlSeat;
let others: ControlSeat[];
beforeEach(async () => {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  gameControl = seats.find(({ roles }) => roles.includes('gameControl'))!;
  others = seats.filter(({ roles }) => !roles.includes('gameControl'));
});
afterEach(() => game.drop());

const irish = ['A004', 'A005'];
const walther = 'KG Walther';
const order = (more: object = {}) => ({
  taskId: null,
  version: 0,
  turn: 2,
  squadronId: '83-group-typhoon',
  squadrons: 2,
  mission: 'closeAirSupport' as const,
  formation: 'Guards Armoured Div',
  hasAirLiaison: true,
  ...more,
});
const layOn = (more: object = {}) => saveAirOrder(game.control, order(more));
const ends = async (turn: number) => good(await endTurn(gameControl, { turn, reason: 'The test goes on.' }));
const tasks = () => db().airTask.findMany({ where: { gameId: game.gameId }, orderBy: { id: 'asc' } });
const inTheOpen = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };

/** A combat of one unit a side; `attacker` of the Guards. */
async function combat(attacker: string, air: object[], stands?: { combatId: string; version: number }) {
  const [defender] = await db().unit.findMany({
    where: { gameId: game.gameId, formation: walther, isOnMap: true, artilleryClass: null },
    orderBy: { id: 'asc' },
  });
  return groupCombat(game.control, {
    combatId: null,
    version: 0,
    ...stands,
    ground: inTheOpen,
    units: [
      { unitId: attacker, role: 'attacker' },
      { unitId: defender!.id, role: 'defender' },
    ],
    air: air as [],
  });
}
const entry = (airTaskId: string, squadrons: number, isCabRank = false) => ({
  role: 'attacker' as const,
  kind: 'alliedGroundAttack' as const,
  squadrons,
  isCabRank,
  inGroundOrders: true,
  inAirOrders: true,
  hasAirLiaison: true,
  airTaskId,
});

describe('laying squadrons on (§9 Close Air Support, §12a)', () => {
  it('lays on, changes and cancels; each is entered in the ledger', async () => {
    const { taskId, version } = good(await layOn());
    const changed = good(await layOn({ taskId, version, squadrons: 3, hasAirLiaison: false }));
    expect(await tasks()).toMatchObject([{ id: taskId, turn: 2, squadrons: 3, hasAirLiaison: false, version: 2 }]);
    expect(refusal(await layOn({ taskId, version, squadrons: 4 })).code).toBe('changedByAnother');
    expect(refusal(await cancelAirOrder(game.control, { taskId, version })).code).toBe('changedByAnother');
    good(await cancelAirOrder(game.control, { taskId, version: changed.version }));
    expect(refusal(await cancelAirOrder(game.control, { taskId, version: 2 })).code).toBe('alreadyDone');
    expect(refusal(await layOn({ taskId, version: 2 })).code).toBe('notFound');
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, kind: 'airTask' } });
    expect(entries.map(({ verb }) => verb).sort()).toEqual(['cancel-air-order', 'save-air-order', 'save-air-order']);
    expect(declarationOf('take-off-air')?.inLedger, 'the name in the ledger of an older game').toBe(
      'cancelled an air order',
    );
    await ledgerAgreesIn(game);
  });

  it('OC-97: two umpires at once lay on no more than the group has: 5 and 5 of 8', async () => {
    const both = await Promise.all([layOn({ squadrons: 5 }), layOn({ squadrons: 5, formation: 'XXX Corps' })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(both.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'badInput',
      field: 'squadrons',
      message: '83 Group, Typhoon wings: 3 squadrons free, not 5. A squadron has one task a turn.',
    });
    expect(await tasks()).toHaveLength(1);
    await ledgerAgreesIn(game);
  });

  it('OC-97: squadrons lost are not there to be laid on', async () => {
    game.besideTheLedger();
    await db().squadron.updateMany({ where: { gameId: game.gameId, id: '83-group-typhoon' }, data: { lost: 6 } });
    expect(refusal(await layOn({ squadrons: 3 })).field).toBe('squadrons');
    good(await layOn({ squadrons: 2 }));
  });

  it('refuses another turn, a group that is not there or flies no support, and a formation of the other side', async () => {
    expect(refusal(await layOn({ turn: 1 })).code).toBe('notNow');
    expect(refusal(await layOn({ squadronId: 'nobody' }))).toMatchObject({ code: 'notFound', field: 'squadronId' });
    expect(refusal(await layOn({ squadronId: '83-group-recce', squadrons: 1 })).field).toBe('squadronId');
    expect(refusal(await layOn({ formation: walther })).field).toBe('formation');
    expect(refusal(await layOn({ formation: 'Nobody’s' })).field).toBe('formation');
    expect(refusal(await layOn({ squadronId: 'bomber-command', mission: 'cabRank' }))).toMatchObject({
      field: 'mission',
      rule: '§9 Cab Rank, OC-39',
    });
    const jabos = { squadronId: 'jagdkorps-jabo', formation: walther, squadrons: 3 };
    expect(refusal(await layOn({ ...jabos, mission: 'cabRank' })).field).toBe('mission');
    good(await layOn(jabos));
    expect(await tasks()).toHaveLength(1);
  });

  it('OC-39: a cab rank of the morning flies in the afternoon too, not in the night, and binds its squadrons', async () => {
    await ends(2);
    expect(refusal(await layOn({ turn: 3 }))).toMatchObject({ code: 'badInput', field: 'mission' });
    await ends(3);
    const { taskId } = good(await layOn({ turn: 4, squadrons: 6, mission: 'cabRank' }));
    expect((await combatsDesk(game.control)).air.tasks).toMatchObject([
      { id: taskId, mission: 'cabRank', squadrons: 6 },
    ]);
    await ends(4);
    expect((await combatsDesk(game.control)).air.tasks.map(({ id }) => id)).toEqual([taskId]);
    expect(refusal(await layOn({ turn: 5, squadrons: 3 })).message).toContain('2 squadrons free, not 3');
    await ends(5);
    expect((await combatsDesk(game.control)).air.tasks).toEqual([]);
    await ledgerAgreesIn(game);
  });

  it('close air support is of its turn alone', async () => {
    good(await layOn({ squadrons: 8 }));
    await ends(2);
    await ends(3);
    expect((await combatsDesk(game.control)).air.tasks).toEqual([]);
    good(await layOn({ turn: 4, squadrons: 8 }));
  });
});

describe('air orders flown in combats (OC-97)', () => {
  it('one combat a turn; the other is told which, and the order stays as it is while one flies it', async () => {
    const { taskId } = good(await layOn());
    const first = good(await combat(irish[0]!, [entry(taskId, 2)]));
    const second = refusal(await combat(irish[1]!, [entry(taskId, 2)]));
    expect(second).toMatchObject({ code: 'unitTaken', field: 'air.0.squadrons' });
    expect(second.message).toMatch(/^83 Group, Typhoon wings for Guards Armoured Div: C1 \(.+\) flies it already\./);
    const changed = refusal(await layOn({ taskId, version: 1, squadrons: 3 }));
    expect(changed).toMatchObject({ code: 'unitTaken' });
    expect(refusal(await cancelAirOrder(game.control, { taskId, version: 1 })).code).toBe('unitTaken');
    good(await combat(irish[0]!, [], { combatId: first.combatId, version: first.version }));
    good(await combat(irish[1]!, [entry(taskId, 2)]));
    await ledgerAgreesIn(game);
  });

  it('not twice in one combat, nor with more squadrons than were laid on', async () => {
    const { taskId } = good(await layOn());
    expect(refusal(await combat(irish[0]!, [entry(taskId, 1), entry(taskId, 1)])).message).toContain('twice');
    expect(refusal(await combat(irish[0]!, [entry(taskId, 3)])).message).toContain('2 of 2 squadrons left for it');
    expect(refusal(await combat(irish[0]!, [entry('never-laid-on', 1)])).code).toBe('notFound');
  });

  it('OC-39: two combats share a cab rank, and no more than it has, though both are grouped at once', async () => {
    const { taskId } = good(await layOn({ squadrons: 8, mission: 'cabRank' }));
    const both = await Promise.all([
      combat(irish[0]!, [entry(taskId, 5, true)]),
      combat(irish[1]!, [entry(taskId, 5, true)]),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(both.find(({ ok }) => !ok)!).message).toContain('3 of 8 squadrons left for it, not 5');
    const late = both[0]!.ok ? irish[1]! : irish[0]!;
    good(await combat(late, [entry(taskId, 3, true)]));
    expect((await combatsDesk(game.control)).air.tasks[0]!.usedIn.map(({ squadrons }) => squadrons)).toEqual([5, 3]);
    await ledgerAgreesIn(game);
  });

  it.each([
    [true, 'cabRank flew'],
    [false, 'cabRank onCall'],
  ])('OC-43: of a cab rank in a ruled combat, in the ground orders too %s: %s', async (inGroundOrders, said) => {
    const { taskId } = good(await layOn({ mission: 'cabRank' }));
    const { combatId, version } = good(await combat(irish[0]!, [{ ...entry(taskId, 2, true), inGroundOrders }]));
    good(await closeGrouping(game.control, { turn: 2 }));
    const adjudicated = good(await adjudicateCombat(game.control, { combatId, version, faces: [4, 2] }));
    good(await ruleOnCombat(game.control, { combatId, version: adjudicated.version }));
    const told = (await reportOnDesk(game.control, 'guards-armoured'))!.facts.news.flatMap((one) =>
      one.kind === 'mission' ? [`${one.mission} ${one.result}`] : [],
    );
    expect(told).toEqual([said]);
  });
});

describe('the weather of the turn (OC-113, ours)', () => {
  it('is set by game and air control alone, for this turn, and entered', async () => {
    const teamControl = others.find(({ roles }) => !roles.includes('airControl'))!;
    const airControl = others.find(({ roles }) => roles.includes('airControl'))!;
    expect(refusal(await setWeather(teamControl, { turn: 2, weather: 'bad' })).code).toBe('notYours');
    good(await setWeather(airControl, { turn: 2, weather: 'bad' }));
    expect(refusal(await setWeather(airControl, { turn: 2, weather: 'bad' })).code).toBe('alreadyDone');
    expect(refusal(await setWeather(gameControl, { turn: 1, weather: 'fair' })).code).toBe('notNow');
    await ends(2);
    expect(
      (await db().turn.findMany({ where: { gameId: game.gameId, weather: 'bad' } })).map((turn) => turn.number),
    ).toEqual([2]);
    await ledgerAgreesIn(game);
  });
});

describe('an air order that nothing has become of holds the end of the turn (§4, §12)', () => {
  const left = async () =>
    (refusal(await endTurn(gameControl, { turn: 2 })) as { theirs?: string[] }).theirs!.filter((one) =>
      /Group|lift|reconnaissance/.test(one),
    );
  const unmet =
    '83 Group, Typhoon wings for Guards Armoured Div: no combat has its close air support, and it is not marked flown.';

  it('close air support until a combat has it', async () => {
    const { taskId } = good(await layOn());
    expect(await left()).toEqual([unmet]);
    good(await combat('A004', [entry(taskId, 2)]));
    expect(await left()).toEqual([]);
  });

  it('or until Control marks it flown; air cover may meet nothing', async () => {
    const { taskId, version } = good(await layOn());
    good(
      await layOn({
        mission: 'airCover',
        squadronId: '83-group-spitfire',
        formation: '',
        squadrons: 1,
        x: 40,
        y: 40,
        radiusKm: 5,
      }),
    );
    expect(await left()).toEqual([unmet]);
    good(await markAirOrder(game.control, { taskId, version, state: 'flown', reason: 'Nobody attacked.' }));
    expect(await left()).toEqual([]);
  });
});
