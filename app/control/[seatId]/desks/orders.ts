import { onTime } from '@/lib/desks/control/orders/on-time';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk, figure, GoTo } from '../desk-kind';
import { atOdds, of, sheetOf, trayParts } from '../desk-parts';

export const ordersDesks = {
  '/control/[seatId]/orders': desk({
    title: 'Orders',
    who: anyControl,
    view: '@/components/control/orders/conflict-list#ConflictList',
    rail: { deed: 'orders', name: 'Orders', badge: 'orders', isEveryTurn: true },
    room: 'tray',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({ ...trayParts, desk: atOdds }),
  }),
  '/control/[seatId]/orders/on-time': desk({
    title: 'Orders on time',
    who: anyControl,
    view: '@/components/control/sequence/on-time/on-time-panel#OnTimePanel',
    room: 'tray',
    costs: { statements: 25, roundTrips: 17 },
    parts: () => ({ ...trayParts, initial: of('on time', onTime, 'passing') }),
  }),
  '/control/[seatId]/orders/[teamKey]': desk({
    title: 'Order sheet',
    who: anyControl,
    view: '@/components/control/orders/order-sheet-desk#OrderSheetDesk',
    room: 'tray',
    costs: { statements: 38, roundTrips: 24 },
    parts: ({ at, query }) => {
      const turn = figure(query('turn'));
      return query('turn') !== null && turn === undefined
        ? null
        : { ...trayParts, desk: sheetOf(at.teamKey!, turn), odds: atOdds };
    },
    own: ({ query }, { desk: { team, turn, sheet } }) => {
      const row = Number(query('row')) - 1;
      const lights = sheet?.lines[row] ? row : null;
      return { key: `${team.id} ${turn} ${lights}`, lights };
    },
  }),
  '/control/[seatId]/orders/[teamKey]/paper': desk({
    title: 'Paper sheet',
    who: anyControl,
    view: '@/components/control/orders/paper/paper-entry#PaperEntry',
    costs: { statements: 38, roundTrips: 24 },
    parts: ({ at }) => ({ desk: sheetOf(at.teamKey!) }),
    // A sheet that is handed in already is read, not typed.
    own: ({ at }, { desk: { team, turn, sheet } }) =>
      sheet?.state === 'submitted' ? new GoTo(`/orders/${at.teamKey}`) : { key: `${team.id} ${turn}` },
  }),
};
