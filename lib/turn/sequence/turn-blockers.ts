import { whyCorrected } from '@/lib/advice/reports/correction-words';
import type { OpenBusiness } from '@/lib/db/sequence/turn-end';
import type { CorrectionDue } from '../reports/corrections-due';

/** What must be done before the turn can end, one sentence each (§4). Empty: the turn may end. */
export function turnBlockers(
  { notHandedIn, unread, combats, untold, post }: OpenBusiness,
  { movementClosedAt, groupingClosedAt }: { movementClosedAt: Date | null; groupingClosedAt: Date | null },
  corrections: readonly Pick<CorrectionDue, 'team' | 'since' | 'unsaid' | 'gone' | 'draft'>[],
): string[] {
  return [
    ...notHandedIn.map((team) => `${team.name} has not handed in its order sheet.`),
    ...unread.map((team) => `The order sheet of ${team.name} has not been accepted.`),
    ...(movementClosedAt ? [] : ['Movement is not closed.']),
    ...(groupingClosedAt ? [] : ['The grouping of combats is not closed.']),
    ...combats.map((combat) => `C${combat.number} ${combat.name} has no ruling.`),
    ...untold.map((team) => `${team.name} has had no report.`),
    ...corrections.map(({ team, draft, ...why }) =>
      draft
        ? `The correction to ${team.name} has not gone out: ${whyCorrected(why)}.`
        : `${team.name} needs a correction: ${whyCorrected(why)}.`,
    ),
    ...(post.messages === 0 ? [] : [post.messages === 1 ? 'A message waits.' : `${post.messages} messages wait.`]),
    ...(post.notes === 0
      ? []
      : [post.notes === 1 ? 'A telephone note is open.' : `${post.notes} telephone notes are open.`]),
  ];
}
