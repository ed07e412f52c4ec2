import { airDesk } from '@/lib/desks/control/air/air';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { airRequests, requestToAllot } from '@/lib/desks/control/air/air-requests';
import { sightingsDesk } from '@/lib/desks/control/reports/sightings';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk } from '../desk-kind';
import { nothing, of } from '../desk-parts';

export const airDesks = {
  '/control/[seatId]/air': desk({
    title: 'Air',
    who: anyControl,
    view: '@/components/control/air/orders/air-room#AirRoom',
    rail: { deed: 'air', name: 'Air', badge: 'air' },
    costs: { statements: 44, roundTrips: 34 },
    parts: () => ({ desk: of('air', airDesk) }),
    maybe: ({ query }) => {
      const request = query('request');
      return { request: request ? of(['request', request], (game) => requestToAllot(game, request)) : nothing };
    },
    own: (_, { request }) => ({ key: request?.id ?? 'orders' }),
  }),
  '/control/[seatId]/air/picture': desk({
    title: 'Air picture',
    who: anyControl,
    view: '@/components/control/air/picture/air-picture-room#AirPictureRoom',
    costs: { statements: 33, roundTrips: 24 },
    parts: () => ({ picture: of('air picture', airPicture) }),
    own: ({ query }) => ({ played: query('played') }),
  }),
  '/control/[seatId]/air/requests': desk({
    title: 'Air requests',
    who: anyControl,
    view: '@/components/control/air/requests/air-requests-room#AirRequestsRoom',
    costs: { statements: 23, roundTrips: 16 },
    parts: ({ query }) => {
      const team = query('team');
      return { desk: of(['air requests', team], (game) => airRequests(game, team)) };
    },
  }),
  '/control/[seatId]/air/sightings': desk({
    title: 'Sightings',
    who: anyControl,
    view: '@/components/control/air/sightings/sighting-room#SightingRoom',
    costs: { statements: 35, roundTrips: 22 },
    parts: ({ query }) => {
      const report = query('report');
      return { desk: of(['sightings', report], (game) => sightingsDesk(game, report)) };
    },
  }),
};
