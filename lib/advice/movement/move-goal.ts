import type { Gazetteer } from '@/lib/reading/names';
import type { MoveCard } from './move-cards';
import { type MoveRead, readMove } from './propose-move';

/** Reads where a card's words send its units, and what must be asked of its writer. */
export const readCard = ({ units, words, action, isTactical, teamKey }: MoveCard, gazetteer: Gazetteer): MoveRead =>
  readMove(
    { team: teamKey, units: units.map(({ id }) => id), action, posture: isTactical ? 'tact' : 'nonTact', words },
    gazetteer,
  );
