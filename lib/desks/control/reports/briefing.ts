import { reportWaits } from '@/lib/advice/reports/report-waits';
import { teamsOf } from '@/lib/db/access/teams';
import { draftOf, openCombats } from '@/lib/db/reports/reports';
import { sightingsOf } from '@/lib/db/reports/sightings';
import { gameById, turnRow } from '@/lib/db/sequence/games';
import { counted } from '@/lib/text';
import { reportView } from '@/lib/turn/issuing/report-view';
import type { InGame } from '@/lib/turn/kernel/seat';
import { sightingText } from '@/lib/turn/reports/sightings';
import type { ReportFacts } from '@/lib/visibility/facts';
import { marksHeld, openMarks } from '@/lib/visibility/release';
import { type BriefingPart, briefingOf } from '@/lib/visibility/reports/briefing';
import { sightingMarks } from '@/lib/visibility/sightings/sightings';
import type { Side } from '@/lib/words';
import { type ToldAloud, toldAloud } from './told-aloud';
import { type UpdateTold, updatesTold } from './updates';

/** All that a team is told of the turn, to be read aloud. Times are ISO strings. */
export interface BriefingOnDesk {
  team: { key: string; name: string; side: Side };
  turn: number;
  head: { heading: string; sender: string; gameTime: string } | null;
  /** In the order in which it is told. Empty: nothing may be told yet. */
  parts: BriefingPart[];
  /** The updates it was told at once, before its report: they are not read to it again. */
  updates: UpdateTold[];
  /** Why something is left out, one sentence each: what the guard holds back, what the report waits for. */
  heldBack: string[];
  report: {
    id: string;
    version: number;
    isReleased: boolean;
    /** When it was read aloud, and by whom. */
    told: ToldAloud | null;
  } | null;
  /** The parts that were not read aloud to the team yet: marked told once they are. */
  toTell: { kind: 'report' | 'sighting'; id: string; version: number }[];
}

/** One team's briefing; null when there is no such team. Only what passes the guard is in it. */
export async function briefingOnDesk(inGame: InGame, teamKey: string): Promise<BriefingOnDesk | null> {
  const game = await gameById(inGame.gameId);
  const team = (await teamsOf(game.id)).find(({ key }) => key === teamKey);
  if (!team) return null;
  const [view, draft, combats, turn, sightings] = await Promise.all([
    reportView(team, game.turn),
    draftOf(game.id, team.id, game.turn),
    openCombats(game.id, game.turn),
    turnRow(game.id, game.turn),
    sightingsOf(game.id, game.turn),
  ]);
  const { facts, lexicon } = view;
  const head = draft && (draft.facts as unknown as ReportFacts & { heading: string; gameTime: string });
  const heldBack: string[] = [];
  if (!draft) heldBack.push('No report has been drafted.');
  if (draft?.state === 'drafted') {
    for (const one of reportWaits(team.id, combats, turn!)) heldBack.push(one);
    const { heading, sender, gameTime } = head!;
    const text = { heading, sender, gameTime, body: draft.body };
    const open = marksHeld({ text, facts, lexicon, overruled: draft.overruled as Record<string, string> }).length;
    if (open > 0) heldBack.push(`The guard has ${counted(open, 'mark')} open on the report.`);
  }
  const isReportTold = draft !== null && heldBack.length === 0;
  const seen = sightings.filter(({ teamId }) => teamId === team.id);
  const barred = seen.filter(
    (one) =>
      one.state === 'drafted' &&
      openMarks(sightingMarks(sightingText(one), facts, lexicon), one.overruled as Record<string, string>).length > 0,
  );
  const shown = seen.filter((one) => !barred.includes(one));
  for (const one of barred.map(({ source }) => `The guard has marks open on what was seen (${source}).`))
    heldBack.push(one);
  return {
    team: { key: team.key, name: team.name, side: team.side },
    turn: game.turn,
    head: isReportTold ? { heading: head!.heading, sender: head!.sender, gameTime: head!.gameTime } : null,
    parts: briefingOf(isReportTold ? { body: draft.body, requests: head!.requests } : null, shown),
    updates: updatesTold(view),
    heldBack,
    report: draft && {
      id: draft.id,
      version: draft.version,
      isReleased: draft.state === 'released',
      told: toldAloud(draft),
    },
    toTell: [
      ...(isReportTold && !draft.saidAt ? [{ kind: 'report' as const, id: draft.id, version: draft.version }] : []),
      ...shown.filter(({ saidAt }) => !saidAt).map(({ id, version }) => ({ kind: 'sighting' as const, id, version })),
    ],
  };
}
