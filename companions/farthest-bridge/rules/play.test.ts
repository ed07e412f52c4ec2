import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '@/companions/rules/at-table';
import { begin, play, replay, undo } from '@/companions/rules/recorded-game';
import { howOften } from '@/scripts/testing/how-often';
import { actsAllowed } from './acts-allowed';
import { chancesOfAttack, chancesOfLanding, facesThatBlow, facesThatRepair } from './chances';
import { scoreAttack } from './combat';
import { counterOf, counters, isAlliedGround } from './counters';
import { game, inPhase, plainMap, played, unit, withUnits } from './desk-for-tests';
import { farthestBridge } from './farthest-bridge';
import { allHexes, hexside, isOnMap, neighbours } from './hexes';
import { arnhem, type HexsideEntry, terrains } from './map-data';
import type { Act, State } from './state';

/** The number of games that are played, in full by `npm run soak`; and the longest time on a busy machine. */
const runs = howOften(1, 3, 150);
vi.setConfig({ testTimeout: 300_000 });

/** Chance from one number. */
function chanceOf(seed: number) {
  let state = seed | 1;
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 12) % below;
  };
}

/** A map of every kind of terrain, with rivers and bridges here and there. */
function anyMap(next: (below: number) => number) {
  const map = plainMap();
  for (const hex of allHexes)
    if (!arnhem.includes(hex))
      map.hexes[hex] = { terrain: terrains[next(10)] ?? 'mixed', ...(next(4) === 0 && { road: true }) };
  const kinds = ['canal', 'railroad', 'highway'] as const;
  for (let number = 0; number < 60; number += 1) {
    const hex = allHexes[next(allHexes.length)]!;
    const entry: HexsideEntry = { water: 'river', bridge: kinds[next(3)]!, prohibited: next(2) === 0 };
    map.hexsides[hexside(hex, neighbours(hex)[0]!)] = entry;
  }
  return map;
}

/** Fills in what a choice leaves open. */
function filled(choice: Choice<Act>, next: (below: number) => number): Act | undefined {
  if ('act' in choice) return choice.act;
  const one = choice.among?.[next(choice.among.length || 1)];
  if (choice.kind === 'allot') return { kind: 'allot', side: choice.given.side as 'allied', markers: {} };
  if (!one) return undefined;
  if (choice.kind === 'move') return { kind: 'move', unit: choice.given.unit as string, path: [one] };
  if (choice.kind === 'attack')
    return { kind: 'attack', units: [one], hex: choice.given.hex as string, attackSupport: {}, defenceSupport: {} };
  return { ...choice.given, kind: choice.kind, hex: one } as Act;
}

function expectSound(state: State): void {
  const hexes = Object.values(state.pieces).flatMap(({ hex }) => (hex ? [hex] : []));
  expect(new Set(hexes).size).toBe(hexes.length);
  expect(hexes.every(isOnMap)).toBe(true);
  for (const [id, { hex, out }] of Object.entries(state.pieces)) {
    if (out) expect(hex).toBeNull();
    if (hex) expect(counterOf(id).turn).toBeLessThanOrEqual(state.turn);
  }
  const inArnhem = Object.entries(state.pieces).filter(
    ([id, { hex }]) => hex && arnhem.includes(hex) && isAlliedGround(counterOf(id)),
  );
  if (inArnhem.length >= 2) expect(state.winner).toBe('allied');
  expect(state.arrived.every(({ unit }) => state.pieces[unit]!.hex !== null && state.mover?.unit !== unit)).toBe(true);
}

/** The last act listed is “next phase” or the like: it is taken once in a while, so that turns pass. */
const anyOf = (choices: readonly Choice<Act>[], next: (below: number) => number): Choice<Act> =>
  next(6) === 0 ? choices.at(-1)! : choices[next(choices.length)]!;

/** A game that went on by chance until it was over, or for as many steps; each was allowed, and sound. */
function playedOn(setup: object, next: (below: number) => number) {
  const draw = (sides: number) => next(sides) + 1;
  let standing = begin(farthestBridge, setup, draw);
  for (let step = 0; step < 150; step += 1) {
    if (!standing.ok) throw new Error(standing.message);
    const choices = actsAllowed(standing.state);
    if (choices.length === 0) {
      expect(standing.state.phase).toBe('over');
      break;
    }
    const act = filled(anyOf(choices, next), next);
    if (!act) continue;
    const answer = play(farthestBridge, standing, act, draw);
    if (!answer.ok) throw new Error(`${JSON.stringify(act)}: ${answer.message}`);
    expectSound(answer.state);
    standing = answer;
  }
  if (!standing.ok) throw new Error(standing.message);
  return standing;
}

describe('a game played by chance from the list of what may be done', () => {
  it('is sound at every step, whatever is listed is allowed, and a replay ends the same', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const next = chanceOf(seed);
        const standing = playedOn({ scenario: 'historic', map: anyMap(next) }, next);
        expect(isDeepStrictEqual(replay(farthestBridge, standing.game), standing)).toBe(true);
        const back = undo(standing);
        const last = standing.game.acts.at(-1);
        if (last) expect(back.ok).toBe(last.rolls.length === 0);
      }),
      { numRuns: runs },
    );
  });
});

