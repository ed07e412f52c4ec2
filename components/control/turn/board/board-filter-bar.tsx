'use client';

import { useClaims } from '@/components/control/parts/claims/claims';
import { Select } from '@/components/ui/select';
import { type BoardFilter, noFilter } from './board-filter';
import type { BoardForSeat } from './use-board-for-seat';

/** What of the board is shown: everything, the seat's own teams, a sector, a team, an umpire. */
export function BoardFilterBar(props: {
  board: BoardForSeat;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  shown: number;
  mine: { id: string; label: string };
}) {
  const { board, filter, onFilter, shown, mine } = props;
  const { umpires } = useClaims();
  const set = (part: Partial<BoardFilter>) => onFilter({ ...filter, ...part });
  const isAll = filter.sector === '' && filter.team === '' && filter.umpire === '';
  const all = board.cards.length + board.conflicts.length;
  const hasMine = board.teams.some(({ isMine }) => isMine);
  return (
    <section
      aria-label="Cards shown"
      className="flex min-h-[42px] shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-paper px-5 py-1 text-small"
    >
      <Pick isOn={isAll} onPick={() => onFilter(noFilter)}>
        All {all}
      </Pick>
      {hasMine && (
        <Pick isOn={filter.team === 'mine'} onPick={() => set({ team: filter.team === 'mine' ? '' : 'mine' })}>
          My teams{filter.team === 'mine' ? ` ${shown}` : ''}
        </Pick>
      )}
      {board.sectors.length > 1 && (
        <Choice
          label="Sector"
          all="All sectors"
          value={filter.sector}
          onPick={(sector) => set({ sector })}
          choices={board.sectors.map((name) => ({ id: name, label: name }))}
        />
      )}
      <Choice
        label="Team"
        all="All teams"
        value={filter.team === 'mine' ? '' : filter.team}
        onPick={(team) => set({ team })}
        choices={board.teams.map(({ key, name }) => ({ id: key, label: name }))}
      />
      <Choice
        label="Umpire"
        all="All umpires"
        value={filter.umpire}
        onPick={(umpire) => set({ umpire })}
        choices={[{ id: mine.id, label: 'Taken by me' }, { id: 'nobody', label: 'Taken by nobody' }, ...umpires]}
      />
      {!isAll && (
        <p role="status" className="text-ink-3">
          {shown === 1 ? 'One card' : `${shown} cards`} of {all}
        </p>
      )}
    </section>
  );
}

function Pick({ isOn, onPick, children }: { isOn: boolean; onPick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPick}
      className={`min-h-handle-small rounded-2 px-2.5 ${isOn ? 'bg-invert font-medium text-on-invert' : 'text-ink-2 hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

const Choice = (props: {
  label: string;
  all: string;
  value: string;
  onPick: (id: string) => void;
  choices: readonly { id: string; label: string }[];
}) => (
  <div className="w-[150px]">
    <Select
      label={props.label}
      isLabelHidden
      value={props.value}
      onPick={props.onPick}
      choices={[{ id: '', label: props.all }, ...props.choices]}
      className="min-h-handle-small! py-0! text-small"
    />
  </div>
);
