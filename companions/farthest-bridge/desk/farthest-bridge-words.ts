import type { LandingOutcome } from '@/companions/farthest-bridge/rules/chances';
import { nationNames } from '@/companions/farthest-bridge/rules/counters';
import { type HexEntry, type HexsideEntry, type Terrain, terrains } from '@/companions/farthest-bridge/rules/map-data';
import type { Area } from '@/companions/farthest-bridge/rules/schedule';
import type { State } from '@/companions/farthest-bridge/rules/state';
import type { SupportMarker } from '@/companions/farthest-bridge/rules/tables';
import { capital, counted } from '@/lib/text';

/** The game's words on this desk. */

/** Each with the letter that takes it: its first, where no other has that. */
export const terrainChoices = terrains.map((id) => {
  const letters: Partial<Record<Terrain, string>> = { marsh: 'h', water: 'a' };
  return { id, word: capital(id), letter: letters[id] ?? id.charAt(0) };
});

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

/** The words for a hex. */
export const hexWords = ({ terrain, road, trail, name }: HexEntry): string => {
  const ways = [road && 'a road', trail && 'a trail'].filter(Boolean).join(' and ');
  return `${name ? `${name}, ` : ''}${terrain}${ways && ` with ${ways}`}`;
};

export const waterWords = ({ water, prohibited }: HexsideEntry): string =>
  `${water}${prohibited ? ', no crossing without a bridge' : ''}`;

/** The state of the victory, if the game ended now (§17.0). */
export function victoryWords({ winner, arnhemReached }: State): string {
  if (winner === 'allied') return 'The Allied player has won.';
  if (winner === 'german') return 'The German player has won.';
  if (winner === 'draw') return 'The game is a draw.';
  return arnhemReached ? 'At least a draw: Arnhem has been reached.' : 'A German victory as it stands.';
}

export const hexesCount = (count: number): string => counted(count, 'hex', 'hexes');
