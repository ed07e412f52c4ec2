import { z } from 'zod';
import type { CompanionName } from '@/lib/words';
import type { Scene } from './scene';
import type { TableDice } from './table-dice';

/** The sources of a rule or a figure: printed in the book, recovered from elsewhere, or a default of this project. */
export const sources = ['book', 'recovered', 'ours'] as const;
export type Source = (typeof sources)[number];
export const sourceSchema = z.enum(sources);

/** One sentence of the working, with the section or the ruling it comes from. */
export interface CompanionLine {
  what: string;
  rule: string;
  source: Source;
  /** It tells what lay hidden: the act that it belongs to is not taken back. */
  isRevealing?: true;
}

/** An act that a companion game does not allow, and what would be right. */
export interface CompanionRefusal {
  ok: false;
  code: string;
  rule: string;
  message: string;
  /** The field of the act that is wrong, dotted; absent where the whole act is. */
  field?: string;
}

/** The game after an act. */
export interface Played<State> {
  ok: true;
  state: State;
  lines: CompanionLine[];
}

/**
 * A ruleset of its own, played act by act. Pure: the state is plain JSON, chance is handed in, and the same setup, acts
 * and rolls end in the same state. One who watches may be shown `state` whole unless the companion says who may see what.
 */
export interface Companion<Setup, State, Act> {
  readonly name: CompanionName;
  /** As the game is called on the desk. */
  readonly title: string;
  readonly setupSchema: z.ZodType<Setup>;
  readonly actSchema: z.ZodType<Act>;
  /** The setup for something of the main game, as its schema reads it, ready to be played; null: more has to be said first. */
  setupFor(scene: Scene): object | null;
  start(setup: Setup, dice: TableDice): Played<State> | CompanionRefusal;
  act(state: State, act: Act, dice: TableDice): Played<State> | CompanionRefusal;
}
