import type { RefugeKind } from '@/lib/adjudication/retiring';
import type { RetireProposal } from '@/lib/advice/combat/propose-retreats';
import { kmWords } from '../parts/combat/combat-words';

const kinds: Record<RefugeKind, string> = { town: 'town', wood: 'wood', farSideOfBridge: 'far side' };

/**
 * Describes a proposed place by the nearest name: "straight back, north of Elst, 2 km", "to Oosterbeek, town, 2.4 km (the
 * rule says 3 km)".
 */
export function placeWords(way: Omit<RetireProposal, 'x' | 'y'>, dueKm: number): string {
  if (way.isBarred) return 'no way back is open: say where, or rule that it stays';
  const far = `${kmWords(Math.round(way.km * 10) / 10)}${Math.abs(way.km - dueKm) >= 0.05 ? ` (the rule says ${kmWords(dueKm)})` : ''}`;
  const near = way.near ? `, ${way.near}` : '';
  if (way.isStartLine) return `to its start line${near}, ${far}`;
  if (!way.refuge) return `straight back${near}, ${far}`;
  return way.refuge.kind === 'farSideOfBridge'
    ? `over ${way.refuge.name}, ${kinds.farSideOfBridge}, ${far}`
    : `to ${way.refuge.name}, ${kinds[way.refuge.kind]}, ${far}`;
}
