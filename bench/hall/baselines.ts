import { loadScenario } from '@/lib/scenario';
import { onDatabase } from '../database';
import { openBareWs } from '../peers/bare-ws';
import { openBoardgameIo } from '../peers/boardgame-io';
import { installPeers } from '../peers/install';
import { type Peer, type PeerHall, type PeerRound, peerHallOf, writesOf } from '../peers/peer-hall';
import { preparedRate } from '../peers/prepared-function';
import { rawRate } from '../peers/raw-postgres';
import { rawReleases } from '../peers/raw-release';
import { type HallKind, unitsOfTeam } from './kinds';
import { hallOf } from './scenario';

/** The figures that a hall is compared with, measured in the same run. */
export interface Baselines {
  /** Sheets a second. */
  rawPostgres: number[];
  preparedFunction: number[];
  /** Of a release, ms. */
  rawReleaseMs: number[];
  boardgameIo: PeerRound[];
  bareWs: PeerRound[];
}

const rounds = 4;
const sheetsToRaw = 400;

/** Measures the peers of a hall. What comes first of each warms it up and is not counted. */
export async function measureBaselines(kind: HallKind): Promise<Baselines> {
  await installPeers();
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  const unitsEach = unitsOfTeam(kind);
  const hall = peerHallOf(kind, hallOf(read.scenario, { teams: kind.teams, unitsEach }));
  return {
    rawPostgres: await repeated(() => onDatabase((url) => rawRate(url, sheetsToRaw))),
    preparedFunction: await repeated(() => onDatabase((url) => preparedRate(url, sheetsToRaw))),
    rawReleaseMs: (await onDatabase((url) => rawReleases(url, kind.teams, unitsEach, rounds))).slice(1),
    boardgameIo: await playPeer(openBoardgameIo, kind, hall),
    bareWs: await playPeer(openBareWs, kind, hall),
  };
}

async function repeated(measure: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < rounds; i++) all.push(await measure());
  return all.slice(1);
}

async function playPeer(open: (hall: PeerHall) => Promise<Peer>, kind: HallKind, hall: PeerHall): Promise<PeerRound[]> {
  const peer = await open(hall);
  const played: PeerRound[] = [];
  try {
    for (let round = 1; round <= rounds; round++) played.push(await peer.play(writesOf(kind, round)));
  } finally {
    await peer.close();
  }
  return played.slice(1);
}
