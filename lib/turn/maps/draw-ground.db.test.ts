import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { groundOnDesk } from '@/lib/desks/control/maps/ground-drawn';
import { playerDesk, playerMap } from '@/lib/desks/player/frame/player-desk';
import type { MapPoint } from '@/lib/scenario/types';
import { groupCombat } from '../combat/group-combat';
import { moveUnit } from '../movement/move-unit';
import { good, ledgerAgreesIn, refusal, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoAct } from '../undo/undo-act';
import { drawGround } from './draw-ground';
import { dropGround } from './drop-ground';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('goodwood');
});
afterAll(() => game.drop());

/** 3 RTR waits here, on open ground. */
const tanks = 'A030';
const about = (x: number, y: number, reach: number): MapPoint[] => [
  [x - reach, y - reach],
  [x + reach, y - reach],
  [x + reach, y + reach],
  [x - reach, y + reach],
];
const aroundTanks = async () => {
  const { x, y } = await unitOf(game, tanks);
  return about(x!, y!, 1);
};
const hedges = async () => ({
  groundId: null,
  version: 0,
  layer: 'badterrain' as const,
  name: 'Hedges of Escoville',
  points: await aroundTanks(),
});
const underTanks = async () => (await combatsDesk(game.control)).candidates.find(({ id }) => id === tanks)!;
const onDesk = () => groundOnDesk(game.control);
const lastEntry = async () => (await entriesOf(game.gameId)).at(-1)!;

describe('ground that Control draws in a running game', () => {
  let groundId: string;

  it('is ground of the map from then on, for every umpire, and no team’s map changes', async () => {
    const team = await game.player('11-armoured');
    const sees = async () => {
      const desk = await playerDesk(team);
      return JSON.stringify([{ ...desk, clock: { ...desk!.clock, now: '' } }, await playerMap(team)]);
    };
    const before = await sees();
    expect((await gameMap(game.gameId)).features).toEqual(game.scenario.map.features);
    expect((await underTanks()).ground.isBadTerrain).toBe(false);
    groundId = good(await drawGround(game.control, await hedges())).groundId;
    expect(await underTanks()).toMatchObject({
      ground: { isBadTerrain: true },
      groundReasons: [
        { flag: 'isBadTerrain', why: 'Hedges of Escoville, bad terrain', rule: '§9 Results Table note 4' },
      ],
    });
    expect(await onDesk()).toMatchObject([
      { id: groundId, version: 1, layer: 'badterrain', name: 'Hedges of Escoville' },
    ]);
    expect(await sees()).toBe(before);
  });

  it('stands in the ledger with its points', async () => {
    expect(await lastEntry()).toMatchObject({
      kind: 'ground',
      subjectId: groundId,
      before: null,
      after: { layer: 'badterrain', name: 'Hedges of Escoville' },
    });
    await ledgerAgreesIn(game);
  });

  it('§6: a move through it goes by the row “Close”: 18 km, where it was 30', async () => {
    const { x, y, version } = await unitOf(game, tanks);
    const move = {
      unitId: tanks,
      version,
      turn: 1,
      x: x! + 0.9,
      y: y!,
      mode: 'tactical' as const,
      overrule: 'So it is.',
    };
    good(await moveUnit(game.control, move));
    expect((await unitOf(game, tanks)).turnShareMoved).toBeCloseTo(0.9 / 18, 4);
  });

  it('a combat grouped in it is proposed in bad terrain, and what Control ticks stands when it is redrawn', async () => {
    const units = [
      { unitId: 'G250', role: 'attacker' as const },
      { unitId: tanks, role: 'defender' as const },
    ];
    const { combatId } = good(await groupCombat(game.control, { combatId: null, version: 0, units }));
    const stored = () => db().combat.findUniqueOrThrow({ where: { id: combatId } });
    expect((await stored()).isBadTerrain).toBe(true);
    const anew = { ...(await hedges()), groundId, version: 1, layer: 'marsh' as const, name: 'Water meadows' };
    expect(good(await drawGround(game.control, anew))).toEqual({ groundId, version: 2 });
    expect((await stored()).isBadTerrain).toBe(true);
    expect((await underTanks()).groundReasons).toEqual([]);
    expect(await lastEntry()).toMatchObject({ before: { layer: 'badterrain' }, after: { layer: 'marsh' } });
    await ledgerAgreesIn(game);
  });

  it('two umpires at once: the second is told who was quicker, and what stands', async () => {
    const old = { ...(await hedges()), groundId, version: 1 };
    const late = refusal(await drawGround(game.control, old));
    expect(late).toMatchObject({ code: 'changedByAnother', theirs: { name: 'Water meadows', layer: 'marsh' } });
    expect(late.message).toContain('changed Water meadows meanwhile');
    expect(refusal(await dropGround(game.control, { groundId, version: 1 })).code).toBe('changedByAnother');
    expect(await onDesk()).toMatchObject([{ name: 'Water meadows', version: 2 }]);
  });

  it('is taken back from the ledger, and taken off', async () => {
    const { number } = await lastEntry();
    good(await undoAct(game.control, { number, reason: 'It is no marsh.' }));
    expect(await onDesk()).toMatchObject([{ name: 'Hedges of Escoville', layer: 'badterrain', version: 3 }]);
    good(await dropGround(game.control, { groundId, version: 3 }));
    expect(await onDesk()).toEqual([]);
    expect((await underTanks()).ground.isBadTerrain).toBe(false);
    good(await undoAct(game.control, { number: (await lastEntry()).number, reason: 'It is there after all.' }));
    expect(await onDesk()).toMatchObject([{ id: groundId, name: 'Hedges of Escoville' }]);
    expect(refusal(await dropGround(game.control, { groundId: 'none', version: 1 })).code).toBe('alreadyDone');
    expect(refusal(await drawGround(game.control, { ...(await hedges()), groundId: 'none', version: 1 })).code).toBe(
      'notFound',
    );
    await ledgerAgreesIn(game);
  });

  it('one write id, one area', async () => {
    const before = (await onDesk()).length;
    const input = { ...(await hedges()), name: 'Once' };
    const first = good(await drawGround(game.control, input, 'write-once-1'));
    expect(good(await drawGround(game.control, input, 'write-once-1'))).toEqual(first);
    expect(await onDesk()).toHaveLength(before + 1);
  });
});

