import { counterOf, nationNames } from '@/companions/farthest-bridge/rules/counters';
import { type BoardRow, scheduleBoard } from '@/companions/farthest-bridge/rules/schedule-board';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { sideWords } from '@/lib/text';

/** The reinforcements by turn, side and hexes (§11.1): what has come, what is due, what waits. */
export function Reinforcements({ state, show }: { state: State; show: (hexes: readonly string[]) => void }) {
  const rows = scheduleBoard(state);
  const turns = [...new Set(rows.map(({ turn }) => turn))];
  return (
    <>
      {turns.map((turn) => (
        <Table key={turn} className="mb-4">
          <caption className="pb-1 text-left">
            <b className={`text-lead ${turn === state.turn ? '' : 'font-medium text-ink-2'}`}>Turn {turn}</b>
            {turn === state.turn && <span className="ml-2 text-small text-mine">now</span>}
          </caption>
          <thead>
            <tr>
              <HeadCell className="w-20">Side</HeadCell>
              <HeadCell>Units</HeadCell>
              <HeadCell className="w-48">Where</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter((row) => row.turn === turn)
              .map((row) => (
                <Row key={`${row.nation} ${row.where}`} row={row} state={state} show={show} />
              ))}
          </tbody>
        </Table>
      ))}
    </>
  );
}

function Row({ row, state, show }: { row: BoardRow; state: State; show: (hexes: readonly string[]) => void }) {
  return (
    <tr>
      <Cell>
        <b className={`font-medium ${row.side === 'german' ? 'text-german' : 'text-allied'}`}>
          {nationNames[row.nation]}
        </b>
        {row.side === 'allied' && <span className="sr-only">, {sideWords[row.side]}</span>}
      </Cell>
      <Cell>
        <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
          {row.units.map(({ id, status }) => (
            <li key={id} className="whitespace-nowrap">
              <UnitOnBoard id={id} status={status} state={state} />
            </li>
          ))}
        </ul>
      </Cell>
      <Cell className="text-small">
        {row.hexes.join() !== row.where && row.where}
        {row.hexes.length > 0 ? (
          <button
            type="button"
            onClick={() => show(row.hexes)}
            className="block min-h-press text-left text-ink-2 underline decoration-rule-2 underline-offset-2 hover:text-ink"
          >
            {row.hexes.length > 4 ? `${row.hexes.slice(0, 3).join(' ')} … ${row.hexes.at(-1)}` : row.hexes.join(' ')}
            <span className="sr-only">: show on the map</span>
          </button>
        ) : (
          <span className="block text-waiting">not entered yet</span>
        )}
      </Cell>
    </tr>
  );
}

/** One unit: in which hex it stands, that it may come or has waited since its turn, or that it is out. */
function UnitOnBoard({ id, status, state }: { id: string; status: BoardRow['units'][number]['status']; state: State }) {
  const { attack, defence, movement, short, turn } = counterOf(id);
  const { hex, depleted } = state.pieces[id]!;
  const look = {
    later: 'text-ink-3',
    due: 'font-medium text-waiting',
    onMap: 'text-ink',
    out: 'text-ink-3 line-through',
  }[status];
  const words = {
    later: '',
    due: turn < state.turn ? 'waits' : 'due',
    onMap: `${hex}${depleted ? ', depleted' : ''}`,
    out: 'out',
  }[status];
  return (
    <>
      <span className={look}>
        {short} <span className="tabular-nums">{`${attack}-${defence}-${movement}`}</span>
      </span>
      {words && <span className={`text-small ${status === 'due' ? 'text-waiting' : 'text-ink-2'}`}>{` ${words}`}</span>}
    </>
  );
}
