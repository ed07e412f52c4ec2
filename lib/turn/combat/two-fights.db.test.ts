import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { battery, good, ledgerAgreesIn, open, para, pzgr, refusal, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { reopenGrouping } from './reopen-grouping';
import { ruleOnCombat } from './rule-on-combat';

let game: GivenGame;

const shown = async (combatId: string) => (await combatOnDesk(game.control, combatId))!;
const group = async (attacker: string, defenders: string[]) =>
  good(
    await groupCombat(game.control, {
      combatId: null,
      version: 0,
      ground: open,
      units: [
        { unitId: attacker, role: 'attacker' },
        ...defenders.map((unitId) => ({ unitId, role: 'defender' as const })),
      ],
    }),
  ).combatId;
const resolve = async (combatId: string, faces: number[] | null) =>
  adjudicateCombat(game.control, { combatId, version: (await shown(combatId)).version, faces });
const rule = async (combatId: string, more: object = {}) =>
  ruleOnCombat(game.control, { combatId, version: (await shown(combatId)).version, ...more });

describe('§9: a unit that fights twice in a turn', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
    first = await group(pzgr, [para]);
    second = await group('G151', [para, battery]);
    good(await closeGrouping(game.control, { turn: 5 }));
  });
  afterEach(() => game.drop());

  it('its second fight waits for the ruling on the first, whose losses count in it', async () => {
    good(await resolve(first, null));
    expect(refusal(await resolve(second, null))).toMatchObject({
      code: 'notNow',
      message: '2 Para Bn has fought in C1 Arnhem, which has no ruling yet. Rule on C1 Arnhem first.',
    });
    const steps = [{ path: `units.${para}.stepsTaken`, ruled: 2, reason: 'the house burnt down' }];
    const stays = [{ path: `units.${para}.retiresKm`, ruled: 0, reason: 'nowhere to go' }];
    good(await rule(first, { overrules: [...steps, ...stays] }));
    good(await resolve(second, null));
    const { finding } = await shown(second);
    expect(finding!.units.find(({ id }) => id === para)!.statusBefore).toBe(4);
  });

  it('a unit captured in the first fight cannot be in the second', async () => {
    good(await resolve(first, null));
    const captured = [{ path: `units.${para}.isCaptured`, ruled: true, reason: 'surrounded in the school' }];
    good(await rule(first, { overrules: captured }));
    expect(refusal(await resolve(second, null))).toMatchObject({
      code: 'notNow',
      message: '2 Para Bn has been captured since this combat was grouped. Reopen the grouping and take it out.',
    });
  });

  it('a unit that has retired since is advice, until the combat is grouped anew', async () => {
    expect((await shown(second)).moved).toEqual([]);
    good(await resolve(first, null));
    const back = [{ path: `units.${para}.retiresKm`, ruled: 2, reason: 'to the church' }];
    const places = [{ unitId: para, x: 74.5, y: 76 }];
    good(await rule(first, { overrules: back, places }));
    const { moved, version, grouping } = await shown(second);
    expect(moved).toEqual([
      {
        unitId: para,
        message: expect.stringMatching(/^Has retired \d\.\d km since this combat was grouped: place, ranges/),
        rule: '§9 Analysing Combat 4',
      },
    ]);
    good(await reopenGrouping(game.control, { turn: 5 }));
    const units = grouping.units.map(({ unitId, role }) => ({ unitId, role }));
    good(await groupCombat(game.control, { combatId: second, version, units }));
    expect((await shown(second)).moved).toEqual([]);
    await ledgerAgreesIn(game);
  });
});

describe('§9 Results Table, note 1: where a retiring unit goes', () => {
  let combatId: string;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    combatId = await group(pzgr, [para]);
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(combatId, null));
  });
  afterAll(() => game.drop());

  const back = (km: number) => [{ path: `units.${para}.retiresKm`, ruled: km, reason: 'far' }];

  it('is on the map, and of a unit of the combat that does retire', async () => {
    const at = async (unitId: string, x: number, km: number) =>
      refusal(await rule(combatId, { overrules: back(km), places: [{ unitId, x, y: 76 }] }));
    expect(await at(para, 900, 2)).toMatchObject({
      code: 'badInput',
      message: 'The place for 2 Para Bn is off the map.',
      field: 'places.0.x',
    });
    expect((await at('nobody', 74, 2)).message).toBe('A place was given for a unit that is not in this combat.');
    expect((await at(para, 74, 0)).message).toBe('2 Para Bn does not retire: it keeps its place.');
  });

  it('a refusal names the unit, not its number', async () => {
    const path = `units.${para}.stepsTaken`;
    const overrules = [{ path, ruled: 9, reason: 'burnt out' }];
    expect(refusal(await rule(combatId, { overrules }))).toMatchObject({
      code: 'badInput',
      message: '2 Para Bn, steps taken: it must be a whole number from 0 to 5.',
      field: path,
    });
  });

  it('what is proposed stops at the edge of the map', async () => {
    const { frame } = (await shown(combatId)).retreat!;
    good(await rule(combatId, { overrules: back(500) }));
    const { x, y } = await unitOf(game, para);
    expect(x! >= frame.minX && x! <= frame.maxX && y! >= frame.minY && y! <= frame.maxY).toBe(true);
    expect([frame.minX, frame.maxX].includes(x!) || [frame.minY, frame.maxY].includes(y!)).toBe(true);
  });
});
