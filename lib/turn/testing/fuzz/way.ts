import type { Chance } from '@/lib/chance';
import { db } from '@/lib/db/kernel/client';
import type { Result } from '@/lib/result';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import type { Verb } from './verbs';
import type { Kind, Thing } from './view';

/**
 * The way a person who knows the game carries out a verb for which chance alone seldom writes a fitting input: what
 * must be so is looked up, or done first. Nothing is done where there is nothing to do it with.
 */
type Way = (hand: Hand) => Promise<unknown>;
export type Ways = Partial<Record<Verb, Way>>;

/** The tools of a way. */
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

/** A unit as it now stands. */
export const unitNow = (gameId: string, id: string) =>
  db().unit.findUniqueOrThrow({ where: { gameId_id: { gameId, id } } });

/** A crossing as it now stands. */
export const crossingNow = (gameId: string, id: string) =>
  db().crossing.findUniqueOrThrow({ where: { gameId_id: { gameId, id } } });
