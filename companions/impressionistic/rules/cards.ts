/** The cards of the fight for a building: one deck of 52 a fight (IW-11). A card is its number and its suit: "10H", "QS". */
const suits = ['S', 'H', 'D', 'C'] as const;
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Suit = (typeof suits)[number];
export type Rank = (typeof ranks)[number];
export type Card = `${Rank}${Suit}`;

/** A whole deck in its own order: which card is dealt is chance, not where it lies. */
export const wholeDeck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const));

export const suitOf = (card: Card): Suit => card.at(-1) as Suit;
export const rankOf = (card: Card): Rank => card.slice(0, -1) as Rank;

/** True when a card may follow another: the same suit or the same number. */
export const matches = (card: Card, before: Card): boolean =>
  suitOf(card) === suitOf(before) || rankOf(card) === rankOf(before);

/** The number of figures a card costs the other side when it is played: a face card one, an ace two. */
export function casualtiesOf(card: Card): 0 | 1 | 2 {
  const rank = rankOf(card);
  if (rank === 'A') return 2;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 1 : 0;
}

const suitNames: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const rankNames: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** "queen of spades", "10 of hearts". */
export const cardName = (card: Card): string =>
  `${rankNames[rankOf(card)] ?? rankOf(card)} of ${suitNames[suitOf(card)]}`;
