import type { Side } from '@/lib/words';
import { counters } from './counters';
import { landingCentres } from './landing';
import { arrivalHexes } from './movement';
import { type Nation, printedHexes } from './schedule';
import type { State } from './state';

/** One line of the board: units of one turn and nation that come to the same hexes. */
export interface BoardRow {
  turn: number;
  side: Side;
  nation: Nation;
  /** As the book prints it. */
  where: string;
  /** The hexes themselves: of a range, of the edge as far as it is entered, or what a landing is counted from. */
  hexes: readonly string[];
  units: { id: string; name: string; status: 'later' | 'due' | 'onMap' | 'out' }[];
}

/** §11.1 as a board: by turn, the German rows first as the book has them, and how it stands with each unit. */
export function scheduleBoard(state: State): BoardRow[] {
  const rows: BoardRow[] = [];
  for (const unit of counters) {
    if (unit.turn === 0) continue;
    const { id, name, turn, side, nation } = unit;
    const { hex, out } = state.pieces[id]!;
    const status = out ? 'out' : hex ? 'onMap' : turn <= state.turn ? 'due' : 'later';
    const where = printedHexes(unit.entry);
    let row = rows.find((one) => one.turn === turn && one.nation === nation && one.where === where);
    if (!row) {
      const hexes = unit.airborne ? landingCentres(state, unit) : arrivalHexes(state, unit);
      row = { turn, side, nation, where, hexes, units: [] };
      rows.push(row);
    }
    row.units.push({ id, name, status });
  }
  return rows.sort((one, other) => one.turn - other.turn);
}
