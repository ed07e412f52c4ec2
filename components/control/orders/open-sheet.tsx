'use client';

import { useEffect, useRef } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { QuestionForm, SheetQueries } from '@/components/control/parts/sheets/sheet-queries';
import { useSend } from '@/components/control/parts/use-mutation';
import type { SheetOnDesk } from '@/lib/desks/control/orders/orders';
import type { ConflictOnDesk } from '@/lib/turn/orders/conflicts/conflicts';
import { LetAllStand } from './let-all-stand';
import { PrintedSheet } from './printed-sheet';
import { SheetCopies } from './sheet-copies';

interface Props {
  desk: SheetOnDesk;
  /** The conflicts of the sheet. */
  conflicts: readonly ConflictOnDesk[];
  lit: number | null;
  onLight: (row: number | null) => void;
  /** The row asked about; -1: the sheet as a whole. */
  asking: number | null;
  onAsking: (row: number | null) => void;
}

/** A sheet that Control has opened: its rows with what they are at odds about, the questions on the whole of it, its copies. */
export function OpenSheet({ desk, conflicts, lit, onLight, asking, onAsking }: Props) {
  const send = useSend();
  const page = useRef<HTMLDivElement>(null);
  const sheet = desk.sheet!;
  const isAnyLit = lit !== null;
  useEffect(() => {
    if (isAnyLit) page.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [isAnyLit]);
  return (
    <div ref={page} className="contents">
      <LetAllStand conflicts={conflicts} turn={desk.turn} />
      <PrintedSheet
        desk={desk}
        conflicts={conflicts}
        lit={lit}
        onLight={onLight}
        asking={asking}
        onAsked={() => onAsking(null)}
      />
      <section aria-label="The sheet as a whole" className="not-printed mt-4 grid max-w-4xl grid-cols-2 gap-6 px-5">
        <div>
          <h2 className="cap mb-1">Queries on the whole sheet</h2>
          <SheetQueries queries={desk.queries.filter((query) => query.lineId === null)} about="the sheet" />
          {asking === -1 ? (
            <QuestionForm
              about="the sheet"
              ask={(text, reason) => send('query-order-line', { sheetId: sheet.id, lineId: null, text, reason })}
              onDone={() => onAsking(null)}
            />
          ) : (
            desk.queries.every((query) => query.lineId !== null) && (
              <p className="aside">
                None. <KeyOf deed="doubt" /> asks one; a row’s number first asks about that row.
              </p>
            )
          )}
        </div>
        {desk.copies.length > 0 && <SheetCopies copies={desk.copies} />}
      </section>
    </div>
  );
}
