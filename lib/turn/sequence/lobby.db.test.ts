import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { createSeat } from '../access/create-seat';
import { resumeClock } from '../clock/resume-clock';
import { type ControlSeat, type PlayerSeat, seatOf } from '../kernel/seat';
import { saveDraft } from '../orders/save-draft';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { shiftClock } from '../testing/shift-clock';
import { beginGame } from './begin-game';
import { endTurn } from './end-turn';
import { movePhase } from './move-phase';
import { nameNetwork } from './name-network';
import { pickAddress } from './pick-address';

let game: GivenGame;
let control: ControlSeat;
let frost: PlayerSeat;
beforeEach(async () => {
  game = await givenLobby('arnhem-bridge');
  control = game.control;
  frost = await game.player('1-airborne');
});
afterEach(async () => {
  await shiftClock(0);
  await ledgerAgreesIn(game);
  await game.drop();
});

const leftMs = async () => {
  const { clock } = await playerDesk(frost);
  return Date.parse(clock.phaseEndsAt) - Date.parse(clock.pausedAt ?? clock.now);
};
const tenMinutes = 600_000;

describe('a game that has been opened', () => {
  it('is a lobby: its clock stands on every desk, whatever time passes, and it can be read', async () => {
    const { clock, counters, reports } = await playerDesk(frost);
    expect(clock).toMatchObject({ isBegun: false, phase: 'orders' });
    expect(counters.length).toBeGreaterThan(0);
    expect(reports).toBeDefined();
    expect(await leftMs()).toBe(tenMinutes);
    await shiftClock(3_600);
    expect(await leftMs()).toBe(tenMinutes);
    expect(await hallBoard(game.gameId)).toMatchObject({ isBegun: false, network: '' });
  });

  it('is written for: a draft is kept', async () => {
    const [counter] = (await playerDesk(frost)).counters;
    const row = { ...emptyLine, id: 'row', position: 0, version: 0, counterIds: [counter!.id], orders: 'Hold.' };
    good(await saveDraft(frost, { turn: 5, lines: [row], removed: [] }, 'in-the-lobby'));
    expect((await playerDesk(frost)).sheets[0]!.lines[0]!.orders).toBe('Hold.');
  });

  it('goes nowhere before it is begun: no phase, no end of the turn, no clock', async () => {
    const words = 'The game has not begun. Begin it on the turn board first.';
    for (const refused of [
      await movePhase(control, { from: 'orders', to: 'collection' }),
      await endTurn(control, { turn: 5, reason: 'We are late.' }),
      await resumeClock(control, { turn: 5 }),
    ])
      expect(refusal(refused)).toMatchObject({ code: 'notNow', message: words });
  });

  it('tells Control how many seats are taken, and nobody else', async () => {
    const seats = (await seatsOf(game.gameId)).length;
    expect((await chrome(control)).lobby).toEqual({ seats, taken: 0, teams: 2, played: 0, emptyOfPlayed: 0 });
    await db().holder.create({ data: { id: 'somebody' } });
    await db().seat.update({ where: { id: frost.id }, data: { holderId: 'somebody' } });
    expect((await chrome(control)).lobby).toEqual({ seats, taken: 1, teams: 2, played: 1, emptyOfPlayed: 2 });
    await db().seat.update({ where: { id: frost.id }, data: { holderId: null } });
    expect(JSON.stringify(await hallBoard(game.gameId))).not.toContain('taken');
  });

  it('begins with the whole time of its first phase, once, and stays begun', async () => {
    await shiftClock(3_600);
    good(await beginGame(control, {}));
    expect(tenMinutes - (await leftMs())).toBeLessThan(60_000);
    const { clock } = await playerDesk(frost);
    expect(clock).toMatchObject({ isBegun: true, pausedAt: null });
    expect((await chrome(control)).lobby).toBeNull();
    expect(refusal(await beginGame(control, {}))).toMatchObject({
      code: 'alreadyDone',
      message: 'The game has begun already.',
    });
    const [opened, begun] = (await entriesOf(game.gameId)).filter(({ kind }) => kind === 'game');
    expect(opened!.after).toMatchObject({ isBegun: false });
    expect(begun!.after).toMatchObject({ isBegun: true, pausedAt: null });
  });

  it('is begun by Game Control alone', async () => {
    const { seatId } = good(
      await createSeat(control, { kind: 'control', label: 'Anna', roles: ['mapControl'], teamKeys: [] }),
    );
    const anna = seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
    expect(refusal(await beginGame(anna, {})).code).toBe('notYours');
    expect(refusal(await beginGame(frost as never, {})).code).toBe('notYours');
  });
});

describe('the network of the hall', () => {
  it('hangs on the projector, for everybody', async () => {
    good(await nameNetwork(control, { was: '', network: '  Town hall guests ' }));
    expect(await hallBoard(game.gameId)).toMatchObject({ network: 'Town hall guests' });
    expect(refusal(await nameNetwork(control, { was: '', network: 'Cellar' }))).toMatchObject({
      code: 'changedByAnother',
      message: 'Somebody has named it “Town hall guests” meanwhile.',
    });
    good(await nameNetwork(control, { was: 'Town hall guests', network: '' }));
    expect(await hallBoard(game.gameId)).toMatchObject({ network: '' });
  });

  it('names no troops, and is no longer than such a name may be', async () => {
    expect(refusal(await nameNetwork(control, { was: '', network: '2 Para' }))).toMatchObject({
      code: 'badInput',
      field: 'network',
      message: '“2 Para” names troops. Both sides read this.',
    });
    expect(refusal(await nameNetwork(control, { was: '', network: 'x'.repeat(33) }))).toMatchObject({
      field: 'network',
    });
    expect(await hallBoard(game.gameId)).toMatchObject({ network: '' });
  });
});

describe('the address on links, cards and the projector', () => {
  const shown = async () => (await hallBoard(game.gameId))!.address;
  const [first] = process.env.OPCOM_HOSTS?.split(' ') ?? [];
  beforeAll(() => {
    process.env.OPCOM_HOSTS = 'hall.test second.test';
  });
  afterAll(() => {
    if (first === undefined) delete process.env.OPCOM_HOSTS;
    else process.env.OPCOM_HOSTS = first;
  });

  it('is the console’s own choice until Game Control picks another, and what is picked counts while the machine has it', async () => {
    expect(await shown()).toBe('hall.test');
    good(await pickAddress(control, { address: 'second.test' }));
    expect(await shown()).toBe('second.test');
    good(await pickAddress(control, { address: '10.200.200.200' }));
    expect(await shown()).toBe('hall.test');
    good(await pickAddress(control, { address: '' }));
    expect(await shown()).toBe('hall.test');
  });

  it('is a host as an address bar has it, picked by Game Control alone', async () => {
    for (const address of ['http://hall.test', 'hall.test:3000', 'Hall', 'a b', '<b>', 'x'.repeat(254)])
      expect(refusal(await pickAddress(control, { address })), address).toMatchObject({ field: 'address' });
    expect(refusal(await pickAddress(frost as never, { address: 'second.test' })).code).toBe('notYours');
  });
});
