import { correctionsOnDesk } from '@/lib/desks/control/reports/corrections';
import { type DraftOnDesk, reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { partsAtMost } from '@/lib/turn/kernel/verb';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { draftReports } from '@/lib/turn/reports/draft-reports';
import { releaseReport } from '@/lib/turn/reports/release-report';
import { saveReport } from '@/lib/turn/reports/save-report';
import type { Umpire } from './umpire';

/** Drafts and releases the letters of all teams that are owed one, then corrections as long as any is due. Returns how many words each letter has, by team. */
export async function tellTeams(umpire: Umpire): Promise<Record<string, number>> {
  const { seat, act, turn } = umpire;
  const owed = (await reportsTray(seat)).teams.filter(({ isOwed, isTold }) => isOwed && !isTold);
  for (let from = 0; from < owed.length; from += partsAtMost) {
    const teams = owed
      .slice(from, from + partsAtMost)
      .map(({ key, draft }) => ({ teamKey: key, version: draft?.version ?? 0 }));
    const drafted = await act(draftReports, { teams });
    if (drafted.ok)
      for (const { of, refusal } of drafted.value.outcomes)
        if (refusal) umpire.fault('draft-reports', `${of}: ${refusal.message}`);
  }
  const words: Record<string, number> = {};
  for (const { key } of owed) words[key] = await release(umpire, key, turn);
  await correct(umpire);
  return words;
}

/** Tells again whoever was told what is not so any more. */
export async function correct(umpire: Umpire): Promise<void> {
  for (const one of await correctionsOnDesk(umpire.seat.gameId, umpire.turn)) {
    const { teamKey, turn, draft, version } = one;
    await umpire.act(draftReport, { teamKey, version: draft?.version ?? version, turn }, `${teamKey}, ${one.why}`);
    await release(umpire, teamKey, turn);
  }
}

/** Releases a team's letter as it was drafted, or rewritten. A mark on it is a fault; it is overruled. */
async function release(umpire: Umpire, teamKey: string, turn: number): Promise<number> {
  const { seat, act } = umpire;
  const drafted = await reportOnDesk(seat, teamKey, turn);
  if (!drafted?.draft || drafted.draft.state === 'released') return 0;
  const isRewritten = await rewrite(umpire, teamKey, turn, drafted.draft);
  const { draft, marks } = isRewritten ? (await reportOnDesk(seat, teamKey, turn))! : drafted;
  let { id: reportId, version } = draft!;
  const { body, overruled } = draft!;
  if (marks.length > 0) {
    for (const { message, at } of marks)
      umpire.fault(
        'guard',
        `${teamKey}: ${message}${at ? ` “${body.slice(...at)}” in “${sentenceAt(body, at[0])}”` : ''}`,
      );
    const meant = Object.fromEntries(marks.map(({ id }) => [id, 'It is meant so.']));
    const saved = await act(saveReport, { reportId, body, overruled: { ...overruled, ...meant }, version }, teamKey);
    if (saved.ok) version = saved.value.version;
  }
  await act(releaseReport, { reportId, version }, teamKey);
  return body.split(/\s+/).filter(Boolean).length;
}

/** Writes into a draft what the umpire makes of it. False: it stays as it was drafted. */
async function rewrite(umpire: Umpire, team: string, turn: number, draft: DraftOnDesk): Promise<boolean> {
  const { id: reportId, version, overruled } = draft;
  const body = umpire.rewrites({ team, turn, body: draft.body });
  if (body === draft.body) return false;
  await umpire.act(saveReport, { reportId, body, overruled, version }, team);
  return true;
}

/** The sentence of a text in which a place stands. */
function sentenceAt(text: string, at: number): string {
  const begins = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('\n', at)) + 1;
  const ends = /[.\n]/.exec(text.slice(at));
  return text.slice(begins, ends ? at + ends.index : text.length).trim();
}
