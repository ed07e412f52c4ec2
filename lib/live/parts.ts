import { createHash } from 'node:crypto';
import { cursorOf } from '@/lib/db/issued/desk-cursors';
import { databaseOpen, snapshot } from '@/lib/db/kernel/client';
import { DatabaseAway } from '@/lib/db/kernel/db-errors';
import { perObject } from '@/lib/memo';
import { tellAgain } from './subscribe';

/**
 * Control's desks are made of these parts. A part is the same for every seat of Control in a game: it is read once per
 * state of the game and process, in a snapshot, and kept as long as that state is the newest. It may be lost at any
 * moment.
 */

export interface Part<T> {
  /** Tells it from every other part of its game: what is asked for stands in it. */
  readonly name: string;
  /** Reads it by `db()`, which is in a snapshot. */
  readonly read: (gameId: string) => Promise<T>;
  /**
   * `slow`: it takes long to work out, so a desk is given the last one known, and told when there is a newer one. `passing`:
   * it holds what no change of the game tells of, such as who is at his desk, so it is read each time.
   */
  readonly kind: 'kept' | 'slow' | 'passing';
}

export const part = <T>(name: string, read: Part<T>['read'], kind: Part<T>['kind'] = 'kept'): Part<T> => ({
  name,
  read,
  kind,
});

/** A value as JSON, and its tag: another value has another tag, in every process. */
export interface Version {
  tag: string;
  json: string;
}

export interface KeptPart extends Version {
  value: unknown;
  /** The versions before it, the last first: a reader who has one of these is told the difference only. */
  before: readonly Version[];
}

/** Parts of one state of a game; the slow ones may be of an older one. */
export interface State {
  /** The number of changes of the game. */
  cursor: number;
  /** The database's time, ISO. */
  now: string;
  parts: ReadonlyMap<string, KeptPart>;
}

/** So many older values of a part are kept: in a burst a page asks anew before it is five behind. */
const beforeAtMost = 4;
/** So many parts of a game are kept, and so many letters of JSON in all: those read last. */
const partsAtMost = 200;
const lettersAtMost = 60_000_000;
const gamesAtMost = 8;
/** Slow parts rest for so many times as long as they took, and for so many ms at least. */
const slowRest = { times: 3, leastMs: 150 };

interface Kept extends KeptPart {
  /** The state it was read in. */
  cursor: number;
  /** When its reading began, by the process, ms. */
  begunAt: number;
}

class GameParts {
  cursor = -1;
  readonly kept = new Map<string, Kept>();
  /** Of all that is kept. */
  letters = 0;
  /** The parts that the next reading is to hold. */
  wanted = new Map<string, Part<unknown>>();
  underWay: Promise<unknown> | null = null;
  /** Slow parts that are not of the newest state. */
  slow = new Map<string, Part<unknown>>();
  isSlowDue = false;
  slowTookMs = 0;
}

/** By the database they are in, then by their ids. */
const gamesIn = perObject((_database: object) => new Map<string, GameParts>());

function partsOfGame(gameId: string): GameParts {
  const games = gamesIn(databaseOpen());
  const game = games.get(gameId) ?? new GameParts();
  games.delete(gameId);
  games.set(gameId, game);
  if (games.size > gamesAtMost) games.delete(games.keys().next().value!);
  return game;
}

/**
 * These parts of a game, all of one state, which is no older than the game is now. Whoever asks for the same while it is
 * being read gets the same. Throws `DatabaseAway`.
 */
export async function partsOf(gameId: string, asked: readonly Part<unknown>[]): Promise<State> {
  const game = partsOfGame(gameId);
  const askedAt = performance.now();
  const cursorBefore = game.cursor;
  const { changes, now } = await cursorOf(gameId);
  if (changes < cursorBefore) wentBack(game);
  const isNewest = ({ name }: Part<unknown>) => game.kept.get(name)?.cursor === game.cursor;
  const isHere = (one: Part<unknown>) => {
    if (one.kind === 'slow') return game.kept.has(one.name);
    return isNewest(one) && (one.kind !== 'passing' || game.kept.get(one.name)!.begunAt >= askedAt);
  };
  while (game.cursor < changes || !asked.every(isHere)) {
    // A slow part is waited for once: when there is none yet.
    const wanted = asked.filter(({ kind, name }) => kind !== 'slow' || !game.kept.has(name));
    await read(gameId, game, wanted);
  }
  const stale = asked.filter((one) => one.kind === 'slow' && !isNewest(one));
  for (const one of stale) game.slow.set(one.name, one);
  workOutSoon(gameId, game);
  return {
    cursor: game.cursor,
    now: now.toISOString(),
    parts: new Map(asked.map(({ name }) => [name, game.kept.get(name)!])),
  };
}

