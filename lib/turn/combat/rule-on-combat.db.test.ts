import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { openWaters } from '@/lib/ways/water-obstacles';
import { markCrossing } from '../crossings/mark-crossing';
import {
  attackers,
  battery,
  good,
  ledgerAgreesIn,
  open,
  para,
  pzgr,
  refusal,
  unitOf,
  workedExample,
} from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { ruleOnCombat } from './rule-on-combat';

let game: GivenGame;

const unit = (id: string) => unitOf(game, id);
const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const ledgerAgrees = () => ledgerAgreesIn(game);

describe('dice and rulings', () => {
  let combatId: string;
  let version: number;
  /** The worked example in the open, nobody told to stand fast: 18 against 12. */
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
    ({ combatId, version } = good(
      await groupCombat(game.control, {
        ...workedExample,
        ground: open,
        units: workedExample.units.map((part) => ({ ...part, standFast: false })),
      }),
    ));
    good(await closeGrouping(game.control, { turn: 5 }));
  });
  afterEach(() => game.drop());

  const resolve = async (faces: number[] | null) => {
    const answer = await adjudicateCombat(game.control, { combatId, version, faces });
    if (answer.ok) version = answer.value.version;
    return answer;
  };

  it('OC-118: an attached unit fights with the others, and is known by its own formation', async () => {
    game.besideTheLedger();
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: pzgr } },
      data: { attachedTo: 'Div Tettau', attachedFrom: 5 },
    });
    good(await resolve([1]));
    const { attacker } = (await shown(combatId)).finding!.combat;
    expect(attacker.units.find(({ id }) => id === pzgr)!.formation).toBe('Div Tettau');
    good(await ruleOnCombat(game.control, { combatId, version }));
    const met = await db().contactTurn.findMany({ where: { gameId: game.gameId, turn: 5, unitId: para } });
    expect(met.map(({ enemyFormation }) => enemyFormation)).toEqual(['9 SS Pz Div']);
  });

  it('says which dice are due: a Success makes them retire by a die, a Limited success does not', async () => {
    expect((await shown(combatId)).retreatDieDueOn).toEqual([2, 3, 4, 5, 6]);
    expect(refusal(await resolve([2])).message).toBe(
      'On a 2 units retire by a die: give the face of the retreat die as well.',
    );
    expect(refusal(await resolve([1, 4])).message).toBe('On a 1 no retreat die is due: give the combat die alone.');
    good(await resolve([2, 5]));
    expect((await shown(combatId)).finding!.rolls.map(({ value }) => value)).toEqual([2, 5]);
  });

  it('two umpires resolve at once: the dice fall once', async () => {
    const answers = await Promise.all([
      adjudicateCombat(game.control, { combatId, version, faces: null }),
      adjudicateCombat(game.control, { combatId, version, faces: null }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('alreadyDone');
    const entries = (await entriesOf(game.gameId)).filter((entry) => entry.kind === 'combat' && entry.after?.finding);
    expect(entries).toHaveLength(1);
  });

  it('OC-48, note 1: a 5 on the retreat die is three km: to Elden over the road bridge; Control may choose the place', async () => {
    good(await resolve([2, 5]));
    const places = [{ unitId: battery, x: 74.5, y: 76 }];
    good(await ruleOnCombat(game.control, { combatId, version, places }));
    // From 74.52 78.10 to the town at 72.56 75.86 is 2.97 km.
    expect(await unit(para)).toMatchObject({ x: 72.56, y: 75.86, hasRetired: true });
    expect(await unit(battery)).toMatchObject({ x: 74.5, y: 76, hasRetired: true });
    await ledgerAgrees();
  });

  it('note 1: nobody is sent over the Rhine once its road bridge has gone', async () => {
    good(
      await markCrossing(game.control, {
        crossingId: 'arn-road',
        version: 1,
        state: 'blown',
        reason: 'seen from the tower',
      }),
    );
    good(await resolve([2, 5]));
    const before = await unit(para);
    good(await ruleOnCombat(game.control, { combatId, version }));
    const after = await unit(para);
    expect(Math.hypot(after.x! - before.x!, after.y! - before.y!)).toBeCloseTo(3, 1);
    const way = [
      { x: before.x!, y: before.y! },
      { x: after.x!, y: after.y! },
    ] as const;
    expect(openWaters(...way, game.scenario.map, [])).toEqual([]);
    await ledgerAgrees();
  });

  it('an overrule needs a reason, and stands beside what was found', async () => {
    good(await resolve([2, 5]));
    const path = `units.${para}.stepsTaken`;
    expect(
      refusal(await ruleOnCombat(game.control, { combatId, version, overrules: [{ path, ruled: 2, reason: ' ' }] })),
    ).toMatchObject({ code: 'reasonNeeded', field: path });
    expect(
      refusal(
        await ruleOnCombat(game.control, { combatId, version, overrules: [{ path, ruled: 9, reason: 'burnt out' }] }),
      ).code,
    ).toBe('badInput');
    good(
      await ruleOnCombat(game.control, {
        combatId,
        version,
        overrules: [{ path, ruled: 2, reason: 'the house burnt down' }],
      }),
    );
    const { finding, ruling } = await shown(combatId);
    expect(finding!.units.find(({ id }) => id === para)!.stepsTaken).toBe(1);
    expect(ruling!.overruled).toEqual([{ path, found: 1, ruled: 2, reason: 'the house burnt down', factors: [] }]);
    expect((await unit(para)).stepsLost).toBe(2);
    const entry = (await entriesOf(game.gameId)).find(({ kind, subjectId }) => kind === 'unit' && subjectId === para)!;
    expect(entry.after).toMatchObject({ stepsLost: 2, hasRetired: true });
  });

  it('a second ruling needs a reason and takes the first back: steps, places, captures', async () => {
    good(await resolve([2, 5]));
    const before = await unit(para);
    const capture = [{ path: `units.${para}.isCaptured`, ruled: true, reason: 'surrounded in the school' }];
    ({ version } = good(await ruleOnCombat(game.control, { combatId, version, overrules: capture })));
    expect(await unit(para)).toMatchObject({ isCaptured: true, stepsLost: 1 });

    const badlyBeaten = [{ path: 'result', ruled: 'attackersBadlyBeaten', reason: 'they attacked the wrong bridge' }];
    expect(refusal(await ruleOnCombat(game.control, { combatId, version, overrules: badlyBeaten })).code).toBe(
      'reasonNeeded',
    );
    good(
      await ruleOnCombat(game.control, {
        combatId,
        version,
        overrules: badlyBeaten,
        reason: 'the map was read upside down',
      }),
    );
    expect(await unit(para)).toMatchObject({
      isCaptured: false,
      stepsLost: 0,
      x: before.x,
      y: before.y,
      hasRetired: false,
    });
    expect(
      (await Promise.all(attackers.map(unit))).map(({ stepsLost, hasRetired }) => [stepsLost, hasRetired]),
    ).toEqual(attackers.map(() => [1, true]));
    const reasons = await db().ledgerEntry.findMany({
      where: { gameId: game.gameId, subjectId: para },
      orderBy: { number: 'asc' },
    });
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'surrounded in the school',
      'Taken back: the map was read upside down',
    ]);
    await ledgerAgrees();
  });

  it('two umpires rule at once: one ruling, one set of steps', async () => {
    good(await resolve([1]));
    const answers = await Promise.all([
      ruleOnCombat(game.control, { combatId, version }),
      ruleOnCombat(game.control, { combatId, version }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('changedByAnother');
    expect((await unit(para)).stepsLost).toBe(1);
    await ledgerAgrees();
  });
});

describe('§9 Results Table note 2, OC-57: holders of a vital spot are asked', () => {
  let combatId: string;
  let version: number;
  /** The worked example in the open: 2 Para holds the end of the bridge, nobody is told to stand fast; die 2, retreat 5. */
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
    const grouped = good(
      await groupCombat(game.control, {
        ...workedExample,
        ground: open,
        units: workedExample.units.map((part) => ({
          ...part,
          standFast: false,
          holdsVitalSpot: part.unitId === para,
        })),
      }),
    );
    good(await closeGrouping(game.control, { turn: 5 }));
    const rolled = { combatId: grouped.combatId, version: grouped.version, faces: [2, 5] };
    ({ combatId, version } = { combatId: grouped.combatId, ...good(await adjudicateCombat(game.control, rolled)) });
  });
  afterEach(() => game.drop());

  const rules = (more: Omit<Parameters<typeof ruleOnCombat>[1], 'combatId' | 'version'> = {}) =>
    ruleOnCombat(game.control, { combatId, version, ...more });

  it('nothing is accepted before they have chosen', async () => {
    const open = refusal(await rules());
    expect(open).toMatchObject({ code: 'answerNeeded', field: `answers.${para}` });
    expect(open.message).toBe('2 Para Bn holds a vital spot: does it stay, or go back?');
    expect((await unit(para)).stepsLost).toBe(0);
    // An answer for one who was not asked is none.
    expect(refusal(await rules({ answers: [{ unitId: battery, stays: true }] })).code).toBe('answerNeeded');
  });

  it('they stay for one step more: an overrule with its reason, and who answered', async () => {
    const before = await unit(para);
    good(await rules({ answers: [{ unitId: para, stays: true, by: '1 Airborne Commander' }] }));
    expect(await unit(para)).toMatchObject({ stepsLost: 2, x: before.x, y: before.y, hasRetired: false });
    expect(await unit(battery)).toMatchObject({ stepsLost: 1, hasRetired: true });
    const reason = 'holds a vital spot: chose to stay (1 Airborne Commander)';
    const { ruling } = await shown(combatId);
    expect(ruling!.overruled).toEqual([{ path: `units.${para}.standFast`, found: false, ruled: true, reason }]);
    expect(ruling!.answers).toEqual([{ unitId: para, stays: true, by: '1 Airborne Commander' }]);
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, subjectId: para } });
    expect(entry.reason).toBe(reason);
    await ledgerAgrees();
  });

  it('they go back: nothing is overruled, and the choice stays in the ledger', async () => {
    good(await rules({ answers: [{ unitId: para, stays: false }] }));
    expect(await unit(para)).toMatchObject({ stepsLost: 1, hasRetired: true });
    const { ruling } = await shown(combatId);
    expect(ruling!.overruled).toEqual([]);
    expect(ruling!.answers).toEqual([{ unitId: para, stays: false, by: '' }]);
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { gameId: game.gameId, subjectId: para } });
    expect(entry.reason).toBe('2 Para Bn goes back from its vital spot');
    await ledgerAgrees();
  });

  it('nobody is asked where Control has ruled that they stay, or how far they go', async () => {
    const path = `units.${para}.retiresKm`;
    good(await rules({ overrules: [{ path, ruled: 1, reason: 'only to the next street' }] }));
    expect((await unit(para)).hasRetired).toBe(true);
  });

  it('a further ruling asks again, and takes the extra step back', async () => {
    ({ version } = good(await rules({ answers: [{ unitId: para, stays: true }] })));
    expect((await unit(para)).stepsLost).toBe(2);
    const reason = 'their HQ has been heard now';
    expect(refusal(await rules({ reason })).code).toBe('answerNeeded');
    good(await rules({ reason, answers: [{ unitId: para, stays: false }] }));
    expect(await unit(para)).toMatchObject({ stepsLost: 1, hasRetired: true });
    await ledgerAgrees();
  });
});
