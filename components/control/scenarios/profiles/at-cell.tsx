import { Checkbox } from '@/components/ui/checkbox';
import type { DraftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import type { Splice } from '@/lib/scenario/draft/edit';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { markOf } from '@/lib/scenario/may-be-ours';
import { type Cell, putCells, type Rows } from '../cells';
import { recordsOf } from '../order-of-battle/records';
import { UnitChip } from '../order-of-battle/unit-chip';
import type { ProfileMade } from './new-profile';
import { ProfilePicker } from './profile-picker';

interface Props {
  file: string;
  rows: Rows;
  at: Cell;
  desk: Pick<DraftDesk, 'profiles' | 'profileHeadings'>;
  onChange: (what: string, splices: Splice[]) => void;
}

/** Where the table of profiles is not there yet. */
const columnsOfProfiles = ['key', 'describes', 'notation', 'sizePoints', 'ours', 'notes'] as const;

const parted = (list: string): string[] =>
  list
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

/** What can be done at the cell in hand besides writing in it: whose figure it is, and a unit's profile by its counter. */
export function AtCell({ file, rows, at, desk: { profiles, profileHeadings }, onChange }: Props) {
  const headings = rows[0] ?? [];
  const heading = headings[at.column] ?? '';
  const row = recordsOf([headings, rows[at.row] ?? []])[0]!;
  if (!rows[at.row]) return null;
  const mark = headings.includes('ours') ? markOf(file, heading) : null;
  const marks = parted(row.ours ?? '');
  const put = (column: string, text: string): Splice[] =>
    putCells(file, rows, { row: at.row, column: headings.indexOf(column) }, [[text]]);
  const isProfileOfUnit = file === 'units.csv' && heading === 'profile';
  const make = ({ isOurs, ...made }: ProfileMade) => {
    const cells: Readonly<Record<string, string>> = { ...made, ours: isOurs ? 'notation; sizePoints' : 'sizePoints' };
    const there = profileHeadings.length > 0;
    const columns = there ? profileHeadings : columnsOfProfiles;
    const line = columns.map((column) => cells[column] ?? '');
    onChange(`Status profiles: ${made.key} made for ${(row.name || row.id || '').slice(0, 40)}`, [
      {
        file: 'profiles.csv',
        at: there ? profiles.length + 1 : 0,
        removed: [],
        inserted: there ? [line] : [columns, line],
      },
      ...put('profile', made.key),
    ]);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {mark && (
        <Checkbox
          label="our guess, not a source’s"
          isTicked={marks.includes(mark)}
          onTick={(isOurs) => {
            const now = isOurs ? [...marks, mark] : marks.filter((one) => one !== mark);
            onChange(
              `Row ${at.row + 1}: ${columnLabel(heading)} is ${isOurs ? 'our guess' : 'a source’s'}`,
              put('ours', now.join('; ')),
            );
          }}
        />
      )}
      {isProfileOfUnit && (
        <>
          <UnitChip unit={row} profiles={profiles} />
          <ProfilePicker
            unit={row}
            profiles={profiles}
            onPick={(key) =>
              onChange(`Units: row ${at.row + 1}: ${columnLabel('profile')} is “${key}”`, put('profile', key))
            }
            onMake={make}
          />
        </>
      )}
      {file === 'profiles.csv' && heading === 'notation' && (
        <UnitChip
          unit={{ name: row.key ?? '', profile: row.key ?? '', arm: 'infantry' }}
          profiles={[{ key: row.key ?? '', notation: row.notation ?? '', sizePoints: row.sizePoints ?? '' }]}
        />
      )}
    </div>
  );
}
