import { z } from 'zod';
import { reportWaits } from '@/lib/advice/reports/report-waits';
import { type RequestHeard, requestsHeard } from '@/lib/advice/reports/requests-heard';
import { teamsOf } from '@/lib/db/access/teams';
import { combatsOf } from '@/lib/db/combat/combats';
import { type NotedRow, notedRowsOfTeam } from '@/lib/db/orders/noted-rows';
import { requestsOf } from '@/lib/db/orders/team-requests';
import { isTold } from '@/lib/db/reports/is-told';
import {
  combatsAwaited,
  draftAmongOthers,
  draftOf,
  draftsOf,
  type OpenCombat,
  openCombats,
  type ToldBefore,
  toldBefore,
} from '@/lib/db/reports/reports';
import { teamsOwed } from '@/lib/db/reports/teams-owed';
import type { Report, ReportDraft, Team } from '@/lib/db/rows';
import { gameById, turnRow } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { readersOf, reportsReleased } from '@/lib/db/team/read-by-team';
import { writtenText } from '@/lib/forms';
import { done, type Result, refused } from '@/lib/result';
import { reportView } from '@/lib/turn/issuing/report-view';
import { read } from '@/lib/turn/kernel/perform';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import type { ReportFacts } from '@/lib/visibility/facts';
import { guard, type Light, lightsOf, type Mark } from '@/lib/visibility/guard/guard';
import { notForThisTeam, type Withheld } from '@/lib/visibility/guard/guard-lexicon';
import { isAnything } from '@/lib/visibility/reports/correction';
import type { LetterForm } from '@/lib/visibility/reports/eleti';
import { newsGone } from '@/lib/visibility/reports/news-owed';
import type { Side } from '@/lib/words';
import { type CorrectionOnDesk, correctionsOnDesk } from './corrections';
import { type Neighbour, neighboursOf } from './neighbours';
import { type FactItem, itemsBelow, itemsOf } from './report-items';
import { type ToldAloud, toldAloud } from './told-aloud';
import { draftChanges, type UpdatesOnDesk, updatesOnDesk } from './updates';

/** The reports of the turn, one a team (§10). */
export interface ReportsTray {
  turn: number;
  teams: ReportOfTeam[];
  /** The letters of earlier turns that need a correction. */
  earlier: CorrectionOnDesk[];
}

export interface ReportOfTeam extends Pick<Team, 'key' | 'name' | 'side'> {
  teamId: string;
  /** It has troops on the map, or lost its last in this turn: no other team is owed a report. */
  isOwed: boolean;
  state: 'none' | 'drafted' | 'released';
  releasedAt: string | null;
  /** It has been told what the last draft says, on paper or aloud. */
  isTold: boolean;
  /** The draft corrects what an earlier report of the turn said. */
  isCorrection: boolean;
  /** The things its release waits for, one sentence each; empty: none. */
  waits: string[];
  /** The last draft, as it is released or drafted again; null: none. */
  draft: { id: string; version: number } | null;
  /** When it was read aloud, and by whom; null: it was not. */
  told: ToldAloud | null;
  /** The seats of the team that have read what was released. */
  readBy: { label: string; at: string }[];
  /** It was told of what does not stand any more; null: it was not. */
  correction: CorrectionOnDesk | null;
}

type ReportHead = Pick<Report, 'heading' | 'sender' | 'gameTime'>;
const ofTheDraft = ['id', 'version', 'state', 'body', 'releasedAt'] as const;

export interface DraftOnDesk extends AsSent<ReportDraft, (typeof ofTheDraft)[number]>, ReportHead {
  /** It corrects what an earlier report of the turn said. */
  isCorrection: boolean;
  /** Its form, and whether nobody has changed a word of it: then the other form costs nothing. */
  form: LetterForm;
  isAsWritten: boolean;
  /** The changes since it was drafted, as the end of "drafted before …"; empty: none. */
  before: string[];
  overruled: Record<string, string>;
  /** The text as it was drafted; null: the text is that, or it is of a game made before. */
  drafted: string | null;
  /** When it was read aloud, and by whom; null: it was not. */
  told: ToldAloud | null;
  /** The seats of the team that have read it on paper. */
  readBy: { label: string; at: string }[];
}

const ofTheReport = ['id', 'turn', 'gameTime', 'heading', 'body', 'releasedAt', 'isCorrectable'] as const;

