import { useState } from 'react';
import { ChooseFile } from '@/components/ui/choose-file';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';
import { readFile } from './read-file';

/** Takes a file of a spreadsheet, by a press or dropped, and reads it. */
export function FromFile({ onRead }: { onRead: (file: File, reading: WorkbookReading) => void }) {
  const [reading, setReading] = useState<string | null>(null);
  const [called, setCalled] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setReading(file.name);
    onRead(file, await readFile(file));
    setReading(null);
    setCalled(file.name);
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
