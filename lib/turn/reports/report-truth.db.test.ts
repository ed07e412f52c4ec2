import { afterEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { saveDraft } from '../orders/save-draft';
import { submitOrderSheet } from '../orders/submit-order-sheet';
import { closeMovement } from '../sequence/close-movement';
import { endTurn } from '../sequence/end-turn';
import { attackers, battery, city, good, ledgerAgreesIn, open, para, unitOf, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';

let game: GivenGame;
afterEach(() => game.drop());

const own = async () => (await reportOnDesk(game.control, '1-airborne'))!.facts.fights[0]!.own;

describe('§9 Results Table, note 2 (OC-56): who stood fast', () => {
  const fight = async (ground: typeof open) => {
    game = await givenGame('arnhem-bridge');
    const { combatId, version } = good(await groupCombat(game.control, { ...workedExample, ground }));
    good(await closeGrouping(game.control, { turn: 5 }));
    const resolved = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    good(await ruleOnCombat(game.control, { combatId, version: resolved.version }));
    return (await own()).map(({ name, movement, stoodFast }) => [name, movement, stoodFast]);
  };

  it('a Success in the open makes them go back: ordered to stand fast, they stayed at the price', async () => {
    expect(await fight(open)).toEqual([
      ['1 Airlanding AT Bty RA', 'stayed', true],
      ['2 Para Bn', 'stayed', true],
    ]);
    expect([(await unitOf(game, para)).stepsLost, (await unitOf(game, battery)).stepsLost]).toEqual([2, 2]);
  });

  it('OC-58: a Success in a city makes nobody go back, so nobody paid for staying', async () => {
    expect(await fight(city)).toEqual([
      ['1 Airlanding AT Bty RA', 'stayed', false],
      ['2 Para Bn', 'stayed', false],
    ]);
  });
});

describe('§5 Probe, OC-73, OC-118: met by a probe', () => {
  const contacts = async (turn: number) =>
    (await db().contactTurn.findMany({ where: { gameId: game.gameId, turn }, orderBy: { unitId: 'asc' } })).map(
      ({ unitId, enemyFormation, why }) => `${unitId} ${enemyFormation}: ${why}`,
    );

  it('is entered for both sides as movement closes, and outlasts what combats do to the enemy', async () => {
    game = await givenGame('arnhem-bridge', (scenario) => ({ ...scenario, contacts: [] }));
    const frost = await game.player('1-airborne');
    const { counters } = await playerDesk(frost);
    const counterIds = [counters.find(({ name }) => name === '1 Airlanding AT Bty RA')!.id];
    const line = { ...emptyLine, id: 'row-1', position: 0, version: 0, counterIds, orders: 'Look.' };
    const lines = [{ ...line, action: 'probe' as const, posture: 'tact' as const }];
    good(await submitOrderSheet(frost, { turn: 5, version: 0, lines }, 'write-1-of-the-test'));
    expect(await contacts(5)).toEqual([]);
    good(await closeMovement(game.control, { turn: 5 }));
    const made = await contacts(5);
    expect(made).toEqual(
      expect.arrayContaining([
        `${battery} 9 SS Pz Div: met by a probe`,
        ...attackers.map((id) => `${id} 1 Airborne Div: met by a probe`),
      ]),
    );
    expect(made.some((row) => row.startsWith(para))).toBe(false);

    const before = (await reportOnDesk(game.control, '1-airborne'))!.facts.fights;
    expect(before).toMatchObject([{ outcome: null, own: [{ name: '1 Airlanding AT Bty RA' }] }]);
    // §5 Probe: the patrols identify the formation of the strongest they met, on the first turn already.
    expect(before[0]!.enemy.identities).toEqual(['9 SS Pz Div']);
    const probed = (await reportOnDesk(game.control, '9-ss-panzer'))!;
    expect(probed.facts.fights).toEqual([]);
    expect(probed.facts.patrols).toMatchObject([
      { names: expect.arrayContaining(await Promise.all(attackers.map(async (id) => (await unitOf(game, id)).name))) },
    ]);
    expect(JSON.stringify(probed.facts)).not.toMatch(/Airlanding|1 Airborne/);
    const [onDesk] = (await combatsDesk(game.control)).probes;
    expect(onDesk).toMatchObject({ units: '1 Airlanding AT Bty RA', team: { key: '1-airborne' } });
    expect(onDesk!.finds).toMatch(/^German: .* battalions; of 9 SS Pz Div, by its .*\.$/);
    expect(onDesk!.probed.map(({ team }) => team.key)).toEqual(['9-ss-panzer']);
    expect(onDesk!.probed[0]!.learns).toMatch(/^Patrols were about from the .*\. No strength, no name\.$/);
    const units = [
      { unitId: para, role: 'attacker' as const },
      ...attackers.map((unitId) => ({ unitId, role: 'defender' as const })),
    ];
    const { combatId, version } = good(
      await groupCombat(game.control, { combatId: null, version: 0, ground: city, units }),
    );
    good(await closeGrouping(game.control, { turn: 5 }));
    const resolved = good(await adjudicateCombat(game.control, { combatId, version, faces: [1] }));
    const gone = attackers.map((id) => ({ path: `units.${id}.retiresKm`, ruled: 8, reason: 'they ran' }));
    good(await ruleOnCombat(game.control, { combatId, version: resolved.version, overrules: gone }));
    const after = (await reportOnDesk(game.control, '1-airborne'))!.facts.fights.filter((one) => one.outcome === null);
    expect(after.map(({ enemy, own: of }) => [enemy.battalions, enemy.types, of.length])).toEqual(
      before.map(({ enemy, own: of }) => [enemy.battalions, enemy.types, of.length]),
    );
    expect((await contacts(5)).filter((row) => row.endsWith('met by a probe'))).toEqual(made);
    await ledgerAgreesIn(game);
  });
});

describe('§4: the last turn of the scenario', () => {
  it('is closed like any other, and then the battle is over', async () => {
    game = await givenGame('arnhem-bridge', (scenario) => ({
      ...scenario,
      contacts: [],
      turns: scenario.turns.filter(({ number }) => number <= scenario.openingTurn),
    }));
    const para = await game.player('1-airborne');
    expect((await playerDesk(para)).clock).toMatchObject({ turn: 5, isLast: true });
    const draft = { turn: 6, lines: [], removed: [] };
    expect(await saveDraft(para, draft)).toMatchObject({
      ok: false,
      refusal: { message: 'The battle ends with this turn: there is no sheet to write after it.' },
    });
    expect(good(await endTurn(game.control, { turn: 5, reason: 'the hall closes' }))).toEqual({
      turn: 5,
      isOver: true,
    });
    const turn = await db().turn.findFirstOrThrow({ where: { gameId: game.gameId, number: 5 } });
    expect(turn.closedAt).not.toBeNull();
    expect(await db().contactTurn.count({ where: { gameId: game.gameId, turn: 5 } })).toBeGreaterThan(0);
    expect(await endTurn(game.control, { turn: 5, reason: 'again' })).toMatchObject({
      ok: false,
      refusal: { code: 'alreadyDone', message: 'The battle is over.' },
    });
    await ledgerAgreesIn(game);
  });
});
