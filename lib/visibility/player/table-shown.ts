import type { Side } from '@/lib/words';

/**
 * The table of a game beside this one, as one of two teams sees it that play it against each other: its own hand, and of
 * the rest what lies open.
 */
export type TableShown = CardsShown | SetUpShown | BoardShown;

/** A fight for a building by cards. */
export interface CardsShown {
  kind: 'cards';
  place: string;
  /** True when this side holds the place. */
  defends: boolean;
  hand: CardShown[];
  cardsOfTheOther: number;
  /** From the first on. */
  played: { isOwn: boolean; title: string }[];
  /** This side is to lay a card. */
  isToLay: boolean;
  /** The side that holds the place once the last card is played. */
  end: 'own' | 'other' | null;
}

export interface CardShown {
  card: string;
  title: string;
  /** It follows the card that lies open. */
  mayLay: boolean;
}

/** A set-up that both write in secret. */
export interface SetUpShown {
  kind: 'setUp';
  pieces: PieceToPlace[];
  isOneAHex: boolean;
  /** Hexes by the ground they make up; null: Control has yet to say which they are. */
  grounds: Record<string, string[] | null>;
}

interface PieceToPlace {
  id: string;
  name: string;
  /** The ground it stands on, in words: a key of `grounds`. */
  ground: string;
}

/** A board that lies open before both sides, who lay in turn what they do next. */
export interface BoardShown {
  kind: 'board';
  /** The side that looks. */
  side: Side;
  /** The state of the game, as a sentence. */
  stands: string;
  /** The attack that is being worked; null: none is. */
  attack: string | null;
  isToLay: boolean;
  /** The choices of this side; empty: it has nothing to lay now. */
  choices: BoardChoice[];
  /** From the middle of a hex to a corner, in the units of `x` and `y`; y grows to the south. */
  hexRadius: number;
  hexes: BoardHex[];
  ways: BoardWay[];
  units: BoardUnit[];
  end: 'own' | 'other' | null;
}

interface BoardChoice {
  id: string;
  /** The subject: a unit, or a kind of thing that is done. */
  about: string;
  label: string;
}

export interface BoardHex {
  id: string;
  name: string;
  x: number;
  y: number;
  isCity: boolean;
  isVictoryCity: boolean;
}

interface BoardWay {
  kind: 'road' | 'highway' | 'river';
  /** From end to end. */
  ends: { x: number; y: number }[];
}

interface BoardUnit {
  name: string;
  side: Side;
  /** The id of its hex; null: it is not on the map. */
  hex: string | null;
  where: string;
  /** As its counter has them, or a question mark. */
  factors: string;
  marks: string[];
}
