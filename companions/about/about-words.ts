/** What of the main game a companion game may be about, by what it is called there. */
export type AboutNamed =
  | { kind: 'combat'; number: number; name: string; attackers: string; defenders: string }
  | { kind: 'crossing'; name: string; water: string }
  | { kind: 'landing'; zone: string; turn: number };

const longestName = 80;

/** What a companion game about it is called, from its number and its place. */
export function nameAbout(about: AboutNamed): string {
  const name = () => {
    if (about.kind === 'combat') return `C${about.number} at ${about.name}`;
    return about.kind === 'crossing' ? about.name : `Landing at ${about.zone}`;
  };
  return name().slice(0, longestName).trim();
}

/** What it is about, in full. */
export function titleAbout(about: AboutNamed): string {
  if (about.kind === 'combat') return `Combat ${nameAbout(about)}, ${about.attackers} against ${about.defenders}`;
  return about.kind === 'crossing'
    ? `${about.name}, over the ${about.water}`
    : `Landing at ${about.zone}, turn ${about.turn}`;
}
