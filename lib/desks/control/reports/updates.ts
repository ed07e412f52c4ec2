import { z } from 'zod';
import { reportChanges } from '@/lib/advice/reports/report-changes';
import { teamsOf } from '@/lib/db/access/teams';
import type { CombatWithParts } from '@/lib/db/combat/combats';
import { gameById } from '@/lib/db/sequence/games';
import { done, type Result, refused } from '@/lib/result';
import { type ReportView, reportView } from '@/lib/turn/issuing/report-view';
import { read } from '@/lib/turn/kernel/perform';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { ReportFacts } from '@/lib/visibility/facts';
import { bodyOf } from '@/lib/visibility/reports/eleti';
import { aboutNews } from '@/lib/visibility/reports/sentences-news';
import {
  aboutMove,
  draftUpdate,
  factsLeft,
  factsOf,
  toldTogether,
  type UpdateFacts,
  type UpdateOf,
  updateKinds,
  updatesOpen,
} from '@/lib/visibility/reports/updates';

/** The updates that a team was told before its report, and those it may still be told at once (§4.3). Times are ISO strings. */
export interface UpdatesOnDesk {
  told: UpdateTold[];
  /** Empty until movement is closed, and once the report is told: then it is a correction. */
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
  /** The subject, in a few words. */
  title: string;
}

export const updatesTold = ({ updates }: ReportView): UpdateTold[] =>
  updates.map(({ id, body, releasedAt, by }) => ({ id, body, at: releasedAt, by }));

/** The updates of a team, of its view of the turn. */
export function updatesOnDesk(view: ReportView, isMovementClosed: boolean): UpdatesOnDesk {
  const { facts, told } = view;
  const open = isMovementClosed && !told ? updatesOpen(facts) : [];
  return { told: updatesTold(view), open: open.map((of) => ({ of, title: titleOf(facts, of) })) };
}

function titleOf({ fights, moves, news }: UpdateFacts, { kind, id }: UpdateOf): string {
  if (kind === 'fight') return fights.find((fight) => fight.id === id)!.title;
  if (kind === 'move') return aboutMove(moves.find(({ factId }) => factId === id)!);
  return aboutNews(news.find(({ factId }) => factId === id)!);
}

/** The changes since a report was drafted, as the end of “drafted before …”; updates told at once are no other change. */
export function draftChanges(
  drafted: ReportFacts,
  { facts, all, updates, told }: ReportView,
  fought: readonly CombatWithParts[],
): string[] {
  if (told) return reportChanges(drafted, all, fought);
  // A draft of a game made before has no news.
  const before = { ...drafted, news: drafted.news ?? [] };
  const left = factsLeft(before, toldTogether(updates.map((update) => update.facts)));
  const count = ({ fights, moves, news }: UpdateFacts) => fights.length + moves.length + news.length;
  return [
    ...(count(left) < count(before) ? ['part of it was told at once'] : []),
    ...reportChanges(left, facts, fought),
  ];
}

/** The update to be told at once, and its team. */
const draftForm = z.strictObject({
  teamKey: z.string().max(80),
  of: z.strictObject({ kind: z.enum(updateKinds), id: z.string().max(200) }),
});

/** The draft of an update, to be coloured. */
export async function updateDraft(inGame: InGame, input: z.input<typeof draftForm>): Promise<Result<{ body: string }>> {
  const form = read(draftForm, input);
  if (!form.ok) return form;
  const { teamKey, of } = form.value;
  const game = await gameById(inGame.gameId);
  const team = (await teamsOf(game.id)).find(({ key }) => key === teamKey);
  if (!team) return refused('notFound', 'There is no such team in this game.');
  const { viewer, turn, facts } = await reportView(team, game.turn);
  const its = factsOf(facts, of);
  if (!its) return refused('notFound', `There is nothing of it that ${team.name} may be told.`);
  return done({ body: bodyOf(draftUpdate(viewer, turn, its)) });
}
