import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { aboutAsked, aboutOnDesk } from '@/companions/about/companion-about';
import { companionGameOnDesk } from '@/companions/reads/companion-games';
import { companionTablesOnDesk } from '@/companions/reads/companion-tables';
import { showCompanionOnBoard } from '@/companions/verbs/show-companion-on-board';
import { type Print, prints } from '@/components/control/movement/print/print-choice';
import { filterFrom } from '@/components/control/sequence/board/board-filter';
import { isKind } from '@/lib/adjudication/adjudicate';
import { seatsDesk } from '@/lib/desks/control/access/seats';
import { airDesk } from '@/lib/desks/control/air/air';
import { airPicture } from '@/lib/desks/control/air/air-picture';
import { airRequests, requestToAllot } from '@/lib/desks/control/air/air-requests';
import { arrivals } from '@/lib/desks/control/arrivals/arrivals';
import { factorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { rulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { noticesHung } from '@/lib/desks/control/clock/hall';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { whatIfDesk } from '@/lib/desks/control/debrief/what-if';
import { ownMapDesk } from '@/lib/desks/control/maps/own-map';
import { messagesDesk } from '@/lib/desks/control/messages/messages';
import { printedMap } from '@/lib/desks/control/movement/map';
import { onTime } from '@/lib/desks/control/orders/on-time';
import { gapsNow } from '@/lib/desks/control/record/gaps';
import { knowers, knows } from '@/lib/desks/control/record/knows';
import { type LedgerFilter, ledgerPage } from '@/lib/desks/control/record/ledger';
import { sees } from '@/lib/desks/control/record/sees';
import { briefingOnDesk } from '@/lib/desks/control/reports/briefing';
import { reportOnDesk, reportsTray } from '@/lib/desks/control/reports/reports';
import { sightingsDesk } from '@/lib/desks/control/reports/sightings';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { draftVersions } from '@/lib/desks/control/scenarios/draft-versions';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { archivesOfPhases } from '@/lib/desks/control/sequence/archives';
import { offeredAddresses } from '@/lib/network/own-addresses';
import type { MapData } from '@/lib/scenario/types';
import type { RoutePath } from '@/lib/turn/access/routes';
import type { InGame } from '@/lib/turn/kernel/seat';
import { may } from '@/lib/turn/kernel/verb';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { companionNames, followUpKinds } from '@/lib/words';

import { type AnyDesk, type AsJson, type Asked, type Desk, desk, GoTo, type There, type Values } from './desk-kind';
import {
  atOdds,
  boardPart,
  caseOf,
  combatsParts,
  companionGames,
  map,
  nothing,
  of,
  rules,
  sheetOf,
  sideMapOf,
  sideMapToPrint,
  trayParts,
} from './desk-parts';

/** What a seat may do, for a desk that asks. */
const rolesOf = ({ seat }: Asked) => ({ roles: seat.roles });

/** Every desk of Control by its route: what it is called and what it is made of. `desk-views.tsx` says how each is drawn. */
export const desks = {
  '/control/[seatId]': desk('Turn board', {
    parts: () => ({ board: boardPart, conflicts: atOdds }),
    own: ({ query }) => ({
      asked: filterFrom({
        sector: query('sector') ?? undefined,
        team: query('team') ?? undefined,
        umpire: query('umpire') ?? undefined,
      }),
    }),
  }),
  '/control/[seatId]/air': desk('Air', {
    parts: () => ({ desk: of('air', airDesk) }),
    maybe: ({ query }) => {
      const request = query('request');
      return { request: request ? of(['request', request], (game) => requestToAllot(game, request)) : nothing };
    },
    own: (_, { request }) => ({ key: request?.id ?? 'orders' }),
  }),
  '/control/[seatId]/air/picture': desk('Air picture', {
    parts: () => ({ picture: of('air picture', airPicture) }),
    own: ({ query }) => ({ played: query('played') }),
  }),
  '/control/[seatId]/air/requests': desk('Air requests', {
    parts: ({ query }) => {
      const team = query('team');
      return { desk: of(['air requests', team], (game) => airRequests(game, team)) };
    },
  }),
  '/control/[seatId]/air/sightings': desk('Sightings', {
    parts: ({ query }) => {
      const report = query('report');
      return { desk: of(['sightings', report], (game) => sightingsDesk(game, report)) };
    },
  }),
  '/control/[seatId]/briefings': desk('Role briefings', { parts: () => ({}) }),
  '/control/[seatId]/combats': desk('Combats', { parts: () => combatsParts, own: rolesOf }),
  '/control/[seatId]/combats/[combatId]': desk('Combats', {
    parts: ({ at }) => ({
      ...combatsParts,
      combat: of(['combat', at.combatId], (game) => combatOnDesk(game, at.combatId!)),
    }),
    own: (asked) => ({
      follow: followUpKinds.find((kind) => kind === asked.query('follow')) ?? null,
      played: asked.query('played'),
      ...rolesOf(asked),
    }),
  }),
  '/control/[seatId]/combats/[combatId]/what-if': desk('What if', {
    parts: ({ at }) => ({ fought: of(['what if', at.combatId], (game) => whatIfDesk(game, at.combatId!), 'slow') }),
    own: ({ seat }, { fought }) => ({ key: fought.id, mayFork: seat.roles.includes('gameControl') }),
  }),
  '/control/[seatId]/companions': desk('Companion games', {
    parts: () => ({ desk: companionGames }),
    maybe: ({ query }) => {
      const about = aboutAsked(query('about') ?? undefined);
      return { of: of(['companion about', about], (game) => aboutOnDesk(game, about)) };
    },
    own: ({ query }) => ({ game: null, first: companionNames.find((name) => name === query('companion')) ?? null }),
  }),
  '/control/[seatId]/companions/[companionGameId]': desk('Companion game', {
    parts: ({ at: { companionGameId } }) => ({
      desk: companionGames,
      game: of(['companion game', companionGameId], (game) => companionGameOnDesk(game, companionGameId!)),
    }),
    own: ({ seat }) => ({ mayShow: may(seat, showCompanionOnBoard) }),
  }),
  '/control/[seatId]/companions/tables/[companion]': desk('Tables of a companion game', {
    parts: ({ at }) => {
      const called = companionNames.find((name) => name === at.companion);
      return called ? { desk: of(['companion tables', called], (game) => companionTablesOnDesk(game, called)) } : null;
    },
  }),
  '/control/[seatId]/crossings': desk('Crossings', {
    parts: () => ({ desk: of('crossings', crossingsDesk) }),
    own: ({ query }) => ({ openOn: query('at'), played: query('played') }),
  }),
  '/control/[seatId]/debrief': desk('The battle again', {
    parts: () => ({}),
    own: ({ query }) => ({ number: numberFrom(query('number')) }),
  }),
  '/control/[seatId]/figures': desk('Figures of the day', { parts: () => ({}) }),
  '/control/[seatId]/knows': desk('What they know', {
    parts: ({ query }) => {
      const [team, about] = [query('team'), query('about')];
      return { desk: of(['knows', team, about], (game) => knows(game, team, about)) };
    },
    // What is looked at before anything is asked.
    maybe: ({ query }) => {
      const [team, about] = [query('team'), query('about')];
      return {
        gaps: team || about ? nothing : of('gaps', gapsNow, 'slow'),
        knowers: about && !team ? of(['knowers', about], (game) => knowers(game, about), 'slow') : nothing,
      };
    },
  }),
  '/control/[seatId]/ledger': desk('Ledger', {
    parts: ({ query }) => {
      const filter = ledgerFilter(query);
      const read = (game: InGame) => ledgerPage(game, { ...controlVerbs, ...playerVerbs }, filter);
      return { page: of(['ledger', filter], read) };
    },
    own: ({ seat, query }) => ({ filter: ledgerFilter(query), mayFork: seat.roles.includes('gameControl') }),
  }),
  '/control/[seatId]/map': desk('Master map', {
    parts: () => ({ map }),
    own: ({ seat, query }) => {
      const [x = Number.NaN, y = Number.NaN] = query('at')?.split(',').map(Number) ?? [];
      const place = Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
      return { mine: seat.teamKeys, at: place, unitId: query('unit') };
    },
  }),
  '/control/[seatId]/map/side/[teamKey]': desk('A side’s map', {
    parts: ({ at }) => ({ desk: sideMapOf(at.teamKey!) }),
  }),
  '/control/[seatId]/messages': desk('Messages', { parts: () => ({ desk: of('messages', messagesDesk) }) }),
  '/control/[seatId]/orders': desk('Orders', { room: 'tray', parts: () => ({ ...trayParts, desk: atOdds }) }),
  '/control/[seatId]/orders/on-time': desk('Orders on time', {
    room: 'tray',
    parts: () => ({ ...trayParts, initial: of('on time', onTime, 'passing') }),
  }),
  '/control/[seatId]/orders/[teamKey]': desk('Order sheet', {
    room: 'tray',
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
  '/control/[seatId]/orders/[teamKey]/paper': desk('Paper sheet', {
    parts: ({ at }) => ({ desk: sheetOf(at.teamKey!) }),
    // A sheet that is handed in already is read, not typed.
    own: ({ at }, { desk: { team, turn, sheet } }) =>
      sheet?.state === 'submitted' ? new GoTo(`/orders/${at.teamKey}`) : { key: `${team.id} ${turn}` },
  }),
  '/control/[seatId]/print': desk('Print', {
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
  '/control/[seatId]/reinforcements': desk('Arrivals', { parts: () => ({ desk: of('arrivals', arrivals) }) }),
  '/control/[seatId]/reports': desk('Reports', { parts: () => ({ tray: of('reports', reportsTray) }) }),
  '/control/[seatId]/reports/[teamKey]': desk('Report', {
    parts: ({ at: { teamKey } }) => ({ desk: of(['report', teamKey], (game) => reportOnDesk(game, teamKey!)) }),
    own: (_, { desk }) => ({ key: `${desk.team.id} ${desk.turn}` }),
  }),
  '/control/[seatId]/reports/[teamKey]/aloud': desk('Briefing, read aloud', {
    parts: ({ at: { teamKey } }) => ({ desk: of(['briefing', teamKey], (game) => briefingOnDesk(game, teamKey!)) }),
    own: (_, { desk }) => ({ key: `${desk.team.key} ${desk.turn}` }),
  }),
  '/control/[seatId]/rulebook': desk('Rulebook', { parts: () => ({ desk: of('rulebook', rulebookDesk) }) }),
  '/control/[seatId]/rulebook/card': desk('Rules card', { parts: () => ({}) }),
  '/control/[seatId]/rulebook/rulings': desk('Rulings book', {
    parts: () => ({ rulings: of('rulings', factorRulings) }),
  }),
  '/control/[seatId]/rules': desk('Rules desk', {
    parts: () => ({ desk: rules }),
    own: () => ({ kind: null, item: null }),
  }),
  '/control/[seatId]/rules/[kind]': desk('Rules desk', {
    parts: () => ({ desk: rules }),
    maybe: ({ query }) => {
      const again = query('again');
      return { kept: again ? caseOf(again) : nothing };
    },
    own: ({ at: { kind } }, { kept }) =>
      isKind(kind!) ? { kind, item: null, again: kept?.kind === kind ? kept : null } : null,
  }),
  '/control/[seatId]/rules/[kind]/[caseId]': desk('Rules desk', {
    parts: ({ at }) => ({ desk: rules, item: caseOf(at.caseId!) }),
    own: ({ at, query }, { item }) => (item.kind === at.kind ? { kind: item.kind, played: query('played') } : null),
  }),
  '/control/[seatId]/sees/[teamKey]': desk('What a seat sees', {
    parts: ({ at: { teamKey }, query }) => {
      const asked = query('seat');
      return { desk: of(['sees', teamKey, asked], (game) => sees(game, teamKey!, asked), 'passing') };
    },
    own: ({ seat, query }) => ({ report: query('report'), mapAddress: `/api/control/${seat.id}/map/data` }),
  }),
  '/control/[seatId]/setup': desk('Seats', {
    room: 'setup',
    parts: () => ({ desk: of('seats', seatsDesk, 'passing') }),
    own: ({ seat }) => ({ gameId: seat.gameId }),
  }),
  '/control/[seatId]/setup/teams': desk('Teams', {
    room: 'setup',
    parts: () => ({ desk: of('seats', seatsDesk, 'passing') }),
  }),
  '/control/[seatId]/setup/clock': desk('Clock and notices', {
    room: 'setup',
    parts: () => ({
      notices: of('notices', noticesHung),
      archives: of('archives', archivesOfPhases),
      addresses: of('addresses', offeredAddresses, 'passing'),
    }),
  }),
  '/control/[seatId]/setup/maps': desk('A map of your own', {
    room: 'setup',
    // Kept for the scenario, so another game may change it.
    parts: () => ({ desk: of('own map', ownMapDesk, 'passing') }),
  }),
  '/control/[seatId]/scenarios': desk('Your scenarios', {
    room: 'setup',
    // Of games of their own, which change beside this one.
    parts: () => ({ desk: of('scenario drafts', draftsDesk, 'passing') }),
    own: ({ query }) => ({ number: numberFrom(query('number')) }),
  }),
  '/control/[seatId]/scenarios/[draftId]': desk('A scenario of your own', {
    room: 'setup',
    parts: ({ at, query }) => {
      const [draftId, file, over] = [at.draftId!, query('file'), query('over')];
      const asked = { file, takesOver: over === '1' };
      // Its faults are found outside every request, and may be known when it is read again.
      return {
        desk: of(['scenario draft', draftId, file, over], (game) => draftDesk(game, draftId, asked), 'passing'),
      };
    },
    own: ({ query }) => ({ cell: cellFrom(query('cell')) }),
  }),
  '/control/[seatId]/scenarios/[draftId]/versions': desk('Versions', {
    room: 'setup',
    parts: ({ at, query }) => {
      const [draftId, before] = [at.draftId!, numberFrom(query('before'))];
      return { desk: of(['draft versions', draftId, before], (game) => draftVersions(game, draftId, before)) };
    },
  }),
  '/control/[seatId]/units': desk('Units', { parts: () => ({ map }) }),
} as const satisfies Partial<Record<RoutePath, AnyDesk>>;

/** A figure of the query; undefined: it is none. */
const figure = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** A number of the ledger as an address names it. */
const numberFrom = (text: string | null): number | null => (/^\d{1,7}$/.test(text ?? '') ? Number(text) : null);

/** A cell of a table as an address names it: `14.arm`. */
function cellFrom(text: string | null): { row: number; column: string } | null {
  const [, row, column] = /^(\d{1,5})\.([\w.]{0,80})$/.exec(text ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), column: column! };
}

const printOf = ({ query }: Asked): Print =>
  prints.find((one) => one === query('what')) ?? ('masterMap' satisfies Print);

const ledgerFilter = (query: Asked['query']): LedgerFilter => ({
  turn: figure(query('turn')),
  kind: (query('kind') ?? undefined) as LedgerFilter['kind'],
  seatId: query('seat') ?? undefined,
  unitId: query('unit') ?? undefined,
  before: figure(query('before')),
});

export type DeskPath = keyof typeof desks;

type MadeOf<Path extends DeskPath> =
  (typeof desks)[Path] extends Desk<infer P, infer M, infer Own>
    ? There<P> & Values<M> & Omit<Exclude<Own, GoTo | null>, 'key'>
    : never;

/** What a desk hands to its view, as it comes out of JSON: its parts, and what is its seat's own. */
export type DeskProps<Path extends DeskPath> = AsJson<MadeOf<Path>>;
