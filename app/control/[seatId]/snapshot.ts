import { routeAt } from '@/lib/turn/access/match-route';
import { mayEnter } from '@/lib/turn/access/routes';
import { type Chrome, chrome } from '@/lib/turn/control-desk/frame/chrome';
import { sheetVersion } from '@/lib/turn/control-desk/ground/own-map';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { type DeskPath, desks, GoTo, type RoomName } from './desks';

/** One desk of a seat as it stands, with the frame around it: all that a page of Control shows. */
export interface Snapshot {
  /** The address, with its query. */
  address: string;
  path: DeskPath;
  title: string;
  room: RoomName | null;
  /** With another one the desk begins again. */
  key: string;
  props: object;
  frame: { chrome: Chrome; mapVersion: string | null };
}

/** The route of the desk at an address; null: there is none, or it is not for this seat. */
export function deskAt(seat: ControlSeat, address: string): DeskPath | null {
  // The gateway turns a NUL away in an address, and this address came inside another one.
  if (address.includes('%00')) return null;
  const path = routeAt(address.split('?')[0]!);
  return path && Object.hasOwn(desks, path) && mayEnter(seat, path) ? (path as DeskPath) : null;
}

/**
 * Reads the desk at an address below the seat (`/control/<seat>/orders?turn=3`). null: there is none, or it is not for this
 * seat, or what it names is not there. A string: the address of the desk to open instead.
 */
export async function snapshotOf(seat: ControlSeat, address: string): Promise<Snapshot | string | null> {
  const path = deskAt(seat, address);
  if (!path) return null;
  const { title, room, read: readDesk } = desks[path];
  const { pathname, searchParams } = new URL(address, 'http://console');
  const query = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    return value !== undefined && more.length === 0 ? value : null;
  };
  const [frame, mapVersion] = await Promise.all([chrome(seat), sheetVersion(seat)]);
  const read = await readDesk({ seat, chrome: frame, at: namedIn(path, pathname), query });
  if (read === null) return null;
  if (read instanceof GoTo) return `/control/${seat.id}${read.path}`;
  const { key = '', ...props } = read as { key?: string };
  return { address, path, title, room, key: `${pathname} ${key}`, props, frame: { chrome: frame, mapVersion } };
}

/** What stands in an address where its route has a name in brackets. */
function namedIn(path: DeskPath, pathname: string): Record<string, string> {
  const said = pathname.split('/');
  return Object.fromEntries(
    path
      .split('/')
      .flatMap((part, i) => (part.startsWith('[') ? [[part.slice(1, -1), decodeURIComponent(said[i]!)]] : [])),
  );
}
