import { beforeEach, describe, expect, it } from 'vitest';
import { followersOf } from '@/lib/db/combat/combats';
import { db } from '@/lib/db/kernel/client';
import { endTurn } from '../sequence/end-turn';
import { battery, good, open, para, pzgr, refusal, unitOf } from '../testing/combats';
import {
  alter,
  eachAtTheBridge,
  game,
  group,
  resolve,
  result,
  role,
  rule,
  shown,
  tank,
  truth,
  way,
} from '../testing/follow-ups';
import { choosePolicy } from './choose-policy';
import { closeGrouping } from './close-grouping';
import { dropCombat } from './drop-combat';
import { followCombat } from './follow-combat';
import { reopenGrouping } from './reopen-grouping';

eachAtTheBridge();

describe('§9 Results Table, special results: the further attack of an overrun', () => {
  let parentId: string;
  const further = (attackers: string[], more: object = {}) =>
    followCombat(game.control, {
      parentId,
      kind: 'overrun' as const,
      combatId: null,
      version: 0,
      ground: open,
      units: [...role('attacker', ...attackers), ...role('defender', para)],
      ...more,
    });

  /** Tanks of status 9 break through a battery that adds nothing, the grenadiers with them: 15 against 0. */
  beforeEach(async () => {
    await alter(tank, { flags: [], profile: '9-8-6-4-2-0', mover: 'tank' });
    await truth(tank, { turnShareMoved: 0.4 });
    const attackers = [
      { unitId: tank, role: 'attacker', action: 'breakThrough' },
      { unitId: pzgr, role: 'attacker' },
    ];
    parentId = good(await group([...attackers, ...role('defender', battery)])).combatId;
    good(await closeGrouping(game.control, { turn: 5 }));
  });
  const places = [{ unitId: battery, x: 74.5, y: 76 }];
  const ruled = async (overrules: object[] = []) => {
    good(await resolve(parentId, [1, 3]));
    good(await rule(parentId, { overrules, places }));
  };

  it('before there is a ruling: refused', async () => {
    expect(refusal(await further([tank]))).toMatchObject({
      code: 'notNow',
      message: 'C1 Arnhem has no ruling yet.',
    });
    good(await resolve(parentId, [1, 3]));
    expect(refusal(await further([tank])).message).toBe('C1 Arnhem has no ruling yet.');
    good(await rule(parentId, { places }));
  });

  it('OC-69: by the tanks that went through, unprepared, though grouping is closed; resolved at once; one and no more', async () => {
    await ruled();
    expect(await way(parentId, 'overrun')).toEqual({ kind: 'overrun', bar: null, attackers: [tank], barred: [] });
    expect(refusal(await further([tank, pzgr]))).toMatchObject({
      message: '20 SS-PzGR Bn did not overrun: only the tanks that went through attack again.',
      rule: '§9 Results Table, OC-69',
      field: 'units.1.unitId',
    });
    const made = good(await further([tank]));
    expect(made.number).toBe(2);
    const { grouping, followUps } = await shown(made.combatId);
    expect(grouping).toMatchObject({ kind: 'overrun', whyFirst: '' });
    expect(grouping.units.find(({ unitId }) => unitId === tank)).toMatchObject({ isPrepared: false });
    expect(followUps.follows).toMatchObject({ id: parentId, number: 1 });
    expect(await followersOf(db(), parentId)).toMatchObject([{ id: made.combatId, number: 2, kind: 'overrun' }]);

    expect(refusal(await further([tank]))).toMatchObject({
      code: 'unitTaken',
      message: '9 SS-Pz Abt (Harder) has its further attack in C2 (Arnhem) already.',
    });
    // Status 8 after its step, − 4 unprepared; status 6 − 2 unsupported in the open against tanks.
    good(await resolve(made.combatId, [1]));
    const { finding } = await shown(made.combatId);
    expect(finding).toMatchObject({ attackersScore: 4, defendersScore: 4, margin: 1, result: 'confusedCombat' });
    good(await rule(made.combatId));
    const again = await further([tank], { parentId: made.combatId });
    expect(refusal(again).message).toBe('An overrun gives one further attack, and this was it.');
  });

  it('OC-69: prepared is not taken, however it is ticked', async () => {
    await ruled();
    const units = [{ unitId: tank, role: 'attacker' as const, isPrepared: true }, ...role('defender', para)];
    const { combatId } = good(await further([tank], { units }));
    expect((await shown(combatId)).grouping.units.find(({ unitId }) => unitId === tank)).toMatchObject({
      isPrepared: false,
      isPreparedByHand: false,
    });
  });

  it('after a Limited success they halt: a quarter of the way, and no further attack', async () => {
    await ruled([result('limitedSuccess')]);
    expect((await shown(parentId)).ruling).toMatchObject({ overrun: { furtherAttack: false } });
    expect(refusal(await further([tank]))).toMatchObject({
      code: 'notNow',
      message: 'They halt where they meet more enemy: no further attack.',
      rule: '§9 Results Table, OC-69',
    });
    // 18 km in woods and towns (§6), 0.6 of the turn left, a quarter of it: 2.7 km.
    expect((await shown(parentId)).followUps.reach).toEqual([{ unitId: tank, name: '9 SS-Pz Abt', km: 2.7 }]);
  });

  it.each([
    ['unitsThatPass', 1],
    ['everyAttacker', 2],
  ] as const)('OC-67: the further step of a Success, %s: the grenadiers lose %i', async (overrunLosses, grenadiers) => {
    if (overrunLosses !== 'unitsThatPass') {
      const was = { overrunLosses: 'unitsThatPass' as const };
      good(await choosePolicy(game.control, { reading: { overrunLosses }, was, reason: 'As the notes say.' }));
    }
    const before = await unitOf(game, pzgr);
    await ruled([result('success')]);
    expect((await shown(parentId)).ruling!.overrun).toEqual({
      remainingMovementShare: 0.5,
      extraSteps: 1,
      furtherAttack: true,
    });
    expect((await unitOf(game, tank)).stepsLost).toBe(2);
    expect((await unitOf(game, pzgr)).stepsLost - before.stepsLost).toBe(grenadiers);
    // What the report of their team is made from: 9 becomes 6 for the tanks either way.
    const statuses = (await shown(parentId)).ruling!.units.filter(({ side }) => side === 'attacker');
    expect(statuses.find(({ id }) => id === tank)).toMatchObject({ statusBefore: 9, statusAfter: 6 });
  });

  it('OC-68: half of the movement that was left when the combat was resolved', async () => {
    await ruled();
    await truth(tank, { turnShareMoved: 0.7 });
    expect((await shown(parentId)).followUps.reach).toEqual([{ unitId: tank, name: '9 SS-Pz Abt', km: 5.4 }]);
  });

  it('no overrun, no further attack; tanks that are spent make none', async () => {
    await ruled([{ path: 'overrun', ruled: null, reason: 'the street is blocked' }]);
    expect(await way(parentId, 'overrun')).toBeUndefined();
    expect(refusal(await further([tank])).message).toBe('It was no overrun: nobody attacks a second time this turn.');
  });

  it('tanks that are spent make none', async () => {
    await ruled([{ path: `units.${tank}.stepsTaken`, ruled: 5, reason: 'mines' }]);
    expect(refusal(await further([tank]))).toMatchObject({
      message: '9 SS-Pz Abt (Harder) is no longer effective.',
      rule: '§9 Unit Status, OC-60',
    });
    expect(await way(parentId, 'overrun')).toMatchObject({
      bar: { message: '9 SS-Pz Abt (Harder) is no longer effective.' },
    });
  });

  it('two umpires make the same further attack at once: one gets it', async () => {
    await ruled();
    const answers = await Promise.all([further([tank]), further([tank])]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({ code: 'unitTaken' });
    expect(await followersOf(db(), parentId)).toHaveLength(1);
  });

  it('changed and dropped while grouping is closed; grouping has no hand in it', async () => {
    await ruled();
    const { combatId, version } = good(await further([tank]));
    const renamed = good(await further([tank], { combatId, version, name: 'The ramp' }));
    expect(renamed).toMatchObject({ combatId, number: 2, version: version + 1 });
    expect(refusal(await further([tank], { combatId, version, name: 'The bridge' }))).toMatchObject({
      code: 'changedByAnother',
      theirs: { name: 'The ramp' },
    });
    good(await reopenGrouping(game.control, { turn: 5 }));
    const units = [...role('attacker', tank), ...role('defender', para)];
    expect(refusal(await group(units, { combatId, version: version + 1 })).message).toBe(
      'The ramp follows another combat: change it where it follows from.',
    );
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await dropCombat(game.control, { combatId, version: version + 1 }));
    good(await further([tank]));
  });

  it('a further ruling that takes the overrun away bars the resolving of what follows', async () => {
    await ruled();
    const { combatId } = good(await further([tank]));
    good(
      await rule(parentId, {
        overrules: [{ path: 'overrun', ruled: null, reason: 'the street is blocked' }],
        places,
        reason: 'seen again',
      }),
    );
    expect(refusal(await resolve(combatId, null))).toMatchObject({
      code: 'notNow',
      message:
        'C1 Arnhem has been ruled on again. It was no overrun: nobody attacks a second time this turn. Drop Arnhem, or rule on it once more.',
    });
  });

  it('the turn does not end while a follow-up has no ruling', async () => {
    await ruled();
    good(await further([tank]));
    const answer = await endTurn(game.control, { turn: 5 });
    expect(JSON.stringify(answer)).toContain('C2 Arnhem has no ruling.');
  });
});
