/**
 * The table of a game beside this one, as one of two teams sees it that play it against each other: its own hand, and of
 * the rest what lies open.
 */
export type TableShown = CardsShown | SetUpShown;

/** A fight for a building by cards. */
export interface CardsShown {
  kind: 'cards';
  place: string;
  /** Whether this side holds the place. */
  defends: boolean;
  hand: CardShown[];
  cardsOfTheOther: number;
  /** From the first on. */
  played: { isOwn: boolean; title: string }[];
  /** This side is to lay a card. */
  isToLay: boolean;
  /** Who holds the place once the last card is played. */
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
