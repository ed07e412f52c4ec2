import { controlVerbs } from '@/app/control/[seatId]/verbs';
import { aboutOnDesk } from '@/companions/reads/companion-about';
import { companionGameOnDesk, companionGamesDesk } from '@/companions/reads/companion-games';
import { companionTablesOnDesk } from '@/companions/reads/companion-tables';
import { type Print, prints } from '@/components/control/ground/print/print-choice';
import { filterFrom } from '@/components/control/turn/board/board-filter';
import { isKind } from '@/lib/adjudication/adjudicate';
import type { MapData } from '@/lib/scenario/types';
import type { RoutePath } from '@/lib/turn/access/routes';
import { aboutAsked } from '@/lib/turn/cases/companion-about';
import { conflictsDesk } from '@/lib/turn/conflicts/conflicts';
import { unchangedSheets } from '@/lib/turn/conflicts/unchanged-sheets';
import { airDesk } from '@/lib/turn/control-desk/air/air';
import { airPicture } from '@/lib/turn/control-desk/air/air-picture';
import { airRequests, requestToAllot } from '@/lib/turn/control-desk/air/air-requests';
import { combatOnDesk, combatsDesk } from '@/lib/turn/control-desk/fight/combats';
import { factorRulings } from '@/lib/turn/control-desk/fight/factor-rulings';
import { rulebookDesk } from '@/lib/turn/control-desk/fight/rulebook';
import { caseOnDesk, rulesDesk } from '@/lib/turn/control-desk/fight/rules';
import { archivesOfPhases } from '@/lib/turn/control-desk/frame/archives';
import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';
import { arrivals } from '@/lib/turn/control-desk/ground/arrivals';
import { crossingsDesk } from '@/lib/turn/control-desk/ground/crossings';
import { masterMap, printedMap } from '@/lib/turn/control-desk/ground/map';
import { ownMapDesk } from '@/lib/turn/control-desk/ground/own-map';
import { sideMap } from '@/lib/turn/control-desk/ground/side-map';
import { decisionsHere } from '@/lib/turn/control-desk/papers/decisions';
import { messagesDesk } from '@/lib/turn/control-desk/papers/messages';
import { onTime } from '@/lib/turn/control-desk/papers/on-time';
import { ordersTray, sheetOnDesk } from '@/lib/turn/control-desk/papers/orders';
import { knows } from '@/lib/turn/control-desk/record/knows';
import { type LedgerFilter, ledgerPage } from '@/lib/turn/control-desk/record/ledger';
import { sees } from '@/lib/turn/control-desk/record/sees';
import { briefingOnDesk } from '@/lib/turn/control-desk/reports/briefing';
import { reportOnDesk, reportsTray } from '@/lib/turn/control-desk/reports/reports';
import { sightingsDesk } from '@/lib/turn/control-desk/reports/sightings';
import { noticesHung } from '@/lib/turn/control-desk/seats/hall';
import { seatsDesk } from '@/lib/turn/control-desk/seats/seats';
import { board } from '@/lib/turn/control-desk/turn/board';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { playerVerbs } from '@/lib/turn/player-verbs.generated';
import { companionNames, followUpKinds } from '@/lib/words';

/** What a desk is asked for: by whom, what its address names, and the query of the address. */
interface Asked {
  seat: ControlSeat;
  /** The frame of the same reading. */
  chrome: Chrome;
  at: Readonly<Record<string, string>>;
  /** The first value of a name in the query; null: it is not there. */
  query: (name: string) => string | null;
}

/** Another desk is opened instead: its path below the seat. */
export class GoTo {
  constructor(readonly path: string) {}
}

/** What lies around several desks and stays as it is while one of them follows another. */
export type RoomName = 'tray' | 'setup';

interface Desk<Props extends object> {
  title: string;
  room: RoomName | null;
  /**
   * What the desk shows, as values that JSON can hold; null: there is no such thing. With another `key` it begins again, as
   * with another path.
   */
  read: (asked: Asked) => Promise<(Props & { key?: string }) | GoTo | null>;
}

const desk = <Props extends object>(
  title: string,
  read: Desk<Props>['read'],
  room: RoomName | null = null,
): Desk<Props> => ({ title, room, read });

const figure = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The order sheets, with what is read beside each. */
async function tray(seat: ControlSeat) {
  const conflicts = conflictsDesk(seat);
  const [sheets, desk, unchanged] = await Promise.all([ordersTray(seat), conflicts, unchangedSheets(seat, conflicts)]);
  const open = desk.conflicts.filter(({ exception, isAsked }) => !exception && !isAsked);
  return {
    conflicts: desk,
    tray: { tray: sheets, conflicts: open.map(({ teams }) => teams.map(({ key }) => key)), unchanged },
  };
}

