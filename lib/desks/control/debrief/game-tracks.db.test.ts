import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practicesOf } from '@/lib/db/sequence/practices';
import { readOrbat } from '@/lib/scenario/orbat-mapper/read-orbat';
import { parseOrbat } from '@/lib/scenario/orbat-mapper/shape';
import { nothingTold } from '@/lib/scenario/told';
import type { Track } from '@/lib/scenario/tracks/tracks';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { draft, good, order, playTheBridge, release } from '@/lib/turn/reports/reports-for-tests';
import { forkGame } from '@/lib/turn/scenarios/fork-game';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { unitOf } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { Draw } from '@/lib/visibility/testing/drawn-known';
import { worldFor } from '@/scripts/testing/hidden-truth';
import { acts, actUnheard, fight, type World } from '@/scripts/testing/world-acts';
import { gameGeoJson, gameKml, gameOrbat, gameTracks } from './game-tracks';

/** The bridge for a turn, as it was and as each team was told, in files of ORBAT Mapper. */

const keys = ['1-airborne', '9-ss-panzer'] as const;

const fileOf = async (game: GivenGame, teamKey: string): Promise<string> =>
  new TextDecoder().decode((await gameOrbat(game.control, teamKey))!.bytes);

/** All the files of the game in time for one audience. */
const allFilesOf = async (game: GivenGame, teamKey: string): Promise<string> => {
  const geoJson = await gameGeoJson(game.control, teamKey);
  const kml = await gameKml(game.control, teamKey);
  return [await fileOf(game, teamKey), ...[geoJson, kml].map((file) => new TextDecoder().decode(file!.bytes))].join(
    '\n',
  );
};

describe('a turn at the bridge', () => {
  let game: GivenGame;
  const tracksFor = async (teamKey: string) => (await gameTracks(game.control, teamKey))!.tracks;
  const inShort = ({ name, side, symbol, states }: Track) => [
    name,
    side,
    symbol,
    ...states.map(({ at, place }) => `${at} ${place?.map((degrees) => degrees.toFixed(4)).join(' ') ?? 'nowhere'}`),
  ];

  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    const { version, x, y } = await unitOf(game, 'G149');
    const move = { unitId: 'G149', version, turn: 5, mode: 'tactical' } as const;
    good(await moveUnit(game.control, { ...move, x: x! - 0.2, y: y!, overrule: 'one street on' }));
    await playTheBridge(game, 5, 2);
    await draft(game, '1-airborne');
    good(await release(game, '1-airborne'));
    good(await endTurn(game.control, { turn: 5, reason: 'the test goes on' }));
  });
  afterAll(() => game.drop());

  test('the truth: every unit, where it was when the game opened and where it stood at the end of the turn', async () => {
    const { title, start, sides, turns, tracks } = await tracksFor('');
    expect([title, start]).toEqual(['Arnhem Bridge: the truth', '1944-09-18T14:00:00Z']);
    expect(sides).toEqual([
      { key: 'allied', name: 'Allied' },
      { key: 'german', name: 'German' },
    ]);
    expect(turns.map(({ number, date, daypart }) => [number, date, daypart])).toEqual([
      [5, '1944-09-18', 'afternoon'],
      [6, '1944-09-18', 'night'],
    ]);
    expect(tracks.map(({ id }) => id)).toEqual([
      'A085',
      'A087',
      'A096',
      'G147',
      'G149',
      'G151',
      'G152',
      'G153',
      'G258',
    ]);
    expect(tracks.filter(({ id }) => id === 'A087' || id === 'G149').map(inShort)).toEqual([
      ['2 Para Bn', 'allied', '10031000161211000001', '1944-09-18T14:00:00Z 5.9105 51.9784'],
      [
        '20 SS-PzGR Bn',
        'german',
        '10061000161211020000',
        '1944-09-18T14:00:00Z 5.9216 51.9806',
        '1944-09-18T22:00:00Z 5.9187 51.9806',
      ],
    ]);
  });

  test('a team: its own counters where it was told they stood, and the enemy as its report had him', async () => {
    expect((await tracksFor('1-airborne')).tracks.map(inShort)).toEqual([
      ['1 Airlanding AT Bty RA', 'allied', '10031000001204000000', '1944-09-18T14:00:00Z 5.9146 51.9794'],
      ['2 Para Bn', 'allied', '10031000001211000001', '1944-09-18T14:00:00Z 5.9105 51.9784'],
      ['HQ 1 Airborne Div', 'allied', '10031002000000009800', '1944-09-18T14:00:00Z 5.8320 51.9876'],
      [
        'three to four battalions: Panzergrenadiers and crews fighting on foot',
        'german',
        '10061000001211020000',
        '1944-09-18T22:00:00Z 5.9103 51.9820',
      ],
    ]);
  });

  test('the other team, which has no report yet, has its own counters and nothing else', async () => {
    const { sides, tracks } = await tracksFor('9-ss-panzer');
    expect(sides.map(({ key }) => key)).toEqual(['german', 'allied']);
    expect(tracks.map(({ name, side }) => `${side} ${name}`)).toEqual([
      'german 20 SS-PzGR Bn',
      'german 9 SS-Pz Abt (Harder)',
      'german 9 SS-PzArtR (Spindler)',
      'german 9 SS-PzJg Abt (von Allwörden)',
      'german Artillery Group Harzer',
      'german HQ 9 SS-Pz Div (Harzer)',
    ]);
  });

  test('the file of a team has no id of the game, no strength and no name of the other side', async () => {
    const file = await allFilesOf(game, '1-airborne');
    expect(file).not.toMatch(/G149|SS|Harzer|A087|stepsLost|5-3-2-1|6-5-4-3/);
    expect(file).not.toMatch(/"[\w-]{21}"/);
  });

  test('each file is read by our own reader: its sides, its turns, and every unit at its place', async () => {
    for (const [teamKey, units] of [
      ['', 9],
      ['1-airborne', 4],
      ['9-ss-panzer', 6],
    ] as const) {
      const { name, bytes } = (await gameOrbat(game.control, teamKey))!;
      expect(name).toBe(`arnhem-bridge-${teamKey || 'truth'}.json`);
      const told = nothingTold();
      const scenario = parseOrbat(bytes, name, told);
      expect(told.problems).toEqual([]);
      const read = readOrbat(scenario!, { first: null, calendar: null });
      expect([read.sides, read.notes]).toEqual([{ allied: 'Allied', german: 'German' }, []]);
      expect(read.calendar).toEqual({
        openingTurn: 5,
        turns: [
          { number: 5, date: '1944-09-18', daypart: 'afternoon' },
          { number: 6, date: '1944-09-18', daypart: 'night' },
        ],
      });
      expect(read.units).toHaveLength(units);
      expect(read.units.filter(({ place }) => place === null)).toEqual([]);
      const { tracks } = await tracksFor(teamKey);
      expect(read.units.map(({ side, place }) => `${side} ${place}`).sort()).toEqual(
        tracks.map(({ side, states }) => `${side} ${states[0]!.place}`).sort(),
      );
    }
  });

  test('as GeoJSON and KML: the one unit that moved has a way, each of the others stood where it stood', async () => {
    const geoJson = (await gameGeoJson(game.control, ''))!;
    const kml = (await gameKml(game.control, '9-ss-panzer'))!;
    expect([geoJson.name, kml.name]).toEqual(['arnhem-bridge-truth.geojson', 'arnhem-bridge-9-ss-panzer.kml']);
    const { features } = JSON.parse(new TextDecoder().decode(geoJson.bytes)) as {
      features: { properties: { name: string; what: string; times?: string[] } }[];
    };
    const ways = features.filter(({ properties }) => properties.what === 'track');
    expect(features.filter(({ properties }) => properties.what === 'place')).toHaveLength(9);
    expect(ways.map(({ properties }) => [properties.name, properties.times])).toEqual([
      ['20 SS-PzGR Bn', ['1944-09-18T14:00:00Z', '1944-09-18T22:00:00Z']],
    ]);
    expect(new TextDecoder().decode(kml.bytes).match(/<Point>/g)).toHaveLength(6);
  });

  test('of a team that is not there is no file', async () => {
    for (const file of [gameOrbat, gameGeoJson, gameKml]) expect(await file(game.control, 'no-such-team')).toBeNull();
  });
});

