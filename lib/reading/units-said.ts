import type { NamedUnit } from './names';
import { isStop, namedBy, type Word } from './words';

/** Where a name of a unit ends: a word that says where to, or a stop. */
const endsAName =
  /^(into|to|as|up|down|over|along|then|and|on|onto|by|through|in|at|when|closely|until|with|from|but|across|for|past|where|wherever|goe?s?|leads?|he|they|it|closely|who|is|are|which)$/;
/** Words that tell no unit from another. */
const tellsNothing =
  /^(the|a|of|battalion|battalions|brigade|regiment|group|division|units?|troops|tanks|abteilung|kampfgruppe|kg|sqn|coy|coys|column|convoy|bn)$/;

/** The units that the words from `at` on name, of those given, own team first; empty: none. */
export function unitsFrom(
  words: readonly Word[],
  at: number,
  units: readonly NamedUnit[],
  own: Pick<NamedUnit, 'team' | 'brigade'>,
): NamedUnit[] {
  if (/^(us|you|me|them|him|it|her)$/.test(words[at]?.said ?? '')) return [];
  const phrase: string[] = [];
  for (let i = at; i < words.length && phrase.length < 6; i++) {
    const { said } = words[i]!;
    if (isStop(said) || endsAName.test(said)) break;
    for (const part of said.split('/')) phrase.push(withoutOrdinal(part));
  }
  const telling = phrase.filter((word) => !tellsNothing.test(word));
  if (telling.length === 0) return [];
  const met = units
    .map((unit) => ({
      unit,
      points:
        pointsOf(unit, telling, phrase) +
        (isOfTeam(unit, telling) ? 1 : unit.team === own.team ? 0.5 : 0) +
        (unit.brigade === own.brigade ? 0.25 : 0),
    }))
    .filter(({ points }) => points >= 1);
  const best = Math.max(0, ...met.map(({ points }) => points));
  return met.filter(({ points }) => points === best).map(({ unit }) => unit);
}

/** "The Guards" are those of the team that is called so, not a regiment of one's own with Guards in its name. */
const isOfTeam = ({ team }: NamedUnit, telling: readonly string[]): boolean =>
  telling.every((word) => team.split('-').includes(word));

/**
 * The points of a unit for these words: every number among them must be its own or its brigade's, and one word at least must
 * name it.
 */
function pointsOf(
  { name, shortName, brigade }: NamedUnit,
  telling: readonly string[],
  phrase: readonly string[],
): number {
  const short = partsOf(shortName);
  const whole = new Set([
    ...short,
    ...partsOf(name),
    ...(/brigade|regiment/.test(phrase.join(' ')) ? partsOf(brigade) : []),
  ]);
  const numbers = telling.filter((word) => /^\d+$/.test(word));
  const others = telling.filter((word) => !/^\d+$/.test(word));
  if (numbers.some((word) => !whole.has(word))) return 0;
  const met = others.filter((word) => whole.has(word) || whole.has(word.replace(/s$/, ''))).length;
  const isRoman = others.length > 0 && /^[ivx]+$/.test(others[0]!) && short[0] === others[0];
  if (met === 0 && !isRoman && numbers.length < 2 && !(numbers.length === 1 && others.length === 0)) return 0;
  if (numbers.length > 0 && others.length > 0 && met === 0 && !isRoman) return numbers.length > 1 ? numbers.length : 0;
  return met * 2 + numbers.length;
}

const partsOf = (name: string): string[] => namedBy(name.replace(/\//g, ' ')).map(withoutOrdinal);

/** "The 506th" is 506. */
const withoutOrdinal = (word: string): string => word.replace(/^(\d+)(st|nd|rd|th)$/, '$1');
