/** The edges of the printed map, in km on the grid. */
export interface Frame {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Whether a place is on the printed map. */
export const isOnSheet = (frame: Frame, { x, y }: { x: number; y: number }): boolean =>
  x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY;

/** The place itself, or the nearest at the edge of the printed map. */
export const ontoSheet = (frame: Frame, { x, y }: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.min(Math.max(x, frame.minX), frame.maxX),
  y: Math.min(Math.max(y, frame.minY), frame.maxY),
});
