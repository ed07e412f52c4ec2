import { type Issued, issue } from '../issued';
import type { DeskObjective } from '../player/desk';
import type { ReportRow } from '../rows';
import type { TruthTurn } from '../truth';
import type { Source, Viewer } from '../viewer';
import { openingTimeOf } from '../words/player-words';

/**
 * The objective of an HQ, as a paper on its desk when the game opens. `higher`: the HQ above it, which signs. `places`:
 * where.
 */
export const issueObjective = (
  viewer: Viewer,
  turn: TruthTurn,
  { text, higher, places }: { text: string; higher: string | null; places: readonly DeskObjective[] },
  source: Source,
): Issued<ReportRow> =>
  issue<ReportRow>({
    id: source.id(),
    gameId: viewer.gameId,
    teamId: viewer.teamId,
    turn: turn.number,
    heading: 'Your objective',
    sender: higher ?? 'Higher command',
    gameTime: openingTimeOf(turn),
    body: text,
    objective: places.map(({ name, x, y }) => ({ name, x, y })),
    releasedAt: source.now(),
  });

/** The knowledge of an HQ when the game opens, as the first signal on its desk. */
export const issueIntelligence = (viewer: Viewer, turn: TruthTurn, text: string, source: Source): Issued<ReportRow> =>
  issue<ReportRow>({
    id: source.id(),
    gameId: viewer.gameId,
    teamId: viewer.teamId,
    turn: turn.number,
    heading: 'What is known',
    sender: 'Intelligence',
    gameTime: openingTimeOf(turn),
    body: text,
    releasedAt: source.now(),
  });
