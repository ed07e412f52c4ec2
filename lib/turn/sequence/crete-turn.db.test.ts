import { afterAll, beforeAll, expect, it } from 'vitest';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { landLift } from '../air/land-lift';
import { saveAirOrder } from '../air/save-air-order';
import { shiftArrival } from '../arrivals/shift-arrival';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { ruleOnCombat } from '../combat/rule-on-combat';
import { checkCrossing } from '../crossings/check-crossing';
import { passCrossing } from '../crossings/pass-crossing';
import { queueUnits } from '../crossings/queue-units';
import { testCrossing } from '../crossings/test-crossing';
import { moveUnit } from '../movement/move-unit';
import { bodyOf, draft, order, release } from '../reports/reports-for-tests';
import { good, ledgerAgreesIn, refusal, unitOf } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeMovement } from './close-movement';
import { endTurn } from './end-turn';

/** The first turn of Crete, 20 May 1941 in the morning, by verbs: a drop, a crossing, the fight for the airfield, the reports. */
let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('crete-1941');
});
afterAll(() => game.drop());

const crossing = async (id: string) => (await crossingsDesk(game.control)).crossings.find((one) => one.id === id)!;

it('opens on both desks, in the words of its sides', async () => {
  const { team, reports, counters } = await playerDesk(await game.player('nz-division'));
  expect(team).toMatchObject({ name: 'New Zealand Division', sideTitle: 'Commonwealth and Greek' });
  expect(team.look).toMatchObject({ letter: 'C', colours: { allied: 'green', german: 'ochre' } });
  expect(team.look.nations.map(({ key }) => key)).toEqual(['NZ', 'UK', 'AUS', 'GRE']);
  expect(counters).toHaveLength(26);
  expect(reports.map(({ body }) => body).join()).toContain('Keep the airfield of Maleme and Hill 107 above it');
  const theirs = await playerDesk(await game.player('gruppe-west'));
  expect(theirs.counters).toHaveLength(19);
  expect(theirs.reports.map(({ body }) => body).join()).toContain('Take the airfield of Maleme before all else');
});

it('both teams hand in their sheets', async () => {
  await order(await game.player('nz-division'), 1, ['22 NZ Battalion'], {
    orders: 'Hold the airfield and Hill 107.',
    action: 'hold',
    standFast: true,
  });
  const attackers = [
    'I./Luftlande-Sturm-Regiment (Koch)',
    'IV./Luftlande-Sturm-Regiment (Gericke)',
    'Detachment Braun (gliders)',
  ];
  await order(await game.player('gruppe-west'), 1, attackers, {
    orders: 'Take the airfield.',
    action: 'attack',
  });
});

it('§12: the reserve of parachutists is brought forward and drops', async () => {
  const { version } = await unitOf(game, 'G019');
  const reason = 'Student throws in his reserve at once.';
  const brought = await shiftArrival(game.control, { units: [{ unitId: 'G019', version }], turns: -4, reason });
  expect(good(brought)).toEqual({ arrivalTurn: 1 });
  const laid = { taskId: null, version: 0, turn: 1, squadronId: null, squadrons: 3, mission: 'airTransport' } as const;
  const { taskId, version: seen } = good(await saveAirOrder(game.control, { ...laid, liftId: 't5-tavronitis' }));
  const { x, y } = game.scenario.units.find(({ id }) => id === 'G019')!.place;
  good(await landLift(game.control, { taskId, version: seen, landings: [{ unitId: 'G019', x, y }] }));
  expect(await unitOf(game, 'G019')).toMatchObject({ isOnMap: true, arrivedIn: 1, x, y });
});

