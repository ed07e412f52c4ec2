import { ask, heldUpBy, type Reply } from '../send/send';

/** Reads what lies under a player's seat: its `desk` or its `map`. */
export async function read<T>(seatId: string, what: 'desk' | 'map'): Promise<Reply<T>> {
  const response = await ask(`/api/player/${encodeURIComponent(seatId)}/${what}`, {});
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  const value = response.ok ? await response.json().catch(() => null) : null;
  return value ? { kind: 'ok', value: value as T } : { kind: 'fault' };
}
