import { z } from 'zod';
import { type Frame, kmBetween, type Place } from '@/lib/geometry';
import { type CrossingKind, crossingKinds } from '@/lib/words';
import { groundOf, type Tie, type TiePoint } from './map-tie';
import type { MapFeature } from './types';

/** A map of the host's own, as it is kept for a scenario: points of its picture tied to the ground, and what is drawn on it. */

/** Pixels of the picture, to the right and down. */
const pixel = z.number().min(0).max(20_000);
const km = z.number().min(-1000).max(1000);

const tiePointShape = z.strictObject({ px: pixel, py: pixel, x: km, y: km });
export const tiesShape = z.array(tiePointShape).max(60);

const name = z
  .string()
  .overwrite((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' '))
  .trim()
  .min(1)
  .max(60);

/** A crossing or a town, at a point of the picture. */
export const drawnShape = z.discriminatedUnion('layer', [
  z.strictObject({
    layer: z.literal('crossing'),
    name,
    px: pixel,
    py: pixel,
    kind: z.enum(crossingKinds),
    water: name,
    /** Unit points a turn (§7). */
    capacityPoints: z.number().int().min(1).max(999),
  }),
  z.strictObject({
    layer: z.literal('town'),
    name,
    px: pixel,
    py: pixel,
    /** 1 city, 2 named at once, 3 and 4 at higher zoom. */
    tier: z.number().int().min(1).max(4),
  }),
]);
export type Drawn = z.infer<typeof drawnShape>;

/** As it is kept: with an id that stays its own in every game the map is used in. */
export type KeptDrawn = Drawn & { id: string };
const keptShape = z.array(
  z.intersection(z.object({ id: z.string().regex(/^own-[\w-]{6,30}$/) }), z.looseObject({ layer: z.string() })),
);

export const drawnAtMost = 200;

/** The points of a map as stored. Throws when they are none. */
export const readTies = (ties: unknown): TiePoint[] => tiesShape.parse(ties);

/** The drawings of a map as stored. Throws when they are none. */
export const readDrawn = (features: unknown): KeptDrawn[] =>
  keptShape.parse(features).map(({ id, ...drawn }) => ({ ...drawnShape.parse(drawn), id }));

/** Where a drawing lies on the ground, km, to the metre. */
export function placeOfDrawn(tie: Tie, drawn: { px: number; py: number }): Place {
  const { x, y } = groundOf(tie, drawn);
  return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
}

/** A drawing as it is printed for everyone: its name and place, a crossing's kind, never what it carries. */
export function featureOf(tie: Tie, drawn: Drawn): MapFeature {
  const { x, y } = placeOfDrawn(tie, drawn);
  return drawn.layer === 'town'
    ? { layer: 'town', name: drawn.name, tier: drawn.tier, point: [x, y] }
    : { layer: 'crossing', name: drawn.name, kind: drawn.kind, point: [x, y] };
}

/** Why a point cannot be drawn at; null: it can. */
export function offTheMap(
  tie: Tie,
  { px, py }: { px: number; py: number },
  { widthPx, heightPx, frame }: { widthPx: number; heightPx: number; frame: Frame },
): string | null {
  if (px > widthPx || py > heightPx)
    return `That point lies off the picture, which has ${widthPx} × ${heightPx} px. Click inside it.`;
  const { x, y } = placeOfDrawn(tie, { px, py });
  if (x < frame.minX || x > frame.maxX || y < frame.minY || y > frame.maxY)
    return `That place, ${x.toFixed(1)} east and ${y.toFixed(1)} north, lies off the map of the scenario: it reaches from ${frame.minX} to ${frame.maxX} east and from ${frame.minY} to ${frame.maxY} north.`;
  return null;
}

/** A crossing of the same kind that stands within 100 m of a place already. */
export const standsThere = (
  place: Place,
  kind: CrossingKind,
  crossings: readonly { name: string; kind: string; place: Place }[],
): { name: string } | undefined =>
  crossings.find((other) => other.kind === kind && kmBetween(other.place, place) < 0.1);
