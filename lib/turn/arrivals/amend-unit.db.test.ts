import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { profileFor } from '@/lib/db/movement/status-profiles';
import { unitOf } from '@/lib/db/movement/units';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { draftReport } from '../reports/draft-report';
import { closeMovement } from '../sequence/close-movement';
import { attackers, battery, good, ledgerAgreesIn, para, pzgr, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoAct } from '../undo/undo-act';
import { amendUnit } from './amend-unit';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

const unit = async (id: string) => (await unitOf(db(), game.gameId, id))!;
/** A counter as it stands, as it is sent. */
async function counter(id: string) {
  const { version, name, shortName, formation, arm, flags, profileKey, stepsLost, sizePoints } = await unit(id);
  return { unitId: id, version, name, shortName, formation, arm, flags, profileKey, stepsLost, sizePoints };
}
const amend = async (id: string, more: object, reason = 'It was left off the counter.') =>
  amendUnit(game.control, { ...(await counter(id)), ...more, reason } as Parameters<typeof amendUnit>[1]);
const aCrossing = async () => (await db().crossing.findFirstOrThrow({ where: { gameId: game.gameId } })).id;
const last = async () => (await entriesOf(game.gameId)).at(-1)!;

describe('§9, OC-123: Control can cross off a number', () => {
  it('amends steps, profile, arm, flags, size, formation and names; only what differs stands in the ledger', async () => {
    const was = await unit(para);
    const amended = {
      stepsLost: 1,
      arm: 'engineers',
      flags: ['lightInfantry'],
      sizePoints: 7,
      formation: 'Frost Force',
      name: '2nd Battalion',
      shortName: '2 Bn',
    };
    good(await amend(para, amended));
    expect(await unit(para)).toMatchObject({ ...amended, version: was.version + 1 });
    const { kind, subjectId, before, after } = await last();
    expect([kind, subjectId]).toEqual(['unit', para]);
    expect(after).toMatchObject({ stepsLost: 1, name: '2nd Battalion', sizePoints: 7 });
    expect(before).toMatchObject({ stepsLost: was.stepsLost, name: was.name, sizePoints: null });
    expect(Object.keys(after!)).not.toContain('profileKey');
    await ledgerAgreesIn(game);
  });

  it('takes another of the game’s profiles, whose size points come with it', async () => {
    const profiles = await db().statusProfile.findMany({ where: { gameId: game.gameId } });
    const { profileKey } = await unit(para);
    const other = profiles.find(({ key }) => key !== profileKey)!;
    good(await amend(para, { profileKey: other.key, sizePoints: other.sizePoints, stepsLost: 0 }));
    expect(await unit(para)).toMatchObject({ profile: other.notation, sizePoints: other.sizePoints });
    const row = await db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId: game.gameId, id: para } } });
    expect(row.sizePoints).toBeNull();
  });

  it('is taken back from the ledger, and the counter is as it was', async () => {
    const { version: _, ...was } = await counter(para);
    good(await amend(para, { stepsLost: 2, name: 'Frost’s men', flags: ['outOfRole'] }));
    good(await undoAct(game.control, { number: (await last()).number, reason: 'A slip of the hand.' }));
    expect(await counter(para)).toMatchObject(was);
    await ledgerAgreesIn(game);
  });

  it('is in force in the next combat', async () => {
    // 2 Para, 6-5-4-3-2-0: two steps off its counter leave it 4. The worked example has 12 for the defenders with it at 6.
    good(await amend(para, { stepsLost: 2 }));
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    const { defendersScore } = (await combatOnDesk(game.control, combatId))!.finding!;
    expect(defendersScore).toBe(10);
  });

  it('waits for the ruling, where the dice of its fight have fallen', async () => {
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const fought = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    const answer = refusal(await amend(para, { stepsLost: 2 }));
    expect(answer.code).toBe('notNow');
    expect(answer.message).toContain('has no ruling yet');
    good(await ruleOnCombat(game.control, { combatId, version: fought.version }));
    const { stepsLost } = await unit(pzgr);
    good(await amend(pzgr, { stepsLost: stepsLost + 1 }));
  });

  it('what it is called and how it stands is what the next report says', async () => {
    good(await amend(para, { name: 'Frost’s battalion', shortName: 'Frost' }));
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const fought = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    good(await ruleOnCombat(game.control, { combatId, version: fought.version }));
    good(await closeMovement(game.control, { turn: 5 }));
    const { id } = good(await draftReport(game.control, { teamKey: '1-airborne', version: 0 }));
    const { body } = await db().reportDraft.findUniqueOrThrow({ where: { id } });
    expect(body).toContain('Frost');
    // The task of the team is told in the words of its own order.
    const task = 'with 2 Para Battalion and the anti-tank guns beside it';
    expect(body).toContain(task);
    expect(body.replace(task, '')).not.toContain('2 Para');
  });

  it('a step given back since a ruling is not given back again by the next one', async () => {
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const fought = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    // A Success takes one step of each defender.
    const ruled = good(await ruleOnCombat(game.control, { combatId, version: fought.version }));
    expect((await unit(para)).stepsLost).toBe(1);
    good(await amend(para, { stepsLost: 0 }));
    good(await ruleOnCombat(game.control, { combatId, version: ruled.version, reason: 'Looked at once more.' }));
    expect((await unit(para)).stepsLost).toBe(1);
    await ledgerAgreesIn(game);
  });

  it('refuses what no counter could carry, each at its field, and stores nothing', async () => {
    const entries = (await entriesOf(game.gameId)).length;
    const fault = async (more: object, reason?: string) => refusal(await amend(para, more, reason));
    expect(await fault({ stepsLost: 9 })).toMatchObject({ code: 'badInput', field: 'stepsLost' });
    expect(await fault({ flags: ['heavyTanks'] })).toMatchObject({ field: 'flags' });
    expect(await fault({ profileKey: '2-4-0' })).toMatchObject({ code: 'notFound', field: 'profileKey' });
    expect(await fault({ name: (await unit(battery)).name })).toMatchObject({ field: 'name' });
    expect(await fault({ shortName: (await unit(attackers[1]!)).shortName })).toMatchObject({ field: 'shortName' });
    expect(await fault({ arm: 'dragons' })).toMatchObject({ code: 'badInput', field: 'arm' });
    await db().queuePlace.create({
      data: {
        gameId: game.gameId,
        crossingId: await aCrossing(),
        unitId: para,
        position: 1,
        pointsAcross: 1,
        joinedIn: 5,
      },
    });
    game.besideTheLedger();
    expect(await fault({ sizePoints: 0 })).toMatchObject({ code: 'badInput', field: 'sizePoints' });
    expect(await fault({ sizePoints: 500 })).toMatchObject({ code: 'badInput', field: 'sizePoints' });
    expect(await fault({ stepsLost: 1 }, ' ')).toMatchObject({ code: 'reasonNeeded', field: 'reason' });
    expect(await fault({})).toMatchObject({ code: 'alreadyDone' });
    expect(await fault({ stepsLost: 1, version: 99 })).toMatchObject({ code: 'changedByAnother' });
    expect(refusal(await amend(para, { unitId: 'nobody', stepsLost: 1 }))).toMatchObject({ code: 'notFound' });
    expect(await entriesOf(game.gameId)).toHaveLength(entries);
  });
});

describe('§9 Factors, note 3: who fights out of role in one combat', () => {
  it('is one tick in the row of the grouping: light, and no tanks', async () => {
    const panzers = 'G152';
    game.besideTheLedger();
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: panzers } },
      data: {
        flags: [],
        profileKey: await profileFor(db(), game.gameId, { name: 'Panzers', profile: '4-3-2-1-0', sizePoints: 4 }),
      },
    });
    const grouped = good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: panzers, role: 'attacker', fightsOutOfRole: true },
          { unitId: para, role: 'defender' },
        ],
      }),
    );
    const shown = (await combatOnDesk(game.control, grouped.combatId))!;
    expect(shown.grouping.units.find(({ unitId }) => unitId === panzers)).toMatchObject({ fightsOutOfRole: true });
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { combatId: grouped.combatId, version: grouped.version, faces: [6] }));
    const { combat, lines: score } = (await combatOnDesk(game.control, grouped.combatId))!.finding!;
    expect(combat.attacker.units[0]).toMatchObject({ id: panzers, flags: ['outOfRole'] });
    expect(score.filter(({ unitId, what }) => unitId === panzers && what.startsWith('Light infantry'))).toHaveLength(1);
  });
});
