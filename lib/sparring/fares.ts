import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** The condition of a unit, as the team's letters say. */
export type Fares = 'fit' | 'worn' | 'spent';

/** The words of letters on a unit: its fitness counts before its losses, "heavy losses, but fit for attack". */
const sayings: readonly [Fares, RegExp][] = [
  [
    'spent',
    /finished as|disintegrat|no longer (?:able to fight|(?:a|an) (?:fighting|effective))|burnt out|overrun|overwhelmed|nothing is left/i,
  ],
  ['worn', /too weak to attack|fit for defence only|only for (?:holding|defence)/i],
  [
    'fit',
    /full strength|full combat strength|still strong|considerable combat strength|fit (?:to|for) attack|able to attack|fit for action|can still attack/i,
  ],
  ['worn', /much weakened|heavy (?:losses|casualties)/i],
];

/** The clauses of a letter: what stands between its stops. One that goes on with “it” or “they” stands with the one before. */
const clausesOf = (body: string): string[] => body.split(/\.\s|;\s(?!(?:it|they|both) )|\n/);

/**
 * Reads in a team's letters, the newest first, how its units fare. A unit that no letter speaks of is fit.
 *
 * @returns how the unit with this short name and name fares
 */
export function fares({ reports }: Pick<PlayerDesk, 'reports'>): (shortName: string, name: string) => Fares {
  const clauses = [...reports]
    .filter(({ isObjective }) => !isObjective)
    .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
    .flatMap(({ body }) => clausesOf(body));
  return (shortName, name) => {
    for (const clause of clauses) {
      if (!clause.includes(shortName) && !clause.includes(name)) continue;
      const said = sayings.find(([, words]) => words.test(clause));
      if (said) return said[0];
    }
    return 'fit';
  };
}
