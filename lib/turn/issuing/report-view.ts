import { reportTruth } from '@/lib/advice/reports/report-truth';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { reportBooks } from '@/lib/db/reports/reports';
import type { UpdateInBooks } from '@/lib/db/reports/updates';
import type { Team } from '@/lib/db/rows';
import { turnRow } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { sidesOf } from '@/lib/sides';
import type { ReportFacts } from '@/lib/visibility/facts';
import { type Lexicon, lexiconFor } from '@/lib/visibility/guard/guard-lexicon';
import { factsToCorrect } from '@/lib/visibility/reports/correction';
import type { Told } from '@/lib/visibility/reports/news-owed';
import { factsFor } from '@/lib/visibility/reports/report-facts';
import { factsLeft, toldInAll, toldTogether } from '@/lib/visibility/reports/updates';
import type { ReportTruth, TruthTurn } from '@/lib/visibility/truth';
import type { Viewer } from '@/lib/visibility/viewer';
import { truthTurn } from './issue-clock';

/** A team's report of a turn as the truth now allows it. */
export interface ReportView {
  viewer: Viewer;
  turn: TruthTurn;
  truth: ReportTruth;
  /** What its report is to tell: what no update has told; once it has had one, what has become otherwise. */
  facts: ReportFacts;
  /** All that it may be told of the turn. */
  all: ReportFacts;
  /** What it was told before its report, the oldest first. */
  updates: readonly UpdateInBooks[];
  /** What it was told of the turn in all, once it has had a report of it; null: it has had none. */
  told: Told | null;
  lexicon: Lexicon;
}

/** What a team may be told of a turn, and what not, from the truth as it stands. `tx` left out: outside a transaction. */
export const reportView = async (team: Team, turn: number, tx?: Tx): Promise<ReportView> =>
  (await reportViews(team.gameId, [team], turn, tx)).get(team.id)!;

/** The same for teams of a game, by team: in as many statements for many as for one. */
export async function reportViews(
  gameId: string,
  teams: readonly Team[],
  turnNumber: number,
  tx?: Tx,
): Promise<Map<string, ReportView>> {
  const ids = teams.map(({ id }) => id);
  const [books, row, map, scenario] = await Promise.all([
    reportBooks(gameId, ids, turnNumber, tx),
    turnRow(gameId, turnNumber, tx),
    gameMap(gameId, tx),
    gameScenario(gameId, tx),
  ]);
  if (!row) throw new Error(`game ${gameId} has no turn ${turnNumber}`);
  const turn = truthTurn(row);
  const sides = sidesOf(scenario);
  const viewOf = (team: Team): ReportView => {
    const viewer: Viewer = { gameId, teamId: team.id, teamName: team.name, side: team.side, sides };
    const { events, ...its } = books.get(team.id)!;
    const truth = reportTruth({ ...its, events }, team, turn, scenario, map);
    const all = factsFor(viewer, truth);
    const updates = events.updates.filter(({ teamId }) => teamId === team.id);
    const before = toldTogether(updates.map((update) => update.facts));
    const report = events.teamsTold.find(({ teamId }) => teamId === team.id);
    const told = report ? toldInAll(before, report.facts) : null;
    const facts = told ? factsToCorrect(told, all) : factsLeft(all, before);
    return { viewer, turn, truth, facts, all, updates, told, lexicon: lexiconFor(viewer, truth) };
  };
  return new Map(teams.map((team) => [team.id, viewOf(team)]));
}
