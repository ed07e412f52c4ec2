import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Result } from '@/lib/result';
import { cancelAirOrder } from '../air/cancel-air-order';
import { dropArea } from '../air/drop-area';
import { issueSquadrons } from '../air/issue-squadrons';
import { landLift } from '../air/land-lift';
import { markAirOrder } from '../air/mark-air-order';
import { putAirCase } from '../air/put-air-case';
import { saveAirOrder } from '../air/save-air-order';
import { saveArea } from '../air/save-area';
import { setWeather } from '../air/set-weather';
import { bringBack } from '../arrivals/bring-back';
import { changeEntry } from '../arrivals/change-entry';
import { issueArrivals } from '../arrivals/issue-arrivals';
import { placeArrival } from '../arrivals/place-arrival';
import { placeColumn } from '../arrivals/place-column';
import { raiseUnit } from '../arrivals/raise-unit';
import { shiftArrival } from '../arrivals/shift-arrival';
import { takeOffMap } from '../arrivals/take-off-map';
import { ruleOnCase } from '../cases/rule-on-case';
import { beginBridging } from '../crossings/begin-bridging';
import { checkCrossing } from '../crossings/check-crossing';
import { giveUpBridging } from '../crossings/give-up-bridging';
import { leaveQueue } from '../crossings/leave-queue';
import { markCrossing } from '../crossings/mark-crossing';
import { orderMarch } from '../crossings/order-march';
import { passCrossing } from '../crossings/pass-crossing';
import { queueUnits } from '../crossings/queue-units';
import { setCrossing } from '../crossings/set-crossing';
import { takeBackPassage } from '../crossings/take-back-passage';
import { testCrossing } from '../crossings/test-crossing';
import { attachUnit } from '../movement/attach-unit';
import { setContact } from '../movement/contact/set-contact';
import { moveColumn } from '../movement/move-column';
import { moveUnit } from '../movement/move-unit';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import type { ControlVerbName as ControlVerb } from '../testing/all-verbs';
import { good, ledgerAgreesIn } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { type ControlSeat, isControl, seatOf } from './seat';

/**
 * Acts of Control one after another as chance has them, over turns that end in between: none breaks, whatever stands after
 * the ones before, and the ledger folds to what is stored. Chance has fixed seeds.
 */

let game: GivenGame;
let seat: ControlSeat;
let turn = 2;
beforeAll(async () => {
  game = await givenGame('market-garden');
  const seats = (await seatsOf(game.gameId)).map(seatOf).filter(isControl);
  seat = seats.find(({ roles }) => roles.includes('gameControl'))!;
});
afterAll(() => game.drop());

