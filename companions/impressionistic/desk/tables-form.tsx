import { houseTables } from '@/companions/impressionistic/rules/tables';
import { SourceMark } from '@/companions/parts/companion-log';
import type { Source } from '@/companions/rules/companion';
import { TextField } from '@/components/ui/field';
import { RadioRow } from '@/components/ui/radio-row';
import { tablesWith, type WrittenFigures } from './drafted-tables';
import { tableGroups } from './table-groups';

const writers: { id: Source; label: string }[] = [
  { id: 'book', label: 'Printed in the game' },
  { id: 'ours', label: 'Of our own' },
];

/** The tables, each figure to be written over by who owns the printed game or would play by another. */
export function TablesForm({
  written,
  whose,
  wrong,
  write,
  setWhose,
}: {
  written: WrittenFigures;
  whose: Source;
  /** The figure that was refused, by its place in the tables. */
  wrong: { field: string; message: string } | null;
  write: (written: WrittenFigures) => void;
  setWhose: (whose: Source) => void;
}) {
  const groups = tableGroups(tablesWith(houseTables, written, whose));
  return (
    <details className="mt-4 border-t border-rule-2 pt-2" open={wrong !== null || undefined}>
      <summary className="min-h-handle-small font-medium">Tables to play by</summary>
      <RadioRow label="What is written here is" choices={writers} value={whose} onPick={setWhose} />
      <div className="grid gap-x-8 gap-y-4 pt-3 sm:grid-cols-2">
        {groups.map(({ title, rows }) => (
          <fieldset key={title}>
            <legend className="cap pb-1">{title}</legend>
            {rows.map(({ path, name, value, printed, source }) => (
              <div
                key={path ?? name}
                className="flex min-h-handle-small items-center gap-2 border-t border-rule py-0.5"
              >
                <span aria-hidden={path !== null} className="min-w-0 flex-1">
                  {name}
                </span>
                <SourceMark source={source} />
                <span className="w-20 text-right text-small text-ink-3">{printed}</span>
                {path ? (
                  <div className="w-16">
                    <TextField
                      label={path.endsWith('.to') ? `${name}, up to` : name}
                      isLabelHidden
                      inputMode="numeric"
                      value={written[path] ?? `${value}`}
                      error={wrong?.field === path ? wrong.message : null}
                      onChange={(event) => write({ ...written, [path]: event.target.value })}
                    />
                  </div>
                ) : (
                  <span className="w-16" />
                )}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
