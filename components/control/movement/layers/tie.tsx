import type { Box } from '@/components/map/core/projection';
import { edgeNear, leaderTo } from '@/components/map/labels/room';

/** The line from a counter to a card that stands off it. */
export function Tie({ from, to }: { from: Box; to: Box }) {
  const middle = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  const tie = leaderTo(edgeNear(middle, from), to);
  return tie && <path className="leader" d={`M${tie.from.x} ${tie.from.y}L${tie.to.x} ${tie.to.y}`} />;
}
