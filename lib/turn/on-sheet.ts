/** Whether a place is on the printed map. */
export const isOnSheet = (
  frame: { minX: number; minY: number; maxX: number; maxY: number },
  { x, y }: { x: number; y: number },
): boolean => x >= frame.minX && x <= frame.maxX && y >= frame.minY && y <= frame.maxY;
