import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { gapsNow } from '@/lib/desks/control/record/gaps';
import { knowers, knows } from '@/lib/desks/control/record/knows';
import { type LedgerFilter, ledgerPage } from '@/lib/desks/control/record/ledger';
import { sees } from '@/lib/desks/control/record/sees';
import type { InGame } from '@/lib/turn/kernel/seat';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { type Asked, desk, figure } from '../desk-kind';
import { nothing, of } from '../desk-parts';

const ledgerFilter = (query: Asked['query']): LedgerFilter => ({
  turn: figure(query('turn')),
  kind: (query('kind') ?? undefined) as LedgerFilter['kind'],
  seatId: query('seat') ?? undefined,
  unitId: query('unit') ?? undefined,
  before: figure(query('before')),
});

export const recordDesks = {
  '/control/[seatId]/knows': desk({
    title: 'What they know',
    who: anyControl,
    view: '@/components/control/record/knows/knows-desk#KnowsDesk',
    costs: { statements: 24, roundTrips: 16 },
    parts: ({ query }) => {
      const team = query('team');
      const about = query('about');
      return { desk: of(['knows', team, about], (game) => knows(game, team, about)) };
    },
    // What is looked at before anything is asked.
    maybe: ({ query }) => {
      const team = query('team');
      const about = query('about');
      return {
        gaps: team || about ? nothing : of('gaps', gapsNow, 'slow'),
        knowers: about && !team ? of(['knowers', about], (game) => knowers(game, about), 'slow') : nothing,
      };
    },
  }),
  '/control/[seatId]/ledger': desk({
    title: 'Ledger',
    who: anyControl,
    view: '@/components/control/record/ledger/ledger-list#LedgerList',
    rail: { deed: 'ledger', name: 'Ledger' },
    costs: { statements: 34, roundTrips: 17 },
    parts: ({ query }) => {
      const filter = ledgerFilter(query);
      const read = (game: InGame) => ledgerPage(game, { ...controlVerbs, ...playerVerbs }, filter);
      return { page: of(['ledger', filter], read) };
    },
    own: ({ seat, query }) => ({ filter: ledgerFilter(query), mayFork: seat.roles.includes('gameControl') }),
  }),
  '/control/[seatId]/sees/[teamKey]': desk({
    title: 'What a seat sees',
    who: anyControl,
    view: '@/app/control/[seatId]/views/sees-view#SeesView',
    costs: { statements: 25, roundTrips: 15 },
    parts: ({ at: { teamKey }, query }) => {
      const asked = query('seat');
      return { desk: of(['sees', teamKey, asked], (game) => sees(game, teamKey!, asked), 'passing') };
    },
    own: ({ seat, query }) => ({ report: query('report'), mapAddress: `/api/control/${seat.id}/map/data` }),
  }),
};
