import { facesThatBlow, facesThatRepair } from '@/companions/farthest-bridge/rules/chances';
import type { Act, State } from '@/companions/farthest-bridge/rules/state';

/** The number of faces of the die that blow or repair a bridge. */
export function DieFaces({ state, act }: { state: State; act: Act }) {
  if (act.kind !== 'demolish' && act.kind !== 'repair') return null;
  const kind = state.map.hexsides[act.hexside]?.bridge;
  if (!kind) return null;
  const faces = act.kind === 'demolish' ? facesThatBlow(kind) : facesThatRepair(kind);
  return <span className="text-ink-2 tabular-nums">{faces} of 6</span>;
}
