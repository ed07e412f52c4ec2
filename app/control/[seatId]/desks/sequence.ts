import { filterFrom } from '@/components/control/sequence/board/board-filter';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { atOdds, boardPart } from '../desk-parts';

export const sequenceDesks = {
  '/control/[seatId]': desk({
    title: 'Turn board',
    who: anyControl,
    view: '@/components/control/sequence/board/turn-board#TurnBoard',
    rail: { deed: 'board', name: 'Board', isEveryTurn: true },
    costs: { statements: 46, roundTrips: 27 },
    parts: () => ({ board: boardPart, conflicts: atOdds }),
    own: ({ query }) => ({
      asked: filterFrom({
        sector: query('sector') ?? undefined,
        team: query('team') ?? undefined,
        umpire: query('umpire') ?? undefined,
      }),
    }),
  }),
};
