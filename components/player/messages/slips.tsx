import type { DeskQuery, PlayerDesk } from '@/lib/visibility/player/desk';
import { QuerySlip } from '../sheets/query-slip';
import { CopySlip } from './copy-slip';
import { ExpectedSlip } from './expected-slip';
import { MessageSlips } from './message-slip';
import { NoticesSlip } from './notices-slip';

interface Props {
  desk: PlayerDesk;
}

/** The papers that are answered or noted first: the questions that are open, and the messages. */
export const SlipsAbove = ({ desk }: Props) => (
  <>
    {desk.queries.map(
      (query) => query.answer === null && <QuerySlip key={query.id} query={query} about={aboutOf(query, desk)} />,
    )}
    {desk.messages.length > 0 && <MessageSlips messages={desk.messages} to={desk.team.name} />}
  </>
);

/** The papers below the reports: notices, copies from other HQs, and the troops that are to come. */
export const SlipsBelow = ({ desk }: Props) => (
  <>
    {desk.notices.length > 0 && <NoticesSlip notices={desk.notices} />}
    {desk.copies.map((copy) => (
      <CopySlip key={copy.id} copy={copy} />
    ))}
    {desk.expected.length > 0 && <ExpectedSlip desk={desk} />}
  </>
);

function aboutOf(query: DeskQuery, desk: PlayerDesk): string | null {
  const air = desk.airSheets.find(({ id }) => id === query.sheetId);
  if (air) {
    const row = air.lines.findIndex(({ id }) => id === query.lineId);
    return row < 0 ? 'the air requests' : `air request ${row + 1}`;
  }
  const line = desk.sheets.flatMap(({ lines }) => lines).find(({ id }) => id === query.lineId);
  if (!line) return null;
  return line.grouping || (desk.counters.find(({ id }) => id === line.counterIds[0])?.shortName ?? null);
}
