import { type Issued, issue } from '../issued';
import type { RevealedTruth, TruthLies } from '../player/after-battle';
import type { RevealedTurnRow } from '../rows';
import type { Source } from '../viewer';

/**
 * The truth of one turn, opened to all players of a game whose battle is over. Whoever calls it has made sure that it is, and
 * that Game Control wants this turn opened. Field by field: what is not named here stays closed.
 */
export const issueReveal = (
  gameId: string,
  turn: number,
  truth: RevealedTruth,
  source: Source,
): Issued<RevealedTurnRow> =>
  issue<RevealedTurnRow>({
    gameId,
    turn,
    truth: {
      ...liesOf(truth),
      earlier: (truth.earlier ?? []).map(({ stage, ...lies }) => ({ stage, ...liesOf(lies) })),
      fights: truth.fights.map(({ number, name, lines, die, margin, result, reason }) => ({
        number,
        name,
        lines: lines.map(({ side, points, what, unit }) => ({ side, points, what, unit })),
        die,
        margin,
        result,
        reason,
      })),
    },
    issuedAt: source.now(),
  });

const liesOf = ({ units, crossings }: TruthLies): TruthLies => ({
  units: units.map(({ name, shortName, formation, nation, symbol, x, y, side, stepsLost, isCaptured }) => ({
    name,
    shortName,
    formation,
    nation,
    ...(symbol === undefined ? {} : { symbol }),
    x,
    y,
    side,
    stepsLost,
    isCaptured,
  })),
  crossings: crossings.map(({ name, x, y, state }) => ({ name, x, y, state })),
});
