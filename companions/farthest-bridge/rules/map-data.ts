import { z } from 'zod';
import { each, finds } from '@/companions/rules/entered';
import { allHexes, edgeOf, type HexNumber, whyNoHex, whyNoHexside } from './hexes';
import { areas } from './schedule';

/**
 * The features of the printed map, as far as they have been entered: the book's text holds none of it but Arnhem's three
 * hexes.
 */

/** Mixed to city are the kinds of §11.4; marsh and water stand for what it does not list (FB-15). */
export const terrains = ['mixed', 'broken', 'rough', 'town', 'woods', 'city', 'marsh', 'water'] as const;
export type Terrain = (typeof terrains)[number];

export const bridgeKinds = ['canal', 'railroad', 'highway'] as const;
export type BridgeKind = (typeof bridgeKinds)[number];

/** Says what is wrong with a place of the map, in words. */
const placeSchema = (why: (place: string) => string | undefined) =>
  z.string().superRefine((place, context) => {
    const message = why(place);
    if (message) finds(context)([], message);
  });

export const hexSchema = placeSchema(whyNoHex);
export const hexsideSchema = placeSchema(whyNoHexside);

export const hexEntrySchema = z.strictObject({
  terrain: z.enum(terrains, `One of ${terrains.join(', ')}.`),
  road: z.boolean('true or false.').optional(),
  trail: z.boolean('true or false.').optional(),
  name: z.string().trim().min(1, 'Leave the name out, or give one.').max(40, 'At most 40 characters.').optional(),
});
export type HexEntry = z.infer<typeof hexEntrySchema>;

export const hexsideEntrySchema = z.strictObject({
  water: z.enum(['river', 'stream', 'canal'], 'river, stream or canal.'),
  bridge: z.enum(bridgeKinds, 'canal, railroad or highway; left out where there is no bridge.').optional(),
  /** Nothing moves across it without a bridge. */
  prohibited: z.boolean('true or false.').optional(),
});
export type HexsideEntry = z.infer<typeof hexsideEntrySchema>;

/** A place on the edge, for what arrives there. */
export const edgeHexSchema = hexSchema.superRefine((hex, context) => {
  if (!whyNoHex(hex) && !edgeOf(hex)) finds(context)([], `${hex} does not lie on the edge of the map.`);
});

/** Entries by place; each place must be one of the map. */
function byPlace<Value>(value: z.ZodType<Value>, why: (place: string) => string | undefined) {
  return z.record(z.string(), value).superRefine((entries, context) => {
    for (const place of Object.keys(entries)) {
      const message = why(place);
      if (message) finds(context)([place], message);
    }
  });
}

export const mapSchema = z
  .strictObject({
    hexes: byPlace(hexEntrySchema, whyNoHex),
    hexsides: byPlace(hexsideEntrySchema, whyNoHexside),
    /** Ground of the free deployment (FB-34). */
    areas: each(areas, z.array(hexSchema).min(1, 'At least one hex.').optional()),
    /** The edge next to Eindhoven (FB-8); absent until entered. */
    eindhovenEdge: z.array(edgeHexSchema).min(1, 'At least one hex.').optional(),
  })
  .superRefine(({ hexes }, context) => {
    for (const hex of arnhem)
      if (hexes[hex] && hexes[hex].terrain !== 'city')
        finds(context)(['hexes', hex, 'terrain'], `${hex} is Arnhem (§17.0): city.`);
  });
export type MapData = z.infer<typeof mapSchema>;

/** §17.0. */
export const arnhem: readonly HexNumber[] = ['3423', '3523', '3524'];

/** The map as far as the book's text has it. */
export const bareMap: MapData = {
  hexes: Object.fromEntries(arnhem.map((hex) => [hex, { terrain: 'city', name: 'Arnhem' }])),
  hexsides: {},
  areas: {},
};

/** An entered map, with Arnhem where it leaves it out. */
export const withArnhem = (map: MapData): MapData => ({ ...map, hexes: { ...bareMap.hexes, ...map.hexes } });

/** The hexes of the map whose terrain nobody has entered. */
export const hexesWithoutTerrain = ({ hexes }: MapData): HexNumber[] => allHexes.filter((hex) => !hexes[hex]);
