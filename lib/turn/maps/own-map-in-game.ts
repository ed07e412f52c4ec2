import { teamsOf } from '@/lib/db/access/teams';
import { dropMapPicture, printedFeatures, writeMapPicture, writePrintedMap } from '@/lib/db/issued/issued';
import { change, create } from '@/lib/db/kernel/change';
import { type Act, type Tx, touchControl, touchDesk } from '@/lib/db/kernel/transaction';
import { crossingsDrawn, ownPictureOf, type StoredMap, writtenSince } from '@/lib/db/maps/own-map';
import type { Crossing } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import { type Tie, tieOf } from '@/lib/scenario/map-tie';
import { featureOf, type KeptDrawn, placeOfDrawn, readDrawn, readTies } from '@/lib/scenario/own-map';
import type { MapFeature, Scenario } from '@/lib/scenario/types';
import { issueMap, issueMapPicture } from '@/lib/visibility/issuing/issue-setup';
import { issueSource } from '../issuing/issue-source';

/** The own map of a scenario as a game may use it; null while it is not tied to the ground. */
export function usableMap(map: StoredMap): { tie: Tie; drawn: KeptDrawn[] } | null {
  const tied = tieOf(readTies(map.ties), map.widthPx, map.heightPx);
  return tied.ok ? { tie: tied.tie, drawn: readDrawn(map.features) } : null;
}

/**
 * Puts the own map into a game: the picture under everybody's map, the drawn crossings and towns on the printed sheet,
 * and the crossings among the game's own. Used again, it takes the place of what was there; no crossing comes twice.
 * Returns the names of crossings that are no longer drawn: they stay, whether or not anything has happened at them, for
 * everybody reads on his printed sheet which go and which stay.
 */
export async function putOwnMap(
  tx: Tx,
  act: Act,
  scenario: Scenario,
  map: StoredMap,
  { tie, drawn }: { tie: Tie; drawn: KeptDrawn[] },
): Promise<string[]> {
  const picture = await ownPictureOf(map.scenario, tx);
  if (!picture) throw new Error(`scenario ${map.scenario} has no map of its own`);
  const staying = await enterDrawn(tx, act, tie, drawn);
  const printed = await asPrinted(tx, act.gameId, staying);
  await writeMapPicture(tx, issueMapPicture(act.gameId, picture, tie, await issueSource(tx)));
  await printSheet(tx, act.gameId, scenario, [...drawn.map((one) => featureOf(tie, one)), ...printed]);
  return staying.map(({ name }) => name);
}

/** Takes the own map out of a game again, its picture and its towns. Returns the names of its crossings, which stay. */
export async function takeOwnMap(tx: Tx, act: Act, scenario: Scenario): Promise<string[]> {
  const staying = await crossingsDrawn(tx, act.gameId);
  const printed = await asPrinted(tx, act.gameId, staying);
  await dropMapPicture(tx, act.gameId);
  await printSheet(tx, act.gameId, scenario, printed);
  return staying.map(({ name }) => name);
}

/**
 * The drawn crossings as crossings of the game: new ones made, those that differ changed. One drawn again under its old name
 * is the same crossing. Returns those of the game that are no longer drawn.
 */
async function enterDrawn(tx: Tx, act: Act, tie: Tie, drawn: readonly KeptDrawn[]): Promise<Crossing[]> {
  const crossings = drawn.filter((one) => one.layer === 'crossing');
  const left = new Map((await crossingsDrawn(tx, act.gameId)).map((crossing) => [crossing.id, crossing]));
  const found = new Map<string, Crossing>();
  const find = (one: DrawnCrossing, there: Crossing | undefined) => {
    if (!there || found.has(one.id)) return;
    found.set(one.id, there);
    left.delete(there.id);
  };
  for (const one of crossings) find(one, left.get(one.id));
  for (const one of crossings)
    find(
      one,
      [...left.values()].find(({ name }) => name === one.name),
    );
  for (const one of crossings) await enterCrossing(tx, act, { ...one, ...placeOfDrawn(tie, one) }, found.get(one.id));
  return [...left.values()];
}

type DrawnCrossing = Extract<KeptDrawn, { layer: 'crossing' }>;

/** One drawn crossing. What it carries stays as set or built in the game since. */
async function enterCrossing(tx: Tx, act: Act, one: DrawnCrossing & Place, there: Crossing | undefined): Promise<void> {
  const { name, kind, water, capacityPoints, x, y } = one;
  const row = { name, kind, water, capacityPoints, x, y };
  if (!there) {
    const untouched = { isPrepared: false, state: 'untested' as const, notes: ownNote };
    const fresh = { ...row, ...untouched, gameId: act.gameId, id: one.id };
    await create(tx, act, 'crossing', one.id, fresh, { queue: [] });
    return;
  }
  const since = await writtenSince(tx, act.gameId, there.id);
  const isNews = (field: string, value: unknown) => !since.has(field) && there[field as keyof typeof row] !== value;
  const news = Object.fromEntries(Object.entries(row).filter(([field, value]) => isNews(field, value)));
  if (Object.keys(news).length > 0) await change(tx, act, 'crossing', there.id, news);
}

const ownNote = "Drawn on the host's own map";

/** Crossings of the own map as they are printed now: what was built in their place is not told by the map. */
async function asPrinted(tx: Tx, gameId: string, crossings: readonly Crossing[]): Promise<MapFeature[]> {
  return (await printedFeatures(tx, gameId)).flatMap(({ layer, name, kind, point }) => {
    if (layer !== 'crossing' || !point) return [];
    const [x, y] = point;
    const isStaying = crossings.some((one) => one.name === name && one.x === x && one.y === y);
    return isStaying ? [{ layer, name, kind: kind ?? undefined, point: [x, y] }] : [];
  });
}

/** Issues the printed map again, with what is drawn on it; every desk reads its map again. */
async function printSheet(tx: Tx, gameId: string, { map }: Scenario, own: readonly MapFeature[]): Promise<void> {
  await writePrintedMap(tx, issueMap(gameId, { ...map, features: [...map.features, ...own] }));
  for (const { id } of await teamsOf(gameId, tx)) touchDesk(tx, gameId, id);
  touchControl(tx, gameId);
}
