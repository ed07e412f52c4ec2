import type { SeatOnDesk, TeamOfSeats } from '@/lib/desks/control/access/seats';
import { sides } from '@/lib/words';

/** Cards in the order in which they are handed out: Control first, then each side by its chain of command. */
export function inCardOrder<Card extends { seat: Pick<SeatOnDesk, 'team' | 'duty' | 'label'> }>(
  cards: readonly Card[],
  teams: readonly Pick<TeamOfSeats, 'key' | 'side'>[],
): Card[] {
  const order = sides.flatMap((side) => teams.filter((team) => team.side === side).map(({ key }) => key));
  const placeOf = ({ seat }: Card) => (seat.team ? order.indexOf(seat.team.key) : -1);
  return [...cards].sort((a, b) => placeOf(a) - placeOf(b));
}
