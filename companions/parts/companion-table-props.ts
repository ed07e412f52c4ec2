import type { RecordedGame } from '@/companions/rules/recorded-game';
import type { Scene } from '@/companions/rules/scene';

/** Which acts the teams at a table lay themselves, and who plays which side. */
export interface TeamsAtTable {
  /** The kind of act that a seated team lays itself; null: that hangs on how the game stands. */
  laidAs: string | null;
  /** `teamId` null: Control plays the side. */
  sides: readonly { side: string; teamId: string | null }[];
}

/** A companion game as far as its own table reads it. */
interface GameAtTable {
  version: number;
  /** As its companion reads it. */
  state: unknown;
  record: RecordedGame<unknown, unknown>;
  /** The result; null: it is being played. */
  result: string | null;
  /** null: it is Control's alone. */
  hands: TeamsAtTable | null;
  /** The subject in the main game; null: none. */
  of: { scene: Scene } | null;
}

/** The props of a companion's own table. */
export interface CompanionTableProps {
  game: GameAtTable;
  /** Plays an act, as the companion reads it. `rollsNothing`: dice that lie typed in wait for the act after it. */
  play: (act: unknown, rollsNothing?: boolean) => void;
  isBusy: boolean;
}