/** mulberry32. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
let chance = chanceOf(0);
const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];
const near = (km: number, by = 3) => km + (chance() - 0.5) * by;
const inGame = () => ({ gameId: game.gameId });
const reason = 'As chance has it.';

const units = (where: object) => db().unit.findMany({ where: { ...inGame(), ...where }, orderBy: { id: 'asc' } });
const standing = () => units({ isOnMap: true, isCaptured: false });
const toCome = () => units({ isOnMap: false, isInBox: false, arrivalTurn: { lte: turn + 3 } });
const seen = ({ id, version }: { id: string; version: number }) => ({ unitId: id, version });
const crossings = () => db().crossing.findMany({ where: inGame(), orderBy: { id: 'asc' }, include: { queue: true } });
const at = ({ id, version }: { id: string; version: number }) => ({ crossingId: id, version });
const queued = async () => (await crossings()).filter(({ queue }) => queue.length > 0);
const tasks = () => db().airTask.findMany({ where: { ...inGame(), turn }, orderBy: { id: 'asc' } });
const areas = () => db().interdictionArea.findMany({ where: { ...inGame(), turn }, orderBy: { id: 'asc' } });
const airMove = { taskId: null, version: 0, squadrons: 1 };

/** An act, or nothing where nothing is there to act on. */
const acts: Partial<Record<ControlVerb, () => Promise<Result<unknown> | null>>> = {
  'move-unit': async () => {
    const unit = pick(await standing())!;
    const to = { x: near(unit.x!), y: near(unit.y!), turn, mode: 'tactical' as const, overrule: reason };
    return moveUnit(seat, { ...seen(unit), ...to, slowedBy: chance() < 0.3 ? ['mud'] : [] });
  },
  'move-column': async () => {
    const head = pick(await standing())!;
    const column = (await units({ isOnMap: true, isCaptured: false, formation: head.formation })).slice(0, 3);
    const way: [number, number][] = [[near(head.x!), near(head.y!)]];
    return moveColumn(seat, { turn, units: column.map(seen), way, mode: 'road', overrule: reason } as never);
  },
  'set-contact': async () => {
    const allied = pick(await units({ side: 'allied', isOnMap: true }));
    const german = pick(await units({ side: 'german' }));
    const isInContact = chance() < 0.7;
    return setContact(seat, { turn, unitId: allied!.id, enemyId: german!.id, isInContact, reason });
  },
  'attach-unit': async () => {
    const unit = pick(await standing())!;
    const other = pick(await units({ side: unit.side }))!;
    return attachUnit(seat, { ...seen(unit), turn, formation: chance() < 0.3 ? null : other.formation });
  },
  'set-weather': async () => setWeather(seat, { turn, weather: chance() < 0.3 ? 'bad' : 'fair' }),
  'place-arrival': async () => {
    const unit = pick(await toCome());
    return unit
      ? placeArrival(seat, { ...seen(unit), x: near(unit.entryX), y: near(unit.entryY), overrule: reason })
      : null;
  },
  'place-column': async () => {
    const head = pick(await toCome());
    if (!head) return null;
    const column = (await toCome()).filter(({ entry, side }) => entry === head.entry && side === head.side).slice(0, 3);
    return placeColumn(seat, { units: column.map(seen), x: head.entryX, y: near(head.entryY), overrule: reason });
  },
  'shift-arrival': async () => {
    const unit = pick(await toCome());
    return unit ? shiftArrival(seat, { units: [seen(unit)], turns: chance() < 0.5 ? 1 : -1, reason }) : null;
  },
  'change-entry': async () => {
    const unit = pick(await toCome());
    const entry = unit && pick(game.scenario.entries.filter(({ side }) => side === unit.side));
    return entry ? changeEntry(seat, { units: [seen(unit)], entry: entry.name }) : null;
  },
  'take-off-map': async () => takeOffMap(seat, { ...seen(pick(await units({ isInBox: false }))!), reason }),
  'bring-back': async () => {
    const unit = pick(await units({ isInBox: true }));
    return unit ? bringBack(seat, { ...seen(unit), arrivalTurn: turn + Math.floor(chance() * 2), reason }) : null;
  },
  'raise-unit': async () => {
    const like = pick(await standing())!;
    const name = `Raised ${Math.floor(chance() * 1e6)}`;
    const entry = game.scenario.entries.find(({ side }) => side === like.side)!.name;
    const place = chance() < 0.5 ? null : { x: like.x!, y: like.y! };
    return raiseUnit(seat, {
      teamId: like.teamId,
      name,
      shortName: name.slice(-8),
      formation: like.formation,
      profile: '2-1-0',
      reason,
      arm: 'infantry',
      nation: 'UK',
      mover: 'foot',
      carriage: 'foot',
      sizePoints: 1,
      at: place,
      entry,
    });
  },
  'mark-crossing': async () => {
    const state = pick(['untested', 'blown', 'tested', 'safe'] as const)!;
    return markCrossing(seat, { ...at(pick(await crossings())!), state, reason });
  },
  'set-crossing': async () => {
    const set = { capacityPoints: Math.floor(chance() * 40), isPrepared: chance() < 0.3, reason };
    return setCrossing(seat, { ...at(pick(await crossings())!), ...set });
  },
  'test-crossing': async () =>
    testCrossing(seat, { ...at(pick(await crossings())!), face: 1 + Math.floor(chance() * 6), reason }),
  'check-crossing': async () => {
    const crossing = pick((await crossings()).filter(({ state }) => state === 'tested'));
    const unit = pick(await standing())!;
    return crossing ? checkCrossing(seat, { ...at(crossing), unitId: unit.id }) : null;
  },
  'queue-units': async () => {
    const all = await standing();
    const unitIds = [...new Set([pick(all)!.id, pick(all)!.id])];
    return queueUnits(seat, { ...at(pick((await crossings()).slice(0, 6))!), unitIds });
  },
  'order-march': async () => {
    const crossing = pick(await queued());
    return crossing ? orderMarch(seat, { ...at(crossing), unitIds: crossing.queue.map(({ unitId }) => unitId) }) : null;
  },
  'leave-queue': async () => {
    const crossing = pick(await queued());
    return crossing ? leaveQueue(seat, { ...at(crossing), unitId: pick(crossing.queue)!.unitId, reason }) : null;
  },
  'pass-crossing': async () => {
    const crossing = pick(await queued());
    return crossing ? passCrossing(seat, { ...at(crossing), turn }) : null;
  },
  'take-back-passage': async () => {
    const passage = pick(await db().passage.findMany({ where: { ...inGame(), turn }, orderBy: { id: 'asc' } }));
    const crossing = (await crossings()).find(({ id }) => id === passage?.crossingId);
    return passage && crossing ? takeBackPassage(seat, { ...at(crossing), passageId: passage.id, reason }) : null;
  },
  'begin-bridging': async () => {
    const crossing = pick((await crossings()).filter(({ state }) => state === 'blown'));
    if (!crossing) return null;
    const { x, y } = crossing;
    const builders = await units({ name: { in: ['XXX Corps Troops RE', '1 Bridging Column RASC (Bailey)'] } });
    for (const unit of builders)
      await moveUnit(seat, {
        ...seen(unit),
        turn,
        x: near(x, 0.5),
        y: near(y, 0.5),
        mode: 'tactical',
        overrule: reason,
      });
    return beginBridging(seat, { crossingId: crossing.id, place: null, unitIds: builders.map(({ id }) => id) });
  },
  'give-up-bridging': async () => {
    const work = pick(await db().bridgingWork.findMany({ where: { ...inGame(), state: 'building' } }));
    return work && chance() < 0.3 ? giveUpBridging(seat, { workId: work.id, version: work.version, reason }) : null;
  },
  'save-air-order': async () => {
    const to = pick(await standing())!;
    const place = { x: Math.round(to.x!), y: Math.round(to.y!) };
    const area = pick(await areas());
    const escorted = pick((await tasks()).filter(({ mission }) => mission !== 'escort' && mission !== 'airCover'));
    const lift = pick(game.scenario.lifts.filter((one) => one.turn <= turn));
    const wishes: object[] = [
      { squadronId: 'jagdkorps-fighters', mission: 'airCover', ...place, radiusKm: 5 },
      {
        squadronId: '83-group-recce',
        mission: 'recce',
        squares: [[place.x, place.y]],
        route: [[place.x - 20, place.y]],
      },
      { squadronId: '83-group-typhoon', mission: 'closeAirSupport', formation: 'Guards Armoured Div' },
    ];
    if (area) wishes.push({ squadronId: '2-group-mitchell', mission: 'bombing', areaId: area.id });
    if (escorted) wishes.push({ squadronId: 'adgb-fighters', mission: 'escort', escortsId: escorted.id });
    if (lift) wishes.push({ squadronId: null, mission: 'airTransport', liftId: lift.id });
    return saveAirOrder(seat, { ...airMove, turn, ...pick(wishes)! } as never);
  },
  'cancel-air-order': async () => {
    const task = pick(await tasks());
    return task && chance() < 0.4 ? cancelAirOrder(seat, { taskId: task.id, version: task.version }) : null;
  },
  'mark-air-order': async () => {
    const task = pick(await tasks());
    const state = pick(['ordered', 'flown', 'drivenOff'] as const)!;
    return task && chance() < 0.4
      ? markAirOrder(seat, { taskId: task.id, version: task.version, state, reason })
      : null;
  },
  'land-lift': async () => {
    const task = pick((await tasks()).filter(({ liftId }) => liftId));
    const lift = game.scenario.lifts.find(({ id }) => id === task?.liftId);
    const aboard = (await units({ id: { in: lift?.unitIds ?? [] }, isOnMap: false })).map(({ id }) => id);
    if (!task || !lift || aboard.length === 0) return null;
    const landings = aboard.map((unitId) => ({ unitId, ...lift.place }));
    return landLift(seat, { taskId: task.id, version: task.version, landings });
  },
  'save-area': async () => {
    const target = pick(await units({ side: 'german', isOnMap: true, isCaptured: false }))!;
    const guns = pick(
      await units({ side: 'allied', isOnMap: true, artilleryClass: { in: ['field', 'medium', 'heavy'] } }),
    );
    const place = { x: near(target.x!, 1), y: near(target.y!, 1), guns: chance() < 0.5 && guns ? [guns.id] : [] };
    return saveArea(seat, { areaId: null, version: 0, turn, ...place, isFlakSuppression: chance() < 0.3 });
  },
  'drop-area': async () => {
    const area = pick(await areas());
    return area && chance() < 0.4 ? dropArea(seat, { areaId: area.id, version: area.version }) : null;
  },
  'put-air-case': async () => {
    const task = pick(await tasks());
    const area = pick(await areas());
    const abouts: object[] = [];
    if (area) abouts.push({ areaId: area.id });
    if (task) abouts.push(task.mission === 'recce' ? { recceOf: task.id } : { flakOf: task.id, mission: 'overflight' });
    const about = pick(abouts);
    return about ? putAirCase(seat, { turn, about: about as never, faces: null }) : null;
  },
  'rule-on-case': async () => {
    const kept = pick(await db().rulesCase.findMany({ where: { ...inGame(), turn }, orderBy: { number: 'asc' } }));
    return kept ? ruleOnCase(seat, { caseId: kept.id, version: kept.version, reason }) : null;
  },
  'issue-arrivals': async () => issueArrivals(seat, { teamId: null, until: turn + 1 + Math.floor(chance() * 4) }),
  'issue-squadrons': async () => {
    const groups = [{ squadronId: '83-group-typhoon', squadrons: Math.floor(chance() * 8) }];
    return issueSquadrons(seat, { teamKeys: ['guards-armoured'], groups });
  },
};
const verbs = Object.keys(acts) as ControlVerb[];
/** The number of times that each was carried out. */
const carriedOut = new Map<ControlVerb, number>();

