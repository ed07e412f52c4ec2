import type { deedsOfTheFrame } from '@/components/control/parts/keys/key-table';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { railEntries } from './rail.generated';

/** The place of a desk in the rail, as the desk declares it. Its key is its icon, and opens it. */
export interface RailEntry {
  deed: keyof typeof deedsOfTheFrame;
  name: string;
  badge?: keyof Chrome['badges'];
  /** It is used in every turn: the rail never folds it away. */
  isEveryTurn?: true;
}

/** A desk in the rail. `path` follows `/control/<seat>`. */
export interface Desk extends RailEntry {
  path: string;
  isGameControls?: true;
}

/** The desks of the rail, in the order of the table of keys. */
export const desks: readonly Desk[] = railEntries;

export const deskAddress = (seatId: string, desk: Desk): string => `/control/${seatId}${desk.path}`;

/** The desk an address belongs to; the board is the address of the seat alone. */
export function deskAt(seatId: string, address: string): Desk | undefined {
  const path = address.slice(`/control/${seatId}`.length);
  return desks.find((desk) =>
    desk.path === '' ? path === '' || path === '/' : path === desk.path || path.startsWith(`${desk.path}/`),
  );
}

/**
 * The desks as they stand in the rail. Where it folds, for one umpire who runs the game and on a phone: those of every turn,
 * those on which something waits, and the one he is at; the others lie under one entry.
 */
export function railOf(
  all: readonly Desk[],
  { folds, badges, most = all.length }: Pick<Chrome, 'badges'> & { folds: boolean; most?: number },
  here: Desk | undefined,
): { shown: Desk[]; folded: Desk[] } {
  const isShown = (desk: Desk) =>
    !folds || desk.isEveryTurn || desk === here || (desk.badge !== undefined && (badges[desk.badge] ?? 0) > 0);
  const wanted = all.filter(isShown);
  const others = wanted.filter((desk) => desk !== here).slice(0, wanted.includes(here!) ? most - 1 : most);
  const shown = wanted.filter((desk) => desk === here || others.includes(desk));
  return { shown, folded: all.filter((desk) => !shown.includes(desk)) };
}