it('§7: the anti-tank company crosses the bridge of the Tavronitis', async () => {
  const { x, y, version } = await crossing('tavronitis');
  const company = await unitOf(game, 'G007');
  const to = { x: x - 0.1, y: y + 0.05, turn: 1, mode: 'tactical' as const };
  good(await moveUnit(game.control, { unitId: 'G007', version: company.version, ...to }));
  good(await queueUnits(game.control, { crossingId: 'tavronitis', version, unitIds: ['G007'] }));
  const queued = await crossing('tavronitis');
  const passed = good(
    await passCrossing(game.control, {
      crossingId: 'tavronitis',
      version: queued.version,
      turn: 1,
      moves: true,
      overrule: 'It was told by telephone.',
    }),
  );
  expect(passed.lines.map(({ message }) => message)).toEqual([
    '60 points a turn, 0 used before.',
    '14./Luftlande-Sturm-Regiment (anti-tank): 1 point crosses, 1 of 1 in all: it crosses wholly.',
  ]);
  expect((await unitOf(game, 'G007')).x).toBeGreaterThan(x);
});

it('§8: a German unit makes a prepared bridge safe, one of the Commonwealth does not', async () => {
  const { version } = await crossing('platanias');
  const tested = await testCrossing(game.control, { crossingId: 'platanias', version, face: 4, reason: '' });
  expect(good(tested)).toMatchObject({ isBlown: false });
  const check = async (unitId: string) =>
    checkCrossing(game.control, {
      crossingId: 'platanias',
      version: (await crossing('platanias')).version,
      unitId,
    });
  expect(refusal(await check('A007')).message).toBe(
    'NZ Engineer Detachment does not make a bridge safe: a unit of this side makes one safe: German.',
  );
  const battalion = await unitOf(game, 'G004');
  const { x, y } = await crossing('platanias');
  const to = { x: x - 0.5, y, turn: 1, mode: 'tactical' as const, overrule: 'Along the beach.' };
  good(await moveUnit(game.control, { unitId: 'G004', version: battalion.version, ...to }));
  good(await check('G004'));
  expect((await crossing('platanias')).state).toBe('safe');
});

it('§9: the fight for the airfield', async () => {
  good(await closeMovement(game.control, { turn: 1 }));
  const { combatId, version } = good(
    await groupCombat(game.control, {
      combatId: null,
      version: 0,
      units: [
        ...['G002', 'G005', 'G006'].map((unitId) => ({ unitId, role: 'attacker' as const })),
        { unitId: 'A004', role: 'defender', standFast: true },
        { unitId: 'A023', role: 'defender' },
      ],
    }),
  );
  const grouped = (await combatOnDesk(game.control, combatId))!;
  expect(grouped.grouping.ground).toEqual({
    isBuiltUp: false,
    isWoods: false,
    isCity: false,
    isFortified: true,
    isBadTerrain: false,
  });
  good(await closeGrouping(game.control, { turn: 1 }));
  const rolled = good(await adjudicateCombat(game.control, { combatId, version, faces: [4] }));
  const { finding } = (await combatOnDesk(game.control, combatId))!;
  // 6, 4 and 2, less 2 each as light infantry that attacks; 5 and 2, and 2 each in a fortified place.
  expect(finding!.lines.map(({ side, points }) => [side, points])).toEqual([
    ...[4, 6, 2, -2, -2, -2].map((points) => ['attacker', points]),
    ...[5, 2, 2, 2].map((points) => ['defender', points]),
  ]);
  expect([finding!.attackersScore, finding!.defendersScore, finding!.margin, finding!.result]).toEqual([
    6,
    11,
    -1,
    'confusedCombat',
  ]);
  good(await ruleOnCombat(game.control, { combatId, version: rolled.version }));
});

it('the reports speak of the sides by their names', async () => {
  for (const [team, sender] of [
    ['nz-division', 'G Ops'],
    ['gruppe-west', 'Ia'],
  ] as const) {
    await draft(game, team);
    const body = await bodyOf(game, team);
    expect(body).not.toMatch(/\bAllied\b/i);
    good(await release(game, team));
    const [report] = (await playerDesk(await game.player(team))).reports;
    expect(report).toMatchObject({ sender, body, heading: 'Morning of 20 May 1941' });
  }
});

it('the turn ends, and the afternoon begins', async () => {
  const ended = await endTurn(game.control, { turn: 1, reason: 'On with the afternoon.' });
  expect(good(ended)).toMatchObject({ turn: 2, isOver: false });
  const { clock } = await playerDesk(await game.player('gruppe-west'));
  expect(clock.turn).toBe(2);
  await ledgerAgreesIn(game);
});
