import { noticesHung } from '@/lib/desks/control/clock/hall';
import { archivesOfPhases } from '@/lib/desks/control/sequence/archives';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of } from '../desk-parts';

export const clockDesks = {
  '/control/[seatId]/setup/clock': desk({
    title: 'Clock and notices',
    who: gameControl,
    view: '@/components/control/clock/clock-page#ClockPage',
    room: 'setup',
    costs: { statements: 24, roundTrips: 16 },
    parts: () => ({
      notices: of('notices', noticesHung),
      archives: of('archives', archivesOfPhases),
      addresses: of('addresses', offeredAddresses, 'passing'),
    }),
  }),
};
