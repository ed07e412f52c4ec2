import type { Scenario } from '@/lib/scenario/types';
import type { Side } from '@/lib/words';
import type { HallKind } from '../hall/kinds';
import { umpires, unitsOfTeam } from '../hall/kinds';
import { type Row, rowsOf, sharesOf } from '../hall/sheet';

/** A hall as a peer plays it: the same clients, units and text, in memory. */
export interface PeerHall {
  teams: { side: Side }[];
  /** Whoever writes, by the index of his team; after them come those of Control. */
  people: number[];
  umpires: number;
  units: PeerUnit[];
}

export interface PeerUnit {
  id: string;
  /** Index of its team. */
  team: number;
  name: string;
  shortName: string;
  notes: string;
  status: string;
  x: number;
  y: number;
}

/** The writes of one person in a round. */
export interface PeerWrite {
  person: number;
  rows: Row[];
}

/** The result of a round. Times in ms from the instant at which everybody sent. */
export interface PeerRound {
  /** Until the last of those who wrote had an answer with his own rows in it. */
  answeredMs: number;
  /** Until everybody had everything that is for him. */
  everybodyMs: number;
}

/** A peer that a bench plays rounds with. */
export interface Peer {
  play(writes: readonly PeerWrite[]): Promise<PeerRound>;
  close(): Promise<void>;
}

export function peerHallOf(kind: HallKind, { teams, units }: Scenario): PeerHall {
  const numbers = new Map(teams.map(({ key }, i) => [key, i]));
  return {
    teams: teams.map(({ side }) => ({ side })),
    people: teams.flatMap((_, team) => Array.from({ length: kind.people }, () => team)),
    umpires,
    units: units.map(({ id, team, name, shortName, notes, profile, place }) => ({
      id,
      team: numbers.get(team)!,
      name,
      shortName,
      notes,
      status: profile,
      ...place,
    })),
  };
}

/** The writes of everybody in a round: the rows that they write in ours. */
export function writesOf(kind: HallKind, round: number): PeerWrite[] {
  const counters = Array.from({ length: unitsOfTeam(kind) }, (_, u) => `counter-${u}`);
  return Array.from({ length: kind.teams }, (_, t) => {
    const rows = rowsOf(kind, { number: t + 1, counters, sheet: null }, round);
    return sharesOf(rows, kind.people).map((share, i) => ({ person: t * kind.people + i, rows: share }));
  }).flat();
}
