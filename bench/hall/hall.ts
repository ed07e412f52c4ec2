import type { Laptop } from '@/host/dry-run/laptop';
import type { ForbiddenWords } from './forbidden-words';
import type { HallKind } from './kinds';
import type { Servers } from './servers';

/** A hall in which everybody sits at his desk. */
export interface Hall {
  kind: HallKind;
  gameId: string;
  /** The turn that is played. */
  turn: number;
  servers: Servers;
  teams: HallTeam[];
  /** Control, the one with the seat of game control first. */
  control: Laptop[];
  /** The words that players received and should not have. */
  forbidden: ForbiddenWords;
}

export interface HallTeam {
  number: number;
  key: string;
  /** Its commander first. */
  people: Player[];
  /** Ids of its counters. */
  counters: string[];
  /** Its sheet as it saw it last; null: it has none. */
  sheet: SheetSeen | null;
}

export interface Player {
  laptop: Laptop;
  /** The reaction to every word of the stream. */
  onWord: () => void;
  /** Ends the stream. */
  leave: () => void;
}

/** The parts of a sheet that are looked at here, in the words of the console's answer. */
export interface SheetSeen {
  version: number;
  lines: { id: string; version: number }[];
}

export const everybodyIn = ({ teams }: Pick<Hall, 'teams'>): Player[] => teams.flatMap(({ people }) => people);
