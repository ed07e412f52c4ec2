import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { rulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { createSeat } from '../access/create-seat';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { endTurn } from '../sequence/end-turn';
import { good, ledgerAgreesIn, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { adjudicateCombat } from './adjudicate-combat';
import { choosePolicy } from './choose-policy';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { ruleOnCombat } from './rule-on-combat';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

const reason = 'As the example of the book reckons.';
/** The two notes in which the worked example of §9 reckons otherwise than the list of factors. */
const lightInfantry = { reading: { lightInfantryPenalty: 1 }, was: { lightInfantryPenalty: 2 }, reason } as const;
const advantage = {
  reading: { tacticalAdvantageScope: 'perSide' },
  was: { tacticalAdvantageScope: 'perUnit' },
  reason,
} as const;

const anna = async (): Promise<ControlSeat> => {
  const { seatId } = good(
    await createSeat(game.control, { kind: 'control', label: 'Anna', roles: ['teamControl'], teamKeys: [] }),
  );
  return seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
};
const told = async (seat: ControlSeat) =>
  (await cardClaims(seat)).notes.filter(({ why }) => why === 'policy').map(({ text }) => text);
const inForce = async (name: string) =>
  (await rulebookDesk(game.control)).policies.find((policy) => policy.name === name)!;

/** The worked example of §9, grouped and resolved by the die. */
async function fought(turn: number, die: number) {
  const { combatId, version } = good(await groupCombat(game.control, workedExample));
  good(await closeGrouping(game.control, { turn }));
  return { combatId, ...good(await adjudicateCombat(game.control, { combatId, version, faces: [die] })) };
}
const scoresOf = async (combatId: string) => {
  const { attackersScore, defendersScore, margin } = (await combatOnDesk(game.control, combatId))!.finding!;
  return { attackersScore, defendersScore, margin };
};

describe('Game Control chooses how the rulebook is read', () => {
  it('and every later combat is reckoned so: 21 against 10, as the example of §9 has it', async () => {
    good(await choosePolicy(game.control, lightInfantry));
    good(await choosePolicy(game.control, advantage));
    const { combatId } = await fought(5, 2);
    expect(await scoresOf(combatId)).toEqual({ attackersScore: 21, defendersScore: 10, margin: 13 });
    expect(await inForce('lightInfantryPenalty')).toMatchObject({ value: 1, isSetByGame: true });
    expect(await inForce('supportPartner')).toMatchObject({ value: 'strict', isSetByGame: false });
    await ledgerAgreesIn(game);
  });

  it('stands in the ledger with its reason, and all of Control is told but who chose it', async () => {
    const other = await anna();
    good(await choosePolicy(game.control, lightInfantry));
    const entry = (await entriesOf(game.gameId)).at(-1)!;
    expect(entry).toMatchObject({
      kind: 'game',
      before: { policies: null },
      after: { policies: { lightInfantryPenalty: 1 } },
    });
    const row = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, number: entry.number } });
    expect(row).toMatchObject({ verb: 'choose-policy', reason });
    expect(await told(game.control)).toEqual([]);
    expect(await told(other)).toEqual([
      'Light infantry: One point, as the worked example reckons. As the example of the book reckons.',
    ]);
  });

  it('a later word on the same policy takes the place of the first; the others stay', async () => {
    const other = await anna();
    good(await choosePolicy(game.control, lightInfantry));
    good(await choosePolicy(game.control, advantage));
    good(
      await choosePolicy(game.control, { reading: lightInfantry.was, was: lightInfantry.reading, reason: 'A slip.' }),
    );
    expect(await told(other)).toEqual([
      'Tactical advantage: Two points once for the side, whoever holds it. As the example of the book reckons.',
      'Light infantry: Two points, as the list of factors has it. A slip.',
    ]);
    expect(await inForce('lightInfantryPenalty')).toMatchObject({ value: 2, isSetByGame: false });
  });

  it('takes any two shares of a night move, and says them in per cent', async () => {
    const other = await anna();
    const was = { nightMovement: { road: 0.5, other: 0.25 } };
    good(
      await choosePolicy(game.control, {
        reading: { nightMovement: { road: 0.4, other: 0.3 } },
        was,
        reason: 'A clear moon.',
      }),
    );
    expect((await inForce('nightMovement')).ownFigures).toBe('40 % in road column, 30 % otherwise.');
    expect((await told(other))[0]).toContain('40 % in road column, 30 % otherwise. A clear moon.');
  });

  it('not under a combat that is resolved; and what is ruled keeps the reading it was ruled by', async () => {
    const { combatId, version } = await fought(5, 2);
    expect((await rulebookDesk(game.control)).resolved).toBe(
      (await db().combat.findUniqueOrThrow({ where: { id: combatId } })).name,
    );
    const answer = refusal(await choosePolicy(game.control, lightInfantry));
    expect(answer.code).toBe('notNow');
    expect(answer.message).toContain('before the first combat of a turn');
    good(await ruleOnCombat(game.control, { combatId, version }));
    expect(refusal(await choosePolicy(game.control, lightInfantry)).code).toBe('notNow');
    good(await endTurn(game.control, { turn: 5, reason: 'The test goes on.' }));
    good(await choosePolicy(game.control, lightInfantry));
    good(await choosePolicy(game.control, advantage));
    expect(await scoresOf(combatId)).toEqual({ attackersScore: 18, defendersScore: 12, margin: 8 });
    await ledgerAgreesIn(game);
  });

  it('not twice, not over a reading he has not seen, not without a reason, and one policy at a time', async () => {
    const asked = (input: unknown) => choosePolicy(game.control, input as typeof lightInfantry);
    expect(refusal(await asked({ ...lightInfantry, reason: ' ' }))).toMatchObject({
      code: 'reasonNeeded',
      field: 'reason',
    });
    expect(refusal(await asked({ ...lightInfantry, was: advantage.was })).code).toBe('badInput');
    expect(
      refusal(await asked({ ...lightInfantry, reading: { ...lightInfantry.reading, ...advantage.reading } })),
    ).toMatchObject({ code: 'badInput', field: 'reading' });
    expect(refusal(await asked({ ...lightInfantry, reading: { lightInfantryPenalty: 3 } }))).toMatchObject({
      code: 'badInput',
      field: 'reading.lightInfantryPenalty',
    });
    expect(refusal(await asked({ ...lightInfantry, reading: { theMoon: 'full' } })).code).toBe('badInput');
    good(await choosePolicy(game.control, lightInfantry));
    expect(refusal(await choosePolicy(game.control, lightInfantry)).code).toBe('changedByAnother');
    expect(refusal(await asked({ ...lightInfantry, was: lightInfantry.reading })).code).toBe('alreadyDone');
    expect(await inForce('tacticalAdvantageScope')).toMatchObject({ value: 'perUnit' });
  });
});
