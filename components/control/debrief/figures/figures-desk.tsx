'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { DeskLink, useDataAddress } from '@/components/control/parts/router';
import { readAgain, useRead, useReadState } from '@/components/transport/query/use-read';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/empty-state';
import type { FigureTable } from '@/lib/advice/debrief/figures-tables';
import type { DayFigures } from '@/lib/desks/control/debrief/figures';
import { AskedHowItWas } from './asked-how-it-was';
import { DiceTable } from './dice-table';
import { FiguresTable } from './figures-table';
import { LossesPlot } from './losses-plot';

/** The figures of the day: of all for Game Control, an umpire's own for him. Each can be taken along as a file. */
export function FiguresDesk() {
  const dataAt = useDataAddress();
  const { endedAt } = useChrome();
  const address = dataAt('/figures/day');
  const figures = useRead<DayFigures>(address);
  const { isFault, isReading } = useReadState(address);
  if (isFault && !figures)
    return (
      <EmptyState title="The figures could not be read">
        <Button onClick={() => readAgain(address)}>Read them again</Button>
      </EmptyState>
    );
  if (!figures) return <EmptyState title="The figures are being reckoned…" />;
  const { isOwn, tables } = figures;
  return (
    <div className="flex h-full min-w-0 flex-col">
      <header className="desk-head gap-x-3 gap-y-1 py-2 max-sm:px-3">
        <h1 className="lead">{isOwn ? 'Your figures of the day' : 'Figures of the day'}</h1>
        <p className="detail">
          {isOwn
            ? 'What you had in hand yourself. Those of the whole game are Game Control’s.'
            : 'Game Control’s alone: each umpire sees only their own.'}
        </p>
        <span className="ml-auto flex gap-2">
          <DeskLink to="/ledger" className={buttonLook('quiet')}>
            Ledger
          </DeskLink>
          <Button kind="quiet" onClick={() => readAgain(address)} isBusy={isReading}>
            Bring up to date
          </Button>
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="All figures" tabIndex={0} className="min-h-0 flex-1 overflow-auto bg-sheet px-5 pb-8">
        {endedAt && <AskedHowItWas />}
        {tables.map((table) => (
          <Figures key={table.id} table={table} file={dataAt(`/figures/csv?of=${table.id}`)} />
        ))}
      </section>
    </div>
  );
}

function Figures({ table, file }: { table: FigureTable; file: string }) {
  const { id, title, says, rows } = table;
  return (
    <section aria-labelledby={`figures-${id}`} className="mx-auto mt-6 max-w-256">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id={`figures-${id}`} className="lead">
          {title}
        </h2>
        {rows.length > 0 && (
          <a href={file} download className="ml-auto text-small underline underline-offset-2">
            As a spreadsheet file (CSV)<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
      <p className="mb-2 detail">{says}</p>
      {rows.length === 0 ? (
        <p className="text-ink-3">Nothing of it so far.</p>
      ) : id === 'dice' ? (
        <DiceTable table={table} />
      ) : id === 'papers' ? (
        <details>
          <summary className="cursor-pointer py-1">All {rows.length}</summary>
          <FiguresTable table={table} />
        </details>
      ) : (
        <>
          {id === 'losses' && <LossesPlot table={table} />}
          <FiguresTable table={table} />
        </>
      )}
    </section>
  );
}
