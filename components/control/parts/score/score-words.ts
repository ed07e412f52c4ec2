/** A figure with its sign as printed on the card: 6, −6; with a plus where asked. */
export function signed(points: number, withPlus: boolean): string {
  const plain = String(Math.round(Math.abs(points) * 100) / 100);
  if (points < 0) return `−${plain}`;
  return withPlus && points > 0 ? `+${plain}` : plain;
}
