import { onDatabase } from '../database';
import { type Costs, costsOf, playTo } from './costs';
import { type Game, openSized, type Size } from './game';

/** The dimensions that grow. */
export const dimensions = ['units', 'teams', 'games', 'turns'] as const;
export type Dimension = (typeof dimensions)[number];

/** Costs at each size. */
export type Series = Map<number, Costs>;

export const sizes: Record<Dimension, readonly number[]> = {
  units: [100, 300, 1_000, 3_000, 10_000],
  teams: [10, 30, 100, 300],
  games: [1, 3, 10, 30, 100],
  turns: [1, 4, 15, 58],
};

const turnsMeasured = 3;
/** From so many units on a turn takes so long that one must do. */
const large = 3_000;

const teamsOfUnits = 10;
const unitsOfTeam = 10;
/** Of many games each is small. */
const smallGame: Size = { teams: 4, unitsEach: 10 };
const longGame: Size = { teams: 10, unitsEach: 10 };

/** Measures everything at all sizes of each kind. */
export async function measureSeries(): Promise<Record<Dimension, Series>> {
  await onDatabase(async () => costsOf(await openSized(longGame), turnsMeasured));
  return {
    units: await ofSizes('units', (units) => ({ teams: teamsOfUnits, unitsEach: units / teamsOfUnits })),
    teams: await ofSizes('teams', (teams) => ({ teams, unitsEach: unitsOfTeam })),
    games: await ofGames(),
    turns: await ofTurns(),
  };
}

async function ofSizes(dimension: Dimension, sizeOf: (count: number) => Size): Promise<Series> {
  const series: Series = new Map();
  for (const count of sizes[dimension]) {
    const size = sizeOf(count);
    const isLarge = size.teams * size.unitsEach >= large;
    series.set(count, await onDatabase(() => ofGame(size, isLarge ? 1 : turnsMeasured)));
  }
  return series;
}

async function ofGame(size: Size, turns: number): Promise<Costs> {
  let game: Game;
  try {
    game = await openSized(size);
  } catch (error) {
    console.error(`  does not open: ${(error as Error).message.slice(0, 200)}`);
    return {};
  }
  return costsOf(game, turns);
}

/** The first of ever more games on one server. */
const ofGames = (): Promise<Series> =>
  onDatabase(async () => {
    const series: Series = new Map();
    const first = await openSized(smallGame);
    let games = 1;
    for (const count of sizes.games) {
      for (; games < count; games++) await openSized(smallGame);
      series.set(count, await costsOf(first, turnsMeasured));
    }
    return series;
  });

/** One game that goes on and on. */
const ofTurns = (): Promise<Series> =>
  onDatabase(async () => {
    const series: Series = new Map();
    const game = await openSized(longGame);
    for (const turn of sizes.turns) {
      await playTo(game, turn);
      series.set(turn, await costsOf(game, turnsMeasured));
    }
    return series;
  });
