import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import {
  attackers,
  battery,
  city,
  good,
  guns,
  ledgerAgreesIn,
  para,
  refusal,
  unitOf,
  workedExample,
} from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { dropCombat } from './drop-combat';
import { groupCombat } from './group-combat';
import { reopenGrouping } from './reopen-grouping';
import { ruleOnCombat } from './rule-on-combat';

let game: GivenGame;

const unit = (id: string) => unitOf(game, id);
const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const ledgerAgrees = () => ledgerAgreesIn(game);

describe('the worked example of §9 from grouping to ruling, literal2011', () => {
  let combatId: string;
  let version: number;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
  });
  afterAll(() => game.drop());

  it('proposes ground, lead, preparation and range from map, counters and the turn before', async () => {
    const made = good(await groupCombat(game.control, workedExample));
    combatId = made.combatId;
    const { grouping, number, state } = await shown(combatId);
    expect([number, state]).toEqual([1, 'grouped']);
    expect(grouping.ground).toEqual(city);
    expect([grouping.attackersLead, grouping.defendersLead]).toEqual(['9 SS Pz Div', '1 Airborne Div']);
    const parts = new Map(grouping.units.map((part) => [part.unitId, part]));
    expect(attackers.map((id) => [parts.get(id)!.isPrepared, parts.get(id)!.isPreparedByHand])).toEqual(
      attackers.map(() => [true, false]),
    );
    expect(parts.get(guns)!.rangeKm).toBeCloseTo(7, 0);
  });

  it('§9 Analysing Combat 5: nothing is resolved before the grouping is closed, nothing regrouped after', async () => {
    const stands = await shown(combatId);
    const early = await adjudicateCombat(game.control, { combatId, version: stands.version, faces: [2] });
    expect(refusal(early).code).toBe('notNow');
    good(await closeGrouping(game.control, { turn: 5 }));
    expect(refusal(await closeGrouping(game.control, { turn: 5 })).code).toBe('alreadyDone');
    expect(refusal(await groupCombat(game.control, { ...workedExample, combatId, version: stands.version })).code).toBe(
      'notNow',
    );
    expect(refusal(await dropCombat(game.control, { combatId, version: stands.version })).code).toBe('notNow');
  });

  it('18 against 12, die 2: margin 8, Success; in a city, so nobody retires', async () => {
    version = (await shown(combatId)).version;
    ({ version } = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] })));
    const { finding, state, dieBy } = await shown(combatId);
    expect([state, dieBy]).toEqual(['resolved', game.control.label]);
    expect([finding!.attackersScore, finding!.defendersScore, finding!.margin, finding!.result]).toEqual([
      18,
      12,
      8,
      'success',
    ]);
    expect(finding!.lines.filter(({ side }) => side === 'attacker').map(({ points }) => points)).toEqual([
      6, 4, 4, 4, 6, -2, -2, -2,
    ]);
    expect(finding!.lines.filter(({ side }) => side === 'defender').map(({ points }) => points)).toEqual([6, 2, 2, 2]);
    expect((await unit(para)).stepsLost).toBe(0);
  });

  it('what was rolled is never rolled again, not even after the grouping is opened again', async () => {
    expect(refusal(await adjudicateCombat(game.control, { combatId, version, faces: null })).code).toBe('alreadyDone');
    good(await reopenGrouping(game.control, { turn: 5 }));
    expect(refusal(await groupCombat(game.control, { ...workedExample, combatId, version })).code).toBe('alreadyDone');
    expect(refusal(await dropCombat(game.control, { combatId, version })).code).toBe('alreadyDone');
    good(await closeGrouping(game.control, { turn: 5 }));
    expect(refusal(await adjudicateCombat(game.control, { combatId, version, faces: [6] })).code).toBe('alreadyDone');
    expect((await shown(combatId)).finding!.rolls).toEqual([{ forWhat: 'combat', value: 2 }]);
  });

  it('accepted: one step on every unit in contact, none on the guns, nobody moves', async () => {
    const before = await unit(para);
    ({ version } = good(await ruleOnCombat(game.control, { combatId, version })));
    const lost = await Promise.all([...attackers, para, battery, guns].map(async (id) => (await unit(id)).stepsLost));
    expect(lost).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(await unit(para)).toMatchObject({ x: before.x, y: before.y, hasRetired: false, isCaptured: false });
    const { state, ruling } = await shown(combatId);
    expect([state, ruling!.overruled]).toEqual(['ruled', []]);
  });

  it('OC-118: every unit in contact has met the enemy formation this turn', async () => {
    const met = await db().contactTurn.findMany({
      where: { gameId: game.gameId, turn: 5 },
      orderBy: { unitId: 'asc' },
    });
    expect(met.map(({ unitId, enemyFormation }) => [unitId, enemyFormation])).toEqual([
      [para, '9 SS Pz Div'],
      [battery, '9 SS Pz Div'],
      ...attackers.map((id) => [id, '1 Airborne Div']),
    ]);
  });

  it('the ledger folds to what is stored', ledgerAgrees);
});

describe('the worked example of §9 under example2011', () => {
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, rulebook: 'example2011' }));
  });
  afterAll(() => game.drop());

  it('margin 13, Total success; three steps due, the battery has two: statuses 3 and 0', async () => {
    const { combatId } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const { version } = good(await adjudicateCombat(game.control, { combatId, version: 1, faces: [2] }));
    const { finding } = await shown(combatId);
    expect([finding!.attackersScore, finding!.defendersScore, finding!.margin, finding!.result]).toEqual([
      21,
      10,
      13,
      'totalSuccess',
    ]);
    good(await ruleOnCombat(game.control, { combatId, version }));
    const { ruling } = await shown(combatId);
    const effect = (id: string) => ruling!.units.find((one) => one.id === id)!;
    expect([effect(para).stepsTaken, effect(para).statusAfter]).toEqual([3, 3]);
    expect([effect(battery).stepsTaken, effect(battery).statusAfter, effect(battery).isEffective]).toEqual([
      2,
      0,
      false,
    ]);
    expect([(await unit(para)).stepsLost, (await unit(battery)).stepsLost]).toEqual([3, 2]);
    await ledgerAgrees();
  });
});
