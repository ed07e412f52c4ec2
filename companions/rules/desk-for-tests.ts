import { expect } from 'vitest';
import type { Companion, CompanionLine } from './companion';
import { scriptedTableDice } from './table-dice';

/** A companion's desk at play in tests, for games of turns and phases: acts with their dice written beside them. */
export function deskForTests<Setup, State extends { phase: string }, Act extends { kind: string }>(
  companion: Companion<Setup, State, Act>,
  nextPhase: Act,
) {
  /** The game as it starts, without a die. */
  function started(setup: Setup): State {
    const answer = companion.start(setup, scriptedTableDice([]));
    if (!answer.ok) throw new Error(answer.message);
    return answer.state;
  }

  /** Plays an act with the dice that fall for it; all of them must be used. */
  function played(state: State, act: Act, rolls: number[] = []): { state: State; lines: CompanionLine[] } {
    const dice = scriptedTableDice(rolls);
    const answer = companion.act(state, companion.actSchema.parse(act), dice);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
    dice.end();
    return answer;
  }

  /** Plays acts that need no dice. */
  const afterActs = (state: State, ...acts: Act[]): State =>
    acts.reduce((before, act) => played(before, act).state, state);

  /** Goes on to a phase of this turn or the next. */
  function inPhase(state: State, phase: State['phase']): State {
    let at = state;
    while (at.phase !== phase) at = afterActs(at, nextPhase);
    return at;
  }

  /** The refusal of an act, which must change nothing and roll nothing. */
  function refused(state: State, act: Act): { code: string; rule: string; message: string; field?: string } {
    const before = JSON.stringify(state);
    const answer = companion.act(state, act, scriptedTableDice([]));
    expect(JSON.stringify(state)).toBe(before);
    if (answer.ok) throw new Error(`${act.kind} was not refused`);
    const { code, rule, message, field } = answer;
    return { code, rule, message, ...(field && { field }) };
  }

  return { started, played, afterActs, inPhase, refused };
}

export const said = (lines: readonly CompanionLine[]): string[] => lines.map(({ what }) => what);
