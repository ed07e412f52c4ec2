import type { SentPart } from '@/components/transport/query/desk-parts';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import { handedAddress } from '@/lib/handed-address';
import { differenceOf } from '@/lib/live/difference';
import { type KeptPart, type Part, partsOf } from '@/lib/live/parts';
import { offeredAddresses } from '@/lib/network/own-addresses';
import { matchRoute, namesIn } from '@/lib/turn/access/match-route';
import { mayEnter } from '@/lib/turn/access/routes';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { type AnyDesk, GoTo, type RoomName } from './desk-kind';
import { frameParts } from './desk-parts';
import { type DeskPath, desks } from './desks';

/** Which desk of a seat is shown, and what is the seat's own of it. Times ISO. */
interface DeskHead {
  /** The address, with its query. */
  address: string;
  path: DeskPath;
  title: string;
  room: RoomName | null;
  isBare: boolean;
  /** With another one, or at another path, the desk begins again. */
  key: string;
  seat: { id: string; label: string; roles: ControlSeat['roles']; teamKeys: ControlSeat['teamKeys'] };
  /** The server's time when this was read, to set the browser's clock by. */
  now: string;
  own: object;
  /** The address that links and cards name, for Game Control; null: there is none, or the seat hands out nothing. */
  handed: string | null;
}

/** One desk of a seat as it stands, with the frame around it: all that a page of Control shows. */
export interface Snapshot extends DeskHead {
  /** By their names; each with its tag. */
  parts: Record<string, { tag: string; value: unknown }>;
}

/** The same as an answer to a page that has some of it: a part it has is its tag alone, one it has of before is the difference. */
export interface SnapshotAnswer extends DeskHead {
  parts: Record<string, SentPart>;
}

/** The route of the desk at an address; null: there is none, or it is not for this seat. */
export function deskAt(seat: ControlSeat, address: string): DeskPath | null {
  // The gateway turns a NUL away in an address, and this address came inside another one.
  if (address.includes('%00')) return null;
  const path = matchRoute(address.split('?')[0]!);
  return path && Object.hasOwn(desks, path) && mayEnter(seat, path) ? (path as DeskPath) : null;
}

interface Reading {
  head: DeskHead;
  parts: [name: string, part: KeptPart][];
}

/** Reads the desk at an address below the seat. null: there is none, or it is not for this seat, or what it names is not there. A string: the address of the desk to open instead. */
async function readDesk(seat: ControlSeat, address: string): Promise<Reading | string | null> {
  const path = deskAt(seat, address);
  if (!path) return null;
  const { title, room = null, isBare = false, parts: partsFor, maybe, own: ownOf } = desks[path] as AnyDesk;
  const { pathname, searchParams } = new URL(address, 'http://console');
  const query = (name: string) => {
    const [value, ...more] = searchParams.getAll(name);
    return value !== undefined && more.length === 0 ? value : null;
  };
  const asked = { seat, at: namesIn(path, pathname), query };
  const wanted = partsFor(asked);
  if (!wanted) return null;
  const all: [string, Part<unknown>][] = Object.entries({ ...frameParts, ...wanted, ...maybe?.(asked) });
  const { now, parts: found } = await partsOf(
    seat.gameId,
    all.map(([, part]) => part),
  );
  const parts = all.map(([name, part]) => [name, found.get(part.name)!] as [string, KeptPart]);
  const values: Record<string, unknown> = Object.fromEntries(parts.map(([name, { value }]) => [name, value]));
  if (Object.keys(wanted).some((name) => values[name] === null)) return null;
  const own = ownOf ? ownOf(asked, values as never) : {};
  if (own === null) return null;
  if (own instanceof GoTo) return `/control/${seat.id}${own.path}`;
  const { key = '', ...rest } = own as { key?: string };
  const { id, label, roles, teamKeys } = seat;
  const { address: picked } = values.chrome as Chrome;
  const handed = roles.includes('gameControl') ? handedAddress(await offeredAddresses(), picked) : null;
  const shown = { id, label, roles, teamKeys };
  const head = { address, path, title, room, isBare, key, seat: shown, now, handed };
  return { head: { ...head, own: rest }, parts };
}

/** The desk at an address below the seat (`/control/<seat>/orders?turn=3`), whole. null and a string as in `readDesk`. */
export async function snapshotOf(seat: ControlSeat, address: string): Promise<Snapshot | string | null> {
  const read = await readDesk(seat, address);
  if (read === null || typeof read === 'string') return read;
  const parts = read.parts.map(([name, { tag, json }]) => [name, { tag, value: JSON.parse(json) }]);
  return { ...read.head, parts: Object.fromEntries(parts) };
}

/** The same as the JSON of a `SnapshotAnswer`, for a page that has the parts with these tags. */
export async function snapshotJson(
  seat: ControlSeat,
  address: string,
  has: ReadonlySet<string>,
): Promise<{ json: string } | string | null> {
  const read = await readDesk(seat, address);
  if (read === null || typeof read === 'string') return read;
  const parts = read.parts.map(([name, part]) => `${JSON.stringify(name)}:${partJson(part, has)}`);
  return { json: `${JSON.stringify(read.head).slice(0, -1)},"parts":{${parts.join(',')}}}` };
}

function partJson(part: KeptPart, has: ReadonlySet<string>): string {
  const tag = `{"tag":"${part.tag}"`;
  if (has.has(part.tag)) return `${tag}}`;
  const before = part.before.find((version) => has.has(version.tag));
  const difference = before && differenceOf(before, part);
  if (difference) return `${tag},"from":"${before.tag}","difference":${difference}}`;
  return `${tag},"value":${part.json}}`;
}
