import { useState } from 'react';
import { ChooseFile } from '@/components/ui/choose-file';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';
import { readFile } from './read-file';

interface Props {
  /** The name of the file whose rows are shown; null: they are of none. */
  called: string | null;
  onRead: (file: File, reading: WorkbookReading) => void;
}

/** Takes a file of a spreadsheet, by a press or dropped, and reads it. */
export function FromFile({ called, onRead }: Props) {
  const [reading, setReading] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(file.name);
    onRead(file, await readFile(file));
    setReading(null);
  };
  return (
    <fieldset
      aria-label="From a file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      className="flex flex-wrap items-center gap-3 border-2 border-dashed border-rule-2 p-3"
    >
      <ChooseFile
        label="Choose a file…"
        said="File of a spreadsheet"
        accept=".xlsx,.xlsm,.ods,.csv,.tsv,.tab,.txt,.xls,.xlsb,.numbers"
        size="small"
        isBusy={reading !== null}
        onChoose={([file]) => void take(file)}
      />
      <span aria-live="polite" className="text-ink-3">
        {reading ? `Reading ${reading}…` : (called ?? 'XLSX, ODS or CSV, or drop it here')}
      </span>
    </fieldset>
  );
}