describe('a differential', () => {
  it('is the sum of its lines', () => {
    const combat = inPhase(game(), 'alliedCombat');
    const side = fc.subarray(
      counters.filter((one) => one.side === 'allied'),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(side, fc.constantFrom(...counters.filter((one) => one.side === 'german')), (attackers, defender) => {
        const places = Object.fromEntries(attackers.map(({ id }, at) => [id, neighbours('2010')[at]!]));
        const field = withUnits(combat, { ...places, [defender.id]: '2010' });
        const units = attackers.map(({ id }) => id);
        const scored = scoreAttack(field, {
          kind: 'attack',
          units,
          hex: '2010',
          attackSupport: {},
          defenceSupport: {},
        });
        const parts = scored.lines.flatMap(({ what }) => /^([+−]\d+):/.exec(what)?.[1]?.replace('−', '-') ?? []);
        expect(parts.length).toBe(units.length + 1);
        expect(scored.differential).toBe(parts.reduce((sum, part) => sum + Number(part), 0));
      }),
    );
  });
});

describe('chances before the die', () => {
  const para = unit('US 2-2-7 no. 1 of the 101st');
  const second = unit('US 2-2-7 no. 2 of the 101st');
  const german = unit('German 2-2-7 no. 1');

  it('§11.4: what each face of the scatter die would bring', () => {
    const map = plainMap({ '1006': { terrain: 'city' } });
    const { '1107': _, ...hexes } = map.hexes;
    const begun = withUnits(inPhase(game({ map: { ...map, hexes } }), 'alliedMovement'), {
      [german]: '0908',
      [second]: '1108',
    });
    expect(chancesOfLanding(begun, { kind: 'land', unit: para, hex: '1007' })).toEqual({
      ok: true,
      chances: [
        { die: 1, hex: '1006', outcome: 'depleted', source: 'book' },
        { die: 2, hex: '1107', outcome: 'terrainWanted', source: 'book' },
        { die: 3, hex: '1108', outcome: 'relocated', source: 'book' },
        { die: 4, hex: '1008', outcome: 'depleted', source: 'book' },
        { die: 5, hex: null, outcome: 'eliminated', source: 'book' },
        { die: 6, hex: '0907', outcome: 'depleted', source: 'book' },
      ],
    });
    expect(chancesOfLanding(begun, { kind: 'land', unit: para, hex: '1807' })).toMatchObject({ code: 'outOfReach' });
    const wet = withUnits(inPhase(game({ map: plainMap({ '1008': { terrain: 'water' } }) }), 'alliedMovement'), {});
    const over = chancesOfLanding(wet, { kind: 'land', unit: para, hex: '1007' });
    // FB-15: what water does to a parachute unit the book does not say.
    expect(over.ok && over.chances.map(({ source }) => source)).toEqual([
      'book',
      'book',
      'book',
      'ours',
      'book',
      'book',
    ]);
  });

  it('§11.4: a glider', () => {
    const glider = unit('1B/1');
    const over = (terrain: 'mixed' | 'rough') =>
      chancesOfLanding(withUnits(inPhase(game({ map: plainMap({ '3917': { terrain } }) }), 'alliedMovement'), {}), {
        kind: 'land',
        unit: glider,
        hex: '3917',
      });
    expect(over('mixed')).toEqual({
      ok: true,
      chances: [{ die: null, hex: '3917', outcome: 'whole', source: 'book' }],
    });
    const rough = over('rough');
    expect(rough.ok && rough.chances.map(({ outcome }) => outcome)).toEqual([
      'depleted',
      'depleted',
      'whole',
      'whole',
      'whole',
      'whole',
    ]);
  });

  it('FB-25: bridges; and an attack by the table in use', () => {
    expect([facesThatBlow('canal'), facesThatBlow('railroad'), facesThatBlow('highway')]).toEqual([3, 2, 1]);
    expect([facesThatRepair('canal'), facesThatRepair('railroad'), facesThatRepair('highway')]).toEqual([2, 2, 3]);
    const tanks = unit('UK 4-3-10 no. 1 (turn 2)');
    const foe = unit('German 3-3-7 no. 4 (set-up)');
    const field = withUnits(inPhase(game(), 'alliedCombat'), { [tanks]: '2009', [foe]: '2010' });
    const attack: Act = { kind: 'attack', units: [tanks], hex: '2010', attackSupport: {}, defenceSupport: {} };
    expect(chancesOfAttack(field, attack)).toMatchObject({
      differential: 1,
      column: '0 to 1',
      results: ['AD', 'AR', '-', '-', 'DR1', 'DD+R1'],
    });
    expect(played(field, attack, [3]).lines.at(-1)?.what).toBe('Die 3: -, nothing happens.');
  });
});
