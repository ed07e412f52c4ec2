import { only } from '@/lib/values';
import { type CopyLine, toldAsWritten } from '../forms/order-told';
import { type Issued, issue } from '../issued';
import type { DeliveredCopyRow, IssuedNoteRow, IssuedQueryRow, SheetReceiptRow } from '../rows';
import type { Source } from '../viewer';

/** The team of the sheet. */
interface SheetOf {
  gameId: string;
  teamId: string;
  sheetId: string;
}

/** Control is reading the sheet: from this row on it cannot be taken back. */
export const issueReceipt = ({ gameId, teamId, sheetId }: SheetOf, source: Source): Issued<SheetReceiptRow> =>
  issue<SheetReceiptRow>({ sheetId, gameId, teamId, readingAt: source.now() });

/** Control's question about a sheet (`lineId` null) or one of its lines. */
export const issueQuery = (
  { gameId, teamId, sheetId }: SheetOf,
  { turn, lineId, text }: { turn: number; lineId: string | null; text: string },
  source: Source,
): Issued<IssuedQueryRow> =>
  issue<IssuedQueryRow>({ id: source.id(), gameId, teamId, turn, sheetId, lineId, text, askedAt: source.now() });

/** A word of Control's about a row of a sheet: what Control writes for the team, and nothing of its own note. */
export const issueNote = (
  { gameId, teamId, sheetId }: SheetOf,
  { turn, lineId, text }: { turn: number; lineId: string; text: string },
  source: Source,
): Issued<IssuedNoteRow> =>
  issue<IssuedNoteRow>({ id: source.id(), gameId, teamId, turn, sheetId, lineId, text, issuedAt: source.now() });

/** Another HQ's sheet, delivered to `teamId`: its words, line by line, without ids. */
export const issueCopy = (
  { gameId, teamId }: { gameId: string; teamId: string },
  { turn, sender, lines }: { turn: number; sender: string; lines: readonly CopyLine[] },
  source: Source,
): Issued<DeliveredCopyRow> =>
  issue<DeliveredCopyRow>({
    id: source.id(),
    gameId,
    teamId,
    turn,
    sender,
    lines: lines.map((line) => only(line, ['units', 'support', ...toldAsWritten('copy')])),
    deliveredAt: source.now(),
  });
