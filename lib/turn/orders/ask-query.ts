import { writeQuery } from '@/lib/db/issued/issued';
import { enterMade } from '@/lib/db/kernel/change';
import { type Act, type Tx, touchDesk } from '@/lib/db/kernel/transaction';
import { issueQuery } from '@/lib/visibility/issuing/receipts';
import { guardText } from '../issuing/guard-text';
import { issueSource } from '../issuing/issue-source';

/** A sheet that was handed in, of orders or of air requests. */
interface SheetAsked {
  id: string;
  teamId: string;
  turn: number;
  lines: readonly { id: string; writtenAs: string }[];
}

/** The question, and the row it is about; `reason` goes over the guard's marks, and what the team has said itself is no mark. */
interface Asked {
  lineId: string | null;
  text: string;
  reason: string;
  alreadySaid?: string;
}

/** All that a team has written on its sheet. */
export const wordsOnSheet = (lines: readonly object[]): string =>
  lines.flatMap((line) => Object.values(line).filter((value) => typeof value === 'string')).join('\n');

/**
 * Issues a question about a sheet (`lineId` null) or one of its rows to its team alone, and answers with its id (§4, 1). The
 * team reads of the row by what it calls it.
 * Refused with the guard's marks on its words.
 */
export async function askQuery(
  tx: Tx,
  unsigned: Act,
  { id: sheetId, teamId, turn, lines }: SheetAsked,
  { lineId, text, reason, alreadySaid = '' }: Asked,
): Promise<string> {
  const to = { gameId: unsigned.gameId, turn, teamIds: [teamId] };
  const passed = await guardText(tx, to, [{ field: 'text', name: 'the question', text }], {
    reason,
    alreadySaid: `${wordsOnSheet(lines)}\n${alreadySaid}`,
  });
  const act = { ...unsigned, reason: passed };
  const row = lines.find(({ id }) => id === lineId);
  const query = issueQuery(
    { gameId: act.gameId, teamId, sheetId },
    { turn, lineId: row?.writtenAs ?? null, text },
    await issueSource(tx),
  );
  await writeQuery(tx, query);
  enterMade(tx, act, 'query', query.id, query);
  touchDesk(tx, act.gameId, teamId);
  return query.id;
}
