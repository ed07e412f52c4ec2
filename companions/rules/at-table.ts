import type { CompanionLine, CompanionRefusal, Played, Source } from './companion';
import type { TableDice } from './table-dice';

/** One act while it is worked out: a state of its own to change, the chance, and the lines said so far. */
export interface AtTable<State> {
  readonly state: State;
  readonly dice: TableDice;
  readonly lines: CompanionLine[];
  say(what: string, rule: string, source: Source): void;
}

/** Why an act is refused; undefined: it is done. */
export type ActRefusal = CompanionRefusal | undefined;

export const refuse = (code: string, rule: string, message: string, field?: string): CompanionRefusal => ({
  ok: false,
  code,
  rule,
  message,
  ...(field && { field }),
});

/**
 * Works an act out on a copy of the state. A refused act leaves nothing behind. `shared` are large parts that are never
 * changed in place (a map, tables) and need no copy.
 */
export function playAt<State extends object>(
  state: State,
  dice: TableDice,
  work: (at: AtTable<State>) => ActRefusal,
  shared: readonly (keyof State)[] = [],
): Played<State> | CompanionRefusal {
  const lines: CompanionLine[] = [];
  const own = Object.fromEntries(Object.entries(state).filter(([key]) => !shared.includes(key as keyof State)));
  const at: AtTable<State> = {
    state: { ...state, ...structuredClone(own) },
    dice,
    lines,
    say: (what, rule, source) => lines.push({ what, rule, source }),
  };
  return work(at) ?? { ok: true, state: at.state, lines };
}

/** The work of each act of a game, by its name. */
export type Works<State, Act, Name extends keyof Act> = {
  [One in Act[Name] & string]: (at: AtTable<State>, act: Extract<Act, Record<Name, One>>) => ActRefusal;
};

/** Works an act out by its name. */
export const workOut = <State, Act, Name extends keyof Act>(
  works: Works<State, Act, Name>,
  at: AtTable<State>,
  act: Act,
  name: Name,
): ActRefusal => (works[act[name] as Act[Name] & string] as (at: AtTable<State>, act: Act) => ActRefusal)(at, act);

/** An act of which a person still fills in the fields that are not given. */
export interface OpenChoice<Act extends { kind: string }> {
  label: string;
  kind: Act['kind'];
  given: Record<string, unknown>;
  /** The possible values of the first missing field, where that is a short list. */
  among?: string[];
}

/** Something that may be done now, for keyboard and pages. */
export type Choice<Act extends { kind: string }> = { label: string; act: Act } | OpenChoice<Act>;
