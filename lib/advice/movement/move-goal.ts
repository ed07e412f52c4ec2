import type { Gazetteer } from '@/lib/reading/names';
import type { MoveCard } from './move-cards';
import { type MoveProposal, proposeMove } from './propose-move';

/** Where a card's words send its units; null: to no place that the map knows. */
export const goalOf = (
  { units, words, action, isTactical, teamKey }: MoveCard,
  gazetteer: Gazetteer,
): MoveProposal | null =>
  proposeMove(
    { team: teamKey, units: units.map(({ id }) => id), action, posture: isTactical ? 'tact' : 'nonTact', words },
    gazetteer,
  );
