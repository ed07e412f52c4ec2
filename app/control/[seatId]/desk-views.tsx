'use client';

import { type ComponentType, lazy } from 'react';
import type { RoomName } from './desk-kind';
import { deskViews } from './desk-views.generated';
import type { DeskPath, DeskProps } from './desks';

/** The drawing of each desk. Its code is loaded when the desk is first opened. */

/** Loads the code of a desk. */
const loads = deskViews satisfies { [Path in DeskPath]: () => Promise<ComponentType<DeskProps<Path>>> };

const roomLoads = {
  tray: () => import('./views/tray-room').then((m) => m.TrayRoom),
  setup: () => import('./views/setup-room').then((m) => m.SetupRoom),
} satisfies Record<RoomName, unknown>;

// biome-ignore lint/suspicious/noExplicitAny: each takes the props of its own desk, as `loads` has checked
type View = ComponentType<any>;

const allLoads: Record<DeskPath | RoomName, () => Promise<View>> = { ...loads, ...roomLoads };
/** The component of each, the same from its first use on: with another component a desk would begin again. */
const drawn: Partial<Record<DeskPath | RoomName, View>> = {};

/** The component of a desk or a room. One that comes with the page is drawn as soon as its code is here. */
export const viewOf = (name: DeskPath | RoomName): View => {
  drawn[name] ??= lazy(() => allLoads[name]().then((view) => ({ default: view })));
  return drawn[name];
};

/** Brings the code of a desk here before it is drawn. Rejects where nobody answers. */
export async function preload(path: DeskPath, room: RoomName | null): Promise<void> {
  for (const name of [path, ...(room ? [room] : [])]) drawn[name] ??= await allLoads[name]();
}
