import type { Kind } from '@/lib/adjudication/adjudicate';
import { caseInputOf } from '@/lib/advice/cases/case-record';
import { teamsOf } from '@/lib/db/access/teams';
import { groupsOf } from '@/lib/db/air/air-tasks';
import { sightingsOf, squadronsTold } from '@/lib/db/reports/sightings';
import type { RulesCase, SightingReport, Team } from '@/lib/db/rows';
import { gameById } from '@/lib/db/sequence/games';
import { airPictureRows, sideOfTask } from '@/lib/turn/air/air-picture-rows';
import { reportView } from '@/lib/turn/issuing/report-view';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type DraftContact, sightingText } from '@/lib/turn/reports/sightings';
import { only } from '@/lib/values';
import type { Mark } from '@/lib/visibility/guard/guard';
import { sightingMarks } from '@/lib/visibility/sightings/sightings';
import type { Side } from '@/lib/words';
import { type ToldAloud, toldAloud } from './told-aloud';

/** The news that teams are told of things seen and lost in the air, and the squadrons they know of. */
export interface SightingsDesk {
  turn: number;
  teams: TeamOfSightings[];
  /** Ruled cases of the turn that something can be told of. */
  cases: CaseToTell[];
  sightings: SightingOnList[];
  /** The one that lies open; null: none. */
  open: SightingOnDesk | null;
  groups: { id: string; name: string; aircraft: string; side: Side; left: number }[];
}

interface TeamOfSightings extends Pick<Team, 'id' | 'key' | 'name' | 'side'> {
  /** The squadrons it was last told of, by name. */
  told: { name: string; squadrons: number }[];
}

export interface CaseToTell extends Pick<RulesCase, 'id' | 'number' | 'name'> {
  kind: Kind;
  /** The sides whose aircraft were in it. */
  sides: Side[];
  /** Names of the teams that have a report of it, drafted or released. */
  toldTo: string[];
}

interface SightingOnList extends Pick<SightingReport, 'id' | 'source' | 'state'> {
  teamName: string;
  /** When it was read aloud, and by whom; null: it was not. */
  told: ToldAloud | null;
}

export interface SightingOnDesk extends SightingOnList, Pick<SightingReport, 'version' | 'body'> {
  side: Side;
  contacts: DraftContact[];
  overruled: Record<string, string>;
  /** The marks of the guard in it as it is kept. */
  marks: Mark[];
}

/** The sightings of the turn; `openId` is the one that lies open. */
export async function sightingsDesk(inGame: InGame, openId: string | null): Promise<SightingsDesk> {
  const { gameId } = inGame;
  const game = await gameById(gameId);
  const [teams, rows, books, groups, told] = await Promise.all([
    teamsOf(gameId),
    sightingsOf(gameId, game.turn),
    airPictureRows(gameId),
    groupsOf(gameId),
    squadronsTold(gameId),
  ]);
  const teamOf = (row: SightingReport) => teams.find(({ id }) => id === row.teamId)!;
  const onList = (row: SightingReport): SightingOnList => ({
    ...only(row, ['id', 'source', 'state']),
    teamName: teamOf(row).name,
    told: toldAloud(row),
  });
  const sidesOf = (kept: (typeof books.cases)[number]) => {
    const { tasks, flakOf, recceOf } = caseInputOf(kept).about;
    const ids = [...Object.values(tasks ?? {}).flat(), flakOf, recceOf];
    return [...new Set(books.tasks.filter(({ id }) => ids.includes(id)).map((task) => sideOfTask(task, books)))];
  };
  const row = rows.find(({ id }) => id === openId);
  const teamsOn = teams.map((team) => ({
    ...only(team, ['id', 'key', 'name', 'side']),
    told: told.filter(({ teamId }) => teamId === team.id).map(({ name, squadrons }) => ({ name, squadrons })),
  }));
  return {
    turn: game.turn,
    teams: teamsOn,
    cases: books.cases
      .filter(({ state, kind }) => state === 'ruled' && kind !== 'interdiction')
      .map((kept) => ({
        ...only(kept, ['id', 'number', 'name']),
        kind: kept.kind as Kind,
        sides: sidesOf(kept),
        toldTo: rows.filter(({ caseIds }) => caseIds.includes(kept.id)).map((one) => teamOf(one).name),
      })),
    sightings: rows.map(onList),
    open: row ? { ...onList(row), ...(await opened(row)) } : null,
    groups: groups.map((group) => ({
      ...only(group, ['id', 'name', 'aircraft', 'side']),
      left: group.squadrons - group.lost,
    })),
  };

  async function opened(kept: SightingReport) {
    const team = teamOf(kept);
    const text = sightingText(kept);
    const { facts, lexicon } = await reportView(team, kept.turn);
    return {
      ...only(kept, ['version', 'body']),
      side: team.side,
      contacts: text.contacts as DraftContact[],
      overruled: kept.overruled as Record<string, string>,
      marks: kept.state === 'drafted' ? sightingMarks(text, facts, lexicon) : [],
    };
  }
}
