import { startHourSaid } from '@/lib/reading/start-hour';
import type { Daypart } from '@/lib/words';
import { firstThere, hoursInto, type TimedMove, turnHours } from './first-there';
import { heldBack } from './held-back';
import type { CardUnit, MoveCard } from './move-cards';
import type { CardToMove, RouteOfCard } from './propose-card';
import type { MoveProposal } from './propose-move';

/** Cards in the order in which their moves happen, and what each says of enemies on the way to its place. */
export interface OrderOfMoves<Unit extends CardUnit = CardUnit> {
  cards: readonly MoveCard<Unit>[];
  saysOf: (card: MoveCard<Unit>) => readonly string[];
}

/** All that the hours of a card's move hang on: as long as it is the same, they are. */
export const measuredBy = (
  { units: [head], words, isTactical }: CardToMove,
  goal: Pick<MoveProposal, 'to' | 'via'> | null,
): string =>
  JSON.stringify([
    head!.x,
    head!.y,
    head!.turnShareMoved,
    words,
    isTactical,
    goal && [goal.to.name, goal.to.place, goal.via.map(({ place }) => place)],
  ]);

/** Reckons the hours of a card's move by its route; null: it goes nowhere. `cards`: among them are those whom it follows. */
export function timedMove(
  { lineId, side, units, words }: MoveCard,
  route: Pick<RouteOfCard, 'goal' | 'proposed' | 'takesShare'> | null,
  { daypart, cards }: { daypart: Daypart; cards: readonly MoveCard[] },
): TimedMove | null {
  if (!route) return null;
  const [head] = units;
  const { goal, proposed, takesShare } = route;
  const [{ way }] = proposed as [(typeof proposed)[number]];
  const hour = startHourSaid(words);
  const leader = goal.isFollowing && cards.find((one) => one.units.some(({ id }) => id === goal.to.unitId));
  return {
    lineId,
    side,
    who: head!.shortName,
    way,
    to: goal.to.name,
    starts: (hour === null ? null : hoursInto(daypart, hour)) ?? 0,
    takes: turnHours * takesShare(),
    ...(leader && { behind: leader.lineId }),
  };
}

/**
 * Puts cards in the order in which their moves happen (OC-135): those of the teams looked after first, with the enemies whom
 * they meet; then the others; then those that name no place, and those that were made before. `timed`: by the row's id; a
 * move that is made keeps its place in the list.
 */
export function orderOfMoves<Unit extends CardUnit>(
  cards: readonly MoveCard<Unit>[],
  timed: ReadonlyMap<string, TimedMove>,
  daypart: Daypart,
  mine: readonly string[],
): OrderOfMoves<Unit> {
  const known = cards.flatMap(({ lineId, state }): TimedMove[] => {
    const move = timed.get(lineId);
    if (!move) return [];
    return [state === 'toMove' ? move : { ...move, isMade: true }];
  });
  const { order, says } = firstThere(known, daypart);
  const saysOf = (card: MoveCard<Unit>): readonly string[] => [
    ...(says.get(card.lineId) ?? []),
    ...heldBack(card, daypart),
  ];
  const ofMine = cards.filter(({ teamKey }) => mine.includes(teamKey));
  const said = new Set(ofMine.flatMap(saysOf));
  const isMine = (card: MoveCard<Unit>) => mine.includes(card.teamKey) || saysOf(card).some((words) => said.has(words));
  const byId = new Map(cards.map((card) => [card.lineId, card]));
  const inTime = order.map((id) => byId.get(id)!);
  const untimed = cards.filter(({ lineId }) => !timed.has(lineId));
  const all = [
    ...inTime,
    ...untimed.filter(({ state }) => state === 'toMove'),
    ...untimed.filter(({ state }) => state !== 'toMove'),
  ];
  return { cards: [...all.filter(isMine), ...all.filter((card) => !isMine(card))], saysOf };
}
