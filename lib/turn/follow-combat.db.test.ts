import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCombatCase } from '@/lib/adjudication/cases/combat';
import { change } from '@/lib/db/change';
import { db } from '@/lib/db/client';
import { followersOf } from '@/lib/db/combats';
import { entriesOf } from '@/lib/db/ledger-books';
import type { Unit } from '@/lib/db/rows';
import { transaction } from '@/lib/db/transaction';
import { emptyLine } from '@/lib/visibility/order-form';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { battery, good, ledgerAgreesIn, open, para, pzgr, refusal } from './combats-for-tests';
import { combatOnDesk, combatsDesk } from './control-desk/combats';
import { dropCombat } from './drop-combat';
import { endTurn } from './end-turn';
import { followCombat } from './follow-combat';
import { groupCombat } from './group-combat';
import { playerDesk } from './player-desk';
import { reopenGrouping } from './reopen-grouping';
import { ruleOnCombat } from './rule-on-combat';
import { setWeather } from './set-weather';
import { submitOrderSheet } from './submit-order-sheet';
import { type GivenGame, givenGame } from './testing';

let game: GivenGame;
/** 9 SS-Pz Abt, given its tanks back. */
const tank = 'G152';
const alter = (id: string, data: object) =>
  db().unit.update({ where: { gameId_id: { gameId: game.gameId, id } }, data });
/** Changes what the ledger keeps of a unit. */
const truth = (id: string, patch: Partial<Unit>) =>
  transaction(async (tx) => {
    await change(tx, { gameId: game.gameId, seat: null, verb: 'test', rule: '' }, 'unit', id, patch);
    return { ok: true };
  });
const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const versionOf = async (combatId: string) => (await shown(combatId)).version;
const resolve = async (combatId: string, faces: number[] | null) =>
  adjudicateCombat(game.control, { combatId, version: await versionOf(combatId), faces });
const rule = async (combatId: string, more: object = {}) =>
  ruleOnCombat(game.control, { combatId, version: await versionOf(combatId), ...more });
const result = (ruled: string, reason = 'as it looks on the map') => ({ path: 'result', ruled, reason });
const role = (as: 'attacker' | 'defender', ...ids: string[]) => ids.map((unitId) => ({ unitId, role: as }));
const group = (units: object[], more: object = {}) =>
  groupCombat(game.control, { combatId: null, version: 0, ground: open, units: units as never, ...more });
const way = async (combatId: string, kind: 'overrun' | 'counterAttack') =>
  (await shown(combatId)).followUps.open.find((one) => one.kind === kind);

beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

