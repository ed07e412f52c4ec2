import { type Print, prints } from '@/components/control/movement/print/print-choice';
import { printedMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { type Asked, desk } from '../desk-kind';
import { map, nothing, of, sideMapToPrint } from '../desk-parts';

const printOf = ({ query }: Asked): Print =>
  prints.find((one) => one === query('what')) ?? ('masterMap' satisfies Print);

export const movementDesks = {
  '/control/[seatId]/map': desk({
    title: 'Master map',
    who: anyControl,
    view: '@/components/control/movement/master-map#MasterMap',
    rail: { deed: 'map', name: 'Map', isEveryTurn: true },
    costs: { statements: 38, roundTrips: 28 },
    parts: () => ({ map }),
    own: ({ seat, query }) => {
      const [x = Number.NaN, y = Number.NaN] = query('at')?.split(',').map(Number) ?? [];
      const place = Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
      return { mine: seat.teamKeys, at: place, unitId: query('unit') };
    },
  }),
  '/control/[seatId]/print': desk({
    title: 'Print',
    who: anyControl,
    view: '@/components/control/movement/print/print-desk#PrintDesk',
    costs: { statements: 39, roundTrips: 28 },
    // The picture under the sheet has an address of its seat.
    parts: ({ seat }) => ({
      map,
      mapData: of(['printed map of', seat.id], () => printedMap(seat) as Promise<MapData | null>),
    }),
    maybe: (asked) => ({ side: printOf(asked) === 'sideMap' ? sideMapToPrint(asked.query('team')) : nothing }),
    own: (asked, { side }) => {
      const print = printOf(asked);
      return print === 'sideMap' && side === null ? null : { print };
    },
  }),
  '/control/[seatId]/units': desk({
    title: 'Units',
    who: anyControl,
    view: '@/components/control/movement/units/units-list#UnitsList',
    rail: { deed: 'units', name: 'Units' },
    costs: { statements: 38, roundTrips: 28 },
    parts: () => ({ map }),
  }),
};
