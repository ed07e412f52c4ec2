import { expect } from 'vitest';
import type { CompanionLine } from '@/companions/rules/companion';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { type BattleCardAct, type BattleCardState, battleCard } from '.';
import type { AreaName, Order } from './figures';
import { type Area, areaOf, setupSchema, startingState } from './state';

type GroundChange = Partial<Omit<Area, 'name'>>;
type Change = Partial<Omit<BattleCardState, 'areas'>> & Partial<Record<AreaName, GroundChange>>;

/** The card as set up, but for what is named: in the battle of turn 1 unless told otherwise. */
export function given({ eindhoven, grave, nijmegen, arnhem, ...rest }: Change = {}): BattleCardState {
  const state: BattleCardState = { ...startingState(setupSchema.parse({})), step: 'battle', ...rest };
  for (const [name, change] of Object.entries({ eindhoven, grave, nijmegen, arnhem }))
    Object.assign(areaOf(state, name as AreaName), change);
  return state;
}

export const order = (area: AreaName, choice: Order): BattleCardAct => ({ do: 'order', area, order: choice });
export const advance = (who: '30 Corps' | 'unit' | 'none'): BattleCardAct => ({ do: 'advance', who });

/** The state after an act, all the dice given used. */
export function done(state: BattleCardState, act: BattleCardAct, ...rolls: number[]) {
  const dice = scriptedTableDice(rolls);
  const answer = battleCard.act(state, act, dice);
  if (!answer.ok) throw new Error(`refused: ${answer.message}`);
  dice.end();
  return answer;
}

/** Acts one after another; dice belong to the act they stand behind. */
export function run(state: BattleCardState, ...acts: [BattleCardAct, ...number[]][]) {
  const lines: CompanionLine[] = [];
  let now = state;
  for (const [act, ...rolls] of acts) {
    const answer = done(now, act, ...rolls);
    now = answer.state;
    for (const one of answer.lines) lines.push(one);
  }
  return { state: now, lines };
}

/** The refusal of an act; no die may have been asked for, and the state is as it was. */
export function refusal(state: BattleCardState, act: BattleCardAct) {
  const before = structuredClone(state);
  const answer = battleCard.act(state, act, scriptedTableDice([]));
  expect(state).toEqual(before);
  if (answer.ok) throw new Error('was allowed');
  return answer;
}

export const said = (lines: readonly CompanionLine[]): string[] => lines.map(({ what }) => what);
