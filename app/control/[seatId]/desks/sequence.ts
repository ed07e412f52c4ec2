import { filterFrom } from '@/components/control/sequence/board/board-filter';
import { rehearsalTimes } from '@/lib/desks/control/sequence/rehearsal';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { atOdds, boardPart, of } from '../desk-parts';
import { controlVerbs } from '../verbs';

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
  '/control/[seatId]/rehearsal': desk({
    title: 'Where the time went',
    who: gameControl,
    view: '@/components/control/sequence/rehearsal/times-page#TimesPage',
    costs: { statements: 27, roundTrips: 19 },
    // What is done in a rehearsal is no change of the game that it was opened beside.
    parts: () => ({ desk: of('rehearsal', (game) => rehearsalTimes(game, controlVerbs), 'passing') }),
  }),
};
