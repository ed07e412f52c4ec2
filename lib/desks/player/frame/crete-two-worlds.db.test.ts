import { describe, expect, test } from 'vitest';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { type UnitWritten, withUnits, writtenOut } from '@/lib/scenario/testing/written-out';
import type { Scenario } from '@/lib/scenario/types';
import { sidesOf } from '@/lib/sides';
import type { PrintedMap } from '@/lib/sparring/known';
import { planOfTeam } from '@/lib/sparring/plan';
import { staffWords } from '@/lib/sparring/staff-words';
import { setWeather } from '@/lib/turn/air/set-weather';
import { raiseUnit } from '@/lib/turn/arrivals/raise-unit';
import { shiftArrival } from '@/lib/turn/arrivals/shift-arrival';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { setCrossing } from '@/lib/turn/crossings/set-crossing';
import { writeMessage } from '@/lib/turn/messages/write-message';
import { draft, order, release } from '@/lib/turn/reports/reports-for-tests';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { good, unitOf } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { arms as allArms } from '@/lib/words';
import { otherPlan, sameStatus, sentence, word } from '@/scripts/testing/hidden-truth';
import { howOften } from '@/scripts/testing/how-often';
import { battleFile } from '../debrief/battle-file';
import { playerDesk, playerMap } from './player-desk';

/** Two games of Crete that differ only in what a team may not know leave the same on its desk, and in the file it takes home, a turn long; a staff of the console writes the same from it. */

/** Were the bridge of the combat prepared for demolition, it would have to be tested first. */
const foughtOver = 'tavronitis';
const fighting = ['G002', 'G005', 'G006', 'A004', 'A023'];
const otherTeam = { 'nz-division': 'gruppe-west', 'gruppe-west': 'nz-division' } as const;
type Team = keyof typeof otherTeam;

/**
 * The world with the things of Crete drawn that a team may not know; those it may meet keep their place, their kind, and in
 * the fight their status.
 */
function worldOf(team: Team, scenario: Scenario, draw: Draw): Scenario {
  const { side } = scenario.teams.find(({ key }) => key === team)!;
  const nations = sidesOf(scenario).nations.filter(({ sides }) => !sides.includes(side));
  const hidden = (unit: UnitWritten): UnitWritten => {
    const notes = sentence(draw);
    if (unit.side === side) return { ...unit, ...sameStatus(draw, unit), notes };
    const named = { name: `${word(draw)} ${unit.id}`, shortName: `${word(draw).slice(0, 6)} ${unit.id}` };
    const of = { corps: word(draw), division: word(draw), brigade: word(draw), nation: draw.one(nations).key };
    // Whether it is flexible counts in a fight (§9), whose result the team is told.
    const timings = fighting.includes(unit.id) ? {} : { isFlexible: draw.yes() };
    const more = { ...timings, sizePoints: draw.number(1, 9) };
    const later = unit.arrivalTurn > 1 ? { arrivalTurn: draw.number(2, 6), stepsLost: draw.number(0, 1) } : {};
    return { ...unit, ...sameStatus(draw, unit), ...named, ...of, ...more, ...later, notes };
  };
  return {
    ...withUnits(scenario, writtenOut(scenario).map(hidden)),
    lifts: scenario.lifts
      .filter((lift) => lift.turn === 1 || lift.side === side)
      .map((lift) => (lift.side === side ? lift : { ...lift, zone: word(draw), serials: draw.number(1, 9) })),
    zones: scenario.zones.map((zone) => (zone.side === side ? zone : { ...zone, name: word(draw) })),
    teams: scenario.teams.map((one) => ({
      ...one,
      notes: sentence(draw),
      formations: one.key === team ? one.formations : sentence(draw),
    })),
    crossings: scenario.crossings.map((one) => ({
      ...one,
      capacityPoints: draw.number(1, 90),
      isPrepared: one.id !== foughtOver && draw.yes(),
      notes: sentence(draw),
    })),
    squadrons: scenario.squadrons.map((one) =>
      one.side === side ? one : { ...one, name: word(draw), aircraft: word(draw), squadrons: draw.number(1, 9) },
    ),
    objectives: scenario.objectives!.map((one) =>
      one.for === side ? one : { ...one, text: sentence(draw), places: [draw.one(['Skines', 'Fournes', 'Lakki'])] },
    ),
    plans: scenario.plans!.map((row) => otherPlan(draw, row, row.team !== team, ['Skines', 'Fournes', 'Lakki'])),
    intelligence: scenario.intelligence.map((one) => (one.team === team ? one : { ...one, text: sentence(draw) })),
  };
}

