import { teamsOf } from '@/lib/db/access/teams';
import { castOf, friendsKnown } from '@/lib/db/debrief/cast';
import { ledgerFilm } from '@/lib/db/debrief/ledger-film';
import { toldFilms } from '@/lib/db/debrief/told-films';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Film } from '@/lib/replay/film';
import type { Moment } from '@/lib/replay/moments';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { Daypart, Side } from '@/lib/words';
import { doneWords, type VerbsTold } from '../record/ledger';

/** A unit as what never changes of it: whose it is, and the id of its counter on its team's map. */
interface CastUnit {
  counterId: string;
  side: Side;
  nation: string;
  teamKey: string;
}

/** The whole battle, to be played again before Control's eyes: the truth, and what every team had been told. */
export interface BattleFilm {
  moments: Moment[];
  /** The words of each act in the past tense, by the verb: `moved the counter`. */
  done: Record<string, string>;
  turns: { turn: number; date: string; daypart: Daypart }[];
  teams: { key: string; name: string; side: Side }[];
  /** The names of teams by their ids. */
  teamNames: Record<string, string>;
  /** Every unit, by its id. */
  units: Record<string, CastUnit>;
  /** Which unit is meant by what a team was told of a friend, by the id it has there. */
  friends: Record<string, string>;
  truth: Film;
  /** By team. */
  told: Record<string, Film>;
  /** The game is from before all that was issued was kept: of what teams were told there are the contacts of reports alone. */
  isFromReports: boolean;
}

/** The battle of this game from its opening to now. */
export async function battleFilm({ gameId }: InGame, verbs: VerbsTold): Promise<BattleFilm> {
  const [{ moments, momentOf, truth }, teams, scenario, cast, friends] = await Promise.all([
    ledgerFilm(gameId),
    teamsOf(gameId),
    gameScenario(gameId),
    castOf(gameId),
    friendsKnown(gameId),
  ]);
  const { films, isFromReports } = await toldFilms(gameId, moments, momentOf);
  const keyOf = new Map(teams.map(({ id, key }) => [id, key]));
  return {
    moments: moments.map((moment) => Object.assign(moment, { team: keyOf.get(moment.team ?? '') ?? null })),
    done: Object.fromEntries(
      [...new Set(moments.map(({ verb }) => verb))].map((verb) => [verb, doneWords(verb, verbs)]),
    ),
    turns: scenario.turns.map(({ number, date, daypart }) => ({ turn: number, date, daypart })),
    teams: teams.map(({ key, name, side }) => ({ key, name, side })),
    teamNames: Object.fromEntries(teams.map(({ id, name }) => [id, name])),
    units: Object.fromEntries(
      cast.map(({ id, counterId, side, nation, teamId }) => [
        id,
        { counterId, side, nation, teamKey: keyOf.get(teamId)! },
      ]),
    ),
    friends: Object.fromEntries(friends.map(({ friendId, unitId }) => [friendId, unitId])),
    truth,
    told: Object.fromEntries(teams.map(({ id, key }) => [key, films.get(id) ?? []])),
    isFromReports,
  };
}
