import { briefingOnDesk } from '@/lib/desks/control/reports/briefing';
import { reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { desk, figure } from '../desk-kind';
import { of } from '../desk-parts';

export const reportsDesks = {
  '/control/[seatId]/reports': desk({
    title: 'Reports',
    who: anyControl,
    view: '@/components/control/reports/reports-tray#ReportsTray',
    rail: { deed: 'reports', name: 'Reports', badge: 'reports', isEveryTurn: true },
    costs: { statements: 36, roundTrips: 17 },
    parts: () => ({ tray: of('reports', reportsTray) }),
  }),
  '/control/[seatId]/reports/[teamKey]': desk({
    title: 'Report',
    who: anyControl,
    view: '@/components/control/reports/report-desk#ReportDesk',
    costs: { statements: 48, roundTrips: 34 },
    parts: ({ at: { teamKey }, query }) => {
      const turn = figure(query('turn'));
      if (query('turn') !== null && turn === undefined) return null;
      return { desk: of(['report', teamKey, turn], (game) => reportOnDesk(game, teamKey!, turn)) };
    },
    own: (_, { desk }) => ({ key: `${desk.team.id} ${desk.turn}` }),
  }),
  '/control/[seatId]/reports/[teamKey]/aloud': desk({
    title: 'Briefing, read aloud',
    who: anyControl,
    view: '@/components/control/reports/read-aloud#ReadAloud',
    costs: { statements: 42, roundTrips: 31 },
    parts: ({ at: { teamKey } }) => ({ desk: of(['briefing', teamKey], (game) => briefingOnDesk(game, teamKey!)) }),
    own: (_, { desk }) => ({ key: `${desk.team.key} ${desk.turn}` }),
  }),
};
