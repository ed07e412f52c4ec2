import { atTheEndOf } from '@/lib/advice/reports/at-the-end-of';
import { reportTruth } from '@/lib/advice/reports/report-truth';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameMap } from '@/lib/db/maps/drawn-ground';
import { changesSince } from '@/lib/db/reports/changes-since';
import { reportBooks } from '@/lib/db/reports/reports';
import type { UpdateInBooks } from '@/lib/db/reports/updates';
import type { Team } from '@/lib/db/rows';
import { gameById, turnRow } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { sidesOf } from '@/lib/sides';
import type { ReportFacts } from '@/lib/visibility/facts';
import { withColour } from '@/lib/visibility/guard/colour';
import { type Lexicon, lexiconFor } from '@/lib/visibility/guard/guard-lexicon';
import { fieldsToTell } from '@/lib/visibility/perception/table';
import { factsToCorrect } from '@/lib/visibility/reports/correction';
import type { Told } from '@/lib/visibility/reports/news-owed';
import { factsFor } from '@/lib/visibility/reports/report-facts';
import { returnsFor } from '@/lib/visibility/reports/returns';
import { factsLeft, toldInAll, toldTogether } from '@/lib/visibility/reports/updates';
import type { ReportTruth, TruthTurn } from '@/lib/visibility/truth';
import type { Viewer } from '@/lib/visibility/viewer';
import { truthTurn } from './issue-clock';

/** A team's report of a turn as the truth now allows it. */
export interface ReportView {
  viewer: Viewer;
  turn: TruthTurn;
  truth: ReportTruth;
  /** The facts that its report is to tell: those that no update has told; once it has had one, those that have changed. */
  facts: ReportFacts;
  /** All that it may be told of the turn. */
  all: ReportFacts;
  /** The updates it was told before its report, the oldest first. */
  updates: readonly UpdateInBooks[];
  /** Everything it was told of the turn, once it has had a report of it; null: it has had none. */
  told: Told | null;
  lexicon: Lexicon;
  /** Keys of the teams whose HQ is the next below. */
  below: readonly string[];
}

/**
 * The facts of a turn that a team may be told, and those it may not, from the truth as it is. `tx` left out: outside a
 * transaction.
 */
export const reportView = async (team: Team, turn: number, tx?: Tx): Promise<ReportView> =>
  (await reportViews(team.gameId, [team], turn, tx)).get(team.id)!;

/**
 * The same for teams of a game, by team: in as many statements for many as for one. A turn that is over is seen as it was at
 * its end, with what was ruled on its combats since.
 */
export async function reportViews(
  gameId: string,
  teams: readonly Team[],
  turnNumber: number,
  tx?: Tx,
): Promise<Map<string, ReportView>> {
  const ids = teams.map(({ id }) => id);
  const [books, row, map, scenario] = await Promise.all([
    reportBooks(gameId, ids, turnNumber, fieldsToTell, tx),
    turnRow(gameId, turnNumber, tx),
    gameMap(gameId, tx),
    gameScenario(gameId, tx),
  ]);
  if (!row) throw new Error(`game ${gameId} has no turn ${turnNumber}`);
  const isOver = row.closedAt !== null && (await gameById(gameId, tx)).turn > turnNumber;
  const since = isOver ? await changesSince(gameId, turnNumber, tx) : [];
  const turn = truthTurn(row);
  const sides = sidesOf(scenario);
  const viewOf = (team: Team): ReportView => {
    const { voice } = scenario.teams.find(({ key }) => key === team.key) ?? {};
    const viewer: Viewer = {
      gameId,
      teamId: team.id,
      teamName: team.name,
      side: team.side,
      sides,
      ...(voice ? { voice } : {}),
    };
    const { events, ...its } = atTheEndOf(books.get(team.id)!, since);
    const truth = reportTruth({ ...its, events }, team, turn, scenario, map);
    const below = (scenario.returns ?? []).filter(({ to }) => to === team.key).map(({ from }) => from);
    const names = below.flatMap((key) => scenario.teams.find((one) => one.key === key)?.name ?? []);
    const updates = events.updates.filter(({ teamId }) => teamId === team.id);
    const before = toldTogether(updates.map((update) => update.facts));
    const report = events.teamsTold.find(({ teamId }) => teamId === team.id);
    const told = report ? toldInAll(before, report.facts) : null;
    const returns = names.length > 0 ? { returns: returnsFor(names, its.heard, turn) } : {};
    const now = withColour({ ...factsFor(viewer, truth), ...returns }, viewer, truth);
    const all = isOver && told ? asTold(now, told) : now;
    const facts = told ? factsToCorrect(told, all) : factsLeft(all, before);
    return { viewer, turn, truth, facts, all, updates, told, lexicon: lexiconFor(viewer, truth), below };
  };
  return new Map(teams.map((team) => [team.id, viewOf(team)]));
}

/** The facts of a turn that is over: its fights as they are ruled on now, all else as it was told. */
function asTold(
  now: ReportFacts,
  told: Told & Partial<Record<'heading' | 'gameTime' | 'drafted', string>>,
): ReportFacts {
  const { heading: _heading, gameTime: _gameTime, drafted: _drafted, ...facts } = told;
  return { ...now, ...facts, fights: now.fights, ownPlaces: now.ownPlaces };
}
