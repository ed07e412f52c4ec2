import { ask, heldUpBy, type Reply } from '../send/send';

/** Reads the JSON at an address of this console, once. An answer that is no JSON is a fault. */
export async function readAt<T>(address: string, withinMs?: number): Promise<Reply<T>> {
  const response = await ask(address, {}, withinMs);
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  const value = response.ok ? await response.json().catch(() => null) : null;
  return value ? { kind: 'ok', value: value as T } : { kind: 'fault' };
}

/** Reads what lies under a player's seat: its `desk` or its `map`. */
export const read = <T>(seatId: string, what: 'desk' | 'map'): Promise<Reply<T>> =>
  readAt(`/api/player/${encodeURIComponent(seatId)}/${what}`);

/** What a player may ask of the map: where an own counter gets to this turn, or how long its way is by road. */
export type AskedOfMap = 'reach' | 'road';

/** Reads what a player asks of the map. */
export const readOfMap = <T>(seatId: string, what: AskedOfMap, of: string): Promise<Reply<T>> =>
  readAt(`/api/player/${encodeURIComponent(seatId)}/map/${what}?of=${encodeURIComponent(of)}`);

/** Whether a seat of Control's is not this browser's any more; false where nobody answers. */
export const isSeatGone = async (seatId: string): Promise<boolean> =>
  (await ask(`/api/control/${encodeURIComponent(seatId)}/desk`, { method: 'HEAD' }))?.status === 401;
