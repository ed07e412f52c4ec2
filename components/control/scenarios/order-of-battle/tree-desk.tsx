import { useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Menu } from '@/components/ui/menu';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { type Formation, treeOf } from '@/lib/scenario/order-of-battle/tree';
import { counted } from '@/lib/text';
import { SetMany } from '../set-many';
import { usePicked } from '../use-picked';
import { Branch } from './branch';
import { Carried, DragUnits } from './drag-units';
import { moveUnits, recordsOf } from './records';
import { UnitChip } from './unit-chip';
import type { UnitsViewProps } from './units-view';

/** More units than these are shown formation by formation. */
const openUpTo = 400;

const pathsOf = ({ path, formations }: Formation): (readonly string[])[] => [
  ...(path.length > 0 ? [path] : []),
  ...formations.flatMap(pathsOf),
];

const inWords = (path: readonly string[]): string => path.map((name) => name || '–').join(' / ');

/** By row of the file: its first fault in words, and how many more there are. */
function faultsByRow(faults: UnitsViewProps['faults']): Map<number, string> {
  const found = new Map<number, string[]>();
  for (const { row = 0, column = '', message } of faults)
    found.set(row, [...(found.get(row) ?? []), `${columnLabel(column)} ${message}`.trim()]);
  return new Map(
    [...found].map(([row, [first = '', ...more]]) => [
      row,
      more.length > 0 ? `${first}, and ${counted(more.length, 'fault')} more` : first,
    ]),
  );
}

/** The units as a tree of their formations: dragged or sent from one to another, and changed many at once. */
export function TreeDesk({ file, rows, faults, columns, keys, profiles, onChange }: UnitsViewProps) {
  const picked = usePicked(rows.length);
  const records = useMemo(() => recordsOf(rows), [rows]);
  const tree = useMemo(() => treeOf(records), [records]);
  const faulty = useMemo(() => faultsByRow(faults), [faults]);
  const move = (units: ReadonlySet<number>, path: readonly string[]) => {
    const [first = 0] = units;
    const what = units.size === 1 ? records[first - 1]?.name || 'a unit' : counted(units.size, 'unit');
    onChange(`Units: ${what.slice(0, 40)} to ${inWords(path).slice(-50)}`, moveUnits(file, rows, units, path));
  };
  const unit = (at: number) => {
    const row = at + 1;
    const record = records[at]!;
    const fault = faulty.get(row + 1);
    return (
      <div className={`flex min-h-handle items-center gap-x-3 py-0.5 ${picked.rows.has(row) ? 'bg-mine-soft' : ''}`}>
        <Checkbox
          label={`Select ${record.name || record.id || `row ${row + 1}`}`}
          isLabelHidden
          isTicked={picked.rows.has(row)}
          onTick={(isPicked) => picked.pickAll([row], isPicked)}
        />
        <Carried row={row}>
          <UnitChip unit={record} profiles={profiles} />
        </Carried>
        <span className="min-w-0 wrap-anywhere">
          {record.name || 'without a name'}{' '}
          <span className="text-note text-ink-3">
            {record.id} · {record.team}
          </span>
          {fault && <span className="block text-note font-medium text-overdue">{fault}</span>}
        </span>
      </div>
    );
  };
  return (
    <section aria-label="Tree of the units" className="flex min-h-64 min-w-0 flex-col gap-2">
      <p className="text-ink-2">Drag a counter to the name of a formation, or tick units and move them all at once.</p>
      <SetMany
        file={file}
        rows={rows}
        picked={picked}
        name="Units"
        noun="unit"
        columns={columns}
        keys={keys}
        onChange={onChange}
      >
        <Menu
          trigger={<Button>Move to…</Button>}
          entries={pathsOf(tree).map((path) => ({
            id: JSON.stringify(path),
            label: inWords(path),
            onPick: () => move(picked.rows, path),
          }))}
        />
      </SetMany>
      <div className="min-h-0 flex-1 overflow-auto border border-rule bg-sheet p-2">
        <DragUnits
          onDrop={(row, path) => move(picked.rows.has(row) ? picked.rows : new Set([row]), path)}
          drawn={(row) => <UnitChip unit={records[row - 1] ?? {}} profiles={profiles} />}
        >
          <ul>
            {tree.formations.map((formation) => (
              <Branch
                key={formation.name}
                formation={formation}
                openUpTo={openUpTo}
                unit={unit}
                picking={{
                  isPicked: (at) => picked.rows.has(at + 1),
                  pickAll: (units, isPicked) =>
                    picked.pickAll(
                      units.map((at) => at + 1),
                      isPicked,
                    ),
                }}
              />
            ))}
            {tree.units.map((at) => (
              <li key={at}>{unit(at)}</li>
            ))}
          </ul>
        </DragUnits>
      </div>
    </section>
  );
}
