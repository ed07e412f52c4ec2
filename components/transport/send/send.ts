import { nanoid } from 'nanoid';
import type { ControlChecks } from '@/lib/desks/control/checks';
import type { Refusal } from '@/lib/result';
import type { SeatKind } from '@/lib/words';
import { pauseAfter } from './backoff';
import type { ValueOf } from './verbs';

/**
 * The reason why a write cannot be taken now: the line to the console, its database, its full disk, or that the seat
 * sends too much at once. Nothing was written, or it is certain to be done once when it is sent again.
 */
export type HeldUp = 'network' | 'database' | 'disk' | 'pace';

/** In words, as the start of a sentence about what was not taken. */
export const heldUpWords: Record<HeldUp, string> = {
  network: 'Nobody answers',
  database: 'The console cannot reach its database',
  disk: 'The disk of the console is full (tell Control)',
  pace: 'This seat sends too much at once',
};

/** The console answered and could not do its work, as the start of a sentence. */
export const faultWords = 'The console has a fault, so this may not be done';

/** A refusal as the browser has it. `theirs`: what stands now, where somebody else was quicker. */
export type Refused<Theirs = unknown> = Omit<Refusal, 'theirs' | 'code'> & { code: string; theirs?: Theirs };

/**
 * The outcome of a request. `offline`: nobody could take it, it may be sent again. `fault`: the console answered, but
 * could not do its work; what was sent may or may not have been taken. `movedAway`: the seat is not this browser's any
 * more.
 */
export type Reply<T, Theirs = unknown> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; refusal: Refused<Theirs> }
  | { kind: 'offline'; by: HeldUp }
  /** `isNothing`: what was to be read is not there. */
  | { kind: 'fault'; isNothing?: boolean }
  | { kind: 'movedAway' };

/** A write: a verb, what it is sent, and the id under which it is done once, however often it is sent. */
export interface Write {
  room: SeatKind;
  seatId: string;
  verb: string;
  writeId: string;
  input: unknown;
  /** A file, sent as it is. */
  file?: Blob;
  /** The console works on it for longer than on others. */
  isLong?: boolean;
}

export const newWriteId = (): string => nanoid();

const patienceMs = 15_000;
/** For a file, which is sent slowly over a weak line and then cut to size by the console, and for what the console works on long, ms. */
const longPatienceMs = 120_000;

/** Asks the console; null: nobody answers within `withinMs`. */
export async function ask(address: string, request: RequestInit, withinMs = patienceMs): Promise<Response | null> {
  try {
    const signals = [AbortSignal.timeout(withinMs), ...(request.signal ? [request.signal] : [])];
    return await fetch(address, { ...request, cache: 'no-store', signal: AbortSignal.any(signals) });
  } catch {
    return null;
  }
}

/** The console is there but can take nothing now: by the status of its answer. 503: its database is away, or it is starting. */
const heldUpAs: Readonly<Record<number, HeldUp>> = { 429: 'pace', 503: 'database', 507: 'disk' };
export const heldUpBy = ({ status }: Response): HeldUp | null => heldUpAs[status] ?? null;

/** A field that holds no number: JSON would say null for it, which some forms read as none. The form refuses it by its name. */
const noNumber = (_field: string, value: unknown) => (Number.isNaN(value) ? 'no number' : value);

function requestOf({ room, seatId, verb, writeId, input, file }: Write): [address: string, request: RequestInit] {
  const at = `/api/${room}/${encodeURIComponent(seatId)}`;
  const act = JSON.stringify({ verb, writeId, input }, noNumber);
  // The act stands before the file: an address has no room for many changes.
  if (file)
    return [
      `${at}/upload?act=${new Blob([act]).size}`,
      { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: new Blob([act, file]) },
    ];
  return [
    `${at}/act`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: act, keepalive: act.length < 60_000 },
  ];
}

/** Asks the console about something that is being written; null: nobody answers, or it is refused. */
export async function check<Name extends keyof ControlChecks>(
  seatId: string,
  name: Name,
  input: Parameters<ControlChecks[Name]>[1],
): Promise<ValueOf<ControlChecks[Name]> | null> {
  const body = JSON.stringify({ check: name, input }, noNumber);
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const response = await ask(`/api/control/${encodeURIComponent(seatId)}/check`, request);
  const answer = await response?.json().catch(() => null);
  return answer?.ok ? answer.value : null;
}

/** Sends one write, once. */
export async function send<T, Theirs = unknown>(write: Write): Promise<Reply<T, Theirs>> {
  const response = await ask(...requestOf(write), write.file || write.isLong ? longPatienceMs : patienceMs);
  if (!response) return { kind: 'offline', by: 'network' };
  if (response.status === 401) return { kind: 'movedAway' };
  const heldUp = heldUpBy(response);
  if (heldUp) return { kind: 'offline', by: heldUp };
  const answer = await response.json().catch(() => null);
  if (answer?.ok) return { kind: 'ok', value: answer.value as T };
  return answer?.refusal ? { kind: 'refused', refusal: answer.refusal } : { kind: 'fault' };
}

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
async function sendUntilAnswered<T, Theirs = unknown>(
  write: Write,
  onHeldUp: (by: HeldUp) => void,
  patienceMs = Number.POSITIVE_INFINITY,
): Promise<Reply<T, Theirs>> {
  const until = performance.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    const waitMs = pauseAfter('request', tries);
    const reply = await send<T, Theirs>(write);
    if (reply.kind !== 'offline' || performance.now() + waitMs > until) return reply;
    onHeldUp(reply.by);
    await pause(waitMs);
  }
}

/**
 * The time that a press goes out again while nobody answers, in ms: one that is done much later surprises the person who
 * pressed.
 */
const pressPatienceMs = 60_000;

/** Ids of presses without an answer, by what they ask for: pressed again, it is still the same write. */
const unanswered = new Map<string, string>();

/** The words that tell one file from another without reading it. */
const fileWords = (file: Blob | undefined) =>
  file && [file.size, file.type, file instanceof File ? [file.name, file.lastModified] : null];

/** A write that asks for an id, unless it has one. */
export type Press = Omit<Write, 'writeId'> & { writeId?: string | undefined };

/** Sends what a press asks for, under an id of its own, and again while nobody answers. A press that is repeated after that is the same write. */
export async function sendPress<T, Theirs = unknown>(
  press: Press,
  onHeldUp: (by: HeldUp) => void,
  patience: 'a minute' | 'for ever' = 'a minute',
): Promise<Reply<T, Theirs>> {
  const words = JSON.stringify([press.room, press.seatId, press.verb, press.input, fileWords(press.file)], noNumber);
  const writeId = press.writeId ?? unanswered.get(words) ?? newWriteId();
  unanswered.set(words, writeId);
  const patienceMs = patience === 'a minute' ? pressPatienceMs : Number.POSITIVE_INFINITY;
  const reply = await sendUntilAnswered<T, Theirs>({ ...press, writeId }, onHeldUp, patienceMs);
  if (reply.kind !== 'offline' && reply.kind !== 'fault') unanswered.delete(words);
  return reply;
}
