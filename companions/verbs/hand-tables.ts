import { toPlace, wholeSetUp } from '@/companions/farthest-bridge/rules/deployment';
import type { State as MapState } from '@/companions/farthest-bridge/rules/state';
import { cardName } from '@/companions/impressionistic/rules/cards';
import { seenBy as cardsSeenBy } from '@/companions/impressionistic/rules/seen-by';
import type { State as CardState } from '@/companions/impressionistic/rules/state';
import type { PostcardAct, PostcardState } from '@/companions/postcard-arnhem/rules';
import { actLaid, boardFor, sideOfAct, sideToLay } from '@/companions/postcard-arnhem/rules/two-sides';
import type { TableMove } from '@/lib/visibility/forms/table-form';
import type { TableShown } from '@/lib/visibility/player/table-shown';
import { type CompanionName, type Side, sides } from '@/lib/words';

/** The game that two teams may play against each other at the table of a companion, neither seeing the other's hand. */
interface HandTable<State> {
  /** True when there is anything to be played by two hands now. */
  isOpen(state: State): boolean;
  /** The view of a side; null: nothing lies on the table. */
  shownTo(side: Side, state: State): TableShown | null;
  /** The sides that Control waits for, before it turns over what they have laid. */
  waitsFor(state: State): Side[];
  /** The act of what a side has laid. */
  actOf(side: Side, move: TableMove, state: State): unknown;
  /** The side that has to lay an act; null: it is Control's to play. */
  sideOf(act: unknown, state: State): Side | null;
  /** The kind of act that a seated team lays; null: that hangs on how the game stands. */
  laidAs: string | null;
}

/** Of acts of one kind, which name their side. */
const byKind =
  (laidAs: string) =>
  (act: unknown): Side | null => {
    const { kind, side } = act as { kind?: string; side?: Side };
    return kind === laidAs ? (side ?? null) : null;
  };

/** The fight for a building by cards (IW-11). */
const cards: HandTable<CardState> = {
  isOpen: ({ phase, assault }) => phase === 'buildingAssaults' || assault !== null,
  shownTo: (side, state) => {
    const { assault } = cardsSeenBy(side, state);
    if (!assault) return null;
    const { building, defender, hand, mayPlay, cardsOfTheOther, played, toPlay, holder } = assault;
    return {
      kind: 'cards',
      place: building,
      defends: defender === side,
      cardsOfTheOther,
      isToLay: toPlay === side,
      hand: hand.map((card) => ({ card, title: cardName(card), mayLay: mayPlay.includes(card) })),
      played: played.map((one) => ({ isOwn: one.side === side, title: cardName(one.card) })),
      end: holder && (holder === side ? 'own' : 'other'),
    };
  },
  waitsFor: ({ assault }) => (assault?.toPlay ? [assault.toPlay] : []),
  actOf: (side, move) => ({ kind: 'playCard', side, ...move }),
  sideOf: byKind('playCard'),
  laidAs: 'playCard',
};

/** The free set-up, written in secret and revealed together (§18.1). */
const setUp: HandTable<MapState> = {
  isOpen: ({ phase }) => phase === 'setUp',
  shownTo: (side, state) => {
    if (state.phase !== 'setUp') return null;
    const all = toPlace(state, side);
    return {
      kind: 'setUp',
      isOneAHex: side === 'german',
      pieces: all.map(({ id, name, ground }) => ({ id, name, ground })),
      grounds: Object.fromEntries(all.map(({ ground, hexes }) => [ground, hexes])),
    };
  },
  waitsFor: ({ phase, written }) => (phase === 'setUp' ? sides.filter((side) => !written[side]) : []),
  actOf: (side, move) => ({ kind: 'write', side, places: 'places' in move ? wholeSetUp(side, move.places) : {} }),
  sideOf: byKind('write'),
  laidAs: 'write',
};

/** Postcard Arnhem, whose board lies open but for its garrisons, which neither side knows. */
const board: HandTable<PostcardState> = {
  isOpen: ({ step }) => step !== 'over',
  shownTo: (side, state) => ({ kind: 'board', ...boardFor(side, state) }),
  waitsFor: (state) => [sideToLay(state) ?? []].flat(),
  actOf: (_side, move, state) => ('choice' in move ? actLaid(state, move.choice) : null),
  sideOf: (act, state) => sideOfAct(state, act as PostcardAct),
  laidAs: null,
};

// biome-ignore lint/suspicious/noExplicitAny: each reads the state of its own companion
const tables: Partial<Record<CompanionName, HandTable<any>>> = {
  impressionistic: cards,
  'farthest-bridge': setUp,
  'postcard-arnhem': board,
};

/** The table of a companion at which two teams may sit; undefined: it is Control's alone. */
// biome-ignore lint/suspicious/noExplicitAny: the state is the companion's own
export const handTableOf = (companion: CompanionName): HandTable<any> | undefined => tables[companion];

/** The side whose hand an act of a companion game plays; null: none. */
export const sidePlayed = (companion: CompanionName, act: unknown, state: unknown): Side | null =>
  handTableOf(companion)?.sideOf(act, state) ?? null;