/** Every verb once, then as chance has them. */
async function play(seed: number, count: number): Promise<void> {
  chance = chanceOf(seed);
  for (let i = 0; i < count; i++) {
    const verb = i < verbs.length ? verbs[i]! : pick(verbs)!;
    const answer = await acts[verb]!();
    if (answer?.ok) carriedOut.set(verb, (carriedOut.get(verb) ?? 0) + 1);
    else if (answer) expect(answer.refusal.message, verb).not.toMatch(/NaN|undefined|null|Infinity/);
  }
}

describe('a hundred and eighty acts in three turns', () => {
  it.each([11, 12, 13])('seed %i: nothing breaks, and the ledger folds to what is stored', async (seed) => {
    await play(seed, 60);
    good(await closeMovement(seat, { turn }));
    await ledgerAgreesIn(game);
    turn = good(await endTurn(seat, { turn, reason })).turn;
    await ledgerAgreesIn(game);
    // Nobody off the map is on a desk, and nobody is on another team's.
    const guards = await game.player('guards-armoured');
    const own = new Map((await units({ teamId: guards.teamId })).map((unit) => [unit.counterId, unit]));
    for (const { id, x, y, isLost } of (await playerDesk(guards)).counters) {
      const unit = own.get(id)!;
      expect(isLost ? unit.isCaptured : unit.isOnMap).toBe(true);
      if (!isLost) expect([x, y]).toEqual([unit.x, unit.y]);
    }
  });

  it('most verbs had something to do', () => {
    expect(verbs.filter((verb) => carriedOut.has(verb)).length).toBeGreaterThan(verbs.length - 8);
  });
});
