import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextArea } from '@/components/ui/text-area';
import { readJson } from '@/lib/json';
import type { Entry } from '@/lib/scenario/draft/draft';
import type { Splice } from '@/lib/scenario/draft/edit';
import { fileWords } from '@/lib/scenario/guide/file-words';
import type { ScenarioProblem } from '@/lib/scenario/types';

import { ManifestDesk } from './manifest-desk';

interface Props {
  file: string;
  teams: readonly { id: string; name: string }[];
  faults: readonly ScenarioProblem[];
  entries: readonly Entry[];
  isBusy: boolean;
  onChange: (what: string, splices: Splice[]) => void;
}

/** The manifest as a form, and as it is written. */
export function DocumentDesk({ file, entries, teams, faults, isBusy, onChange }: Props) {
  const name = fileWords[file] ?? file;
  const [manifest = {}] = entries as readonly Readonly<Record<string, unknown>>[];
  return (
    <section aria-label={name} className="min-h-64 min-w-0 space-y-4 overflow-auto pr-1">
      <ManifestDesk file={file} manifest={manifest} teams={teams} faults={faults} onChange={onChange} />
      <AsWritten
        key={JSON.stringify(manifest)}
        name={name}
        manifest={manifest}
        isBusy={isBusy}
        onSave={(value) => onChange(`${name} changed`, [{ file, at: 0, removed: entries, inserted: [value] }])}
      />
    </section>
  );
}

interface AsWrittenProps {
  name: string;
  manifest: Readonly<Record<string, unknown>>;
  isBusy: boolean;
  onSave: (value: Record<string, unknown>) => void;
}

function AsWritten({ name, manifest, isBusy, onSave }: AsWrittenProps) {
  const [written, setWritten] = useState(() => JSON.stringify(manifest, null, 2));
  const read = readObject(written);
  return (
    <details>
      <summary className="min-h-handle-small text-ink-2">As it is written, for what has no field here</summary>
      <div className="space-y-2">
        <TextArea
          label={name}
          isLabelHidden
          rows={14}
          spellCheck={false}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
          className="font-mono text-note"
        />
        <div className="flex items-center gap-3">
          <Button isBusy={isBusy} disabled={!read.ok} onClick={() => read.ok && onSave(read.value)}>
            Save it
          </Button>
          {!read.ok && <p className="font-medium text-overdue">{read.message}</p>}
        </div>
      </div>
    </details>
  );
}

function readObject(text: string): { ok: true; value: Record<string, unknown> } | { ok: false; message: string } {
  const read = readJson(text);
  if (!read.ok) return { ok: false, message: `This ${read.message}` };
  const { value } = read;
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return { ok: true, value: value as Record<string, unknown> };
  return { ok: false, message: 'It begins with { and ends with }.' };
}
