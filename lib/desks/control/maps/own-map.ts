import type { z } from 'zod';
import { mapOf, type Picture, pictureOf, pictureTieOf } from '@/lib/db/issued/issued';
import { ownMapOf, ownPictureOf } from '@/lib/db/maps/own-map';
import { gameById } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import type { Frame, Place } from '@/lib/geometry';
import type { Result } from '@/lib/result';
import { type TiePoint, type TieReading, tieOf } from '@/lib/scenario/map-tie';
import { featureOf, type KeptDrawn, placeOfDrawn, readDrawn, readTies, tiesShape } from '@/lib/scenario/own-map';
import { read } from '@/lib/turn/kernel/perform';
import type { InGame } from '@/lib/turn/kernel/seat';
import { pictureBounds } from '@/lib/turn/maps/read-picture';
import { type AsSent, asSent } from '@/lib/values';

/** The desk of a map of one's own: what is kept for the scenario, and whether this game uses it. */
export interface OwnMapDesk {
  scenario: string;
  frame: Frame;
  /** Names of the rivers and canals of the printed map. */
  waters: string[];
  bounds: typeof pictureBounds;
  map: OwnMap | null;
  /** The game shows a map of one's own; `isAsSaved`: what it shows is what is kept now. */
  use: { isAsSaved: boolean } | null;
}

const ofTheMap = ['name', 'widthPx', 'heightPx', 'savedAt', 'version'] as const;
type StoredMap = NonNullable<Awaited<ReturnType<typeof ownMapOf>>>;

export interface OwnMap extends AsSent<StoredMap, (typeof ofTheMap)[number]> {
  ties: TiePoint[];
  fit: TieReading;
  /** A place is null while the picture is not tied. */
  drawn: (KeptDrawn & { place: Place | null })[];
}

export async function ownMapDesk(inGame: InGame): Promise<OwnMapDesk> {
  const { scenario: name } = await gameById(inGame.gameId);
  const [scenario, stored, used, sheet] = await Promise.all([
    gameScenario(inGame.gameId),
    ownMapOf(name),
    pictureTieOf(inGame.gameId),
    mapOf(inGame.gameId),
  ]);
  const map = stored && ownMap(stored);
  const waters = scenario.map.features.filter(({ layer }) => layer === 'river' || layer === 'canal');
  return {
    scenario: scenario.title,
    frame: scenario.map.frame,
    waters: [...new Set(waters.map((water) => water.name))].sort(),
    bounds: pictureBounds,
    map,
    use: used && { isAsSaved: map !== null && isAsSaved(map, used, sheet?.sheet, scenario.map.features.length) },
  };
}

function ownMap(stored: StoredMap): OwnMap {
  const ties = readTies(stored.ties);
  const fit = tieOf(ties, stored.widthPx, stored.heightPx);
  const drawn = readDrawn(stored.features).map((one) => ({
    ...one,
    place: fit.ok ? placeOfDrawn(fit.tie, one) : null,
  }));
  return { ...asSent(stored, ofTheMap), ties, fit, drawn };
}

/**
 * True when the game shows the picture as it is tied now, everything drawn on it, and no other town. A crossing once
 * put into the game stays.
 */
function isAsSaved({ fit, drawn }: OwnMap, used: object, sheet: unknown, printed: number): boolean {
  if (!fit.ok) return false;
  const { tie } = fit;
  const isTied = Object.entries(tie).every(([of, value]) => (used as Record<string, unknown>)[of] === value);
  const shown = (sheet as { features: { name: string; layer: string; point: unknown; kind: unknown }[] }).features;
  const key = ({ layer, name, point, kind = null }: { layer: string; name: string; point?: unknown; kind?: unknown }) =>
    JSON.stringify([layer, name, point, kind ?? null]);
  const here = shown.slice(printed);
  const own = drawn.map((one) => key(featureOf(tie, one)));
  const shownHere = new Set(here.map(key));
  const isOwn = new Set(own);
  const isSurplus = here.some((one) => one.layer === 'town' && !isOwn.has(key(one)));
  return isTied && !isSurplus && own.every((one) => shownHere.has(one));
}

/** The tie that points would give the picture, before they are kept. */
export async function weighTie(inGame: InGame, input: z.input<typeof tiesShape>): Promise<Result<TieReading>> {
  const ties = read(tiesShape, input);
  if (!ties.ok) return ties;
  const { scenario } = await gameById(inGame.gameId);
  const map = await ownMapOf(scenario);
  return { ok: true, value: tieOf(ties.value, map?.widthPx ?? 1, map?.heightPx ?? 1) };
}

/** The picture kept for the scenario. */
export async function ownPicture(inGame: InGame): Promise<Picture | null> {
  const { scenario } = await gameById(inGame.gameId);
  return ownPictureOf(scenario);
}

/** Which version of a map of one's own this game shows; null: none. */
export const sheetVersion = async (inGame: InGame): Promise<string | null> =>
  (await pictureTieOf(inGame.gameId))?.version ?? null;

/** The picture this game shows under the printed map. */
export const pictureInGame = (inGame: InGame): Promise<Picture | null> => pictureOf(inGame.gameId);
