import type { OrderLine } from '@/lib/db/rows';
import type { Action, GoalBy, Side } from '@/lib/words';
import type { NamedUnitRow } from './gazetteer';

/**
 * The state of the units of a row: some are still to be moved, all have moved, one was stopped, or they fight where they
 * stand.
 */
export type CardState = 'toMove' | 'moved' | 'stopped' | 'inContact';

/** A counter as the movement list goes by it. `order`: the row of a handed-in sheet that names it; null: none. */
export interface CardUnit extends NamedUnitRow {
  side: Side;
  teamKey: string;
  teamName: string;
  kmMoved: number;
  way: readonly unknown[];
  moveNote: string;
  isOnMap: boolean;
  isCaptured: boolean;
  isInContact: boolean;
  order: (CardOrder & { lineId: string; isAccepted: boolean }) | null;
}

/** `goal`, `goalBy` left out: nobody has said where the row goes. */
type CardOrder = Pick<OrderLine, 'orders' | 'action' | 'posture' | 'grouping'> &
  Partial<Pick<OrderLine, 'goal' | 'goalBy'>> & { number: number };

/** A row of an accepted sheet that sends its units somewhere, with those of them that are on the map; the first of them leads. */
export interface MoveCard<Unit extends CardUnit = CardUnit> {
  lineId: string;
  teamKey: string;
  teamName: string;
  side: Side;
  /** As the row stands on its sheet. */
  number: number;
  grouping: string;
  words: string;
  /** Where its writer said that it goes, by reference, and how they said so; null: nobody has. */
  goal: string;
  goalBy: GoalBy | null;
  action: Action;
  isTactical: boolean;
  units: readonly Unit[];
  state: CardState;
}

const sends: ReadonlySet<Action> = new Set(['move', 'attack', 'probe', 'breakThrough']);

/** A card for each accepted row that sends units somewhere (§5), the teams looked after first before the others. */
export function moveCards<Unit extends CardUnit>(units: Iterable<Unit>, mine: readonly string[]): MoveCard<Unit>[] {
  const byLine = new Map<string, Unit[]>();
  for (const unit of units) {
    const { order, isOnMap, isCaptured, x } = unit;
    if (!order?.isAccepted || !order.action || !sends.has(order.action)) continue;
    if (isOnMap && !isCaptured && x !== null) byLine.set(order.lineId, [...(byLine.get(order.lineId) ?? []), unit]);
  }
  const cards = [...byLine].map(([lineId, row]): MoveCard<Unit> => {
    const { order, teamKey, teamName, side } = row[0]!;
    const { number, grouping, orders: words, posture, goal = '', goalBy = null } = order!;
    const action = order!.action!;
    const isTactical = posture !== 'nonTact';
    return {
      lineId,
      teamKey,
      teamName,
      side,
      number,
      grouping,
      words,
      goal,
      goalBy,
      action,
      isTactical,
      units: row,
      state: stateOf(row, action),
    };
  });
  const rank = ({ teamKey }: MoveCard) => (mine.includes(teamKey) ? 0 : 1);
  return cards.sort((a, b) => rank(a) - rank(b) || a.teamName.localeCompare(b.teamName) || a.number - b.number);
}

/**
 * The number of rows that are still to be moved, those of sheets that are not accepted included; 0: nothing is left of the
 * movement.
 */
export function rowsToMove(units: readonly CardUnit[]): number {
  const asAccepted = units.map((unit) => ({ ...unit, order: unit.order && { ...unit.order, isAccepted: true } }));
  return moveCards(asAccepted, []).filter(({ state }) => state === 'toMove').length;
}

const isSettled = ({ kmMoved, way, moveNote }: CardUnit): boolean => kmMoved > 0 || way.length > 1 || moveNote !== '';

/** The units of a card that have not moved and of which nothing is noted: those that stay when Control says that the row stays. */
export const notMoved = <Unit extends CardUnit>({ units }: MoveCard<Unit>): Unit[] =>
  units.filter((unit) => !isSettled(unit));

function stateOf(units: readonly CardUnit[], action: Action): CardState {
  if (units.every(isSettled)) return units.some(({ moveNote }) => moveNote !== '') ? 'stopped' : 'moved';
  const fights = action !== 'move' && units.every((unit) => isSettled(unit) || unit.isInContact);
  return fights ? 'inContact' : 'toMove';
}

/** The number of cards in each state, and of those to be moved that name no place. */
export function countMoves<Unit extends CardUnit>(
  cards: readonly MoveCard<Unit>[],
  hasPlace: (card: MoveCard<Unit>) => boolean,
): Record<CardState | 'withoutPlace', number> {
  const count = { toMove: 0, moved: 0, stopped: 0, inContact: 0, withoutPlace: 0 };
  for (const card of cards) {
    count[card.state] += 1;
    if (card.state === 'toMove' && !hasPlace(card)) count.withoutPlace += 1;
  }
  return count;
}

/** The card to go on to after one: the next that is still to be moved, from the top again; null: none is. */
export function nextToMove(
  cards: readonly MoveCard[],
  after: string | null,
  isSent: (lineId: string) => boolean,
): string | null {
  const at = cards.findIndex(({ lineId }) => lineId === after);
  const turned = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  return turned.find(({ state, lineId }) => state === 'toMove' && !isSent(lineId))?.lineId ?? null;
}
