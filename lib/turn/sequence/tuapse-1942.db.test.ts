import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combatOnDesk, combatsDesk } from '@/lib/desks/control/combat/combats';
import { reportOnDesk } from '@/lib/desks/control/reports/reports';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { moveUnit } from '../movement/move-unit';
import { bodyOf, draft, order, release } from '../reports/reports-for-tests';
import { good, ledgerAgreesIn, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { endTurn } from './end-turn';

/** A turn of a battle that is not of 1944: Soviet against Axis, in mountain forest. */
let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('tuapse-1942');
});
afterAll(() => game.drop());

// 13 Mountain Regiment and its guns, against a rifle regiment that holds the heights above the Pshish.
const first = 'X040';
const second = 'X041';
const guns = 'X043';
const rifles = 'S009';
const cyclists = 'X017';
const walloons = 'X027';

async function move(id: string, east: number, north: number) {
  const { x, y, version } = await unitOf(game, id);
  const place = { x: x! + east, y: y! + north };
  return good(await moveUnit(game.control, { unitId: id, version, turn: 1, ...place, mode: 'tactical' }));
}

describe('the first turn of Tuapse 1942', () => {
  it('each side hands in its orders, with the units of its nations', async () => {
    const lanz = await game.player('lanz');
    const army = await game.player('18-army');
    await order(lanz, 1, ['I/Geb Jäger Regt 13', 'II/Geb Jäger Regt 13'], {
      orders: 'Over the crest to the Pshish.',
      action: 'attack',
    });
    await order(army, 1, ['694 Rifle Regt'], { orders: 'Hold the heights.', action: 'hold', standFast: true });
    const desks = await Promise.all([lanz, army].map((seat) => playerDesk(seat)));
    expect(
      desks.map(({ team }) => [team.sideTitle, team.look.letter, team.look.nations.map(({ key }) => key)]),
    ).toEqual([
      ['Axis', 'A', ['GER', 'ROM', 'SVK', 'WAL']],
      ['Soviet', 'S', ['SOV']],
    ]);
  });

  it('each team is told its own objective and no other', async () => {
    const told = async (key: string) =>
      (await playerDesk(await game.player(key))).reports.filter(({ heading }) => heading === 'Your objective');
    const [army, lanz] = await Promise.all(['18-army', 'lanz'].map(told));
    expect([army, lanz].map((papers) => papers!.length)).toEqual([1, 1]);
    expect(army![0]!.body).toContain('Keep Shaumyan and both passes.');
    expect(lanz![0]!.body).toContain('After that Mount Semashkho, from which one sees the sea.');
    const all = JSON.stringify(await playerDesk(await game.player('18-army')));
    for (const theirs of ['To the sea before the snow', 'from which one sees the sea', 'Walloon', 'Rumanian'])
      expect(all).not.toContain(theirs);
  });

  it('§6: on foot 4.5 km of 15 in the mountains, three tenths of the turn', async () => {
    expect(await move(walloons, 0, 3)).toMatchObject({ kmMoved: 3, turnShareMoved: 0.2 });
    expect(await move(walloons, 0, 1.5)).toMatchObject({ kmMoved: 4.5, turnShareMoved: 0.3 });
  });

  it('§6: cyclists have 18 km in mountain forest where they would have 30 in the open: 3.6 km, a fifth', async () => {
    const valley = await move(cyclists, 0, -1.4);
    const forest = await move(cyclists, 0, -3.6);
    expect(forest.kmMoved).toBeCloseTo(5, 3);
    expect(forest.turnShareMoved - valley.turnShareMoved).toBeCloseTo(3.6 / 18, 2);
  });

  it('§9: the map proposes woods and bad terrain, by its name', async () => {
    good(await closeMovement(game.control, { turn: 1 }));
    const { candidates } = await combatsDesk(game.control);
    const held = candidates.find(({ id }) => id === rifles)!;
    expect(held.ground).toMatchObject({ isWoods: true, isBadTerrain: true, isBuiltUp: false, isFortified: false });
    expect(held.groundReasons).toContainEqual({
      flag: 'isBadTerrain',
      why: 'Heights south of the Gunayka, mountain',
      rule: '§9 Results Table note 4',
    });
  });

  it('§9: 5 and 5 with guns of 4 against 5: margin 13 with a die of 4, Success in bad terrain; who stands fast loses one more', async () => {
    const { combatId } = good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          ...[first, second].map((unitId) => ({ unitId, role: 'attacker' as const })),
          { unitId: guns, role: 'attacker', isArtillery: true },
          { unitId: rifles, role: 'defender', tacticalAdvantages: [] },
        ],
      }),
    );
    good(await closeGrouping(game.control, { turn: 1 }));
    const { version } = good(await adjudicateCombat(game.control, { combatId, version: 1, faces: [4] }));
    const { finding } = (await combatOnDesk(game.control, combatId))!;
    const points = (side: string) => finding!.lines.filter((line) => line.side === side).map((line) => line.points);
    expect([points('attacker'), points('defender')]).toEqual([[5, 5, 4], [5]]);
    expect([finding!.attackersScore, finding!.defendersScore, finding!.margin]).toEqual([14, 5, 13]);
    expect([finding!.column, finding!.result]).toEqual(['badTerrain', 'success']);
    good(await ruleOnCombat(game.control, { combatId, version }));
    expect(
      (await Promise.all([first, second, rifles, guns].map((id) => unitOf(game, id)))).map(
        ({ stepsLost }) => stepsLost,
      ),
    ).toEqual([1, 1, 2, 0]);
    await ledgerAgreesIn(game);
  });

  it('§10: each side is told in its own words, and neither is called Allied or German', async () => {
    const keys = ['18-army', 'tuapse-dr', 'lanz', 'xxxxiv-jk'];
    for (const key of keys) await draft(game, key);
    const desks = await Promise.all(keys.map((key) => reportOnDesk(game.control, key)));
    expect(desks.map((desk) => desk!.draft!.sender)).toEqual(['Operations Section', 'Operations Section', 'Ia', 'Ia']);
    expect(await bodyOf(game, '18-army')).toContain('about two battalions of mountain troops of Group Lanz');
    expect(await bodyOf(game, '18-army')).toContain('supported by guns');
    expect(await bodyOf(game, 'lanz')).toContain('about one battalion of infantry of 383 Rifle Div');
    for (const key of keys) {
      expect(await bodyOf(game, key)).not.toMatch(/\bAllied\b|\bGermans?\b|G Ops|Tentacle/);
      await release(game, key);
      const { reports } = await playerDesk(await game.player(key));
      expect(JSON.stringify(reports)).not.toMatch(/\bAllied\b|\bGermans?\b/);
    }
  });

  it('the turn ends; what comes by rail from Sochi stands on the map', async () => {
    good(await endTurn(game.control, { turn: 1, reason: 'The test goes on.' }));
    expect(await unitOf(game, 'S043')).toMatchObject({ name: '1103 Rifle Regt' });
    const { counters } = await playerDesk(await game.player('tuapse-dr'));
    expect(counters.find(({ name }) => name === '1103 Rifle Regt')).toMatchObject({ nation: 'SOV' });
    await ledgerAgreesIn(game);
  });
});
