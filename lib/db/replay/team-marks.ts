import { db } from '../client';

/** TEAM. What every team of a game has drawn on its own map, as it is now. */
export const marksOfTeams = (gameId: string) =>
  db().teamMark.findMany({
    where: { gameId },
    orderBy: [{ teamId: 'asc' }, { id: 'asc' }],
    select: { id: true, teamId: true, kind: true, points: true, text: true, symbol: true },
  });
