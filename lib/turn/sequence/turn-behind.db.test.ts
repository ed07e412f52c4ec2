import { afterEach, describe, expect, it } from 'vitest';
import { preparedProposal } from '@/lib/advice/combat/propose-unit-part';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { Scenario } from '@/lib/scenario/types';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { setWeather } from '../air/set-weather';
import { type ControlSeat, isControl, seatOf } from '../kernel/seat';
import { attachUnit } from '../movement/attach-unit';
import { moveUnit } from '../movement/move-unit';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { good, ledgerAgreesIn, refusal, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { endTurn } from './end-turn';

/** The traces of a turn, and what holds a unit in it. The Irish Guards (A004, A005) open having prepared. */
let game: GivenGame;
let gameControl: ControlSeat;
async function begin(alter?: (scenario: Scenario) => Scenario) {
  game = await givenGame('market-garden', alter);
  gameControl = (await seatsOf(game.gameId))
    .map(seatOf)
    .filter(isControl)
    .find(({ roles }) => roles.includes('gameControl'))!;
}
afterEach(() => game.drop());

const ends = async (turn: number) => good(await endTurn(gameControl, { turn, reason: 'The test goes on.' }));
const unit = (id: string) => unitOf(game, id);
/** The Guards hand in one row each for these units. */
async function ordered(turn: number, rows: Record<string, Partial<LineWords>>) {
  const seat = await game.player('guards-armoured');
  const lines = await Promise.all(
    Object.entries(rows).map(async ([id, words], position) => ({
      ...emptyLine,
      action: 'hold' as const,
      posture: 'tact' as const,
      orders: 'As said.',
      ...words,
      id: `row-${turn}-${id}`,
      position,
      version: 0,
      counterIds: [(await unit(id)).counterId],
    })),
  );
  good(await submitOrderSheet(seat, { turn, version: 0, lines }, `write-of-turn-${turn}`));
}
async function moves(id: string, km: number, more: object = {}) {
  const { x, y, version } = await unit(id);
  const { turn } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  return moveUnit(game.control, { unitId: id, version, turn, x: x! - km, y: y!, mode: 'tactical', ...more });
}
const isPreparedToAttack = async (id: string) =>
  preparedProposal({ ...(await unit(id)), isFirstTurn: false }, 'attacker').isPrepared;

describe('§9 preparation, OC-75', () => {
  it('Prepare and a short move up stand as prepared; more than 2 km does not, nor another order, nor none', async () => {
    await begin();
    expect(await isPreparedToAttack('A004')).toBe(true);
    await ordered(2, { A004: { action: 'prepare' }, A005: { action: 'prepare' }, A006: { action: 'hold' } });
    good(await moves('A004', 2));
    good(await moves('A005', 2.01));
    await ends(2);
    expect(await unit('A004')).toMatchObject({ lastAction: 'prepare', lastKmMoved: 2, kmMoved: 0 });
    expect(await isPreparedToAttack('A004')).toBe(true);
    expect(await isPreparedToAttack('A005')).toBe(false);
    expect(await isPreparedToAttack('A006')).toBe(false);
    await ends(3);
    expect(await unit('A004')).toMatchObject({ lastAction: null, lastPosture: null, lastKmMoved: 0 });
    expect(await isPreparedToAttack('A004')).toBe(false);
    await ledgerAgreesIn(game);
  });

  it('thrown back it is not prepared in the next turn; a turn later that holds it back no more', async () => {
    await begin();
    await ordered(2, { A004: { action: 'prepare' } });
    game.besideTheLedger();
    await db().combat.create({
      data: {
        id: 'c',
        gameId: game.gameId,
        turn: 2,
        number: 1,
        name: 'Road',
        state: 'ruled',
        x: 0,
        y: 0,
        attackersLead: '',
        defendersLead: '',
        finding: {},
        resolvedAt: new Date(),
        ruledAt: new Date(),
        dieBy: 'Server',
        ruling: { units: [{ id: 'A004', retiresKm: 1 }] },
      },
    });
    await ends(2);
    expect(await unit('A004')).toMatchObject({ lastAction: 'prepare', hasRetired: true });
    expect(await isPreparedToAttack('A004')).toBe(false);
    await ordered(3, { A004: { action: 'prepare' } });
    await ends(3);
    expect(await unit('A004')).toMatchObject({ lastAction: 'prepare', hasRetired: false });
    expect(await isPreparedToAttack('A004')).toBe(true);
  });
});

describe('§5 Rest, OC-74 (ours)', () => {
  const withRest = (steps: number) => (scenario: Scenario) => ({
    ...scenario,
    opening: { ...scenario.opening, allowsRest: true },
    units: scenario.units.map((one) => (one.id === 'A011' || one.id === 'A009' ? { ...one, stepsLost: steps } : one)),
  });

  it('nine turns running win back one step; a move in between begins the count anew', async () => {
    await begin(withRest(2));
    for (let turn = 2; turn < 11; turn++) {
      await ordered(turn, { A011: { posture: 'rest' }, A009: { posture: 'rest' } });
      if (turn === 6) good(await moves('A009', 0.5));
      await ends(turn);
      const restedTurns = turn - 1;
      expect(await unit('A011')).toMatchObject({ restedTurns, stepsLost: turn === 10 ? 1 : 2 });
    }
    expect(await unit('A011')).toMatchObject({ hasRecovered: true });
    expect(await unit('A009')).toMatchObject({ restedTurns: 4, stepsLost: 2, hasRecovered: false });
    const won = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, rule: { contains: 'OC-74' } } });
    expect(won.map(({ subjectId, before, after }) => [subjectId, before, after])).toEqual([
      ['A011', { stepsLost: 2, hasRecovered: false }, { stepsLost: 1, hasRecovered: true }],
    ]);
    await ledgerAgreesIn(game);
  });

  it('off by default: nothing is counted', async () => {
    await begin();
    await ends(2);
    expect(await db().unit.count({ where: { gameId: game.gameId, restedTurns: { gt: 0 } } })).toBe(0);
  });
});

