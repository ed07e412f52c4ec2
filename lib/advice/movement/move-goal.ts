import { kmBetween, type Place, placeBetween } from '@/lib/geometry';
import type { Gazetteer } from '@/lib/reading/names';
import type { MoveCard } from './move-cards';
import { type MoveProposal, type MoveRead, readMove } from './propose-move';

/** Reads where a card sends its units, by its writer's arrow or its words, as far as a crossing that is blown, and what must be asked of its writer. */
export function readCard(card: MoveCard, gazetteer: Gazetteer): MoveRead {
  const { units, words, action, isTactical, teamKey, goal, goalBy } = card;
  const row = {
    team: teamKey,
    units: units.map(({ id }) => id),
    action,
    posture: isTactical ? 'tact' : 'nonTact',
    words,
  } as const;
  const { move, doubts, by } = readMove(row, gazetteer, { goal, goalBy });
  const { x, y } = units[0]!;
  return { move: move && x !== null && y !== null ? toThisBank(move, { x, y }) : move, doubts, by };
}

/** So far from a blown crossing units stop, km (ours). */
const bankKm = 0.3;

/**
 * The same move, or as far as the near bank of the first crossing that is blown. It leads to no detour: by that a team would
 * learn of the bridge from its own counter.
 */
function toThisBank(move: MoveProposal, from: Place): MoveProposal {
  const { cutAt, via } = move;
  if (!cutAt) return move;
  const at = via.findIndex(({ place }) => kmBetween(place, cutAt.place) < 0.01);
  const before = at < 0 ? via : via.slice(0, at);
  const last = before.at(-1)?.place ?? from;
  const km = kmBetween(last, cutAt.place);
  const place = km > bankKm ? placeBetween(last, cutAt.place, 1 - bankKm / km) : last;
  return { ...move, to: { name: `this bank at ${cutAt.name}`, kind: 'crossing', place }, via: before, beyond: move.to };
}
