import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { playable } from './building-assault';
import type { Card } from './cards';
import type { State } from './state';

/** The fight for a building as one side sees it over the table. */
interface SeenAssault {
  building: string;
  defender: Side;
  hand: Card[];
  /** Cards of the own hand that may be played now. */
  mayPlay: Card[];
  /** The number of cards the other holds: at a table one sees that. */
  cardsOfTheOther: number;
  played: { side: Side; card: Card }[];
  toPlay: Side | null;
  casualties: Record<Side, number>;
  holder: Side | null;
}

export interface Seen {
  side: Side;
  turn: number;
  assault: SeenAssault | null;
}

/** The view of a side, built by addition: its own hand, and of the rest the cards on the table. */
export function seenBy(side: Side, state: State): Seen {
  const { assault } = state;
  if (!assault) return { side, turn: state.turn, assault: null };
  const other = otherSide(side);
  return {
    side,
    turn: state.turn,
    assault: {
      building: assault.building,
      defender: assault.defender,
      hand: [...assault.hands[side]],
      mayPlay: playable(assault, side),
      cardsOfTheOther: assault.hands[other].length,
      played: assault.played.map(({ side: by, card }) => ({ side: by, card })),
      toPlay: assault.toPlay,
      casualties: { german: assault.casualties.german, allied: assault.casualties.allied },
      holder: assault.holder,
    },
  };
}
