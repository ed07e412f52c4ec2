import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { endTurn } from '../sequence/end-turn';
import { battery, good, open, para, pzgr, refusal } from '../testing/combats';
import { eachAtTheBridge, game, group, resolve, result, role, rule, shown, truth, way } from '../testing/follow-ups';
import { closeGrouping } from './close-grouping';
import { followCombat } from './follow-combat';

eachAtTheBridge();

describe('§9 Results Table: counter-attacks', () => {
  let parentId: string;
  const counter = (attackers: string[], more: object = {}) =>
    followCombat(game.control, {
      parentId,
      kind: 'counterAttack' as const,
      combatId: null,
      version: 0,
      ground: open,
      standingOrder: 'Throw them back wherever they get in.',
      units: [...role('attacker', ...attackers), ...role('defender', pzgr)],
      ...more,
    });
  /** Grenadiers alone, unprepared, against both: 2 against 8; on a 1 badly beaten. */
  beforeEach(async () => {
    const units = [{ unitId: pzgr, role: 'attacker', isPrepared: false }, ...role('defender', para, battery)];
    parentId = good(await group(units)).combatId;
  });
  const ruled = async (...overrules: object[]) => {
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(parentId, [1]));
    expect((await shown(parentId)).finding!.result).toBe('attackersBadlyBeaten');
    good(await rule(parentId, { overrules }));
  };

  it('OC-54: by the defenders, by a standing order, unprepared as they had not prepared; resolved at once', async () => {
    await ruled();
    expect(await way(parentId, 'counterAttack')).toEqual({
      kind: 'counterAttack',
      bar: null,
      attackers: [para, battery],
      barred: [],
    });
    expect(refusal(await counter([para], { standingOrder: ' ' }))).toMatchObject({
      code: 'reasonNeeded',
      field: 'standingOrder',
      rule: '§9 Results Table, OC-54',
    });
    expect(refusal(await counter(['A085'])).message).toBe(
      'HQ 1 Airborne Div did not defend there: only the defenders counter-attack.',
    );
    const { combatId, number } = good(await counter([para]));
    expect(number).toBe(2);
    const desk = await shown(combatId);
    expect(desk.grouping).toMatchObject({ kind: 'counterAttack' });
    expect(desk.followUps.standingOrder).toBe('Throw them back wherever they get in.');
    expect(desk.grouping.units.find(({ unitId }) => unitId === para)).toMatchObject({ isPrepared: false });
    const entries = await db().ledgerEntry.findMany({ where: { gameId: game.gameId, verb: 'follow-combat' } });
    expect(entries.map(({ reason, rule: by }) => [reason, by])).toEqual([
      ['Throw them back wherever they get in.', '§9 Results Table'],
    ]);
    // 6 − 4 unprepared − 2 light against 4 after its step: 0 − 4 + 3.
    good(await resolve(combatId, [3]));
    expect((await shown(combatId)).finding).toMatchObject({ attackersScore: 0, defendersScore: 4, margin: -1 });
  });

  it('OC-54: prepared where it had Prepare', async () => {
    await truth(para, { lastAction: 'prepare' });
    await ruled();
    const { combatId } = good(await counter([para]));
    expect((await shown(combatId)).grouping.units.find(({ unitId }) => unitId === para)).toMatchObject({
      isPrepared: true,
    });
  });

  it('OC-52: none this turn after a Confused combat, in the words of the row', async () => {
    await ruled(result('confusedCombat'));
    expect(refusal(await counter([para]))).toMatchObject({
      code: 'notNow',
      message: 'No counter-attack this turn.',
      rule: '§9 Results Table, OC-52',
    });
    expect(await way(parentId, 'counterAttack')).toMatchObject({ bar: { message: 'No counter-attack this turn.' } });
  });

  it('OC-70: one attack a turn binds a counter-attack too', async () => {
    good(await group([...role('attacker', para), ...role('defender', 'G153')]));
    await ruled();
    expect(refusal(await counter([para]))).toMatchObject({
      code: 'unitTaken',
      message: expect.stringMatching(/^2 Para Bn attacks in C2 \(.+\) already: one attack a turn\.$/),
      rule: '§9 Attacking, OC-70',
    });
    expect(await way(parentId, 'counterAttack')).toMatchObject({ bar: null, attackers: [battery] });
  });

  it('two umpires make the same counter-attack at once: one gets it', async () => {
    await ruled();
    const answers = await Promise.all([counter([para]), counter([para])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).message).toMatch(/^2 Para Bn attacks in C2 \(.+\) already/);
  });

  it('OC-53: none by who defended in a Total success of the turn before', async () => {
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(parentId, [1]));
    const stays = [para, battery].map((id) => ({ path: `units.${id}.retiresKm`, ruled: 0, reason: 'nowhere to go' }));
    const row = { path: 'counterAttack', ruled: 'noneThisTurnOrNext', reason: 'as after a Total success' };
    good(await rule(parentId, { overrules: [row, ...stays] }));
    good(await endTurn(game.control, { turn: 5, reason: 'for the test' }));
    const units = [{ unitId: 'G151', role: 'attacker', isPrepared: false }, ...role('defender', para)];
    parentId = good(await group(units)).combatId;
    good(await closeGrouping(game.control, { turn: 6 }));
    good(await resolve(parentId, [1]));
    good(await rule(parentId, { overrules: [result('attackersBadlyBeaten')] }));
    expect(
      refusal(await counter([para], { units: [...role('attacker', para), ...role('defender', 'G151')] })),
    ).toMatchObject({
      code: 'unitTaken',
      message: expect.stringMatching(
        /^2 Para Bn defended in C1 \(.+\), turn 5: no counter-attack this turn or next\.$/,
      ),
      rule: '§9 Results Table, OC-53',
    });
  });
});
