import { createHash } from 'node:crypto';
import { databaseOpen, snapshot } from '@/lib/db/client';
import { DatabaseAway } from '@/lib/db/db-errors';
import { cursorOf } from '@/lib/db/issuing/desk-cursors';
import { tellAgain } from './subscribe';

/**
 * What Control's desks are made of. A part is the same for every seat of Control in a game: it is read once per state of
 * the game and process, in a snapshot, and kept as long as that state is the newest. It may be lost at any moment.
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
  /** What it was before, the last first: whoever has one of these is told the difference only. */
  before: readonly Version[];
}

/** Parts of one state of a game; the slow ones may be of an older one. */
export interface State {
  /** How often the game had changed. */
  cursor: number;
  /** The database's time, ISO. */
  now: string;
  parts: ReadonlyMap<string, KeptPart>;
}

/** So many older values of a part are kept: in a burst a page asks anew before it is five behind. */
const beforeAtMost = 4;
/** So many parts of a game are kept, those asked for last. */
const partsAtMost = 200;
const gamesAtMost = 8;
/** Slow parts rest for so many times as long as they took, and for so many ms at least. */
const slowRest = { times: 3, leastMs: 150 };

interface Kept extends KeptPart {
  cursor: number;
  /** When its reading began, by the process, ms. */
  begunAt: number;
}

class GameParts {
  cursor = -1;
  readonly kept = new Map<string, Kept>();
  /** What the next reading is to hold. */
  wanted = new Map<string, Part<unknown>>();
  underWay: Promise<unknown> | null = null;
  /** Slow parts that are not of the newest state. */
  slow = new Map<string, Part<unknown>>();
  isSlowDue = false;
  slowTookMs = 0;
}

/** By the database they are in, then by their ids. */
const gamesIn = new WeakMap<object, Map<string, GameParts>>();

function partsOfGame(gameId: string): GameParts {
  const database = databaseOpen();
  const games = gamesIn.get(database) ?? new Map<string, GameParts>();
  gamesIn.set(database, games);
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
  const stale = asked.filter(({ kind, name }) => kind === 'slow' && game.kept.has(name));
  const wanted = asked.filter((one) => !stale.includes(one));
  const isHere = ({ name, kind }: Part<unknown>) => {
    const known = game.kept.get(name);
    return known?.cursor === game.cursor && (kind !== 'passing' || known.begunAt >= askedAt);
  };
  while (game.cursor < changes || !wanted.every(isHere)) await read(gameId, game, wanted);
  workOutSoon(
    gameId,
    game,
    stale.filter((one) => !isHere(one)),
  );
  return {
    cursor: game.cursor,
    now: now.toISOString(),
    parts: new Map(asked.map(({ name }) => [name, game.kept.get(name)!])),
  };
}

/** The game is younger than what is kept of it: its database was put back to an older state. */
function wentBack(game: GameParts): void {
  game.cursor = -1;
  game.kept.clear();
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

/** Reads what is not here of the newest state, and keeps it unless a newer state came in meanwhile. */
async function readInto(gameId: string, game: GameParts, wanted: readonly Part<unknown>[]): Promise<void> {
  const begunAt = performance.now();
  const cursorBefore = game.cursor;
  const { cursor, values } = await snapshot(async () => {
    const { changes: cursor } = await cursorOf(gameId);
    const isHere = ({ name, kind }: Part<unknown>) => kind !== 'passing' && game.kept.get(name)?.cursor === cursor;
    const missing = wanted.filter((one) => !isHere(one));
    const values = await Promise.all(missing.map(async ({ name, read }) => [name, await read(gameId)] as const));
    return { cursor, values };
  });
  if (cursor < cursorBefore) wentBack(game);
  if (cursor < game.cursor) return;
  game.cursor = cursor;
  for (const [name, value] of values) keep(game, name, value, begunAt);
}

function keep(game: GameParts, name: string, value: unknown, begunAt: number): void {
  const { cursor, kept } = game;
  const json = JSON.stringify(value);
  const tag = createHash('sha1').update(json).digest('base64url').slice(0, 12);
  const last = kept.get(name);
  const isSame = last?.tag === tag;
  const older = isSame ? last.before : last ? [last, ...last.before] : [];
  const before = older.slice(0, beforeAtMost).map(({ tag, json }) => ({ tag, json }));
  kept.delete(name);
  kept.set(name, { tag, json, cursor, value: isSame ? last.value : value, before, begunAt });
  if (kept.size > partsAtMost) kept.delete(kept.keys().next().value!);
}

/** Brings slow parts up to date outside every request, and tells Control when one of them is another. */
function workOutSoon(gameId: string, game: GameParts, stale: readonly Part<unknown>[]): void {
  for (const one of stale) game.slow.set(one.name, one);
  if (game.slow.size === 0 || game.isSlowDue) return;
  game.isSlowDue = true;
  setTimeout(
    () => void workOut(gameId, game).catch(() => undefined),
    Math.max(slowRest.leastMs, slowRest.times * game.slowTookMs),
  );
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
