import type { OpenBusiness } from '@/lib/db/turn-books';

/** What stands between now and the end of the turn, one sentence each (§4). Empty: the turn may end. */
export function unfinished(
  { notHandedIn, unread, combats, untold }: OpenBusiness,
  { movementClosedAt, groupingClosedAt }: { movementClosedAt: Date | null; groupingClosedAt: Date | null },
): string[] {
  return [
    ...notHandedIn.map((team) => `${team.name} has not handed in its order sheet.`),
    ...unread.map((team) => `The order sheet of ${team.name} has not been accepted.`),
    ...(movementClosedAt ? [] : ['Movement is not closed.']),
    ...(groupingClosedAt ? [] : ['The grouping of combats is not closed.']),
    ...combats.map((combat) => `C${combat.number} ${combat.name} has no ruling.`),
    ...untold.map((team) => `${team.name} has had no report.`),
  ];
}
