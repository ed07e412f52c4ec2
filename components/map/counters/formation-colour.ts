/**
 * One of seven bar colours, always the same for a formation. The factor spreads the larger formations of Market Garden
 * over them; those that share a colour are told apart by pattern and name.
 */
export function formationColour(formation: string): string {
  let sum = 0;
  for (const letter of formation) sum = (sum * 1337 + letter.charCodeAt(0)) % 100_003;
  return `var(--f${(sum % 7) + 1})`;
}
