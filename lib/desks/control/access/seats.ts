import { proposedPlay } from '@/lib/advice/access/proposed-play';
import { troopsWords } from '@/lib/advice/arrivals/troops-words';
import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { teamTroops } from '@/lib/db/movement/team-troops';
import type { Seat, Team } from '@/lib/db/rows';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import type { PlayedBy, Side, TemperName } from '@/lib/words';

/** Every seat of the game, for game control (§2). Times are ISO strings. */
export interface SeatsDesk {
  seats: SeatOnDesk[];
  /** A higher HQ before those below it. */
  teams: TeamOfSeats[];
  /** The objectives of the scenario for sides and teams; `whose`: the name of the side or team. */
  objectives: { whose: string; text: string }[];
}

const ofTheSeat = [
  'id',
  'kind',
  'label',
  'roles',
  'teamKeys',
  'duty',
  'person',
  'usedAt',
  'revokedAt',
  'lastSeenAt',
] as const;

/** A team in the chain of command: `depth` says how many HQs of the game stand over it (§2). */
export interface TeamOfSeats {
  id: string;
  key: string;
  name: string;
  side: Side;
  depth: number;
  /** The way it is played; null: Game Control has not said. */
  playedBy: PlayedBy | null;
  /** At which temper the console plays it, where it does, and whether as a novice. */
  temper: TemperName;
  isNovice: boolean;
  /** The way of playing that its seats suggest. */
  proposed: 'people' | 'control';
  /** Which units it has now and when it gets the others: `now 3 units; 12 more, turns 3 to 7`. */
  troops: string;
}

export interface SeatOnDesk extends AsSent<Seat, (typeof ofTheSeat)[number]> {
  team: { key: string; name: string } | null;
  /** A browser sits on it. */
  isHeld: boolean;
  /** A code has been given out for it that nobody has used. */
  hasCode: boolean;
}

/** Every seat of the game. */
export async function seatsDesk(inGame: InGame): Promise<SeatsDesk> {
  const [seats, rows, scenario, troops] = await Promise.all([
    seatsOf(inGame.gameId),
    teamsOf(inGame.gameId),
    gameScenario(inGame.gameId),
    teamTroops(inGame.gameId),
  ]);
  const ofTeam = new Map(troops.map((one) => [one.teamId, one]));
  const teams = rows.map((team: Team) => {
    const own = seats.filter(({ teamId, revokedAt }) => teamId === team.id && !revokedAt);
    const taken = own.map(({ person, holderId }) => ({ person, isHeld: holderId !== null }));
    return {
      ...only(team, ['id', 'key', 'name', 'side', 'playedBy', 'temper', 'isNovice']),
      proposed: proposedPlay(taken),
      troops: troopsWords(ofTeam.get(team.id) ?? { now: 0, later: [] }, scenario.turns),
    };
  });
  return {
    seats: seats.map((seat) => ({
      ...asSent(seat, ofTheSeat),
      team: seat.team && only(seat.team, ['key', 'name']),
      isHeld: seat.holderId !== null,
      hasCode: seat.codes.some(({ usedAt }) => usedAt === null),
    })),
    teams: byCommand(teams, scenario.returns ?? []),
    objectives: (scenario.objectives ?? []).map(({ for: key, text }) => ({
      whose: [...teams, ...scenario.sides].find((one) => one.key === key)?.name ?? key,
      text,
    })),
  };
}

/** Each higher HQ with those below it after it; `over`: who reports to whom. */
function byCommand(
  teams: readonly Omit<TeamOfSeats, 'depth'>[],
  over: readonly { from: string; to: string }[],
): TeamOfSeats[] {
  const inGame = new Set(teams.map(({ key }) => key));
  const higherOf = new Map(over.flatMap(({ from, to }) => (inGame.has(to) ? [[from, to] as const] : [])));
  const under = (higher: string | undefined, depth: number): TeamOfSeats[] =>
    teams
      .filter(({ key }) => higherOf.get(key) === higher)
      .flatMap((team) => [{ ...team, depth }, ...under(team.key, depth + 1)]);
  return under(undefined, 0);
}
