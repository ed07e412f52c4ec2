import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of } from '../desk-parts';

export const crossingsDesks = {
  '/control/[seatId]/crossings': desk({
    title: 'Crossings',
    who: anyControl,
    view: '@/components/control/crossings/crossings-room#CrossingsRoom',
    rail: { deed: 'crossings', name: 'Crossings', badge: 'crossings' },
    costs: { statements: 30, roundTrips: 20 },
    parts: () => ({ desk: of('crossings', crossingsDesk) }),
    own: ({ query }) => ({ openOn: query('at'), played: query('played') }),
  }),
};
