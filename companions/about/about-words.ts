/** The things of the main game that a companion game may be about, by their names there. */
export type AboutNamed =
  | { kind: 'combat'; number: number; name: string; attackers: string; defenders: string }
  | { kind: 'crossing'; name: string; water: string }
  | { kind: 'landing'; zone: string; turn: number };

const longestName = 80;

/** The name of a companion game about it, from its number and its place. */
export function nameAbout(about: AboutNamed): string {
  const name = () => {
    if (about.kind === 'combat') return `C${about.number} at ${about.name}`;
    return about.kind === 'crossing' ? about.name : `Landing at ${about.zone}`;
  };
  return name().slice(0, longestName).trim();
}

/** The subject, in full. */
export function titleAbout(about: AboutNamed): string {
  if (about.kind === 'combat') return `Combat ${nameAbout(about)}, ${about.attackers} against ${about.defenders}`;
  return about.kind === 'crossing'
    ? `${about.name}, over the ${about.water}`
    : `Landing at ${about.zone}, turn ${about.turn}`;
}
