import type { Result } from '@/lib/result';

/** Team Control's acts on an order sheet, as the pages bring them in. */
export interface SheetActs {
  openSheet: (seatId: string, input: { sheetId: string }) => Promise<Result>;
  noteLine: (
    seatId: string,
    input: { sheetId: string; lineId: string; text: string; version: number },
  ) => Promise<Result<{ version: number }>>;
  noteCrossings: (
    seatId: string,
    input: { sheetId: string; lineId: string; crossingIds: string[]; version: number },
  ) => Promise<Result<{ version: number }>>;
  query: (
    seatId: string,
    input: { sheetId: string; lineId: string | null; text: string; reason?: string },
  ) => Promise<Result<{ id: string }>>;
  accept: (seatId: string, input: { sheetId: string; version: number }) => Promise<Result<{ version: number }>>;
  giveBack: (seatId: string, input: { sheetId: string }) => Promise<Result>;
  deliver: (seatId: string, input: { copyId: string }) => Promise<Result>;
}
