/** `0 m`, `4.2 m`, `87 m`, `1.3 km`. */
export function inMetres(metres: number): string {
  if (metres >= 1000) return `${(metres / 1000).toFixed(1)} km`;
  if (metres >= 9.95 || metres < 0.05) return `${Math.round(metres)} m`;
  return `${metres.toFixed(1)} m`;
}
