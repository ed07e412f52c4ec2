'use client';

import { type ComponentType, lazy } from 'react';
import type { RoomName } from './desk-kind';
import type { DeskPath, DeskProps } from './desks';

/** How each desk is drawn. Its code is loaded when the desk is first opened. */

/** Loads the code of a desk. */
const loads = {
  '/control/[seatId]': () => import('@/components/control/sequence/board/turn-board').then((m) => m.TurnBoard),
  '/control/[seatId]/air': () => import('@/components/control/air/orders/air-room').then((m) => m.AirRoom),
  '/control/[seatId]/air/picture': () =>
    import('@/components/control/air/picture/air-picture-room').then((m) => m.AirPictureRoom),
  '/control/[seatId]/air/requests': () =>
    import('@/components/control/air/requests/air-requests-room').then((m) => m.AirRequestsRoom),
  '/control/[seatId]/air/sightings': () =>
    import('@/components/control/air/sightings/sighting-room').then((m) => m.SightingRoom),
  '/control/[seatId]/briefings': () =>
    import('@/components/control/access/briefings/briefings-page').then((m) => m.BriefingsPage),
  '/control/[seatId]/combats': () => import('./views/combats-view').then((m) => m.CombatsView),
  '/control/[seatId]/combats/[combatId]': () => import('./views/combats-view').then((m) => m.CombatsView),
  '/control/[seatId]/combats/[combatId]/what-if': () =>
    import('@/components/control/debrief/what-if/what-if-desk').then((m) => m.WhatIfDesk),
  '/control/[seatId]/companions': () => import('@/companions/desk/companion-room').then((m) => m.CompanionRoom),
  '/control/[seatId]/companions/[companionGameId]': () =>
    import('@/companions/desk/companion-room').then((m) => m.CompanionRoom),
  '/control/[seatId]/companions/tables/[companion]': () =>
    import('@/companions/desk/tables/tables-page').then((m) => m.TablesPage),
  '/control/[seatId]/crossings': () =>
    import('@/components/control/crossings/crossings-room').then((m) => m.CrossingsRoom),
  '/control/[seatId]/debrief': () =>
    import('@/components/control/debrief/theatre/theatre-desk').then((m) => m.TheatreDesk),
  '/control/[seatId]/figures': () =>
    import('@/components/control/debrief/figures/figures-desk').then((m) => m.FiguresDesk),
  '/control/[seatId]/knows': () => import('@/components/control/record/knows/knows-desk').then((m) => m.KnowsDesk),
  '/control/[seatId]/ledger': () => import('@/components/control/record/ledger/ledger-list').then((m) => m.LedgerList),
  '/control/[seatId]/map': () => import('@/components/control/movement/master-map').then((m) => m.MasterMap),
  '/control/[seatId]/map/side/[teamKey]': () =>
    import('@/components/control/maps/side-map/side-map-desk').then((m) => m.SideMapDesk),
  '/control/[seatId]/messages': () => import('@/components/control/messages/messages-room').then((m) => m.MessagesRoom),
  '/control/[seatId]/orders': () => import('@/components/control/orders/conflict-list').then((m) => m.ConflictList),
  '/control/[seatId]/orders/on-time': () =>
    import('@/components/control/sequence/on-time/on-time-panel').then((m) => m.OnTimePanel),
  '/control/[seatId]/orders/[teamKey]': () =>
    import('@/components/control/orders/order-sheet-desk').then((m) => m.OrderSheetDesk),
  '/control/[seatId]/orders/[teamKey]/paper': () =>
    import('@/components/control/orders/paper/paper-entry').then((m) => m.PaperEntry),
  '/control/[seatId]/print': () => import('@/components/control/movement/print/print-desk').then((m) => m.PrintDesk),
  '/control/[seatId]/reinforcements': () =>
    import('@/components/control/arrivals/arrivals-desk').then((m) => m.ArrivalsDesk),
  '/control/[seatId]/reports': () => import('@/components/control/reports/reports-tray').then((m) => m.ReportsTray),
  '/control/[seatId]/reports/[teamKey]': () =>
    import('@/components/control/reports/report-desk').then((m) => m.ReportDesk),
  '/control/[seatId]/reports/[teamKey]/aloud': () =>
    import('@/components/control/reports/read-aloud').then((m) => m.ReadAloud),
  '/control/[seatId]/rulebook': () =>
    import('@/components/control/cases/rulebook/rulebook-page').then((m) => m.RulebookPage),
  '/control/[seatId]/rulebook/card': () =>
    import('@/components/control/cases/rules-card/printed-rules-card').then((m) => m.PrintedCard),
  '/control/[seatId]/rulebook/rulings': () =>
    import('@/components/control/cases/rulebook/rulings-book').then((m) => m.RulingsBook),
  '/control/[seatId]/rules': () => import('@/components/control/cases/rules-room').then((m) => m.RulesRoom),
  '/control/[seatId]/rules/[kind]': () => import('@/components/control/cases/rules-room').then((m) => m.RulesRoom),
  '/control/[seatId]/rules/[kind]/[caseId]': () =>
    import('@/components/control/cases/rules-room').then((m) => m.RulesRoom),
  '/control/[seatId]/scenarios': () => import('@/components/control/scenarios/drafts-page').then((m) => m.DraftsPage),
  '/control/[seatId]/scenarios/[draftId]': () =>
    import('@/components/control/scenarios/draft-page').then((m) => m.DraftPage),
  '/control/[seatId]/scenarios/[draftId]/versions': () =>
    import('@/components/control/scenarios/versions/versions-page').then((m) => m.VersionsPage),
  '/control/[seatId]/sees/[teamKey]': () => import('./views/sees-view').then((m) => m.SeesView),
  '/control/[seatId]/setup': () => import('@/components/control/access/seats-page').then((m) => m.SeatsPage),
  '/control/[seatId]/setup/teams': () => import('@/components/control/access/teams-page').then((m) => m.TeamsPage),
  '/control/[seatId]/setup/clock': () => import('@/components/control/clock/clock-page').then((m) => m.ClockPage),
  '/control/[seatId]/setup/maps': () =>
    import('@/components/control/maps/own-map/own-map-page').then((m) => m.OwnMapPage),
  '/control/[seatId]/units': () => import('@/components/control/movement/units/units-list').then((m) => m.UnitsList),
} satisfies { [Path in DeskPath]: () => Promise<ComponentType<DeskProps<Path>>> };

const roomLoads = {
  tray: () => import('./views/tray-room').then((m) => m.TrayRoom),
  setup: () => import('./views/setup-room').then((m) => m.SetupRoom),
} satisfies Record<RoomName, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: each takes the props of its own desk, as `loads` has checked
type View = ComponentType<any>;

const allLoads: Record<DeskPath | RoomName, () => Promise<View>> = { ...loads, ...roomLoads };
/** What draws each, from its first use on the same: with another component a desk would begin again. */
const drawn: Partial<Record<DeskPath | RoomName, View>> = {};

/** What draws a desk or a room. One that comes with the page is drawn as soon as its code is here. */
export const viewOf = (name: DeskPath | RoomName): View => {
  drawn[name] ??= lazy(() => allLoads[name]().then((view) => ({ default: view })));
  return drawn[name];
};

/** Brings the code of a desk here before it is drawn. Rejects where nobody answers. */
export async function preload(path: DeskPath, room: RoomName | null): Promise<void> {
  for (const name of [path, ...(room ? [room] : [])]) drawn[name] ??= await allLoads[name]();
}
