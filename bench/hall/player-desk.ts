import type { Laptop } from './laptop';

/** What of a player's desk is looked at here. */
interface PlayerDesk {
  counters: { id: string }[];
  /** When its places were issued last. */
  placesAsOf: string | null;
}

export const readDesk = (laptop: Laptop): Promise<PlayerDesk> => laptop.read(`/api/player/${laptop.seatId}/desk`);
