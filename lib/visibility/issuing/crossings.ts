import { capital } from '@/lib/text';
import { lookOf, lookWords } from '../crossing-look';
import type { ReportFacts } from '../facts';
import { isSaid } from '../guard/news-said';
import { type Issued, issue } from '../issued';
import type { IssuedCrossingRow, ReportRow } from '../rows';
import type { TruthTurn } from '../truth';
import type { TruthCrossing } from '../truth-events';
import type { Source, Viewer } from '../viewer';
import { gameTimeOf } from '../words/player-words';

/**
 * The crossings that units of a team hold or look at when the game opens, for its map, where they stand otherwise than
 * printed. They count as told before the opening turn.
 */
export const issueCrossingsAtOpening = (
  viewer: Viewer,
  turn: TruthTurn,
  crossings: readonly TruthCrossing[],
  source: Source,
): Issued<IssuedCrossingRow>[] =>
  crossings.flatMap(({ name, kind, known, x, y, ...crossing }) => {
    const look = lookOf(crossing, viewer);
    const { gameId, teamId } = viewer;
    const asOf = source.now();
    const asOfTurn = turn.number - 1;
    return look === known
      ? []
      : [issue<IssuedCrossingRow>({ id: source.id(), gameId, teamId, name, kind, x, y, look, asOf, asOfTurn })];
  });

/** A crossing that Control tells a team of by hand: a paper that says how it is, and its place on the map. */
export function issueCrossingByHand(
  viewer: Viewer,
  turn: TruthTurn,
  crossing: Pick<TruthCrossing, 'name' | 'spoken' | 'kind' | 'x' | 'y' | 'state'>,
  source: Source,
): { crossing: Issued<IssuedCrossingRow>; report: Issued<ReportRow> } {
  const { gameId, teamId, side, sides } = viewer;
  const { name, spoken, kind, x, y } = crossing;
  const look = lookOf(crossing, viewer);
  const at = source.now();
  return {
    crossing: issue<IssuedCrossingRow>({
      id: source.id(),
      gameId,
      teamId,
      name,
      kind,
      x,
      y,
      look,
      asOf: at,
      asOfTurn: turn.number,
    }),
    report: issue<ReportRow>({
      id: source.id(),
      gameId,
      teamId,
      turn: turn.number,
      heading: 'News of a crossing',
      sender: sides.sides[side].rules.operations,
      gameTime: gameTimeOf(turn),
      body: `${capital(spoken)} ${lookWords[look]}.`,
      releasedAt: at,
    }),
  };
}

/** Crossings as told, for the team's map: blown, safe or standing. One that the released text does not tell of stays as the team knew it. */
export const issueCrossings = (
  { gameId, teamId }: Viewer,
  turn: TruthTurn,
  { news }: Pick<ReportFacts, 'news'>,
  body: string,
  source: Source,
): Issued<IssuedCrossingRow>[] =>
  news.flatMap((one) => {
    if (one.kind !== 'crossing' || !isSaid(one, body)) return [];
    const { name, sort: kind, look, at } = one;
    const asOf = source.now();
    return [
      issue<IssuedCrossingRow>({
        id: source.id(),
        gameId,
        teamId,
        name,
        kind,
        ...at,
        look,
        asOf,
        asOfTurn: turn.number,
      }),
    ];
  });
