import type { ReportView } from '@/lib/turn/issuing/report-view';
import { bodyOf } from '@/lib/visibility/reports/eleti';
import { aboutNews } from '@/lib/visibility/reports/sentences-news';
import { draftUpdate, factsOf, type UpdateOf, updatesOpen } from '@/lib/visibility/reports/updates';

/** What a team was told before its report, and what more it may be told at once (§4.3). Times are ISO strings. */
export interface UpdatesOnDesk {
  told: UpdateTold[];
  /** Empty once the report is told: then it is a correction. */
  open: UpdateOpen[];
}

export interface UpdateTold {
  id: string;
  body: string;
  at: string;
  by: string;
}

export interface UpdateOpen {
  of: UpdateOf;
  /** What it is, in a few words. */
  title: string;
  /** The draft of its text. */
  body: string;
}

/** The updates of a team, of its view of the turn. */
export function updatesOnDesk({ viewer, turn, facts, updates, hasReport }: ReportView): UpdatesOnDesk {
  const titleOf = ({ kind, id }: UpdateOf): string => {
    if (kind === 'fight') return facts.fights.find((fight) => fight.id === id)!.title;
    if (kind === 'move') return `the move of ${facts.moves.find(({ factId }) => factId === id)!.names.join(', ')}`;
    return aboutNews(facts.news.find(({ factId }) => factId === id)!);
  };
  return {
    told: updates.map(({ id, body, releasedAt, by }) => ({ id, body, at: releasedAt, by })),
    open: hasReport
      ? []
      : updatesOpen(facts).map((of) => ({
          of,
          title: titleOf(of),
          body: bodyOf(draftUpdate(viewer, turn, factsOf(facts, of)!)),
        })),
  };
}
