import { isToldOtherwise } from '@/lib/advice/reports/report-changes';
import { teamsOf } from '@/lib/db/access/teams';
import type { Tx } from '@/lib/db/kernel/transaction';
import { isTold, lastToldAt } from '@/lib/db/reports/is-told';
import { lettersInDoubt } from '@/lib/db/reports/letters-in-doubt';
import { draftsOf, fightsOfTurn } from '@/lib/db/reports/reports';
import type { ReportDraft, Team } from '@/lib/db/rows';
import { type ReadBy, readersOf, reportsReleased } from '@/lib/db/team/read-by-team';
import type { ReportFacts } from '@/lib/visibility/facts';
import { newsGone, newsSince } from '@/lib/visibility/reports/news-owed';
import { aboutNews } from '@/lib/visibility/reports/sentences-news';
import { toldInAll, toldTogether } from '@/lib/visibility/reports/updates';
import { reportViews } from '../issuing/report-view';

/** A team that has been told of a ruling which does not stand any more, or not so, or that is owed more than it was told. */
export interface CorrectionDue {
  team: Team;
  /** The turn of the letter. */
  turn: number;
  /** Its turn is over. */
  isEarlier: boolean;
  /** The report that told it. */
  told: ReportDraft;
  /** When it was told it last, on paper or aloud. */
  toldAt: Date;
  /** The facts that have changed, as the end of "told before …". */
  since: string[];
  /** The other things its units saw or suffered that it has not been told, in a few words each. */
  unsaid: string[];
  /** The things it was told of that are not so any more. */
  gone: string[];
  /** The combats it is about. */
  combatIds: string[];
  /** The seats of the team that have read the wrong one. */
  readBy: ReadBy[];
  /** The correction, drafted and not yet told; null: none is drafted. */
  draft: ReportDraft | null;
}

/**
 * The teams that need a correction to a letter of this turn or of an earlier one: something was ruled on again, or a ruling
 * taken back, after they had been told of it, and they would be told otherwise now; or their units saw or suffered something
 * in this turn since. Until each has its correction the turn is not finished. With a `teamId` of that team alone. Those of
 * this turn stand first.
 */
export async function correctionsDue(gameId: string, turn: number, tx?: Tx, teamId?: string): Promise<CorrectionDue[]> {
  const { eventAt, earlier } = await lettersInDoubt(gameId, turn, tx);
  const due = await dueIn(gameId, turn, { eventAt, teamId }, tx);
  for (const before of earlier)
    for (const one of await dueIn(gameId, before, { eventAt: null, teamId }, tx)) due.push({ ...one, isEarlier: true });
  return due;
}

/**
 * The corrections due to letters of one turn. `eventAt`: when something last happened in it that they may be owed; null:
 * nothing.
 */
async function dueIn(
  gameId: string,
  turn: number,
  { eventAt, teamId }: { eventAt: Date | null; teamId: string | undefined },
  tx?: Tx,
): Promise<CorrectionDue[]> {
  const drafts = await draftsOf(gameId, turn, tx);
  const combats = await fightsOfTurn(gameId, turn, tx);
  const doubted = (await teamsOf(gameId, tx)).flatMap((team) => {
    if (teamId !== undefined && team.id !== teamId) return [];
    const own = drafts.filter(({ teamId }) => teamId === team.id);
    const told = own.findLast(isTold);
    if (!told) return [];
    const toldAt = lastToldAt(told)!;
    const report = told.facts as unknown as ReportFacts;
    // A fight that has no ruling any more may have been told of by an update: what was told decides.
    const doubtful = combats.filter(
      ({ ruledAt, teamIds }) => teamIds.includes(team.id) && (ruledAt === null || ruledAt > toldAt),
    );
    const mayBeOwed = eventAt !== null && eventAt > toldAt;
    return doubtful.length === 0 && !mayBeOwed ? [] : [{ team, told, toldAt, report, doubtful, last: own.at(-1)! }];
  });
  if (doubted.length === 0) return [];
  const views = await reportViews(
    gameId,
    doubted.map(({ team }) => team),
    turn,
    tx,
  );
  const due = doubted.flatMap(({ team, told, toldAt, report, doubtful, last }): CorrectionDue[] => {
    const { all: facts, updates } = views.get(team.id)!;
    const then = toldInAll(toldTogether(updates.map((update) => update.facts)), report);
    const wrong = doubtful.filter(({ id }) => isToldOtherwise(then, facts, id));
    const unsaid = newsSince(then, facts).map(aboutNews);
    const gone = newsGone(then, facts).map(aboutNews);
    if (wrong.length + unsaid.length + gone.length === 0) return [];
    const since = wrong.map(({ id, number, name, ruledAt }) => {
      if (!ruledAt) return `the ruling on C${number} ${name} was taken back`;
      return `C${number} ${name} was ruled on${then.fights.some((fight) => fight.id === id) ? ' again' : ''}`;
    });
    const combatIds = wrong.map(({ id }) => id);
    const draft = isTold(last) ? null : last;
    return [{ team, turn, isEarlier: false, told, toldAt, since, unsaid, gone, combatIds, readBy: [], draft }];
  });
  if (due.length === 0) return due;
  const papers = await reportsReleased(gameId, turn, tx);
  const paperOf = ({ teamId, releasedAt }: ReportDraft) =>
    papers.find((paper) => paper.teamId === teamId && paper.releasedAt.getTime() === releasedAt?.getTime())?.id ?? '';
  const ids = due.map(({ told }) => paperOf(told));
  const readers = await readersOf(gameId, 'report', ids, tx);
  return due.map((one, i) => ({ ...one, readBy: readers.get(ids[i]!) ?? [] }));
}
