import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { good, ledgerAgreesIn, para, refusal, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeGrouping } from './close-grouping';
import { settleSpentUnit } from './settle-spent-unit';

let game: GivenGame;
/** 2 Para at the bridge has lost all five of its steps; the Germans stand half a km off. */
beforeEach(async () => {
  game = await givenGame('arnhem-bridge', (scenario) => ({
    ...scenario,
    units: scenario.units.map((unit) => (unit.id === para ? { ...unit, stepsLost: 5 } : unit)),
  }));
});
afterEach(() => game.drop());

const settle = (more: Partial<Parameters<typeof settleSpentUnit>[1]> = {}) =>
  settleSpentUnit(game.control, { unitId: para, version: 1, place: { x: 73, y: 76 }, ...more });

describe('§9 Unit Status, OC-60: a unit that is no longer effective and in contact', () => {
  it('goes back before the combat, with the rule in the ledger', async () => {
    good(await settle({ reason: 'over the bridge in the dark' }));
    expect(await unitOf(game, para)).toMatchObject({ x: 73, y: 76, hasRetired: true, isCaptured: false });
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, subjectId: para } });
    expect(entry).toMatchObject({
      verb: 'settle-spent-unit',
      rule: '§9 Unit Status, OC-60',
      reason: 'over the bridge in the dark',
    });
    expect(entry.after).toEqual({ x: 73, y: 76, hasRetired: true });
    await ledgerAgreesIn(game);
  });

  it('is captured where it cannot, once', async () => {
    const { version } = good(await settle({ place: null }));
    expect(await unitOf(game, para)).toMatchObject({ isCaptured: true, hasRetired: false });
    expect(refusal(await settle({ place: null, version })).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });

  it('is refused off the map and of an old version; OC-137: the choice stays open once grouping is closed', async () => {
    expect(refusal(await settle({ place: { x: 0, y: 0 } }))).toMatchObject({ code: 'badInput', field: 'place' });
    expect(refusal(await settle({ version: 7 })).code).toBe('changedByAnother');
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await settle({ place: null }));
    expect((await unitOf(game, para)).isCaptured).toBe(true);
  });

  it('is refused of a unit that is effective, and of one that no enemy is near', async () => {
    expect(refusal(await settle({ unitId: 'A096' })).message).toContain('is effective: it stands and fights.');
    const { version } = good(await settle({ place: { x: 60, y: 76 } }));
    expect(refusal(await settle({ version })).message).toBe('No enemy is within passing distance of 2 Para Bn.');
  });
});
