import { ownMapDesk } from '@/lib/desks/control/maps/own-map';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { of, sideMapOf } from '../desk-parts';

export const mapsDesks = {
  '/control/[seatId]/map/side/[teamKey]': desk({
    title: 'A side’s map',
    who: anyControl,
    view: '@/components/control/maps/side-map/side-map-desk#SideMapDesk',
    costs: { statements: 24, roundTrips: 15 },
    parts: ({ at }) => ({ desk: sideMapOf(at.teamKey!) }),
  }),
  '/control/[seatId]/setup/maps': desk({
    title: 'A map of your own',
    who: gameControl,
    view: '@/components/control/maps/own-map/own-map-page#OwnMapPage',
    room: 'setup',
    costs: { statements: 25, roundTrips: 16 },
    // Kept for the scenario, so another game may change it.
    parts: () => ({ desk: of('own map', ownMapDesk, 'passing') }),
  }),
};
