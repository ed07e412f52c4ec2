'use client';

import { useState } from 'react';
import { useWrite } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import type { DeskTable, PlayerDesk } from '@/lib/visibility/player/desk';
import { Board } from './board-table';
import { Cards } from './cards-table';
import { SetUp } from './set-up-table';
import type { TablePlay } from './table-play';

/** Games beside this one in which the team has a hand: each may be folded away to a line. */
export function TableSlips({ desk }: { desk: PlayerDesk }) {
  return (
    <section aria-label="At the table" className="not-printed shrink-0 space-y-2 px-2.5 pb-2 desk:px-3.5">
      {desk.tables.map((table, at) => (
        <TableSlip
          // biome-ignore lint/suspicious/noArrayIndexKey: a table has another id for each of its states, and two may be called alike
          key={`${table.title} ${at}`}
          table={table}
        />
      ))}
    </section>
  );
}

function TableSlip({ table: { id: tableId, title, shown, laid } }: { table: DeskTable }) {
  const [isFolded, setFolded] = useState(false);
  const { isBusy, write } = useWrite();
  const laying: TablePlay = { laid, isBusy, lay: (move, done) => void write('lay-move', { tableId, move }, done) };
  return (
    <article aria-label={title} className="on-desk px-4 py-2.5">
      <header className="flex items-baseline gap-3">
        <h2 className="font-cond detail font-semibold">{title}</h2>
        <Button
          kind="quiet"
          size="small"
          className="ml-auto"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Take it up' : 'Fold away'}
        </Button>
      </header>
      {!isFolded &&
        (shown.kind === 'cards' ? (
          <Cards shown={shown} {...laying} />
        ) : shown.kind === 'board' ? (
          <Board key={tableId} shown={shown} {...laying} />
        ) : (
          <SetUp shown={shown} {...laying} />
        ))}
    </article>
  );
}
