import { kmBetween, type Place, placeOf } from '@/lib/geometry';
import { folded, type NamedPlace } from './named-places';

/** Where the words of an order send its units, and by what way. */
export interface MoveProposal {
  to: NamedPlace;
  /** By way of these, in order. */
  via: NamedPlace[];
  /** They are to follow the unit that stands there. */
  isFollowing: boolean;
}

/** What a name in an order is to the move. */
type Part = 'to' | 'via' | 'behind' | 'none';

/** The words before a name, the nearest first, that say what it is to the move. */
const saidBefore: readonly (readonly [RegExp, Part])[] = [
  [/\b(to|towards|into|onto|reach|at)( the)*$/, 'to'],
  [/\bwithin (reach|range) of( the)*$/, 'none'],
  [/\b(not( \w+)?|never( \w+)?|avoid|avoiding|without|from|leave|leaving|out of|clear of)( the| any| of)*$/, 'none'],
  [/\b(follow|following|behind|after|in rear of)( the)*$/, 'behind'],
  [/\b(by|via|through|across|over|along|past|up|down|using|by way of|on)( the| to)*$/, 'via'],
];

/** What comes after these words is for another day, once a place was named. */
const notNow = /\b(be ready|ready to|prepare to|prepared to|next turn|tomorrow|later|then hold)\b/;

const grid = /\b\d{3} ?\d{3}\b/g;
const anyBridge = /\b(?:(road|rail|railway|pontoon|canal|lock) )?(bridge|ferry)\b/g;

interface Mention {
  at: number;
  end: number;
  place: NamedPlace;
}

/**
 * What the words of an order name as the end of the move and as its way; null: no place. `ways`: what may be named, longer
 * ways first. `near`: where the units stand, by which a name that several bear is read.
 */
export function proposeMove(
  words: string,
  ways: readonly (readonly [way: string, place: NamedPlace])[],
  near: Place,
): MoveProposal | null {
  const text = ` ${folded(words)} `;
  const found = mentions(text, ways, near);
  const parts = found.map((one, i) => {
    const before = text.slice(i === 0 ? 0 : found[i - 1]!.end, one.at).trimEnd();
    const isOld = i > 0 && notNow.test(text.slice(found[0]!.end, one.at));
    // "The way from Kleve to Nijmegen" says which way is meant, where the end of the move was named before.
    const isTold = i > 1 && before === ' to' && /\bfrom( the)?$/.test(text.slice(0, found[i - 1]!.at).trimEnd());
    return { ...one, part: isOld || isTold ? ('none' as const) : partOf(before, text.slice(one.end), one.place) };
  });
  const behind = parts.find(({ part }) => part === 'behind');
  if (behind) return { to: behind.place, via: [], isFollowing: true };
  const last = parts.findLast(({ part }) => part === 'to') ?? parts.findLast(({ part }) => part === 'via');
  if (!last) return null;
  const onTheWay = parts.filter(
    (one) =>
      one.part !== 'none' &&
      one.at < last.at &&
      !isSame(one.place, last.place) &&
      !isAstray(one.place, near, last.place),
  );
  return { to: last.place, via: onTheWay.map(({ place }) => place), isFollowing: false };
}

function partOf(before: string, after: string, place: NamedPlace): Part {
  const said = saidBefore.find(([pattern]) => pattern.test(before))?.[1] ?? 'to';
  if (said === 'behind') return place.unitId ? 'behind' : 'to';
  // Guns fire for a unit: they do not go to it.
  if (place.unitId && /\bfor( the)*$/.test(before)) return 'none';
  // The Son road is a way, not an end.
  return said === 'to' && place.kind === 'town' && /^ road\b/.test(after) ? 'via' : said;
}

/** A way round by this place is so long that only its road is meant: the Utrecht road to Oosterbeek leads not by Utrecht. */
const isAstray = ({ place }: NamedPlace, from: Place, to: NamedPlace) =>
  kmBetween(from, place) + kmBetween(place, to.place) > 3 * kmBetween(from, to.place) + 10;

const isSame = (one: NamedPlace, other: NamedPlace) => kmBetween(one.place, other.place) < 0.5;

/** Every name in a text, in its order; of names that overlap the longest, of places that share a name the nearest. */
function mentions(text: string, ways: readonly (readonly [string, NamedPlace])[], near: Place): Mention[] {
  const found: Mention[] = [];
  const isFree = (at: number, end: number) => found.every((one) => end <= one.at || at >= one.end);
  for (const match of text.matchAll(grid)) {
    const place = placeOf(match[0], near);
    if (place)
      found.push({
        at: match.index,
        end: match.index + match[0].length,
        place: { name: match[0], kind: 'grid', place },
      });
  }
  const said = new Set(text.split(' '));
  for (const [way, place] of ways) {
    const space = way.indexOf(' ');
    if (!said.has(space < 0 ? way : way.slice(0, space))) continue;
    for (let at = text.indexOf(` ${way} `); at >= 0; at = text.indexOf(` ${way} `, at + 1)) {
      const from = at + 1;
      const end = at + 1 + way.length;
      const same = found.find((one) => one.at === from && one.end === end);
      if (same && kmBetween(place.place, near) < kmBetween(same.place.place, near)) same.place = place;
      if (isFree(from, end)) found.push({ at: from, end, place });
    }
  }
  for (const match of text.matchAll(anyBridge)) {
    const at = match.index;
    const end = match.index + match[0].length;
    if (!isFree(at, end)) continue;
    const towns = found.filter((one) => one.place.kind === 'town');
    // "the bridge at Son", else "Son, and the bridge there".
    const after = towns.find((one) => /^ (at|of|in|near) $/.test(text.slice(end, one.at)));
    const town = after ?? towns.filter((one) => one.end <= at).at(-1);
    const place = bridgeNear(town?.place.place ?? near, match[1], match[2]!, ways);
    if (!place) continue;
    if (after) found.splice(found.indexOf(after), 1);
    found.push({ at, end, place });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** How far a bridge that is only called "the bridge" may be from the town named before it, or from the units, km. */
const bridgeWithinKm = 6;

function bridgeNear(
  near: Place,
  kind: string | undefined,
  thing: string,
  ways: readonly (readonly [string, NamedPlace])[],
): NamedPlace | null {
  const wanted = new RegExp(`${kind ? `\\b${kind.replace('railway', 'rail')} ` : ''}(.* )?${thing}`);
  let best: NamedPlace | null = null;
  for (const [, place] of ways) {
    if (place.kind !== 'crossing' || place === best) continue;
    const km = kmBetween(place.place, near);
    const isNearer = km <= bridgeWithinKm && (!best || km < kmBetween(best.place, near));
    if (isNearer && wanted.test(folded(place.name))) best = place;
  }
  return best;
}
