import { type ReactNode, useEffect, useState } from 'react';
import { NotCome } from '@/components/control/parts/not-come';
import { later, type MeanwhileProps } from '@/components/ui/later';
import { RadioStrip } from '@/components/ui/radio-strip';
import type { UnitsViewProps } from './units-view';

interface Props extends UnitsViewProps {
  /** The cell that the address names: it is shown in the table. */
  cell: { row: number; column: string } | null;
  /** The units as a table. */
  table: ReactNode;
}

const Meanwhile = ({ onAgain }: MeanwhileProps) =>
  onAgain ? <NotCome onAgain={onAgain} /> : <p className="text-ink-2">Reading…</p>;

/** Loaded when they are first looked at. */
const TreeDesk = later(async () => (await import('./tree-desk')).TreeDesk, Meanwhile);
const TextDesk = later(async () => (await import('./text-desk')).TextDesk, Meanwhile);

const views = [
  { id: 'table', label: 'Table' },
  { id: 'tree', label: 'Tree' },
  { id: 'text', label: 'As text' },
] as const;

/** The units three ways: as a table, as the tree of their formations, as text. */
export function UnitsDesk({ cell, table, ...view }: Props) {
  const [seen, setSeen] = useState<(typeof views)[number]['id']>('table');
  const row = cell?.row;
  const column = cell?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell that the address names is gone to once
  useEffect(() => {
    if (row !== undefined) setSeen('table');
  }, [row, column]);
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-2">
      <div className="w-fit">
        <RadioStrip label="How the units are shown" choices={views} value={seen} onPick={setSeen} />
      </div>
      <div className="grid min-h-0 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
        {seen === 'table' && table}
        {seen === 'tree' && <TreeDesk {...view} />}
        {seen === 'text' && <TextDesk {...view} />}
      </div>
    </div>
  );
}
