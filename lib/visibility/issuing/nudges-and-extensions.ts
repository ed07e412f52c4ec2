import { type Issued, issue } from '../issued';
import type { IssuedDecisionRow, IssuedExtensionRow, IssuedNudgeRow } from '../rows';
import type { Source } from '../viewer';

/** The team and the turn of the orders. */
interface OrdersOf {
  gameId: string;
  teamId: string;
  turn: number;
}

/** Control waits for a team's orders and says so to that team. */
export const issueNudge = ({ gameId, teamId, turn }: OrdersOf, text: string, source: Source): Issued<IssuedNudgeRow> =>
  issue<IssuedNudgeRow>({ id: source.id(), gameId, teamId, turn, text, issuedAt: source.now() });

/** A team has until then to hand in its orders, whatever the others have. */
export const issueExtension = (
  { gameId, teamId, turn }: OrdersOf,
  until: Date,
  source: Source,
): Issued<IssuedExtensionRow> => issue<IssuedExtensionRow>({ gameId, teamId, turn, until, issuedAt: source.now() });

/** More time that was given, moved with the clock that stood still. */
export const issueExtensionMoved = (
  { gameId, teamId, turn, issuedAt }: IssuedExtensionRow,
  until: Date,
): Issued<IssuedExtensionRow> => issue<IssuedExtensionRow>({ gameId, teamId, turn, until, issuedAt });

/** A question that is still open, its end moved with the clock that stood still. */
export const issueDecisionMoved = (
  { id, gameId, teamId, turn, question, options, defaultOption, askedAt, settledAs }: IssuedDecisionRow,
  endsAt: Date,
): Issued<IssuedDecisionRow> =>
  issue<IssuedDecisionRow>({ id, gameId, teamId, turn, question, options, defaultOption, askedAt, settledAs, endsAt });
