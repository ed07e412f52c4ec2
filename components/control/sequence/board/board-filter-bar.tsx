'use client';

import { useClaims } from '@/components/control/parts/claims/claims';
import { useChrome } from '@/components/control/parts/desk-context';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { namedByKey, narrow } from '@/components/ui/form/field-makers';
import { Toggle } from '@/components/ui/toggle';
import { counted } from '@/lib/text';
import { type BoardFilter, noFilter } from './board-filter';
import type { BoardForSeat } from './use-board-for-seat';

/** The filter of the board: everything, the seat's own teams, a sector, a team, an umpire. */
export function BoardFilterBar(props: {
  board: BoardForSeat;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  shown: number;
  mine: { id: string; label: string };
}) {
  const { board, filter, onFilter, shown, mine } = props;
  const { isOneUmpire } = useChrome();
  const { umpires } = useClaims();
  const set = (part: Partial<BoardFilter>) => onFilter({ ...filter, ...part });
  const isAll = filter.sector === '' && filter.team === '' && filter.umpire === '';
  const all = board.cards.length + board.conflicts.length;
  const sectors = board.sectors.map((name) => ({ id: name, label: name }));
  const holders = [{ id: mine.id, label: 'Taken by me' }, { id: 'nobody', label: 'Taken by nobody' }, ...umpires];
  const hasMine = board.teams.some(({ isMine }) => isMine);
  return (
    <section aria-label="Cards shown" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-small">
      <Toggle isOn={isAll} onPick={() => onFilter(noFilter)}>
        All {all}
      </Toggle>
      {hasMine && (
        <Toggle isOn={filter.team === 'mine'} onPick={() => set({ team: filter.team === 'mine' ? '' : 'mine' })}>
          My teams{filter.team === 'mine' ? ` ${shown}` : ''}
        </Toggle>
      )}
      <DrawnFields
        isSmall
        values={{ ...filter, team: filter.team === 'mine' ? '' : filter.team }}
        write={([name], value) => set({ [name!]: value })}
        fields={[
          ...(board.sectors.length > 1 ? [narrow('sector', 'Sector', 'All sectors', sectors, 'w-37.5')] : []),
          narrow('team', 'Team', 'All teams', namedByKey(board.teams), 'w-37.5'),
          ...(isOneUmpire ? [] : [narrow('umpire', 'Umpire', 'All umpires', holders, 'w-37.5')]),
        ]}
      />
      {!isAll && (
        <p role="status" className="text-ink-3">
          {shown === 1 ? 'One card' : counted(shown, 'card')} of {all}
        </p>
      )}
    </section>
  );
}
