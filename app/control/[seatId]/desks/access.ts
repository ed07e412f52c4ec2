import { seatsDesk } from '@/lib/desks/control/access/seats';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of } from '../desk-parts';

export const accessDesks = {
  '/control/[seatId]/briefings': desk({
    title: 'Role briefings',
    who: anyControl,
    view: '@/components/control/access/briefings/briefings-page#BriefingsPage',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
  }),
  '/control/[seatId]/setup': desk({
    title: 'Seats',
    who: gameControl,
    view: '@/components/control/access/seats-page#SeatsPage',
    rail: { deed: 'seats', name: 'Seats' },
    room: 'setup',
    // One of them is when each team's troops come.
    costs: { statements: 26, roundTrips: 16 },
    parts: () => ({ desk: of('seats', seatsDesk, 'passing') }),
    own: ({ seat }) => ({ gameId: seat.gameId }),
  }),
  '/control/[seatId]/setup/teams': desk({
    title: 'Teams',
    who: gameControl,
    view: '@/components/control/access/teams-page#TeamsPage',
    room: 'setup',
    costs: { statements: 26, roundTrips: 16 },
    parts: () => ({ desk: of('seats', seatsDesk, 'passing') }),
  }),
};
