'use client';

import { useState } from 'react';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation, useSend } from '@/components/control/parts/use-mutation';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import type { Result } from '@/lib/result';
import { at, cellOf, type PaperColumn, type PaperSheet, writtenRows } from './paper-sheet';
import type { Paper } from './use-paper';

/** A fault in one cell of a paper sheet. */
interface Fault {
  row: number;
  column: PaperColumn;
  message: string;
}

/**
 * Hands a paper sheet in, or puts it away; what is wrong is said at its cell until a row is written in. `toCell`: goes to
 * the cell in hand.
 */
export function useHandIn({ team, turn, sheet }: SheetOnDesk, paper: Paper, toCell: () => void) {
  const send = useSend();
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, run } = useMutation();
  const [fault, setFault] = useState<Fault | null>(null);
  const { desk, keeper } = paper;
  const toTray = () => go(address(`/orders/${team.key}`));

  /** Nothing is kept while the sheet leaves the desk; where it stays after all, keeping goes on. */
  const closing =
    <T>(work: () => Promise<Result<T>>) =>
    async (): Promise<Result<T>> => {
      let isGone = false;
      keeper.rest(true);
      try {
        const answer = await work();
        isGone = answer.ok;
        return answer;
      } finally {
        if (!isGone) keeper.rest(false);
      }
    };
  const handIn = () => {
    const typed = desk.typed.trim();
    if (typed !== '') {
      const message = keysSaid(
        ['open', 'leave'],
        (open, leave) => `“${typed}” is not chosen yet: ${open} chooses it, ${leave} deletes it.`,
      );
      setFault({ row: desk.row, column: desk.column, message });
      return toCell();
    }
    const input = { teamKey: team.key, turn, lines: writtenRows(desk), sheetVersion: sheet?.version ?? 0 };
    run(
      closing(() => send('enter-order-sheet', input)),
      toTray,
      ({ field, message }) => {
        const cell = field ? cellOf(desk, field) : null;
        if (!cell) return false;
        paper.setDesk(at(desk, cell.row, cell.column));
        setFault({ ...cell, message });
        return true;
      },
    );
  };
  return {
    isBusy,
    fault,
    handIn,
    putAway: () =>
      run(
        closing(() => send('save-paper-sheet', { teamKey: team.key, turn, lines: [], version: keeper.version })),
        toTray,
      ),
    setDesk: (next: PaperSheet) => {
      if (next.rows !== desk.rows) setFault(null);
      paper.setDesk(next);
    },
  };
}