describe('attachments (§9 Combat Assumptions)', () => {
  const attach = async (id: string, formation: string | null, more: object = {}) =>
    attachUnit(game.control, { unitId: id, version: (await unit(id)).version, turn: 2, formation, ...more });

  it('count from the next turn on, of a flexible unit at once; and end at once', async () => {
    await begin();
    expect(good(await attach('A004', '43 Wessex Div')).attachedFrom).toBe(3);
    expect(good(await attach('A003', '43 Wessex Div')).attachedFrom).toBe(2);
    expect(await unit('A004')).toMatchObject({ attachedTo: '43 Wessex Div', attachedFrom: 3 });
    good(await attach('A004', null));
    expect(await unit('A004')).toMatchObject({ attachedTo: null, attachedFrom: null });
    await ledgerAgreesIn(game);
  });

  it('only to another formation of its side; each refusal says which field', async () => {
    await begin();
    expect(refusal(await attach('A004', 'KG Walther'))).toMatchObject({ code: 'badInput', field: 'formation' });
    expect(refusal(await attach('A004', 'Nobody’s'))).toMatchObject({ code: 'badInput', field: 'formation' });
    expect(refusal(await attach('A004', 'Guards Armoured Div')).message).toContain('its own formation');
    expect(refusal(await attach('A004', null)).code).toBe('alreadyDone');
    good(await attach('A004', 'XXX Corps'));
    expect(refusal(await attach('A004', 'XXX Corps')).code).toBe('alreadyDone');
    expect(refusal(await attach('A004', null, { version: 1 })).code).toBe('changedByAnother');
    expect(refusal(await attach('A004', null, { turn: 1 })).code).toBe('notNow');
  });
});

describe('what slows and what holds', () => {
  it('OC-103, OC-113 (ours): bad weather halves the guide, so a move takes twice its share of the turn', async () => {
    await begin();
    const fair = good(await moves('A005', 1)).turnShareMoved;
    good(await setWeather(gameControl, { turn: 2, weather: 'bad' }));
    const { x, y } = await unit('A005');
    const bad = good(await moves('A005', 0, { x: x!, y: y!, fromStart: true })).turnShareMoved;
    expect(bad).toBeCloseTo(2 * fair, 3);
  });

  it('OC-81: an immobilised unit does not move for the rest of the turn, save by a reason that stays in the ledger', async () => {
    await begin();
    game.besideTheLedger();
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: 'A005' } },
      data: { immobilisedIn: 2 },
    });
    expect(refusal(await moves('A005', 1))).toMatchObject({
      code: 'reasonNeeded',
      field: 'overrule',
      message: '3 Irish Guards is immobilised for the rest of this turn. Say why it moves all the same.',
    });
    good(await moves('A005', 0, { moveNote: 'Bombed on the road.' }));
    good(await moves('A005', 1, { overrule: 'The column was clear of the road.' }));
    const last = await db().ledgerEntry.findFirst({ where: { gameId: game.gameId }, orderBy: { number: 'desc' } });
    expect(last).toMatchObject({ verb: 'move-unit', reason: 'The column was clear of the road.' });
    await ends(2);
    good(await moves('A005', 1));
  });
});

describe('what no player is told', () => {
  it('weather, attachments and rest are not on his desk', async () => {
    await begin();
    const desk = async () => JSON.stringify((await playerDesk(await game.player('guards-armoured'))).counters);
    const before = await desk();
    good(await setWeather(gameControl, { turn: 2, weather: 'bad' }));
    const { version } = await unit('A004');
    good(await attachUnit(game.control, { unitId: 'A004', version, turn: 2, formation: '43 Wessex Div' }));
    expect(await desk()).toBe(before);
  });
});
