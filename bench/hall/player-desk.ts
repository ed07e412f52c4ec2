import type { Laptop } from '@/host/dry-run/laptop';

/** The parts of a player's desk that are looked at here. */
interface PlayerDesk {
  counters: { id: string }[];
  /** When its places were issued last. */
  placesAsOf: string | null;
}

export const readDesk = (laptop: Laptop): Promise<PlayerDesk> => laptop.read(`/api/player/${laptop.seatId}/desk`);
