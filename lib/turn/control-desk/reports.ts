import { gameById, turnRow } from '@/lib/db/games';
import { draftOf, draftsOf, openCombats, toldBefore } from '@/lib/db/reports';
import { requestsOf } from '@/lib/db/requests';
import { teamsOf } from '@/lib/db/teams';
import type { ReportFacts } from '@/lib/visibility/facts';
import { guard, type Light, lightsOf, type Mark } from '@/lib/visibility/guard';
import { notForThisTeam, type Withheld } from '@/lib/visibility/withheld';
import { reportView } from '../report-views';
import { reportWaits } from '../report-waits';
import { type RequestHeard, requestsHeard } from '../requests';
import type { ControlSeat } from '../seat';
import { type FactItem, itemsOf } from './report-items';

/** The reports of the turn, one a team (§10). */
export interface ReportsTray {
  turn: number;
  teams: ReportOfTeam[];
}

export interface ReportOfTeam {
  teamId: string;
  key: string;
  name: string;
  side: 'allied' | 'german';
  isMine: boolean;
  state: 'none' | 'drafted' | 'released';
  releasedAt: string | null;
  /** What its release waits for, one sentence each; empty: nothing. */
  waits: string[];
}

/** One team's report on the desk: the facts, the text, the marks, what was told before. Times are ISO strings. */
export interface ReportOnDesk {
  team: { id: string; key: string; name: string; side: 'allied' | 'german' };
  turn: number;
  /** What may be told, as the truth stands now. */
  facts: ReportFacts;
  /** The same facts, item by item, as the desk shows them. */
  items: FactItem[];
  withheld: Withheld[];
  /** What the team asked for this turn, and what was heard of it. */
  requests: RequestHeard[];
  /** What the release waits for, one sentence each; empty: nothing. */
  waits: string[];
  draft: {
    id: string;
    version: number;
    state: 'drafted' | 'released';
    heading: string;
    sender: string;
    gameTime: string;
    body: string;
    overruled: Record<string, string>;
    releasedAt: string | null;
  } | null;
  marks: Mark[];
  lights: Light[];
  toldBefore: { id: string; gameTime: string; heading: string; body: string; releasedAt: string }[];
}

/** Every team's report of the current turn; the seat's own teams first. */
export async function reportsTray(seat: ControlSeat): Promise<ReportsTray> {
  const game = await gameById(seat.gameId);
  const [teams, drafts, combats, turn] = await Promise.all([
    teamsOf(game.id),
    draftsOf(game.id, game.turn),
    openCombats(game.id, game.turn),
    turnRow(game.id, game.turn),
  ]);
  const rows = teams.map((team): ReportOfTeam => {
    const draft = drafts.findLast((candidate) => candidate.teamId === team.id);
    const { id: teamId, key, name, side } = team;
    return {
      teamId,
      key,
      name,
      side,
      isMine: seat.teamKeys.includes(key),
      state: draft?.state ?? 'none',
      releasedAt: draft?.releasedAt?.toISOString() ?? null,
      waits: reportWaits(teamId, combats, turn!),
    };
  });
  return { turn: game.turn, teams: [...rows.filter((row) => row.isMine), ...rows.filter((row) => !row.isMine)] };
}

/** One team's report of the current turn; null when there is no such team. */
export async function reportOnDesk(seat: ControlSeat, teamKey: string): Promise<ReportOnDesk | null> {
  const game = await gameById(seat.gameId);
  const team = (await teamsOf(game.id)).find((candidate) => candidate.key === teamKey);
  if (!team) return null;
  const [view, draft, told, combats, turn, requests] = await Promise.all([
    reportView(team, game.turn),
    draftOf(game.id, team.id, game.turn),
    toldBefore(game.id, team.id),
    openCombats(game.id, game.turn),
    turnRow(game.id, game.turn),
    requestsOf(game.id, team.id, game.turn),
  ]);
  const marks = draft && draft.state === 'drafted' ? guard(draft.body, view.facts, view.lexicon) : [];
  const head = draft?.facts as { heading: string; sender: string; gameTime: string } | undefined;
  return {
    team: { id: team.id, key: team.key, name: team.name, side: team.side },
    turn: game.turn,
    facts: view.facts,
    items: itemsOf(view.facts),
    withheld: notForThisTeam(view.viewer, view.truth),
    requests: requestsHeard(requests),
    waits: reportWaits(team.id, combats, turn!),
    draft: draft && {
      id: draft.id,
      version: draft.version,
      state: draft.state,
      heading: head!.heading,
      sender: head!.sender,
      gameTime: head!.gameTime,
      body: draft.body,
      overruled: draft.overruled as Record<string, string>,
      releasedAt: draft.releasedAt?.toISOString() ?? null,
    },
    marks,
    lights: lightsOf(marks, view.facts),
    toldBefore: told.map(({ id, gameTime, heading, body, releasedAt }) => ({
      id,
      gameTime,
      heading,
      body,
      releasedAt: releasedAt.toISOString(),
    })),
  };
}

/** The marks of a text as it is being edited, without keeping it. */
export async function marksOf(
  seat: ControlSeat,
  teamKey: string,
  body: string,
): Promise<{ marks: Mark[]; lights: Light[] }> {
  const game = await gameById(seat.gameId);
  const team = (await teamsOf(game.id)).find((candidate) => candidate.key === teamKey);
  if (!team) return { marks: [], lights: [] };
  const { facts, lexicon } = await reportView(team, game.turn);
  const marks = guard(body, facts, lexicon);
  return { marks, lights: lightsOf(marks, facts) };
}
