import pg from 'pg';
import { cursorsOf } from '@/lib/db/issued/desk-cursors';
import { cut } from '@/lib/db/kernel/cut';
import { environment } from '@/lib/db/kernel/environment';
import { whenAway } from '@/lib/db/kernel/reaching';
import { channel } from '@/lib/db/kernel/transaction';
import { Burst } from './burst';

/** Whom a stream is for: Control of a game, or one team's desk. */
interface Audience {
  gameId: string;
  /** null: Control. */
  teamId: string | null;
}

type Tell = (cursor: string) => void;
/** The parts of Control, apart from its desks, that have changed. */
export type ClaimsChanged = 'counterClaims' | 'claims';
type TellClaims = (what: ClaimsChanged) => void;
/** The seat at the stream, and what is done when that seat was given to somebody else. */
type Sitting = { id: string; whenReassigned: () => void };

interface Subscriber {
  audience: Audience;
  tell: Tell;
  /** Control only: the claims on counters changed, or those on cards. */
  tellClaims: TellClaims | null;
  seat: Sitting | null;
  /** The last cursor this stream was told, and how many it has been told: a look begun before a notice is older than it. */
  told: string | null;
  tellings: number;
}

/** The pause between two looks of the slow poll for a lost notice, in ms. */
const pollEvery = 5_000;

interface Hub {
  subscribers: Set<Subscriber>;
  /** The changes in a game, for its Control, by the game's id. */
  bursts: Map<string, Burst>;
  /** Nobody listens any more: the connection ends. */
  over: AbortController;
}

/** One listening connection a process: bundles of one server may load this file more than once. */
const shared = globalThis as typeof globalThis & { opcomNotices?: Hub };

function hub(): Hub {
  if (!shared.opcomNotices) {
    const made: Hub = { subscribers: new Set(), bursts: new Map(), over: new AbortController() };
    shared.opcomNotices = made;
    void listen(made);
    const polling = setInterval(() => void pollAll(made), pollEvery).unref();
    made.over.signal.addEventListener('abort', () => clearInterval(polling));
  }
  return shared.opcomNotices;
}

/**
 * Tells `tell` the audience's cursor whenever something on its desk changed, and calls `tellClaims` whenever claims on
 * counters or cards did: for Control alone, and never for a team. `seat` hears that it was given to somebody else or
 * taken away. Returns what ends it.
 */
export function subscribe(
  audience: Audience,
  tell: Tell,
  tellClaims: TellClaims | null = null,
  seat: Sitting | null = null,
): () => void {
  const subscriber: Subscriber = { audience, tell, tellClaims, seat, told: null, tellings: 0 };
  const { subscribers } = hub();
  subscribers.add(subscriber);
  void poll([subscriber]).catch(() => undefined);
  return () => subscribers.delete(subscriber);
}

/** Looks up for everybody who listens at this process what he should have been told: a notice may have been lost. */
export const lookAgain = (): Promise<void> => pollAll(hub());

/** Ends the connection on which this process listens, and with it whatever was subscribed to. */
export function stopListening(): void {
  shared.opcomNotices?.over.abort();
  shared.opcomNotices = undefined;
}

/**
 * Keeps one LISTEN connection alive for as long as it takes; after each break everyone is told to look again. It listens to
 * the database that was this process's when somebody first asked, and to no other.
 */
async function listen(hub: Hub): Promise<void> {
  const over = hub.over.signal;
  const { DATABASE_URL: connectionString } = environment();
  for (let wait = 200; !over.aborted; wait = Math.min(wait * 2, 5_000)) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 20_000 });
    const broken = new Promise<void>((resume) => client.on('error', () => resume()).on('end', () => resume()));
    const stopHearing = whenAway(() => cut(client));
    const end = () => cut(client);
    over.addEventListener('abort', end);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => payload && hear(hub, payload));
      await client.query(`LISTEN ${channel}`);
      wait = 200;
      await pollAll(hub);
      await broken;
    } catch {
      // The database is away: wait and try again.
    }
    stopHearing();
    over.removeEventListener('abort', end);
    await client.end().catch(() => undefined);
    await new Promise((resume) => setTimeout(resume, wait).unref());
  }
}

interface Notice {
  game: string;
  desk?: string;
  cursor?: string;
  /** Nothing but claims on counters: no desk changed. */
  counterClaims?: true;
  /** Nothing but claims on cards, and what one umpire writes to another. */
  claims?: true;
  /** Nothing but a seat that was given to somebody else, by its id. */
  seat?: string;
}

function hear(hub: Hub, payload: string): void {
  const { game, desk, cursor, counterClaims, claims, seat } = JSON.parse(payload) as Notice;
  for (const subscriber of hub.subscribers) {
    if (subscriber.audience.gameId !== game) continue;
    if (seat) {
      if (subscriber.seat?.id === seat) subscriber.seat.whenReassigned();
      continue;
    }
    if (counterClaims || claims) {
      if (subscriber.audience.teamId === null) subscriber.tellClaims?.(counterClaims ? 'counterClaims' : 'claims');
      continue;
    }
    if (desk && cursor && subscriber.audience.teamId === desk) tellOnce(subscriber, cursor);
  }
  if (!(desk || counterClaims || claims || seat)) burstOf(hub, game).note();
}

function tellOnce(subscriber: Subscriber, cursor: string): void {
  if (subscriber.told === cursor) return;
  subscriber.told = cursor;
  subscriber.tellings += 1;
  subscriber.tell(cursor);
}

/** Tells those of Control who listen at this process to look again, although the game has not changed. */
export function tellAgain(gameId: string): void {
  for (const { audience, told, tell } of hub().subscribers)
    if (audience.gameId === gameId && audience.teamId === null && told !== null) tell(told);
}

/** Tells all of Control who listen at this process to look again: something outside every game has changed. */
export function tellControl(): void {
  for (const gameId of new Set([...hub().subscribers].map(({ audience }) => audience.gameId))) tellAgain(gameId);
}

/** Control hears of everything: a burst of changes is told once, and its cursor is looked up once. */
function burstOf({ bursts, subscribers }: Hub, gameId: string): Burst {
  const control = () =>
    [...subscribers].filter(({ audience }) => audience.gameId === gameId && audience.teamId === null);
  const burst = bursts.get(gameId) ?? new Burst(() => void poll(control()).catch(() => undefined));
  bursts.set(gameId, burst);
  return burst;
}

const pollAll = (hub: Hub): Promise<void> => poll([...hub.subscribers]).catch(() => undefined);

/** Looks the cursors up and tells those that differ from what was told. */
async function poll(subscribers: Subscriber[]): Promise<void> {
  for (const gameId of new Set(subscribers.map((subscriber) => subscriber.audience.gameId))) {
    const asking = subscribers
      .filter(({ audience }) => audience.gameId === gameId)
      .map((one) => [one, one.tellings] as const);
    const cursors = await cursorsOf(gameId);
    for (const [subscriber, tellings] of asking) {
      if (subscriber.tellings !== tellings) continue;
      const { teamId } = subscriber.audience;
      const cursor = teamId === null ? cursors.control : cursors.desks.get(teamId);
      if (cursor) tellOnce(subscriber, cursor);
    }
  }
}
