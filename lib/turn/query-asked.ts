import { writeQuery } from '@/lib/db/issued';
import { type Act, enter, type Tx, touchDesk } from '@/lib/db/transaction';
import { truthOf } from '@/lib/ledger/kinds';
import { issueQuery } from '@/lib/visibility/receipts';
import { sourceOf } from './source';

/** A sheet that was handed in, of orders or of air requests. */
interface SheetAsked {
  id: string;
  teamId: string;
  turn: number;
}

/** Issues a question about a sheet (`lineId` null) or one of its rows to its team alone, and answers with its id (§4, 1). */
export async function queryAsked(
  tx: Tx,
  act: Act,
  { id: sheetId, teamId, turn }: SheetAsked,
  { lineId, text }: { lineId: string | null; text: string },
): Promise<string> {
  const query = issueQuery({ gameId: act.gameId, teamId, sheetId }, { turn, lineId, text }, await sourceOf(tx));
  await writeQuery(tx, query);
  enter(tx, { act, kind: 'query', subjectId: query.id, before: null, after: truthOf('query', { ...query }) });
  touchDesk(tx, act.gameId, teamId);
  return query.id;
}
