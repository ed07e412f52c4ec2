import { ask, heldUpBy, type Reply } from '../send/send';
import { isSeen } from './pause-till-seen';

/** Reads the JSON at an address of this console, once. An answer that breaks off half way is none. */
export async function readAt<T>(
  address: string,
  { withinMs, signal }: { withinMs?: number; signal?: AbortSignal } = {},
): Promise<Reply<T>> {
  const response = await ask(address, { signal }, withinMs);
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  if (!response.ok) return { kind: 'fault', ...(response.status === 404 && { isNothing: true }) };
  const said: { value: T } | null = await response.json().then(
    (value) => ({ value }),
    () => null,
  );
  if (!said) return { kind: 'offline', by: 'network' };
  return said.value === null ? { kind: 'fault' } : { kind: 'ok', value: said.value };
}

/** Reads what lies under a player's seat: its `desk`, of which it is noted that somebody sees it, or its `map`. */
export const read = <T>(seatId: string, what: 'desk' | 'map', signal?: AbortSignal): Promise<Reply<T>> =>
  readAt(`/api/player/${encodeURIComponent(seatId)}/${what}${isSeen() ? '' : '?glance'}`, { signal });

/** The questions of a player to the map: where an own counter gets to this turn, or how long its way is by road. */
export type AskedOfMap = 'reach' | 'road';

/** Reads what a player asks of the map. */
export const readOfMap = <T>(seatId: string, what: AskedOfMap, of: string): Promise<Reply<T>> =>
  readAt(`/api/player/${encodeURIComponent(seatId)}/map/${what}?of=${encodeURIComponent(of)}`);

/** True when a seat of Control's is not this browser's any more; false where nobody answers. */
export const isSeatGone = async (seatId: string): Promise<boolean> =>
  (await ask(`/api/control/${encodeURIComponent(seatId)}/desk`, { method: 'HEAD' }))?.status === 401;
