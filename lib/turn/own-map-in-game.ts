import { change, create, remove } from '@/lib/db/change';
import { dropMapPicture, printedFeatures, writeMapPicture, writeMapSheet } from '@/lib/db/issued';
import { crossingsDrawn, isBuiltAnew, isCrossingUsed, ownPictureOf, type StoredMap } from '@/lib/db/own-map';
import { teamsOf } from '@/lib/db/teams';
import { type Act, type Tx, touchControl, touchDesk } from '@/lib/db/transaction';
import { crossingById } from '@/lib/db/units';
import { featureOf, type KeptDrawn, placeOfDrawn, readDrawn, readTies } from '@/lib/scenario/own-map';
import { type Tie, tieOf } from '@/lib/scenario/tie';
import type { MapFeature, Scenario } from '@/lib/scenario/types';
import { issueMap, issueMapPicture } from '@/lib/visibility/roster';
import { sourceOf } from './source';

/** The own map of a scenario as a game may use it; null while it is not tied to the ground. */
export function usableMap(map: StoredMap): { tie: Tie; drawn: KeptDrawn[] } | null {
  const tied = tieOf(readTies(map.ties), map.widthPx, map.heightPx);
  return tied.ok ? { tie: tied.tie, drawn: readDrawn(map.features) } : null;
}

/**
 * Puts the own map into a game: the picture under everybody's map, the drawn crossings and towns on the printed sheet,
 * and the crossings among the game's own. Used again, it takes the place of what was there; no crossing comes twice.
 * Returns the names of crossings no longer drawn that stay, for something has happened at them.
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
  await enterDrawn(tx, act, tie, drawn);
  const staying = drawn.map(({ id }) => id);
  const kept = await takeAway(tx, act, staying);
  await writeMapPicture(tx, issueMapPicture(act.gameId, picture, tie, await sourceOf(tx)));
  await printSheet(tx, act.gameId, scenario, [...drawn.map((one) => featureOf(tie, one)), ...kept]);
  return kept.map(({ name }) => name);
}

/** Takes the own map out of a game again. Returns the names of drawn crossings that stay, for something has happened at them. */
export async function takeOwnMap(tx: Tx, act: Act, scenario: Scenario): Promise<string[]> {
  const kept = await takeAway(tx, act, []);
  await dropMapPicture(tx, act.gameId);
  await printSheet(tx, act.gameId, scenario, kept);
  return kept.map(({ name }) => name);
}

/** The drawn crossings as crossings of the game: new ones made, those that differ changed. One built anew stays what was built. */
async function enterDrawn(tx: Tx, act: Act, tie: Tie, drawn: readonly KeptDrawn[]): Promise<void> {
  for (const one of drawn) {
    if (one.layer !== 'crossing') continue;
    const { id, name, kind, water, capacityPoints } = one;
    const there = await crossingById(tx, act.gameId, id);
    const asDrawn = { kind, capacityPoints };
    const isAsDrawn = !there || !(await isBuiltAnew(tx, act.gameId, id));
    const row = { name, water, ...(isAsDrawn ? asDrawn : {}), ...placeOfDrawn(tie, one) };
    if (!there) {
      const fresh = {
        ...row,
        ...asDrawn,
        gameId: act.gameId,
        id,
        isPrepared: false,
        state: 'untested' as const,
        notes: ownNote,
      };
      await create(tx, act, 'crossing', id, fresh, { queue: [] });
    } else if (Object.entries(row).some(([field, value]) => there[field as keyof typeof row] !== value)) {
      await change(tx, act, 'crossing', id, row);
    }
  }
}

const ownNote = "Drawn on the host's own map";

/**
 * Takes away the crossings of the own map that are not `staying`; those something has happened at are kept, printed as they
 * were: what has been built in their place is not told by the map.
 */
async function takeAway(tx: Tx, act: Act, staying: readonly string[]): Promise<MapFeature[]> {
  const kept: MapFeature[] = [];
  const printed = await printedFeatures(tx, act.gameId);
  for (const { id, name, kind, x, y } of await crossingsDrawn(tx, act.gameId)) {
    if (staying.includes(id)) continue;
    const before = printed.find((feature) => feature.layer === 'crossing' && feature.name === name);
    if (await isCrossingUsed(tx, act.gameId, id))
      kept.push({ layer: 'crossing', name, kind: before?.kind ?? kind, point: [x, y] });
    else await remove(tx, act, 'crossing', id, { queue: [] });
  }
  return kept;
}

/** The printed sheet anew, with what is drawn on it; every desk reads its map again. */
async function printSheet(tx: Tx, gameId: string, { map }: Scenario, own: readonly MapFeature[]): Promise<void> {
  await writeMapSheet(tx, issueMap(gameId, { ...map, features: [...map.features, ...own] }));
  for (const { id } of await teamsOf(gameId, tx)) touchDesk(tx, gameId, id);
  touchControl(tx, gameId);
}
