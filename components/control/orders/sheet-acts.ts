import type { Answer } from '@/lib/result';

/** Team Control's acts on an order sheet, as the pages bring them in. */
export interface SheetActs {
  openSheet: (seatId: string, input: { sheetId: string }) => Promise<Answer>;
  noteLine: (
    seatId: string,
    input: { sheetId: string; lineId: string; text: string; version: number },
  ) => Promise<Answer<{ version: number }>>;
  noteCrossings: (
    seatId: string,
    input: { sheetId: string; lineId: string; crossingIds: string[]; version: number },
  ) => Promise<Answer<{ version: number }>>;
  query: (
    seatId: string,
    input: { sheetId: string; lineId: string | null; text: string; reason?: string },
  ) => Promise<Answer<{ id: string }>>;
  accept: (seatId: string, input: { sheetId: string; version: number }) => Promise<Answer<{ version: number }>>;
  giveBack: (seatId: string, input: { sheetId: string }) => Promise<Answer>;
  deliver: (seatId: string, input: { copyId: string }) => Promise<Answer>;
}
