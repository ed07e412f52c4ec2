import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { openWork } from '@/lib/desks/control/frame/open-work';
import { board } from '@/lib/desks/control/sequence/board';
import { takeCard } from '../claims/take-card';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { createSeat } from './create-seat';
import { setOneUmpire } from './set-one-umpire';

let game: GivenGame;
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

const seatOfNewUmpire = async (): Promise<ControlSeat> => {
  const { seatId } = good(
    await createSeat(game.control, { kind: 'control', label: 'Anna', roles: ['teamControl'], teamKeys: [] }),
  );
  return seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
};

describe('a scenario with one seat of Control', () => {
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
  });

  it('opens for one umpire, and the ledger has it from the first entry on', async () => {
    expect((await chrome(game.control)).isOneUmpire).toBe(true);
    const first = (await entriesOf(game.gameId)).find(({ kind }) => kind === 'game')!;
    expect(first.after).toMatchObject({ isOneUmpire: true });
  });

  it('Game Control turns it off and on again; no player’s desk is touched', async () => {
    const before = await cursorsOf(game.gameId);
    expect(refusal(await setOneUmpire(game.control, { isOn: true }))).toMatchObject({
      code: 'alreadyDone',
      message: 'This is already set.',
    });
    good(await setOneUmpire(game.control, { isOn: false }));
    expect((await chrome(game.control)).isOneUmpire).toBe(false);
    expect((await entriesOf(game.gameId)).at(-1)).toMatchObject({
      kind: 'game',
      before: { isOneUmpire: true },
      after: { isOneUmpire: false },
    });
    good(await setOneUmpire(game.control, { isOn: true }));
    const [entry] = await db().ledgerEntry.findMany({
      where: { gameId: game.gameId },
      orderBy: { number: 'desc' },
      take: 1,
    });
    expect(entry).toMatchObject({ verb: 'set-one-umpire', seatId: game.control.id });
    expect((await cursorsOf(game.gameId)).desks).toEqual(before.desks);
  });

  it('is Game Control’s to set, and a word that is neither is refused at its field', async () => {
    const anna = await seatOfNewUmpire();
    expect(refusal(await setOneUmpire(anna, { isOn: true })).code).toBe('notYours');
    const player = (await game.player('1-airborne')) as never;
    expect(refusal(await setOneUmpire(player, { isOn: false })).code).toBe('notYours');
    const wrong = await setOneUmpire(game.control, { isOn: 'perhaps' } as never);
    expect(refusal(wrong)).toMatchObject({ code: 'badInput', field: 'isOn' });
  });

  it('ends with a further seat of Control, and with none for a player', async () => {
    const team = { kind: 'player' as const, label: 'Signals', teamKey: '1-airborne', duty: 'operations' as const };
    good(await createSeat(game.control, team));
    expect((await chrome(game.control)).isOneUmpire).toBe(true);
    await seatOfNewUmpire();
    expect((await chrome(game.control)).isOneUmpire).toBe(false);
    const last = (await entriesOf(game.gameId)).filter(({ kind }) => kind === 'game').at(-1);
    expect(last).toMatchObject({ before: { isOneUmpire: true }, after: { isOneUmpire: false } });
  });

  it('nobody’s claim stands in his way; with several umpires it does again', async () => {
    const anna = await seatOfNewUmpire();
    good(await setOneUmpire(game.control, { isOn: true }));
    const { combatId, version } = good(await groupCombat(anna, workedExample));
    const card = { kind: 'combat' as const, subjectId: combatId };
    good(await takeCard(anna, card));
    expect((await cardClaims(game.control)).claims).toEqual([]);
    good(await groupCombat(game.control, { ...workedExample, combatId, version }));
    good(await setOneUmpire(game.control, { isOn: false }));
    const held = (await cardClaims(anna)).claims.map(({ subjectId, isMine }) => ({ subjectId, isMine }));
    expect(held).toEqual([{ subjectId: combatId, isMine: false }]);
    expect(refusal(await takeCard(anna, card)).message).toMatch(/^Control took C1 Arnhem less than a minute ago\./);
  });

  it('every team is his, whichever his seat names', async () => {
    const anna = await seatOfNewUmpire();
    good(await setOneUmpire(game.control, { isOn: true }));
    good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const waits = async () => (await openWork(anna, await board(anna))).waiting.map(({ name }) => name);
    expect(await waits()).toContain('C1 Arnhem');
    good(await setOneUmpire(game.control, { isOn: false }));
    expect(await waits()).toEqual([]);
  });
});

describe('a scenario with several seats of Control', () => {
  beforeEach(async () => {
    game = await givenGame('market-garden');
  });

  it('opens for a crew', async () => expect((await chrome(game.control)).isOneUmpire).toBe(false));
});
