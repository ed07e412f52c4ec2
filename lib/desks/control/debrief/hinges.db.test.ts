import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hinge } from '@/lib/advice/debrief/hinges';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { order } from '@/lib/turn/reports/reports-for-tests';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { controlVerbs } from '@/lib/turn/testing/all-verbs';
import { good } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { theatreFilm } from './theatre';

/** Two turns are played: in the first the Germans hand in nothing, and the attack of 2 Para, with aircraft asked for, is not made. */
let game: GivenGame;
let found: Hinge[];
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const chief = { ...game.control, roles: ['gameControl', 'teamControl', 'mapControl'] } as ControlSeat;
  const para = await game.player('1-airborne');
  const attack = { orders: 'Attack along the river.', action: 'attack' as const, asksForAir: true };
  await order(para, 5, ['2 Para Bn'], attack);
  good(await closeMovement(chief, { turn: 5 }));
  good(await endTurn(chief, { turn: 5, reason: 'on' }));
  await order(para, 6, ['2 Para Bn'], { orders: 'Hold.', action: 'hold' });
  const german = await game.player('9-ss-panzer');
  await order(german, 6, ['20 SS-PzGR Bn'], { orders: 'Hold.', action: 'hold' });
  good(await closeMovement(chief, { turn: 6 }));
  good(await endTurn(chief, { turn: 6, reason: 'on' }));
  found = (await theatreFilm(game, controlVerbs)).hinges;
});
afterAll(() => game.drop());

const of = (kind: Hinge['kind']) => found.filter((hinge) => hinge.kind === kind);

it('orders that were never handed in, and those that nobody read, lead to the team', () => {
  expect(of('noOrder')).toMatchObject([
    { turn: 5, about: 'team/9-ss-panzer', sentence: '9 SS-Pz Hohenstaufen handed in no orders for turn 5.' },
  ]);
  expect(of('unreadOrder')).toMatchObject([{ sentence: expect.stringMatching(/^Nobody of Control ever opened/) }]);
});

it('an attack that was not made leads to its unit, and is said once', () => {
  const [hinge, ...more] = of('notBegun');
  expect(more).toEqual([]);
  expect(hinge!.sentence).toBe('2 Para Bn was ordered to attack in turn 5, and attacked nobody.');
  expect(hinge!.about).toMatch(/^unit\//);
  expect(of('noSupport')).toEqual([]);
});

it('of two turns that were played nothing is said to have lasted three', () => {
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter(({ sentence }) => /3 turns/.test(sentence))).toEqual([]);
  const abouts = found.flatMap(({ about }) => (about && !about.startsWith('team/') ? [about] : []));
  expect(new Set(abouts).size).toBe(abouts.length);
});