test('a game that has only been opened, and its fork: every unit stands where it opened, and nobody has a way', async () => {
  const game = await givenGame('arnhem-bridge');
  try {
    good(await forkGame(game.control, { number: null, keepsWriters: false }));
    const [practice] = await practicesOf(game.gameId);
    for (const { gameId } of [game, { gameId: practice!.id }]) {
      const file = new TextDecoder().decode((await gameGeoJson({ gameId }, ''))!.bytes);
      expect(file.match(/"what": "place"/g)).toHaveLength(9);
      expect(file).not.toContain('"what": "track"');
      const told = new TextDecoder().decode((await gameKml({ gameId }, '1-airborne'))!.bytes);
      expect(told.match(/<Point>/g)).toHaveLength(3);
    }
  } finally {
    await game.drop();
  }
});

describe('two games that differ only in what a team may not know', () => {
  /** The team's file after a turn, and the truth beside it. */
  async function filesAfter(team: (typeof keys)[number], hidden: number): Promise<{ told: string; truth: string }> {
    const draw = new Draw(hidden);
    const game = await givenGame('arnhem-bridge', (scenario) => worldFor(team, scenario, draw));
    game.besideTheLedger();
    try {
      const { gameId, control } = game;
      const others = await Promise.all(
        ['43-wessex', ...keys].filter((key) => key !== team).map((key) => game.player(key)),
      );
      const world: World = { gameId, control, team: { id: await game.teamId(team), key: team }, others };
      const own = game.scenario.units.find((unit) => unit.team === team && unit.arm !== 'hq')!;
      await order(await game.player(team), 5, [own.name], { orders: 'Hold.', action: 'hold' });
      await actUnheard(world, draw);
      good(await acts['closes movement'](world));
      for (const act of Object.values(fight)) good<object>(await act(world));
      good(await acts['drafts the report'](world));
      good(await acts['releases the report'](world));
      await actUnheard(world, draw);
      good(await acts['ends the turn'](world));
      return { told: await allFilesOf(game, team), truth: await allFilesOf(game, '') };
    } finally {
      await game.drop();
    }
  }

  test.each(keys)('%s: its files are the same to the last byte', async (team) => {
    const one = await filesAfter(team, 21);
    const other = await filesAfter(team, 22);
    expect(other.truth).not.toBe(one.truth);
    for (const time of ['"t": "1944-09-18T22:00:00Z"', '"from": "1944-09-18T22:00:00Z"', '<begin>1944-09-18T22:00:00Z'])
      expect(one.told).toContain(time);
    expect(other.told).toBe(one.told);
  });
});