/** Every desk of Control by its route: what it is called and what it reads. `desk-views.tsx` says how each is drawn. */
export const desks = {
  '/control/[seatId]': desk('Turn board', async ({ seat, chrome, query }) => ({
    chrome,
    board: await board(seat),
    asked: filterFrom({
      sector: query('sector') ?? undefined,
      team: query('team') ?? undefined,
      umpire: query('umpire') ?? undefined,
    }),
  })),
  '/control/[seatId]/air': desk('Air', async ({ seat, query }) => {
    const request = query('request');
    const [desk, asked] = await Promise.all([airDesk(seat), request ? requestToAllot(seat, request) : null]);
    return { key: asked?.id ?? 'orders', desk, request: asked };
  }),
  '/control/[seatId]/air/picture': desk('Air picture', async ({ seat, query }) => ({
    picture: await airPicture(seat),
    played: query('played'),
  })),
  '/control/[seatId]/air/requests': desk('Air requests', async ({ seat, query }) => ({
    desk: await airRequests(seat, query('team')),
  })),
  '/control/[seatId]/air/sightings': desk('Sightings', async ({ seat, query }) => ({
    desk: await sightingsDesk(seat, query('report')),
  })),
  '/control/[seatId]/briefings': desk('Role briefings', async ({ chrome: { game, phases, seat } }) => ({
    title: game.title,
    phases,
    isGameControl: seat.roles.includes('gameControl'),
  })),
  '/control/[seatId]/combats': desk('Combats', async ({ seat }) => {
    const [desk, here] = await Promise.all([combatsDesk(seat), decisionsHere(seat)]);
    return { desk, here, roles: seat.roles };
  }),
  '/control/[seatId]/combats/[combatId]': desk('Combats', async ({ seat, at, query }) => {
    const [desk, combat, here] = await Promise.all([
      combatsDesk(seat),
      combatOnDesk(seat, at.combatId!),
      decisionsHere(seat),
    ]);
    const follow = followUpKinds.find((kind) => kind === query('follow')) ?? null;
    return combat && { desk, combat, here, follow, played: query('played'), roles: seat.roles };
  }),
  '/control/[seatId]/companions': desk('Companion games', async ({ seat, query }) => {
    const [desk, of] = await Promise.all([
      companionGamesDesk(seat),
      aboutOnDesk(seat, aboutAsked(query('about') ?? undefined)),
    ]);
    return { desk, game: null, of, first: companionNames.find((name) => name === query('companion')) ?? null };
  }),
  '/control/[seatId]/companions/[companionGameId]': desk('Companion game', async ({ seat, at }) => {
    const [desk, game] = await Promise.all([companionGamesDesk(seat), companionGameOnDesk(seat, at.companionGameId!)]);
    return game && { desk, game };
  }),
  '/control/[seatId]/companions/tables/[companion]': desk('Tables of a companion game', async ({ seat, at }) => {
    const called = companionNames.find((name) => name === at.companion);
    return called ? { desk: await companionTablesOnDesk(seat, called) } : null;
  }),
  '/control/[seatId]/crossings': desk('Crossings', async ({ seat, query }) => ({
    desk: await crossingsDesk(seat),
    openOn: query('at'),
    played: query('played'),
  })),
  '/control/[seatId]/knows': desk('What they know', async ({ seat, query }) => ({
    desk: await knows(seat, query('team'), query('about')),
  })),
  '/control/[seatId]/ledger': desk('Ledger', async ({ seat, query }) => {
    const filter: LedgerFilter = {
      turn: figure(query('turn')),
      kind: (query('kind') ?? undefined) as LedgerFilter['kind'],
      seatId: query('seat') ?? undefined,
      unitId: query('unit') ?? undefined,
      before: figure(query('before')),
    };
    return { page: await ledgerPage(seat, { ...controlVerbs, ...playerVerbs }, filter), filter };
  }),
  '/control/[seatId]/map': desk('Master map', async ({ seat, query }) => {
    const [x = Number.NaN, y = Number.NaN] = query('at')?.split(',').map(Number) ?? [];
    const place = Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
    return { map: await masterMap(seat), mine: seat.teamKeys, at: place };
  }),
  '/control/[seatId]/map/side/[teamKey]': desk('A side’s map', async ({ seat, at }) => {
    const desk = await sideMap(seat, at.teamKey!);
    return desk && { desk };
  }),
  '/control/[seatId]/messages': desk('Messages', async ({ seat }) => ({ desk: await messagesDesk(seat) })),
  '/control/[seatId]/orders': desk(
    'Orders',
    async ({ seat }) => {
      const { conflicts, tray: inTray } = await tray(seat);
      return { tray: inTray, desk: conflicts };
    },
    'tray',
  ),
  '/control/[seatId]/orders/on-time': desk(
    'Orders on time',
    async ({ seat }) => {
      const [{ tray: inTray }, initial] = await Promise.all([tray(seat), onTime(seat)]);
      return { tray: inTray, initial };
    },
    'tray',
  ),
  '/control/[seatId]/orders/[teamKey]': desk(
    'Order sheet',
    async ({ seat, at, query }) => {
      const turn = query('turn');
      const [{ tray: inTray }, desk] = await Promise.all([
        tray(seat),
        sheetOnDesk(seat, at.teamKey!, turn === null ? undefined : Number(turn)),
      ]);
      if (!desk) return null;
      const row = Number(query('row')) - 1;
      const lights = desk.sheet?.lines[row] ? row : null;
      return { key: `${desk.team.id} ${desk.turn} ${lights}`, tray: inTray, desk, lights };
    },
    'tray',
  ),
  '/control/[seatId]/orders/[teamKey]/paper': desk('Paper sheet', async ({ seat, at }) => {
    const desk = await sheetOnDesk(seat, at.teamKey!);
    // A sheet that is handed in already is read, not typed.
    if (desk?.sheet?.state === 'submitted') return new GoTo(`/orders/${at.teamKey}`);
    return desk && { key: `${desk.team.id} ${desk.turn}`, desk };
  }),
  '/control/[seatId]/print': desk('Print', async ({ seat, query }) => {
    const sheet = (await printedMap(seat)) as MapData | null;
    if (!sheet) return null;
    const print = prints.find((one) => one === query('what')) ?? ('masterMap' satisfies Print);
    const map = await masterMap(seat);
    const side = print === 'sideMap' ? await sideMap(seat, query('team') ?? map.teams[0]?.key ?? '') : null;
    return print === 'sideMap' && !side ? null : { print, map, sheet, side };
  }),
  '/control/[seatId]/reinforcements': desk('Arrivals', async ({ seat }) => ({ desk: await arrivals(seat) })),
  '/control/[seatId]/reports': desk('Reports', async ({ seat }) => ({ tray: await reportsTray(seat) })),
  '/control/[seatId]/reports/[teamKey]': desk('Report', async ({ seat, at }) => {
    const desk = await reportOnDesk(seat, at.teamKey!);
    return desk && { key: `${desk.team.id} ${desk.turn}`, desk };
  }),
  '/control/[seatId]/reports/[teamKey]/aloud': desk('Briefing, read aloud', async ({ seat, at }) => {
    const desk = await briefingOnDesk(seat, at.teamKey!);
    return desk && { key: `${desk.team.key} ${desk.turn}`, desk };
  }),
  '/control/[seatId]/rulebook': desk('Rulebook', async ({ seat }) => ({ desk: await rulebookDesk(seat) })),
  '/control/[seatId]/rulebook/card': desk('Rules card', async () => ({})),
  '/control/[seatId]/rulebook/rulings': desk('Rulings book', async ({ seat }) => ({
    rulings: await factorRulings(seat),
  })),
  '/control/[seatId]/rules': desk('Rules desk', async ({ seat }) => ({
    desk: await rulesDesk(seat),
    kind: null,
    item: null,
  })),
  '/control/[seatId]/rules/[kind]': desk('Rules desk', async ({ seat, at, query }) => {
    const { kind } = at;
    if (!isKind(kind!)) return null;
    const again = query('again');
    const [desk, kept] = await Promise.all([rulesDesk(seat), again === null ? null : caseOnDesk(seat, again)]);
    return { desk, kind, item: null, again: kept?.kind === kind ? kept : null };
  }),
  '/control/[seatId]/rules/[kind]/[caseId]': desk('Rules desk', async ({ seat, at, query }) => {
    const [desk, item] = await Promise.all([rulesDesk(seat), caseOnDesk(seat, at.caseId!)]);
    return item?.kind === at.kind ? { desk, kind: item!.kind, item: item!, played: query('played') } : null;
  }),
  '/control/[seatId]/sees/[teamKey]': desk('What a seat sees', async ({ seat, at, query }) => {
    const desk = await sees(seat, at.teamKey!, query('seat'));
    const report = query('report');
    return desk && { desk, report, mapAddress: `/control/${seat.id}/map/sheet` };
  }),
  '/control/[seatId]/setup': desk(
    'Seats',
    async ({ seat }) => ({
      desk: await seatsDesk(seat),
      gameId: seat.gameId,
      hosts: process.env.OPCOM_HOSTS?.split(' ') ?? [],
    }),
    'setup',
  ),
  '/control/[seatId]/setup/clock': desk(
    'Clock and notices',
    async ({ seat, chrome }) => {
      const [notices, archives] = await Promise.all([noticesHung(seat), archivesOfPhases(seat)]);
      return { chrome, notices, archives };
    },
    'setup',
  ),
  '/control/[seatId]/setup/maps': desk(
    'A map of your own',
    async ({ seat }) => ({ desk: await ownMapDesk(seat) }),
    'setup',
  ),
  '/control/[seatId]/units': desk('Units', async ({ seat }) => {
    const { counters, teams, turn } = await masterMap(seat);
    return { units: counters, teams, turn };
  }),
} as const satisfies Partial<Record<RoutePath, Desk<object>>>;

export type DeskPath = keyof typeof desks;

/** What JSON makes of a value. */
type AsJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date
    ? string
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...said: never[]) => unknown)
      ? never
      : { [Key in keyof T]: AsJson<T[Key]> };

/** What a desk hands to its view, as it comes out of JSON. */
export type DeskProps<Path extends DeskPath> = AsJson<
  Omit<Exclude<Awaited<ReturnType<(typeof desks)[Path]['read']>>, GoTo | null>, 'key'>
>;
