import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of } from '../desk-parts';

export const arrivalsDesks = {
  '/control/[seatId]/reinforcements': desk({
    title: 'Arrivals',
    who: anyControl,
    view: '@/components/control/arrivals/arrivals-desk#ArrivalsDesk',
    rail: { deed: 'arrivals', name: 'Arrivals', badge: 'arrivals' },
    costs: { statements: 29, roundTrips: 21 },
    parts: () => ({ desk: of('arrivals', arrivals) }),
  }),
};