/** One team's report on the desk: the facts, the text, the marks, what was told before. Times are ISO strings. */
export interface ReportOnDesk {
  team: { id: string; key: string; name: string; side: Side };
  /** The turn of the letter. */
  turn: number;
  /** That turn is over: the letter can be corrected, and nothing else. */
  isEarlier: boolean;
  /** The facts that may be told, as the truth is now; of a correction in hand, those that differ from what was told. */
  facts: ReportFacts;
  /** The same facts, item by item, as the desk shows them. */
  items: FactItem[];
  withheld: Withheld[];
  /** The requests of the team this turn, and what was heard of them. */
  requests: RequestHeard[];
  /** The rows of the sheet it handed in, with what Control notes on each (§5): for Control, and no part of what is told. */
  notedRows: NotedRow[];
  /** The things the release waits for, one sentence each; empty: none. */
  waits: string[];
  draft: DraftOnDesk | null;
  marks: Mark[];
  lights: Light[];
  /** It has had its report, and nothing that it could see has changed since. */
  isAsTold: boolean;
  /** The updates it was told before its report, and those it may still be told at once. */
  updates: UpdatesOnDesk;
  /** Units of the own side's other teams that may be told with it, the nearest first. */
  neighbours: Neighbour[];
  /** The teams whose drafts of the turn may be released too, by their keys: those after this team by name, then those before it. */
  next: string[];
  toldBefore: AsSent<ToldBefore, (typeof ofTheReport)[number]>[];
}

/** Every team's report of the current turn. */
export async function reportsTray(inGame: InGame): Promise<ReportsTray> {
  const game = await gameById(inGame.gameId);
  const { lifts } = await gameScenario(game.id);
  const [teams, drafts, combats, turn, corrections, teamsToTell] = await Promise.all([
    teamsOf(game.id),
    draftsOf(game.id, game.turn),
    openCombats(game.id, game.turn),
    turnRow(game.id, game.turn),
    correctionsOnDesk(game.id, game.turn),
    teamsOwed(game.id, game.turn, lifts),
  ]);
  const owed = new Set(teamsToTell.map(({ id }) => id));
  const readers = await readersOfDrafts(game.id, game.turn, drafts);
  const rows = teams.map((team): ReportOfTeam => {
    const draft = drafts.findLast((candidate) => candidate.teamId === team.id);
    const { id: teamId, key } = team;
    return {
      teamId,
      ...only(team, ['key', 'name', 'side']),
      isOwed: owed.has(teamId),
      state: draft?.state ?? 'none',
      releasedAt: draft?.releasedAt?.toISOString() ?? null,
      isTold: draft !== undefined && isTold(draft),
      isCorrection: (draft?.number ?? 1) > 1,
      waits: reportWaits(teamId, combats, turn!),
      draft: draft ? { id: draft.id, version: draft.version } : null,
      told: toldAloud(draft),
      readBy: readers.get(draft?.id ?? '') ?? [],
      correction: corrections.find(({ teamKey, isEarlier }) => teamKey === key && !isEarlier) ?? null,
    };
  });
  return { turn: game.turn, teams: rows, earlier: corrections.filter(({ isEarlier }) => isEarlier) };
}

/**
 * One team's report of the current turn, or of an earlier one, which the team was told; null when there is no such team or
 * no such report.
 */
