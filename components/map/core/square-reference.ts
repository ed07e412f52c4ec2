import { gridReference } from '@/components/map/core/grid-reference';
import { type Frame, kmBetween, type Place, squareOf } from '@/lib/geometry';

/**
 * The written form of a square on a sheet: six figures of its middle, or km with a point where six figures would mean
 * another place on the map (figures repeat every 100 km). `near`: where the team stands.
 */
export function squareReference(frame: Frame, middle: Place, near: Place): string {
  const figures = gridReference(middle);
  const meant = squareOf(frame, figures, near);
  return meant && kmBetween(meant, middle) < 1 ? figures : `${middle.x.toFixed(2)} ${middle.y.toFixed(2)}`;
}
