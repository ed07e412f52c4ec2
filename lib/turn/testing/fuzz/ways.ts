import { db } from '@/lib/db/client';
import type { Result } from '@/lib/result';
import { isControl, type PlayerSeat } from '@/lib/turn/kernel/seat';
import type { Chance } from './chance';
import { type Act, carryOut, type Table } from './table';
import type { Verb } from './verbs';
import type { Kind, Thing } from './view';
import { waysInTheAir } from './ways-air';
import { waysOfCombat } from './ways-combat';
import { waysOfCompanionTables } from './ways-companion-tables';
import { waysOfCompanions } from './ways-companions';
import { waysOnTheMap } from './ways-map';
import { waysOfPaper } from './ways-paper';

/**
 * How a person who knows the game carries out a verb for which chance alone seldom writes a fitting input: what must be so is
 * looked up, or done first. Nothing is done where there is nothing to do it with.
 */
export type Way = (hand: Hand) => Promise<unknown>;
export type Ways = Partial<Record<Verb, Way>>;

/** What a way is gone with. */
export interface Hand {
  gameId: string;
  turn: number;
  chance: Chance;
  /** The things of a kind as they now stand. */
  all(kind: Kind): Thing[];
  thing(id: string): Thing | undefined;
  /** By game control, or by the seat named. */
  act(verb: Verb, input: unknown, seat?: string): Promise<Result<unknown>>;
  /** The seats of Control, that of game control first. */
  controls: { name: string; id: string }[];
  /** A seat of the team, and whose it is. */
  player(teamId: string): [name: string, seat: PlayerSeat];
  /** An id for a player's write. */
  writeId(): string;
}

export const ways: Ways = {
  ...waysOfPaper,
  ...waysOnTheMap,
  ...waysOfCombat,
  ...waysInTheAir,
  ...waysOfCompanions,
  ...waysOfCompanionTables,
};

/** Goes the way of a verb that nobody has carried out in this game yet. Each act is written into `acts`. */
export async function goAWay(table: Table, chance: Chance, acts: Act[]): Promise<void> {
  const left = (Object.keys(ways) as Verb[]).filter((verb) => !table.tally.done.has(verb));
  if (left.length === 0) return;
  await ways[chance.oneOf(left)]!(handOf(table, chance, acts));
}

function handOf(table: Table, chance: Chance, acts: Act[]): Hand {
  const seats = [...table.seats];
  const gameControl = seats.find(([, one]) => isControl(one) && one.roles.includes('gameControl'))![0];
  return {
    gameId: table.gameId,
    turn: table.view.turn,
    chance,
    controls: seats
      .filter(([, one]) => isControl(one))
      .map(([name, { id }]) => ({ name, id }))
      .sort((a, b) => Number(b.name === gameControl) - Number(a.name === gameControl)),
    all: (kind) => table.view.things.filter((thing) => thing.kind === kind),
    thing: (id) => table.view.byId.get(id),
    act: async (verb, input, seat = gameControl) => {
      const act: Act = { seat, verb, input: table.names.written(input) };
      acts.push(act);
      return (await carryOut(table, act, false))[0]!;
    },
    player: (teamId) =>
      seats.find((one): one is [string, PlayerSeat] => !isControl(one[1]) && one[1].teamId === teamId)!,
    writeId: () => `write-${chance.whole(1, 1e9)}`,
  };
}

/** A unit as it now stands. */
export const unitNow = (gameId: string, id: string) =>
  db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId, id } } });

/** A crossing as it now stands. */
export const crossingNow = (gameId: string, id: string) =>
  db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId, id } } });
