import { onDatabase } from '../database';
import type { Hall } from './hall';
import { takeAllBack } from './hand-in';
import type { HallKind } from './kinds';
import { closeHall, openHall } from './open-hall';
import { plantOne } from './plant';
import { reconnectAll } from './reconnect';
import { endTurn, type Release, releaseToAll } from './release';
import { playRound, type Round } from './round';
import { pause } from './until';

/** The result of a hall. */
export interface HallPlayed {
  rounds: Round[];
  releases: Release[];
  /** The time of each return of everybody at once, ms. */
  reconnects: number[];
  /** Of all server processes: after the first round, and after the last; after ten of them there was a minute of rest before. */
  residentMb: { first: number; last: number };
  forbiddenBytes: number;
}

/** After so many rounds, and a rest, the memory is compared with what it was after the first. */
export const roundsOfMemory = 10;
const restMs = 60_000;
const repeats = 3;

/** Plays a hall with a game, a database and a server of its own. @throws where the run is void */
export const playHall = (kind: HallKind): Promise<HallPlayed> =>
  inHall(kind, 1, async (hall) => {
    const { servers, forbidden } = hall;
    const rounds: Round[] = [];
    const residentMb = { first: Number.NaN, last: Number.NaN };
    for await (const round of roundsOf(hall)) {
      rounds.push(round);
      if (rounds.length === 1) residentMb.first = servers.residentMb();
    }
    if (rounds.length === roundsOfMemory) await pause(restMs);
    residentMb.last = servers.residentMb();
    const reconnects: number[] = [];
    for (let i = 0; i < repeats; i++) reconnects.push(await reconnectAll(hall));
    const releases: Release[] = [];
    for (let i = 0; i < repeats; i++) {
      if (i > 0) await endTurn(hall);
      releases.push(await releaseToAll(hall));
    }
    const forbiddenBytes = forbidden.bytes;
    await plantOne(hall);
    return { rounds, releases, reconnects, residentMb, forbiddenBytes };
  });

/** Plays the rounds of a hall that is served by so many processes, and nothing else. */
export const playRounds = (kind: HallKind, processes: number): Promise<Round[]> =>
  inHall(kind, processes, async (hall) => {
    const rounds: Round[] = [];
    for await (const round of roundsOf(hall)) rounds.push(round);
    return rounds;
  });

async function* roundsOf(hall: Hall): AsyncGenerator<Round> {
  for (let round = 1; round <= hall.kind.rounds; round++) {
    if (round > 1) await takeAllBack(hall);
    yield await playRound(hall, round);
  }
}

const inHall = <T>(kind: HallKind, processes: number, work: (hall: Hall) => Promise<T>): Promise<T> =>
  onDatabase(async (url) => {
    const hall = await openHall(kind, url, processes);
    try {
      return await work(hall);
    } finally {
      await closeHall(hall);
    }
  });
