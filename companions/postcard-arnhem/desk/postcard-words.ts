import type { PostcardAct, PostcardState } from '@/companions/postcard-arnhem/rules';
import { fractionInWords } from '@/companions/postcard-arnhem/rules/fraction';
import { counterOf, type UnitInPlay } from '@/companions/postcard-arnhem/rules/state';

/** Factors as a counter shows them: attack, the larger one in place behind a stroke, defence. */
export function factorsInWords(state: PostcardState, unit: UnitInPlay): string {
  const { attack, attackInPlace, defence } = counterOf(state, unit.id);
  return `${attack}${attackInPlace === undefined ? '' : `/${attackInPlace}`}-${defence}`;
}

/** The facts about a unit beyond its factors, in words. */
export const marksInWords = (unit: UnitInPlay): string[] => [
  ...(unit.isHidden ? ['face down'] : []),
  ...(unit.isDisrupted ? ['disrupted'] : []),
  ...(unit.isOrderedToStand ? ['No Retreat!'] : []),
  ...(unit.hasBrokenThrough ? ['broken through'] : unit.hasMoved ? ['has moved'] : []),
];

/** An exact chance as a fraction and in hundredths: "3/16 · 18.75 %". */
export const chanceInWords = ({ over, under }: { over: number; under: number }): string =>
  over === 0 ? '–' : `${fractionInWords({ over, under })} · ${Number(((100 * over) / under).toFixed(2))} %`;

/** Names that would stand twice in a list are numbered, so that each can be chosen. */
export function toldApart<One extends { label: string }>(choices: readonly One[]): One[] {
  const count = new Map<string, number>();
  return choices.map((choice) => {
    const nth = (count.get(choice.label) ?? 0) + 1;
    count.set(choice.label, nth);
    return nth === 1 ? choice : { ...choice, label: `${choice.label} (${nth})` };
  });
}

export type AttackAct = Extract<PostcardAct, { do: 'attack' }>;
