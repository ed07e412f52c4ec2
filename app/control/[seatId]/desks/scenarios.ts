import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { draftPage } from '@/lib/desks/control/scenarios/draft-page';
import { draftVersions } from '@/lib/desks/control/scenarios/draft-versions';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { weighingDesk } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk, numberFrom } from '../desk-kind';
import { of } from '../desk-parts';

/** A cell of a table as an address names it: `14.arm`. */
function cellFrom(text: string | null): { row: number; column: string } | null {
  const [, row, column] = /^(\d{1,5})\.([\w.]{0,80})$/.exec(text ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), column: column! };
}

export const scenariosDesks = {
  '/control/[seatId]/scenarios': desk({
    title: 'Your scenarios',
    who: gameControl,
    view: '@/components/control/scenarios/drafts-page#DraftsPage',
    room: 'setup',
    costs: { statements: 24, roundTrips: 16 },
    // Of games of their own, which change beside this one.
    parts: () => ({ desk: of('scenario drafts', draftsDesk, 'passing') }),
    own: ({ query }) => ({ number: numberFrom(query('number')) }),
  }),
  '/control/[seatId]/scenarios/[draftId]': desk({
    title: 'A scenario of your own',
    who: gameControl,
    view: '@/components/control/scenarios/draft-page#DraftPage',
    room: 'setup',
    costs: { statements: 25, roundTrips: 16 },
    parts: ({ at, query }) => {
      const draftId = at.draftId!;
      const file = query('file');
      const over = query('over');
      const asked = { file, takesOver: over === '1' };
      // Its faults are found outside every request, and may be known when it is read again.
      return {
        desk: of(['scenario draft', draftId, file, over], (game) => draftDesk(game, draftId, asked), 'passing'),
      };
    },
    own: ({ query }) => ({ cell: cellFrom(query('cell')) }),
  }),
  '/control/[seatId]/scenarios/[draftId]/page': desk({
    title: 'The page of a scenario',
    who: gameControl,
    view: '@/components/control/scenarios/page/scenario-page#ScenarioPageDesk',
    room: 'setup',
    costs: { statements: 24, roundTrips: 16 },
    parts: ({ at }) => {
      const draftId = at.draftId!;
      return { desk: of(['scenario page', draftId], (game) => draftPage(game, draftId)) };
    },
  }),
  '/control/[seatId]/scenarios/[draftId]/versions': desk({
    title: 'Versions',
    who: gameControl,
    view: '@/components/control/scenarios/versions/versions-page#VersionsPage',
    room: 'setup',
    costs: { statements: 25, roundTrips: 16 },
    parts: ({ at, query }) => {
      const draftId = at.draftId!;
      const before = numberFrom(query('before'));
      return { desk: of(['draft versions', draftId, before], (game) => draftVersions(game, draftId, before)) };
    },
  }),
  '/control/[seatId]/scenarios/[draftId]/weighing': desk({
    title: 'Weigh a scenario',
    who: gameControl,
    view: '@/components/control/scenarios/weighing/weighing-page#WeighingPage',
    room: 'setup',
    costs: { statements: 28, roundTrips: 18 },
    parts: ({ at }) => {
      const draftId = at.draftId!;
      // Its faults are found outside every request, and may be known when it is read again.
      return { desk: of(['scenario weighed', draftId], (game) => weighingDesk(game, draftId), 'passing') };
    },
  }),
};
