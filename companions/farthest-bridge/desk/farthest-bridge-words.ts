import type { LandingOutcome } from '@/companions/farthest-bridge/rules/chances';
import type { HexEntry, HexsideEntry, Terrain } from '@/companions/farthest-bridge/rules/map-data';
import type { Area, Nation } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import type { SupportMarker } from '@/companions/farthest-bridge/rules/tables';
import { counted } from '@/lib/text';

/** The game's words on this desk. */

export const nationNames: Record<Nation, string> = { german: 'German', us: 'US', uk: 'UK', polish: 'Polish' };

/** Each with the letter that takes it. */
export const terrainChoices: readonly { id: Terrain; word: string; letter: string }[] = [
  { id: 'mixed', word: 'Mixed', letter: 'm' },
  { id: 'broken', word: 'Broken', letter: 'b' },
  { id: 'rough', word: 'Rough', letter: 'r' },
  { id: 'town', word: 'Town', letter: 't' },
  { id: 'woods', word: 'Woods', letter: 'w' },
  { id: 'city', word: 'City', letter: 'c' },
  { id: 'marsh', word: 'Marsh', letter: 'h' },
  { id: 'water', word: 'Water', letter: 'a' },
];

export const grounds: readonly { id: Area | 'eindhovenEdge'; label: string }[] = [
  { id: 'eindhovenEdge', label: 'Map edge next to Eindhoven' },
  { id: 'germany', label: 'Germany' },
  { id: 'northOfNederRijn', label: 'North of the Neder Rijn' },
  { id: 'northOfWaal', label: 'North of the Waal' },
  { id: 'southOfMaas', label: 'South of the Maas' },
];

export const outcomeWords: Record<LandingOutcome, string> = {
  whole: 'whole',
  depleted: 'depleted',
  relocated: 'depleted, moves beside',
  eliminated: 'eliminated',
  terrainWanted: 'by its terrain',
};

export const markerName = ({ nation, value }: SupportMarker): string => `${nationNames[nation]} +${value}`;

/** What a hex is, in words. */
export const hexWords = ({ terrain, road, trail, name }: HexEntry): string => {
  const ways = [road && 'a road', trail && 'a trail'].filter(Boolean).join(' and ');
  return `${name ? `${name}, ` : ''}${terrain}${ways && ` with ${ways}`}`;
};

export const waterWords = ({ water, prohibited }: HexsideEntry): string =>
  `${water}${prohibited ? ', no crossing without a bridge' : ''}`;

/** How the victory stands, if the game ended now (§17.0). */
export function victoryWords({ winner, arnhemReached }: State): string {
  if (winner === 'allied') return 'The Allied player has won.';
  if (winner === 'german') return 'The German player has won.';
  if (winner === 'draw') return 'The game is a draw.';
  return arnhemReached ? 'At least a draw: Arnhem has been reached.' : 'A German victory as it stands.';
}

export const hexesCount = (count: number): string => counted(count, 'hex', 'hexes');
