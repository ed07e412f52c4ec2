import { reportTruth } from '@/lib/advice/reports/report-truth';
import { reportBooks } from '@/lib/db/reports/reports';
import type { Team } from '@/lib/db/rows';
import { turnRow } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Tx } from '@/lib/db/transaction';
import type { ReportFacts } from '@/lib/visibility/facts';
import { type Lexicon, lexiconFor } from '@/lib/visibility/guard/guard-lexicon';
import { factsFor } from '@/lib/visibility/reports/report-facts';
import type { ReportTruth, TruthTurn } from '@/lib/visibility/truth';
import type { Viewer } from '@/lib/visibility/viewer';
import { truthTurn } from './issue-clock';

/** A team's report of a turn as the truth now allows it. */
export interface ReportView {
  viewer: Viewer;
  turn: TruthTurn;
  truth: ReportTruth;
  facts: ReportFacts;
  lexicon: Lexicon;
}

/** What a team may be told of a turn, and what not, from the truth as it stands. `tx` left out: outside a transaction. */
export async function reportView(team: Team, turnNumber: number, tx?: Tx): Promise<ReportView> {
  const { gameId, id: teamId, name: teamName, side } = team;
  const books = await reportBooks(gameId, teamId, turnNumber, tx);
  const row = await turnRow(gameId, turnNumber, tx);
  if (!row) throw new Error(`game ${gameId} has no turn ${turnNumber}`);
  const { map } = await gameScenario(gameId, tx);
  const viewer: Viewer = { gameId, teamId, teamName, side };
  const turn = truthTurn(row);
  const truth = reportTruth(books, team, turn, map);
  return { viewer, turn, truth, facts: factsFor(viewer, truth), lexicon: lexiconFor(viewer, truth) };
}