describe('§9 Results Table, special results: the further attack of an overrun', () => {
  let parentId: string;
  const further = (attackers: string[], more: object = {}) =>
    followCombat(game.control, {
      ...{ parentId, kind: 'overrun' as const, combatId: null, version: 0, ground: open },
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

describe('§9 Results Table: counter-attacks', () => {
  let parentId: string;
  const counter = (attackers: string[], more: object = {}) =>
    followCombat(game.control, {
      ...{ parentId, kind: 'counterAttack' as const, combatId: null, version: 0, ground: open },
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

describe('§9 Attacking, OC-70: an encounter is kept with why they attack first', () => {
  const orders = async (teamKey: string, unit: string, action: 'attack' | 'breakThrough') => {
    const seat = await game.player(teamKey);
    const counters = (await playerDesk(seat)).counters;
    const { id } = counters.find(({ shortName }) => shortName === unit)!;
    const line = { ...emptyLine, version: 0, posture: 'tact' as const, id: `row-of-${teamKey}`, position: 0 };
    const lines = [{ ...line, counterIds: [id], orders: 'Go at them.', action }];
    good(await submitOrderSheet(seat, { writeId: `write-of-${teamKey}`, turn: 5, version: 0, lines }));
  };

  it('by the orders, or by Control’s word; the ledger keeps it', async () => {
    await orders('1-airborne', '2 Para', 'attack');
    await orders('9-ss-panzer', '20 SS-PzGR', 'attack');
    await truth(para, { turnShareMoved: 0.2 });
    const [proposal] = (await combatsDesk(game.control)).proposals;
    expect(proposal).toMatchObject({
      attackers: [para],
      defenders: expect.arrayContaining([pzgr]),
      encounter: {
        why: '1 Airborne Div attack first: they moved longer, 20 % of the turn against 0 %.',
        instead: { attackers: [pzgr], defenders: [para, battery] },
      },
    });
    const first = good(await group([...role('attacker', para), ...role('defender', pzgr)]));
    expect((await shown(first.combatId)).grouping.whyFirst).toBe(proposal!.encounter!.why);
    expect((await combatsDesk(game.control)).proposals).toMatchObject([
      { attackers: [pzgr], defenders: expect.arrayContaining([para]), after: { number: 1, isRuled: false } },
    ]);
    good(
      await group([...role('attacker', pzgr), ...role('defender', para)], {
        combatId: first.combatId,
        version: first.version,
      }),
    );
    const entries = (await entriesOf(game.gameId)).filter(({ subjectId }) => subjectId === first.combatId);
    expect(entries.map(({ after }) => after!.whyFirst)).toEqual([
      '1 Airborne Div attack first: they moved longer, 20 % of the turn against 0 %.',
      '9 SS Pz Div attack first: by Control’s word.',
    ]);
  });

  it('a defender that attacks elsewhere already makes no encounter', async () => {
    await orders('1-airborne', '2 Para', 'attack');
    await orders('9-ss-panzer', '20 SS-PzGR', 'attack');
    good(await group([...role('attacker', para), ...role('defender', 'G153')]));
    const { combatId } = good(await group([...role('attacker', pzgr), ...role('defender', para)]));
    expect((await shown(combatId)).grouping.whyFirst).toBe('');
  });
});

describe('what is settled before the case is made', () => {
  const guns = 'G258';
  const found = async (combatId: string) => {
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(combatId, null));
    const { finding, grouping } = await shown(combatId);
    expect(readCombatCase(finding!.combat)).toMatchObject({ ok: true, case: finding!.combat });
    return { lines: finding!.lines, grouping };
  };

  it('OC-34: guns still moving when the attack begins; the finding keeps the true reason', async () => {
    const support = { unitId: guns, role: 'attacker', isArtillery: true, rangeKm: 7 };
    const { combatId, version } = good(
      await group([...role('attacker', pzgr), ...role('defender', para), { ...support, movedIn: 'middle' }], {
        hour: 'end',
      }),
    );
    expect((await shown(combatId)).grouping).toMatchObject({ hour: 'end' });
    const units = [...role('attacker', pzgr), ...role('defender', para), { ...support, movedIn: 'middle' }];
    good(await group(units, { combatId, version, hour: 'middle' }));
    const { lines, grouping } = await found(combatId);
    expect(grouping.units.find(({ unitId }) => unitId === guns)).toMatchObject({ movedIn: 'middle' });
    expect(lines.find(({ unitId }) => unitId === guns)).toEqual({
      side: 'attacker',
      unitId: guns,
      what: 'Nothing: still moving when the attack begins, in the middle of the turn.',
      points: 0,
      rule: '§9 Supporting Artillery, OC-34',
    });
  });

  it('OC-34: left out, the part is as the counter moved; Control may say that the guns stood', async () => {
    await truth(guns, { turnShareMoved: 0.25 });
    const support = { unitId: guns, role: 'attacker', isArtillery: true, rangeKm: 7 };
    const units = [...role('attacker', pzgr), ...role('defender', para)];
    const { combatId, version } = good(await group([...units, support]));
    const movedIn = async () => (await shown(combatId)).grouping.units.find(({ unitId }) => unitId === guns)!.movedIn;
    expect(await movedIn()).toBe('beginning');
    good(await group([...units, { ...support, movedIn: null }], { combatId, version }));
    expect(await movedIn()).toBeNull();
    expect((await found(combatId)).lines.find(({ unitId }) => unitId === guns)).toMatchObject({ points: 4.5 });
  });

  it('OC-113: bad weather keeps close air support down', async () => {
    good(await setWeather(game.control, { turn: 5, weather: 'bad' }));
    const air = { role: 'attacker', kind: 'alliedGroundAttack', squadrons: 4, isCabRank: false };
    const entry = { ...air, inGroundOrders: true, inAirOrders: true, hasAirLiaison: true };
    const units = [{ unitId: para, role: 'attacker', isPrepared: true }, ...role('defender', pzgr)];
    const { combatId } = good(await group(units, { air: [entry] }));
    expect((await combatsDesk(game.control)).weather).toBe('bad');
    const { lines, grouping } = await found(combatId);
    expect(grouping.air[0]).toMatchObject({ inAirOrders: true });
    expect(lines.find(({ what }) => what.includes('squadrons'))).toEqual({
      side: 'attacker',
      what: 'Nothing from 4 Allied ground attack squadrons: bad weather.',
      points: 0,
      rule: '§9 Close Air Support, OC-113',
    });
  });

  it('§9 Combat Assumptions: attached, it fights as of the other formation from the next turn on', async () => {
    await alter('G153', { formation: '10 SS Pz Div' });
    await truth(pzgr, { attachedTo: '10 SS Pz Div', attachedFrom: 6 });
    const units = [...role('attacker', pzgr, 'G153', 'G151'), ...role('defender', para)];
    const first = good(await group(units));
    expect((await shown(first.combatId)).grouping.attackersLead).toBe('9 SS Pz Div');
    await truth(pzgr, { attachedFrom: 5 });
    good(await group(units, { combatId: first.combatId, version: first.version }));
    expect((await shown(first.combatId)).grouping.attackersLead).toBe('10 SS Pz Div');
    const { lines } = await found(first.combatId);
    const others = lines.filter(({ rule: by }) => by.startsWith('§9 Factors note 6'));
    expect(others.map(({ unitId, points }) => [unitId, points])).toEqual([['G151', -2]]);
  });
});