export async function reportOnDesk(inGame: InGame, teamKey: string, asked?: number): Promise<ReportOnDesk | null> {
  const game = await gameById(inGame.gameId);
  const teams = await teamsOf(game.id);
  const team = teams.find((candidate) => candidate.key === teamKey);
  const number = asked ?? game.turn;
  if (!team || number > game.turn) return null;
  const isEarlier = number < game.turn;
  const last = isEarlier ? await draftOf(game.id, team.id, number) : null;
  if (isEarlier && (last === null || (last.number === 1 && !isTold(last)))) return null;
  const [view, draft, told, combats, turn, requests, fought, notedRows] = await Promise.all([
    reportView(team, number),
    draftAmongOthers(game.id, team.id, number),
    toldBefore(game.id, team.id),
    combatsAwaited(game.id, number, game.turn),
    turnRow(game.id, number),
    requestsOf(game.id, team.id, number),
    combatsOf(game.id, number),
    notedRowsOfTeam(game.id, number, team.id),
  ]);
  const below = teams.filter(({ key }) => view.below.includes(key));
  const drafts = below.length > 0 ? await draftsOf(game.id, number) : [];
  const letters = below.flatMap(({ id, name }) => {
    const released = drafts.findLast(({ teamId, state }) => teamId === id && state === 'released');
    return released ? [{ team: name, body: released.body }] : [];
  });
  const marks = draft && draft.state === 'drafted' ? guard(draft.body, view.facts, view.lexicon) : [];
  // What lies there as it was told is shown with all it was made from.
  const facts = draft && isTold(draft) ? view.all : view.facts;
  const head = draft?.facts as unknown as (ReportFacts & ReportHead & { drafted?: string }) | undefined;
  return {
    team: { id: team.id, key: team.key, name: team.name, side: team.side },
    turn: number,
    isEarlier,
    facts,
    items: [...itemsOf(facts), ...itemsBelow(letters)],
    withheld: notForThisTeam(view.viewer, view.truth),
    requests: requestsHeard(requests),
    notedRows,
    waits: reportWaits(team.id, combats, turn!),
    draft: draft && {
      ...asSent(draft, ofTheDraft),
      isCorrection: draft.number > 1,
      ...writtenAs(draft.body, head!),
      before: draftChanges(head!, view, fought),
      ...only(head!, ['heading', 'sender', 'gameTime']),
      overruled: draft.overruled as Record<string, string>,
      drafted: head!.drafted === draft.body ? null : (head!.drafted ?? null),
      told: toldAloud(draft),
      readBy: (await readersOfDrafts(game.id, number, [draft])).get(draft.id) ?? [],
    },
    marks,
    lights: lightsOf(marks, view.facts),
    isAsTold: view.told !== null && !isAnything(view.facts) && newsGone(view.told, view.all).length === 0,
    updates: updatesOnDesk(view, turn!.movementClosedAt !== null),
    neighbours: isEarlier ? [] : await neighboursOf(team, view.truth.own, teams),
    next: isEarlier ? [] : nextOf(team, teams, (id) => isReady(id, draft?.untold ?? [], combats, turn!)),
    toldBefore: told.map((report) => asSent(report, ofTheReport)),
  };
}

/** True when a team's draft waits for nothing but its text. */
const isReady = (
  teamId: string,
  untold: readonly string[],
  combats: readonly OpenCombat[],
  turn: { movementClosedAt: Date | null },
): boolean => untold.includes(teamId) && reportWaits(teamId, combats, turn).length === 0;

/** The keys of the other teams for which this is so, from one team on and around. */
function nextOf(team: Team, teams: readonly Team[], isSo: (teamId: string) => boolean): string[] {
  const at = teams.findIndex(({ id }) => id === team.id);
  return [...teams.slice(at + 1), ...teams.slice(0, at)].filter(({ id }) => isSo(id)).map(({ key }) => key);
}

/** The form in which a draft is, and whether nobody has changed a word of it. */
const writtenAs = (body: string, { drafted }: { drafted?: string }): Pick<DraftOnDesk, 'form' | 'isAsWritten'> => ({
  form: /^1\. /m.test(body) ? 'outline' : 'story',
  isAsWritten: drafted === body,
});

/** The seats that have read each released report of a turn on paper, by its draft's id. */
async function readersOfDrafts(
  gameId: string,
  turn: number,
  drafts: readonly ReportDraft[],
): Promise<Map<string, { label: string; at: string }[]>> {
  const papers = await reportsReleased(gameId, turn);
  const readers = await readersOf(
    gameId,
    'report',
    papers.map(({ id }) => id),
  );
  return new Map(
    drafts.map((draft) => {
      const paper = papers.find(
        ({ teamId, releasedAt }) => teamId === draft.teamId && releasedAt.getTime() === draft.releasedAt?.getTime(),
      );
      const read = readers.get(paper?.id ?? '') ?? [];
      return [draft.id, read.map((reader) => asSent(reader, ['label', 'at']))];
    }),
  );
}

/** A text as it is being edited. */
const marksForm = z.strictObject({
  teamKey: z.string().max(80),
  body: writtenText(20_000),
  /** The turn of the letter; left out: the turn under way. */
  turn: z.number().int().min(0).max(10_000).optional(),
});

/** The marks of a text as it is being edited, without keeping it. */
export async function marksOf(
  inGame: InGame,
  input: z.input<typeof marksForm>,
): Promise<Result<{ marks: Mark[]; lights: Light[] }>> {
  const form = read(marksForm, input);
  if (!form.ok) return form;
  const { teamKey, body, turn } = form.value;
  const game = await gameById(inGame.gameId);
  const team = (await teamsOf(game.id)).find((candidate) => candidate.key === teamKey);
  if (!team) return refused('notFound', 'There is no such team in this game.');
  const { facts, lexicon } = await reportView(team, Math.min(turn ?? game.turn, game.turn));
  const marks = guard(body, facts, lexicon);
  return done({ marks, lights: lightsOf(marks, facts) });
}
