import { expect } from 'vitest';
import type { CompanionLine } from '@/companions/rules/companion';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { type PostcardAct, type PostcardState, postcardArnhem, testSet } from '.';
import { type UnitInPlay, unitOf } from './state';

/** A coin's two sides as rolls are written: heads is 1. */
export const H = 1;
export const T = 2;

type Put = string | (Partial<UnitInPlay> & { hex: string });

/** The board of the test set in the Allied part of turn 1, with only these units on it. */
export function given(units: Record<string, Put>, more: Partial<PostcardState> = {}): PostcardState {
  const started = postcardArnhem.start({ scenario: testSet }, scriptedTableDice([1, 1, 1, 1, 1, T]));
  if (!started.ok) throw new Error(started.message);
  const state: PostcardState = { ...started.state, step: 'turn', turn: 1, missionsLeft: 2, running: 1, ...more };
  for (const unit of state.units) Object.assign(unit, { hex: null, isHidden: false, mayAttack: true });
  for (const [id, put] of Object.entries(units))
    Object.assign(unitOf(state, id)!, typeof put === 'string' ? { hex: put } : put);
  return state;
}

/** The state after acts; rolls stand behind their act and are all used. */
export function run(state: PostcardState, ...acts: [PostcardAct, ...number[]][]) {
  const lines: CompanionLine[] = [];
  let now = state;
  for (const [act, ...rolls] of acts) {
    const dice = scriptedTableDice(rolls);
    const answer = postcardArnhem.act(now, act, dice);
    if (!answer.ok) throw new Error(`${JSON.stringify(act)} refused: ${answer.message}`);
    dice.end();
    now = answer.state;
    for (const one of answer.lines) lines.push(one);
  }
  return { state: now, lines, said: lines.map(({ what }) => what) };
}

/** The refusal of an act: no coin asked for, nothing changed. */
export function refusal(state: PostcardState, act: PostcardAct) {
  const before = structuredClone(state);
  const answer = postcardArnhem.act(state, act, scriptedTableDice([]));
  expect(state).toEqual(before);
  if (answer.ok) throw new Error('was allowed');
  return answer;
}

export const attack = (hex: string, ...units: string[]): PostcardAct => ({
  do: 'attack',
  hex,
  units,
  isPressed: false,
});
export const coins: PostcardAct = { do: 'throwCoins' };
export const where = (state: PostcardState, id: string): string | null => unitOf(state, id)!.hex;
