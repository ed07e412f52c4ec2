/** Why Control's machine would not take something, in words for whoever wrote it. */
export interface DeskRefusal<Theirs = unknown> {
  code: string;
  message: string;
  /** What to change: `lines.2.action`. */
  field?: string;
  /** What a colleague who was quicker did to the rows. */
  theirs?: Theirs;
}

/**
 * What keeps a write from being taken, now: the line to the console, its database, or its full disk. Nothing was written, or
 * it is certain to be done once when it is sent again.
 */
export type HeldUp = 'network' | 'database' | 'disk';

/**
 * What became of a request. `offline`: nobody could take it, it may be sent again. `fault`: the console answered, but could not
 * do its work; what was sent may or may not have been taken. `movedAway`: the seat is not this browser's any more.
 */
export type Reply<T, Theirs = unknown> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; refusal: DeskRefusal<Theirs> }
  | { kind: 'offline'; by: HeldUp }
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

/** The console is there but can take nothing: 503 its database is away or it is starting, 507 its disk is full. */
const heldUpBy = ({ status }: Response): HeldUp | null =>
  status === 503 ? 'database' : status === 507 ? 'disk' : null;

/** In words, as the start of a sentence about what was not taken. */
export const heldUpWords: Record<HeldUp, string> = {
  network: 'Nobody answers',
  database: 'The console cannot reach its database',
  disk: 'The disk of the console is full (tell Control)',
};

/** Sends one write. The body carries its write id, so that the same body may be sent again without being done twice. */
export async function post<T, Theirs = unknown>(seatId: string, what: string, body: object): Promise<Reply<T, Theirs>> {
  const response = await ask(pathOf(seatId, what), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  const answer = await response.json().catch(() => null);
  if (answer?.ok) return { kind: 'ok', value: answer.value as T };
  return answer?.refusal ? { kind: 'refused', refusal: answer.refusal } : { kind: 'fault' };
}

const firstWaitMs = 500;
const longestWaitMs = 8_000;

/** A pause, cut short when the browser says that the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resume) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resume();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
  });

/**
 * Sends one write, and the same again while nobody can take it, for so long. `onHeldUp` hears after each try in vain what it
 * waits for.
 */
export async function postUntilAnswered<T>(
  seatId: string,
  what: string,
  body: object,
  onHeldUp: (by: HeldUp) => void,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<Reply<T>> {
  const until = performance.now() + patienceMs;
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const reply = await post<T>(seatId, what, body);
    if (reply.kind !== 'offline' || performance.now() + waitMs > until) return reply;
    onHeldUp(reply.by);
    await pause(waitMs);
  }
}

/** Reads what lies under the seat: its `desk` or its `map`. */
export async function read<T>(seatId: string, what: 'desk' | 'map'): Promise<Reply<T>> {
  const response = await ask(pathOf(seatId, what), {});
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  const value = response.ok ? await response.json().catch(() => null) : null;
  return value ? { kind: 'ok', value: value as T } : { kind: 'fault' };
}