describe('what is refused, and nothing stored', () => {
  const counts = async () => [(await onDesk()).length, (await entriesOf(game.gameId)).length];
  it.each([
    ['off the map', { points: [...about(10, 60, 1), [99, 60]] as MapPoint[] }, 'points.4', /^Point 5 lies off the map/],
    ['two points', { points: about(10, 60, 1).slice(0, 2) }, 'points', /too few: at least 3/],
    [
      '61 points',
      { points: Array.from({ length: 61 }, (_, i): MapPoint => [10 + i / 10, 60]) },
      'points',
      /too many: at most 60/,
    ],
    ['in a line', { points: [[10, 60], [11, 60], [12, 60]] as MapPoint[] }, 'points', /bound no area/], // biome-ignore format: one line
    ['no name', { name: '  ' }, 'name', /this is empty/],
    ['61 letters', { name: 'x'.repeat(61) }, 'name', /at most 60 letters/],
    ['a layer that is none', { layer: 'wood' as never }, 'layer', /choose one of/],
  ])('%s', async (_, wrong, field, message) => {
    const before = await counts();
    const answer = refusal(await drawGround(game.control, { ...(await hedges()), ...wrong }));
    expect(answer).toMatchObject({ code: 'badInput', field });
    expect(answer.message).toMatch(message);
    expect(await counts()).toEqual(before);
  });

  it('a 201st area', async () => {
    const have = (await onDesk()).length;
    const rows = Array.from({ length: 200 - have }, (_, i) => ({
      ...{ id: `many-${i}`, gameId: game.gameId, layer: 'marsh' as const, name: `Pool ${i}` },
      points: about(10, 60, 0.5),
    }));
    await db().groundArea.createMany({ data: rows });
    expect(refusal(await drawGround(game.control, await hedges()))).toMatchObject({
      code: 'badInput',
      message: '200 areas are drawn on this map. Take one off first.',
    });
    await db().groundArea.deleteMany({ where: { id: { startsWith: 'many-' } } });
  });

  it('the database itself holds names and points to their bounds', async () => {
    const row = { id: 'bad', gameId: game.gameId, layer: 'marsh' as const, name: 'Fen', points: about(10, 60, 1) };
    await expect(db().groundArea.create({ data: { ...row, points: [[1, 1]] } })).rejects.toThrow('points_within');
    await expect(db().groundArea.create({ data: { ...row, points: 'all' } })).rejects.toThrow('points_within');
    await expect(db().groundArea.create({ data: { ...row, name: '' } })).rejects.toThrow('name_within');
  });
});

it('the map of the game is one value while nothing changes, so that its roads are worked out once', async () => {
  const one = await gameMap(game.gameId);
  const again = await gameMap(game.gameId);
  expect(one).toBe(again);
  expect(one.features.length).toBe(game.scenario.map.features.length + (await onDesk()).length);
});
