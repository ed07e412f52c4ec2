import type { SheetTheirs } from '@/lib/visibility/desk';

/** Why Control's machine would not take something, in words for whoever wrote it. */
export interface DeskRefusal<Theirs = SheetTheirs> {
  code: string;
  message: string;
  /** What to change: `lines.2.action`. */
  field?: string;
  /** What a colleague who was quicker did to the rows. */
  theirs?: Theirs;
}

/**
 * What became of a request. `offline`: nobody answered, it may be sent again. `fault`: the console answered, but could not
 * do its work; what was sent may or may not have been taken. `movedAway`: the seat is not this browser's any more.
 */
export type Reply<T, Theirs = SheetTheirs> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; refusal: DeskRefusal<Theirs> }
  | { kind: 'offline' }
  | { kind: 'fault' }
  | { kind: 'movedAway' };

const patienceMs = 15_000;
const pathOf = (seatId: string, what: string) => `/api/player/${encodeURIComponent(seatId)}/${what}`;

async function ask(path: string, request: RequestInit): Promise<Response | null> {
  try {
    return await fetch(path, { ...request, cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
  } catch {
    return null;
  }
}

/** Sends one write. The body carries its write id, so that the same body may be sent again without being done twice. */
export async function post<T, Theirs = SheetTheirs>(
  seatId: string,
  what: string,
  body: object,
): Promise<Reply<T, Theirs>> {
  const response = await ask(pathOf(seatId, what), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response) return { kind: 'offline' };
  if (response.status === 401) return { kind: 'movedAway' };
  const answer = await response.json().catch(() => null);
  if (answer?.ok) return { kind: 'ok', value: answer.value as T };
  return answer?.refusal ? { kind: 'refused', refusal: answer.refusal } : { kind: 'fault' };
}

/** Reads what lies under the seat: its `desk` or its `map`. */
export async function read<T>(seatId: string, what: 'desk' | 'map'): Promise<Reply<T>> {
  const response = await ask(pathOf(seatId, what), {});
  if (!response) return { kind: 'offline' };
  if (response.status === 401) return { kind: 'movedAway' };
  const value = response.ok ? await response.json().catch(() => null) : null;
  return value ? { kind: 'ok', value: value as T } : { kind: 'fault' };
}
