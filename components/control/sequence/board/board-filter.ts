import type { BoardCard } from '@/lib/desks/control/sequence/board-card';

/** Which cards of the board are shown. Kept in the address, so that a board can be left and come back to. Empty: all. */
export interface BoardFilter {
  /** The city whose sector it is; see `sectors`. */
  sector: string;
  /** A team's key, or `mine`: those the seat looks after. */
  team: string;
  /** The seat of the umpire who has the card, or `nobody`. */
  umpire: string;
}

export const noFilter: BoardFilter = { sector: '', team: '', umpire: '' };

/** Reads a filter from what follows the `?` of an address. */
export const filterFrom = (asked: Record<string, string | string[] | undefined>): BoardFilter => {
  const one = (name: string) => (typeof asked[name] === 'string' ? asked[name] : '');
  return { sector: one('sector'), team: one('team'), umpire: one('umpire') };
};

/** The part of the address after the `?`, with the `?`; empty when all is shown. */
export function addressOf(filter: BoardFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

/** True when a card is shown. `teams` are the teams by their keys, `holder` the seat that has the card. */
export function isShown(
  { sector, teamIds }: Pick<BoardCard, 'sector' | 'teamIds'>,
  filter: BoardFilter,
  teams: readonly { teamId: string; key: string; isMine: boolean }[],
  holder: string | undefined,
): boolean {
  if (filter.sector !== '' && sector !== filter.sector) return false;
  if (filter.umpire === 'nobody' && holder !== undefined) return false;
  if (filter.umpire !== '' && filter.umpire !== 'nobody' && holder !== filter.umpire) return false;
  if (filter.team === '') return true;
  const wanted = teams.filter(({ key, isMine }) => (filter.team === 'mine' ? isMine : key === filter.team));
  return wanted.some(({ teamId }) => teamIds.includes(teamId));
}