/** The value of one part of a game. Others read it too: nobody changes it. Throws `DatabaseAway`. */
export async function partOf<T>(gameId: string, one: Part<T>): Promise<T> {
  const { parts } = await partsOf(gameId, [one]);
  return parts.get(one.name)!.value as T;
}

/** The game is younger than what is kept of it: its database was put back to an older state. */
function wentBack(game: GameParts): void {
  game.cursor = -1;
  game.kept.clear();
  game.letters = 0;
}

/** One reading for all who ask in the same moment. */
async function read(gameId: string, game: GameParts, wanted: readonly Part<unknown>[]): Promise<void> {
  for (const one of wanted) game.wanted.set(one.name, one);
  game.underWay ??= readTogether(gameId, game).finally(() => {
    game.underWay = null;
  });
  try {
    await game.underWay;
  } catch (error) {
    if (error instanceof DatabaseAway) throw error;
    // What another asked for may be at fault.
    await readInto(gameId, game, wanted);
  }
}

async function readTogether(gameId: string, game: GameParts): Promise<void> {
  await Promise.resolve();
  const wanted = [...game.wanted.values()];
  game.wanted = new Map();
  await readInto(gameId, game, wanted);
}

/**
 * Reads what is not here of the newest state, and keeps it unless a newer state came in meanwhile. A slow part is kept then
 * too: it is newer than the one before, and while letters are typed in every second no state lasts as long as its reading.
 */
async function readInto(gameId: string, game: GameParts, wanted: readonly Part<unknown>[]): Promise<void> {
  const begunAt = performance.now();
  const cursorBefore = game.cursor;
  const { cursor, values } = await snapshot(async () => {
    const { changes: cursor } = await cursorOf(gameId);
    const isHere = ({ name, kind }: Part<unknown>) => kind !== 'passing' && game.kept.get(name)?.cursor === cursor;
    const missing = wanted.filter((one) => !isHere(one));
    const values = await Promise.all(missing.map(async (one) => [one, await one.read(gameId)] as const));
    return { cursor, values };
  });
  if (cursor < cursorBefore) wentBack(game);
  game.cursor = Math.max(game.cursor, cursor);
  for (const [{ name, kind }, value] of values) {
    const oldest = kind === 'slow' ? (game.kept.get(name)?.cursor ?? 0) : game.cursor;
    if (cursor >= oldest) keep(game, name, value, { cursor, begunAt });
  }
}

function keep(game: GameParts, name: string, value: unknown, read: Pick<Kept, 'cursor' | 'begunAt'>): void {
  const { kept } = game;
  const json = JSON.stringify(value);
  const tag = createHash('sha1').update(json).digest('base64url').slice(0, 12);
  const last = kept.get(name);
  const isSame = last?.tag === tag;
  const older = isSame ? last.before : last ? [last, ...last.before] : [];
  const before = older.slice(0, beforeAtMost).map(({ tag, json }) => ({ tag, json }));
  drop(game, name);
  kept.set(name, { tag, json, value: isSame ? last.value : value, before, ...read });
  game.letters += lettersOf(kept.get(name)!);
  while (kept.size > 1 && (kept.size > partsAtMost || game.letters > lettersAtMost))
    drop(game, kept.keys().next().value!);
}

const lettersOf = ({ json, before }: Kept): number =>
  before.reduce((sum, version) => sum + version.json.length, json.length);

function drop(game: GameParts, name: string): void {
  const one = game.kept.get(name);
  if (one) game.letters -= lettersOf(one);
  game.kept.delete(name);
}

/** Brings slow parts up to date outside every request, and tells Control when one of them is another. */
function workOutSoon(gameId: string, game: GameParts): void {
  if (game.slow.size === 0 || game.isSlowDue) return;
  game.isSlowDue = true;
  const rest = Math.max(slowRest.leastMs, slowRest.times * game.slowTookMs);
  setTimeout(() => {
    workOut(gameId, game)
      // Whoever looks next asks for them again.
      .catch((problem) => void (problem instanceof DatabaseAway || console.error(problem)))
      // What was asked for while they were worked out is of a newer state.
      .then(() => workOutSoon(gameId, game));
  }, rest);
}

async function workOut(gameId: string, game: GameParts): Promise<void> {
  const slow = [...game.slow.values()];
  game.slow = new Map();
  const tags = () => slow.map(({ name }) => game.kept.get(name)?.tag).join();
  const before = tags();
  const began = performance.now();
  try {
    await readInto(gameId, game, slow);
  } finally {
    game.slowTookMs = performance.now() - began;
    game.isSlowDue = false;
  }
  if (tags() !== before) tellAgain(gameId);
}
