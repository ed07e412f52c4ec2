import type { BoardCard } from '@/lib/desks/control/sequence/board-card';

/** The order of a lane: what is late, what waits for Control, what waits for a team, the rest; each the oldest first. */
export function inLaneOrder(cards: readonly BoardCard[], isOwn: (card: BoardCard) => boolean): BoardCard[] {
  return [...cards].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Number(isOwn(b)) - Number(isOwn(a)) ||
      (a.since ?? '9').localeCompare(b.since ?? '9') ||
      a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
}

function rank({ meaning, waitsFor, since, kind }: BoardCard): number {
  if (meaning === 'overdue') return 0;
  if (waitsFor === 'control') return 1;
  if (kind === 'sheet' && since === null) return 4;
  return waitsFor === 'team' ? 2 : 3;
}
