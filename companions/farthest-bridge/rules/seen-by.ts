import type { Side } from '@/lib/words';
import type { HexNumber } from './hexes';
import type { Zone } from './schedule';
import { otherSide, type Piece, type State, type Winner, type Written } from './state';

/** The game as one side sees it. */
export interface Seen {
  side: Side;
  scenario: State['scenario'];
  turn: number;
  turns: number;
  phase: State['phase'];
  pieces: Record<string, Piece>;
  dropZones: Record<Zone, HexNumber | null>;
  demolished: string[];
  /** What this side has written for the free scenario. */
  written: Written | null;
  /** That the other has written is seen; what, is not. */
  otherHasWritten: boolean;
  winner: Winner | null;
}

/** What a side may be shown, built by addition: what lies on the map, and its own writing. */
export function seenBy(side: Side, state: State): Seen {
  return {
    side,
    scenario: state.scenario,
    turn: state.turn,
    turns: state.tables.turns,
    phase: state.phase,
    pieces: Object.fromEntries(
      Object.entries(state.pieces).map(([id, { hex, depleted, out }]) => [id, { hex, depleted, out }]),
    ),
    dropZones: { '1st': state.dropZones['1st'], '101st': state.dropZones['101st'], '82nd': state.dropZones['82nd'] },
    demolished: [...state.demolished],
    written: state.written[side] && { ...state.written[side] },
    otherHasWritten: state.written[otherSide(side)] !== null,
    winner: state.winner,
  };
}
