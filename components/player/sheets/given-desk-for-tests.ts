import type { z } from 'zod';
import type { Reply } from '@/components/transport/send/send';
import type { draftWrite, sheetWrite } from '@/lib/visibility/forms/order-writes';
import type { DeskSheet, SheetTheirs } from '@/lib/visibility/player/desk';
import { DraftKeeper } from './draft-keeper';
import { orderSheets } from './draft-state';
import type { Kept } from './kept-draft';

type DraftWrite = z.infer<typeof draftWrite>;
type SheetWrite = z.infer<typeof sheetWrite>;

/** For tests: a desk of one team, what Control holds, whether anybody answers, and what the browser kept. */
export function givenDesk() {
  const desk = {
    isDown: false,
    isStoreBroken: false,
    kept: null as Kept | null,
    writes: [] as { what: string; body: (DraftWrite | SheetWrite) & { writeId: string } }[],
    sheet: { turn: 2, version: 1, state: 'draft', lines: [] } as unknown as DeskSheet,
    answer: null as Reply<{ sheet: DeskSheet }, SheetTheirs> | null,
    movedAway: 0,
  };
  let ids = 0;
  const post = async (what: string, body: object): Promise<Reply<{ sheet: DeskSheet }, SheetTheirs>> => {
    if (desk.isDown) return { kind: 'offline', by: 'network' };
    desk.writes.push({ what, body: body as DraftWrite & { writeId: string } });
    if (desk.answer) return desk.answer;
    const { lines } = body as DraftWrite;
    const kept = desk.sheet.lines.filter((line) => !lines.some((one) => one.id === line.id));
    const written = lines.map((line) => ({ ...line, version: line.version + 1, writtenBy: 'me' }));
    desk.sheet = { ...desk.sheet, version: desk.sheet.version + 1, lines: [...kept, ...written] };
    return { kind: 'ok', value: { sheet: desk.sheet } };
  };
  const open = async () => {
    const keeper = new DraftKeeper(
      {
        turn: 2,
        kind: orderSheets,
        post,
        newId: () => `id-${++ids}`,
        onMovedAway: () => desk.movedAway++,
        store: {
          load: async () => structuredClone(desk.kept),
          keep: async (kept) => {
            if (!desk.isStoreBroken) desk.kept = structuredClone(kept);
            return !desk.isStoreBroken;
          },
        },
      },
      desk.sheet,
    );
    await keeper.load();
    return keeper;
  };
  return { desk, open };
}
