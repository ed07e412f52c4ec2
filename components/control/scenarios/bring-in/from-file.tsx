import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';
import { readFile } from './read-file';

/** Takes a file of a spreadsheet, by a press or dropped, and reads it. */
export function FromFile({ onRead }: { onRead: (file: File, reading: WorkbookReading) => void }) {
  const input = useRef<HTMLInputElement>(null);
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
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xlsm,.ods,.csv,.tsv,.tab,.txt,.xls,.xlsb,.numbers"
        aria-label="File of a spreadsheet"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <Button size="small" isBusy={reading !== null} onClick={() => input.current?.click()}>
        Choose a file…
      </Button>
      <span aria-live="polite" className="text-ink-3">
        {reading ? `Reading ${reading}…` : (called ?? 'XLSX, ODS or CSV, or drop it here')}
      </span>
    </fieldset>
  );
}