/** The acts that the team never hears of. */
async function actUnheard(game: GivenGame, team: Team, draw: Draw): Promise<void> {
  const { control } = game;
  const other = otherTeam[team];
  const teamIds = [await game.teamId(other)];
  good(await writeMessage(control, { teamIds, sender: word(draw), text: 'Push on.' }));
  await setWeather(control, { turn: 1, weather: draw.one(['fair', 'bad']) });
  const unitId = team === 'nz-division' ? 'G025' : 'A027';
  const { version, arrivalTurn } = await unitOf(game, unitId);
  await shiftArrival(control, {
    units: [{ unitId, version }],
    turns: arrivalTurn > 3 ? -1 : 1,
    reason: sentence(draw),
  });
  const name = word(draw);
  const [nation] = sidesOf(game.scenario).nations.filter(({ sides }) =>
    sides.includes(team === 'nz-division' ? 'german' : 'allied'),
  );
  const raised = {
    teamId: teamIds[0]!,
    name,
    shortName: name.slice(0, 12),
    formation: word(draw),
    nation: nation!.key,
  };
  const kind = { arm: 'infantry', mover: 'foot', carriage: 'foot', profile: '3-2-1-0', sizePoints: 2 } as const;
  const at = { x: 7, y: draw.number(2, 5) };
  good(await raiseUnit(control, { ...raised, ...kind, at, reason: sentence(draw) }));
  const bridge = (await crossingsDesk(control)).crossings.find(({ id }) => id === 'kladissos-inland')!;
  const set = { capacityPoints: draw.number(0, 90), isPrepared: draw.yes(), reason: sentence(draw) };
  good(await setCrossing(control, { crossingId: bridge.id, version: bridge.version, ...set }));
  const theirs = await playerDesk(await game.player(other));
  const words = { orders: sentence(draw), action: 'hold' } as const;
  await order(await game.player(other), 1, [draw.one(theirs.counters).name], words);
}

/** All that lies on the team's desk after the first turn, and how the truth behind it is told apart. */
async function deskAfter(
  team: Team,
  seed: number,
): Promise<Record<'desk' | 'map' | 'words' | 'file' | 'truth', string>> {
  const draw = new Draw(seed);
  const game = await givenGame('crete-1941', (scenario) => worldOf(team, scenario, draw));
  try {
    const { control } = game;
    const seat = await game.player(team);
    const own = team === 'nz-division' ? 'A004' : 'G005';
    const { name } = game.scenario.units.find(({ id }) => id === own)!;
    await order(seat, 1, [name], { id: 'row-own', orders: 'Hold Hill 107.', action: 'hold' });
    await actUnheard(game, team, draw);
    good(await closeMovement(control, { turn: 1 }));
    const units = fighting.map((unitId) => ({
      unitId,
      role: unitId.startsWith('G') ? ('attacker' as const) : ('defender' as const),
    }));
    const grouped = good(await groupCombat(control, { combatId: null, version: 0, units }));
    good(await closeGrouping(control, { turn: 1 }));
    const { combatId } = grouped;
    const { version } = good(await adjudicateCombat(control, { combatId, version: grouped.version, faces: [5] }));
    good(await ruleOnCombat(control, { combatId, version }));
    // The team is told of the weather by its report, and by nothing before it.
    expect(alike(await playerDesk(seat))).not.toMatch(/weather/i);
    await setWeather(control, { turn: 1, weather: 'bad' });
    await draft(game, team);
    good(await release(game, team));
    good(await endTurn(control, { turn: 1, reason: sentence(draw) }));
    const desk = await playerDesk(seat);
    const map = await playerMap(seat);
    const staff = { plan: planOfTeam(game.scenario, team), temper: 'steady', seed: 1 } as const;
    return {
      desk: alike({ ...desk, clock: null, cursor: null }),
      map: alike(map),
      words: alike(staffWords({ desk, map: map as PrintedMap, staff })),
      file: atNoHour(new TextDecoder().decode((await battleFile(seat)).bytes)),
      truth: JSON.stringify(game.scenario.units.filter(({ team: of }) => of !== team)),
    };
  } finally {
    await game.drop();
  }
}

/** Ids are drawn anew, by which some lists are in order; and worlds are played one after the other. */
const alike = (value: unknown): string => JSON.stringify(inOneOrder(JSON.parse(masked(value))));
const arms: readonly string[] = allArms;
const masked = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')
    .replace(/"([\w-]{21})"/g, (all, id) => (arms.includes(id) ? all : '"#"'));
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(inOneOrder);
    const hasIds = all.every((one) => typeof one === 'object' && one !== null && 'id' in one);
    return hasIds ? all.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : all;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, inOneOrder(of)]));
}

/** The page to take home without the hours of the wall: all else of it is the same to the last byte. */
const atNoHour = (page: string): string => page.replace(/<time datetime="[^"]*">[\d:]*<\/time>/g, '<time>');

/** Where two desks part, the letters about it of each; nothing where they are alike. */
function parted(one: string, other: string): [string, string] {
  if (one === other) return ['', ''];
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  const near = (desk: string) => [...desk].slice(Math.max(0, at - 150), at + 150).join('');
  return [near(one), near(other)];
}

const pairsOfWorlds = howOften(1, 1, 8);

describe.each(['nz-division', 'gruppe-west'] as const)('Crete in two worlds, for %s', (team) => {
  test('what it may not know changes nothing on its desk and map, and no word that a staff writes', async () => {
    for (let pair = 0; pair < pairsOfWorlds; pair++) {
      const one = await deskAfter(team, 2 * pair + 1);
      const other = await deskAfter(team, 2 * pair + 2);
      expect(other.truth).not.toBe(one.truth);
      expect(one.desk).toContain('Maleme');
      expect(parted(other.desk, one.desk)).toEqual(['', '']);
      expect(parted(other.map, one.map)).toEqual(['', '']);
      expect(one.words).toMatch(/"action":"(attack|prepare)"/);
      expect(parted(other.words, one.words)).toEqual(['', '']);
      expect(one.file).toContain('Hold Hill 107.');
      expect(parted(other.file, one.file)).toEqual(['', '']);
    }
  });
});
