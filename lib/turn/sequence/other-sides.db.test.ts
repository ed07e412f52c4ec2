import { afterAll, beforeAll, expect, it } from 'vitest';
import { seatsDesk } from '@/lib/desks/control/access/seats';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { playerDesk, sideMapOf } from '@/lib/desks/player/frame/player-desk';
import type { Scenario } from '@/lib/scenario/types';
import { type GivenGame, givenGame } from '../testing/given-game';

const nations: NonNullable<Scenario['nations']> = [
  { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' },
  { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'double' },
  { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
  { key: 'ITA', name: 'Italian', sides: ['german'], bar: 'laddered' },
];

/** Commonwealth and Axis, its British New Zealanders. */
let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge', (scenario) => ({
    ...scenario,
    sides: [
      { key: 'allied', name: 'Commonwealth', letter: 'C', colour: 'green' },
      { key: 'german', name: 'Axis', letter: 'X', colour: 'violet' },
    ],
    nations,
    turnLength: 'eight hours',
    turns: scenario.turns.map((turn) => (turn.number === 5 || turn.number === 6 ? { ...turn, weather: 'bad' } : turn)),
    opening: { ...scenario.opening, deadline: 'takeDraft' },
    objectives: [
      { for: 'allied', text: 'Hold the airfield.', places: ['Deelen', 'Arnhem – Rhine road bridge'] },
      { for: '9-ss-panzer', text: 'Take Hill 107 by night.', places: ['Velp'] },
    ],
    units: scenario.units.map((unit) => (unit.nation === 'UK' ? { ...unit, nation: 'NZ' } : unit)),
  }));
});
afterAll(() => game.drop());

it('a player has the names of both sides, his own letter and nations, and not those of the other side', async () => {
  const desk = await playerDesk(await game.player('1-airborne'));
  expect(desk.team).toEqual({
    name: '1 Airborne',
    side: 'allied',
    sideTitle: 'Commonwealth',
    look: {
      names: { allied: 'Commonwealth', german: 'Axis' },
      colours: { allied: 'green', german: 'violet' },
      letter: 'C',
      turnLength: 'eight hours',
      nations: [
        { key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' },
        { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'double' },
      ],
    },
  });
  expect([...new Set(desk.counters.map(({ nation }) => nation))]).toEqual(['NZ']);
  expect(JSON.stringify(desk)).not.toContain('Italian');
  expect(JSON.stringify(desk)).not.toContain('weather');
  const { look } = (await playerDesk(await game.player('9-ss-panzer'))).team;
  expect([look.letter, look.nations.map(({ key }) => key)]).toEqual(['X', ['GER', 'ITA']]);
  expect(JSON.stringify(look)).not.toContain('NZ');
});

it('an objective is a paper on the desks of those it is for, and on no other', async () => {
  const papers = async (key: string) =>
    (await playerDesk(await game.player(key))).reports.map(({ heading, body }) => `${heading}: ${body}`);
  expect(await papers('1-airborne')).toContain('Your objective: Hold the airfield.');
  expect(await papers('9-ss-panzer')).toContain('Your objective: Take Hill 107 by night.');
  expect(JSON.stringify(await playerDesk(await game.player('1-airborne')))).not.toContain('Hill 107');
  expect(JSON.stringify(await playerDesk(await game.player('9-ss-panzer')))).not.toContain('Hold the airfield');
  expect((await seatsDesk(game.control)).objectives).toEqual([
    { whose: 'Commonwealth', text: 'Hold the airfield.' },
    { whose: '9 SS-Pz Hohenstaufen', text: 'Take Hill 107 by night.' },
  ]);
});

it('an objective is the first signal, and its places lie on the map of those it is for alone', async () => {
  const british = await playerDesk(await game.player('1-airborne'));
  const germans = await playerDesk(await game.player('9-ss-panzer'));
  for (const { reports } of [british, germans]) {
    expect(reports[0]).toMatchObject({ heading: 'Your objective', isObjective: true });
    expect(reports.slice(1).map(({ isObjective }) => isObjective)).toEqual([undefined]);
  }
  const named = (places: typeof british.objectives) => places.map(({ name, x, y }) => [name, x, y].map(String));
  const onMap = (name: string) => game.scenario.map.features.find((one) => one.name === name && one.point)!.point!;
  expect(named(british.objectives)).toEqual([
    ['Deelen', ...onMap('Deelen').map(String)],
    ['Arnhem – Rhine road bridge', ...onMap('Arnhem – Rhine road bridge').map(String)],
  ]);
  expect(germans.objectives.map(({ name }) => name)).toEqual(['Velp']);
  expect(JSON.stringify(british)).not.toContain('Velp');
  expect(JSON.stringify(germans)).not.toContain('Deelen');
  expect((await sideMapOf(game.gameId, await game.teamId('9-ss-panzer')))?.objectives).toEqual(germans.objectives);
});

it('the game opens with the weather and the deadline that the scenario plans', async () => {
  const { turn, deadline, turnLength } = await chrome(game.control);
  expect([turn.number, turn.weather, deadline, turnLength]).toEqual([5, 'bad', 'takeDraft', 'eight hours']);
});

it('Control has both sides with what the book ties to them, and every nation', async () => {
  const { sides } = await chrome(game.control);
  expect(sides.nations.map(({ key }) => key)).toEqual(['NZ', 'GRE', 'GER', 'ITA']);
  expect(sides.sides.german).toMatchObject({ name: 'Axis', letter: 'X', rules: { airLiaison: 'FLIVO' } });
});
