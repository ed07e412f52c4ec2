import { sameOrders } from '@/lib/advice/orders/same-orders';
import { teamsOf } from '@/lib/db/access/teams';
import { gameInTurn } from '@/lib/db/movement/units';
import { type SheetHandedIn, sheetsAndBefore, sheetsAsked } from '@/lib/db/orders/sheets-of-turn';
import type { InGame } from '@/lib/turn/kernel/seat';
import { conflictsDesk } from './conflicts';

/** The result of “accept all that is unchanged” now: the sheets it would accept, and those it would leave and why. */
export interface Unchanged {
  turn: number;
  /** Sheets that say the same as the last accepted one of their team, with nothing against them. */
  accepts: SheetToAccept[];
  /** Sheets to be read by an umpire, each with the reason. */
  leaves: { teamName: string; teamKey: string; why: string }[];
}

interface SheetToAccept {
  sheetId: string;
  /** Of its reading; 0: nobody has opened it. */
  version: number;
  teamName: string;
  teamKey: string;
  /** The turn whose sheet it repeats. */
  asIn: number;
}

/** Which sheets of the turn can be accepted unread, because an umpire has read and accepted the same before (§4). Who has taken them is not looked at. */
export async function unchangedSheets({ gameId }: InGame): Promise<Unchanged> {
  const { game } = await gameInTurn(gameId);
  const [{ now, before }, teams, asked, { conflicts }] = await Promise.all([
    sheetsAndBefore(gameId, game.turn),
    teamsOf(gameId),
    sheetsAsked(gameId, game.turn),
    conflictsDesk({ gameId }),
  ]);
  const result: Unchanged = { turn: game.turn, accepts: [], leaves: [] };
  for (const { id: teamId, key: teamKey, name: teamName } of teams) {
    const sheet = now.find((one) => one.teamId === teamId);
    if (!sheet || sheet.state === 'accepted') continue;
    const open = conflicts.filter(({ exception, teams }) => !exception && teams.some(({ key }) => key === teamKey));
    const why =
      notTheSame(sheet, before.get(teamId)) ??
      (open.length > 0 ? `its orders are at odds with something: ${open[0]!.message}` : null) ??
      (asked.has(sheet.id) ? 'a question to the team is not answered' : null);
    if (why) result.leaves.push({ teamName, teamKey, why });
    else
      result.accepts.push({
        sheetId: sheet.id,
        version: sheet.version,
        teamName,
        teamKey,
        asIn: before.get(teamId)!.turn,
      });
  }
  return result;
}

/** Why a sheet is not the same as the one before; null: it is. */
export function notTheSame(sheet: SheetHandedIn, was: SheetHandedIn | undefined): string | null {
  if (!was) return 'no sheet of this team has been accepted before';
  if (sheet.lines.length === 0) return 'it has no rows';
  return sameOrders(sheet.lines, was.lines) ? null : `it differs from the sheet of turn ${was.turn}`;
}
