import { type Frame, kmBetween, type Place, placeBetween, placeOf, squareOf, standsAround } from '@/lib/geometry';
import { namesOfWaters, withCrossings } from './crossings-said';
import type { Mention } from './mention';
import { type Gazetteer, type WayOfNaming, wordsOfUnits } from './names';
import { callsSomebody, directions, lengths, numbers, ordinaryWords } from './order-words';
import { isStop, type Word } from './words';

/** Every place that the words name, in their order. `near`: where the units stand. */
export function mentionsIn(
  words: readonly Word[],
  ways: readonly WayOfNaming[],
  gazetteer: Gazetteer,
  near: Place | null,
): Mention[] {
  const { frame } = gazetteer;
  const around = standsAround(frame, near);
  // "Over the Dives" is the river, not the town that is called after it.
  const isWater = ({ first, last }: Mention) =>
    last === first + 1 &&
    words[first - 1]?.said === 'the' &&
    namesOfWaters(gazetteer.crossings).has(words[first]!.said) &&
    !/^(road|bridge|railway|ferry)$/.test(words[last]?.said ?? '');
  const ofUnits = wordsOfUnits(gazetteer.units);
  const named = namesIn(words, ways, near, ofUnits).filter((one) => !isWater(one));
  const found = [...gridsIn(words, frame, around, ofUnits), ...named];
  const roads = asRoads(
    words,
    found.sort((a, b) => a.first - b.first),
  );
  const crossings = withCrossings(words, roads, gazetteer, around);
  return withPlacesBesideIt(words, withAreas(words, crossings, around));
}

/** The words before a square of four figures. */
const squareWords = /^(sq|square|squares|gr|mr|ref|reference|grid|map|point)$/;

/** References of the grid; of two places on the map the one nearer to where they stand. “GR 1221” is a regiment where there is one. */
function gridsIn(words: readonly Word[], frame: Frame, near: Place, ofUnits: ReadonlySet<string>): Mention[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const isPair = next !== undefined && next.from === word.to + 1 && next.said.length === word.said.length;
    const name = isPair ? `${word.said} ${next.said}` : word.said;
    const figures = name.replace(/[ /]/g, '');
    const before = words[at - 1]?.said ?? '';
    const isSquare = isSquareOf(figures, before) && !(before === 'gr' && ofUnits.has(figures));
    const text = isSquare ? `${figures.slice(0, 2)}5${figures.slice(2)}5` : /^\d{6}$/.test(figures) ? figures : null;
    const place = text && (squareOf(frame, text, near) ?? placeOf(text, near));
    if (!place) return [];
    const last = at + (isPair ? 2 : 1);
    return [{ first: at, last, named: { name, kind: 'grid', place } as const, isRoad: false, other: null }];
  });
}

/** Four figures are a square of a km where the words say so, or lead to them and they can be no hour. */
const isSquareOf = (figures: string, before: string): boolean =>
  /^\d{4}$/.test(figures) &&
  (squareWords.test(before) || (/^(to|at|in)$/.test(before) && (figures > '2400' || figures.slice(2) > '59')));

/** Names of the map: the longest at each word; of equal ones the whole name, then that nearest to where they stand and to the other places of the row. */
function namesIn(
  words: readonly Word[],
  ways: readonly WayOfNaming[],
  near: Place | null,
  ofUnits: ReadonlySet<string>,
): Mention[] {
  const found: { first: number; last: number; all: Met[]; best: Met[] }[] = [];
  for (let at = 0; at < words.length; ) {
    const { said, isFirst } = words[at]!;
    const met = waysAt(words, at, ways).filter(
      ({ faults, way }) => faults === 0 || !(ofUnits.has(said) || (isFirst && way.rank === 2)),
    );
    const last = Math.max(at + 1, ...met.map((one) => one.last));
    const all = met.filter((one) => one.last === last);
    const least = Math.min(...all.map(faultOf));
    const best = all.filter((one) => faultOf(one) === least);
    // A place that is called after its bridge is the bridge.
    const bridges = best.filter(({ way }) => way.named.kind === 'crossing');
    if (all.length > 0) found.push({ first: at, last, all, best: bridges.length > 0 ? bridges : best });
    at = last;
  }
  const certain = found.filter(({ best }) => best.length === 1);
  return found.map(({ first, last, all, best }) => {
    const others = certain.filter((one) => one.first !== first).map((one) => one.best[0]!.way.named.place);
    const kmOff = (place: Place): number =>
      (near ? kmBetween(place, near) : 0) +
      (others.length > 0 ? Math.min(...others.map((other) => kmBetween(place, other))) : 0);
    const [{ way, faults }, ...rest] = [...best].sort(
      (a, b) => kmOff(a.way.named.place) - kmOff(b.way.named.place),
    ) as [Met, ...Met[]];
    const other = [...rest, ...all].find((one) => one.faults <= faults && isAsLikely(way, one.way, kmOff));
    return { first, last, named: way.named, isRoad: false, other: other?.way.named ?? null };
  });
}

/** The fault of a way of naming against the written words: a letter that is wrong counts most. */
const faultOf = ({ faults, way }: Met): number => 3 * faults + way.rank;

interface Met {
  way: WayOfNaming;
  /** Letters that are wrong. */
  faults: number;
  /** The word after it. */
  last: number;
}

/** Two places of one name are both likely when neither lies much nearer, and the words name neither of them whole. */
function isAsLikely(one: WayOfNaming, other: WayOfNaming, kmOff: (place: Place) => number): boolean {
  // What stands in brackets tells a place from others of its name.
  const isWhole = one.rank === 0 && !one.named.name.includes('(');
  if (other.named.name === one.named.name || (isWhole && other.rank > 0)) return false;
  const place = one.named.place;
  const its = other.named.place;
  return kmBetween(place, its) > 1 && kmOff(its) < 2 * kmOff(place) + 3;
}

function waysAt(words: readonly Word[], at: number, ways: readonly WayOfNaming[]): Met[] {
  const first = words[at]!;
  if (isStop(first.said)) return [];
  const turned = turnedAround(words, at, ways);
  if (turned.length > 0 || !mayBeAName(words, at)) return turned;
  return ways.flatMap((way) => {
    let faults = 0;
    let last = at;
    for (const wanted of way.words) {
      const word = words[last];
      const next = words[last + 1];
      if (!word) return [];
      const isApart = next !== undefined && word.said + next.said === wanted;
      const isPlural = word.isCapital && word.said === `${wanted}s`;
      const wrong = word.said === wanted || isApart ? 0 : isPlural ? 1 : faultsIn(words, last, wanted);
      if (wrong === null) return [];
      faults += wrong;
      last += isApart ? 2 : 1;
    }
    return [{ way, faults, last }];
  });
}

/** "The pass of Shaumyan" is the Shaumyan pass. */
function turnedAround(words: readonly Word[], at: number, ways: readonly WayOfNaming[]): Met[] {
  if (words[at + 1]?.said !== 'of') return [];
  const named = at + (words[at + 2]?.said === 'the' ? 3 : 2);
  const kind = words[at]!.said;
  const name = words[named]?.said;
  return ways.flatMap((way) =>
    way.words.length === 2 && way.words[0] === name && way.words[1] === kind
      ? [{ way, faults: 0, last: named + 1 }]
      : [],
  );
}

/** An ordinary word is a name only with a capital, and at the head of a sentence only before a word that goes with a place. */
function mayBeAName(words: readonly Word[], at: number): boolean {
  const { said, isCapital, isFirst } = words[at]!;
  if (/(weg|straat|strasse)$/.test(said)) return false;
  if (!ordinaryWords.has(said)) return isCapital || said.length > 3 || isLedTo(words, at);
  const next = words[at + 1]?.said ?? '';
  if (!isCapital) return isLedTo(words, at);
  // "Son, keep awake" calls somebody; "Son, Best, Oirschot" are places.
  const isCalled = isFirst && next === ',' && callsSomebody.has(said) && words[at + 2]?.isCapital !== true;
  return (
    !isCalled &&
    (!isFirst || /^(bridge|is|are|must|if|and|road|by|from|via|first|then|before|tonight|[:,.!-])$/.test(next))
  );
}

/** Words right before a name. */
const leadsToAName = /^(to|2|via|through|from|into|near|by|then)$/;

/** "go to son" in a row that is written without capitals. */
const isLedTo = (words: readonly Word[], at: number): boolean =>
  leadsToAName.test(words[at - 1]?.said ?? '') &&
  !words.some((word) => word.isCapital && !word.isFirst && word.to > word.from + 1 && !/^\d/.test(word.said));

/**
 * The number of wrong letters in a word: null: it is another word. Only long words written as names are forgiven, and
 * those that sound alike.
 */
function faultsIn(words: readonly Word[], at: number, wanted: string): number | null {
  const { said, isCapital } = words[at]!;
  const shorter = Math.min(said.length, wanted.length);
  if (shorter < 4 || Math.abs(said.length - wanted.length) > 2 || !(isCapital || isLedTo(words, at))) return null;
  if (begins(said) !== begins(wanted)) return null;
  const isLed = leadsToAName.test(words[at - 1]?.said ?? '');
  if ((isLed || shorter > 5) && sound(said) === sound(wanted)) return 1;
  if (shorter < 5 || Math.max(said.length, wanted.length) < 6) return null;
  const faults = lettersApart(asY(said), asY(wanted));
  return faults <= (shorter > 7 ? 2 : 1) ? faults : null;
}

/** The first letter of a word by its sound. */
const begins = (word: string): string => ({ c: 'k', z: 's', v: 'f' })[word[0]!] ?? word[0]!;

/** A word by its sound: Heese is Heeze, Kuyk is Cuijk. */
const sound = (word: string): string =>
  asY(word)
    .replace(/c(?!h)k?/g, 'k')
    .replaceAll('z', 's')
    .replaceAll('v', 'f')
    .replace(/(.)\1/g, '$1');

/** Dutch names are written with ij or with y. */
const asY = (word: string): string => word.replaceAll('ij', 'y');

/** The number of letters that must be changed, left out or put in, or neighbours exchanged, to make one word of the other. */
function lettersApart(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  for (let j = 0; j <= other.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + change,
        isSwap ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return rows[one.length]![other.length]!;
}

/** The Hechtel road, the Ede - Arnhem road: towns that only name a road. */
function asRoads(words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const isRoad = (mention: Mention, at: number): boolean => {
    const after = words[mention.last]?.said;
    const next = words[mention.last + 1]?.said;
    if (/^(road|roads|route|lane|track|path|axis)$/.test(after ?? '')) return true;
    if (after === 'railway' && !/^(bridge|station)/.test(next ?? '')) return true;
    if (after === '-' && /^(road|railway)$/.test(words[mention.last + 2]?.said ?? '')) return true;
    if (after === 'main' && next === 'road') return true;
    const following = mentions[at + 1];
    return after === '-' && following?.first === mention.last + 1 && isRoad(following, at + 1);
  };
  return mentions.map((mention, at) => ({ ...mention, isRoad: mention.isRoad || isRoad(mention, at) }));
}

/** "two km north of Son", "south of Fleury", "between Malden and Hatert": places beside those that are named. */
function withAreas(words: readonly Word[], mentions: readonly Mention[], near: Place): Mention[] {
  const found: Mention[] = [];
  for (let i = 0; i < mentions.length; i++) {
    const mention = mentions[i]!;
    const next = mentions[i + 1];
    const said = (back: number) => words[mention.first - back]?.said ?? '';
    if (said(1) === 'between' && next && words[mention.last]?.said === 'and' && next.first === mention.last + 1) {
      found.push(middleOf(mention, next));
      i += 1;
      continue;
    }
    const shifted = shiftedFrom(words, mention, found.at(-1)?.named.place ?? near);
    // "Hunner Park, south of the bridge": it only says where the place before lies.
    const last = found.at(-1)?.last ?? 0;
    const isLarge = /(wald|forest|heath)$/i.test(found.at(-1)?.named.name ?? '');
    const isQualified = shifted !== mention && last > 0 && shifted.first === last + (words[last]?.said === ',' ? 1 : 0);
    if (isQualified && !isLarge && !isMeasured(words, shifted)) continue;
    if (isQualified) shifted.first = found.pop()!.first;
    found.push(shifted);
  }
  return found;
}

/** "To Malden, dig in north of the village": a place beside the town that was named last. */
function withPlacesBesideIt(words: readonly Word[], mentions: readonly Mention[]): Mention[] {
  const beside = words.flatMap(({ said }, at) => {
    const isThe = said === 'the' && /^(village|town|place|city)$/.test(words[at + 1]?.said ?? '');
    const town = mentions.findLast(({ last }) => last <= at);
    if ((said !== 'it' && !isThe) || town?.named.kind !== 'town' || town.isRoad) return [];
    const mention = { ...town, first: isThe ? at + 1 : at, last: isThe ? at + 2 : at + 1 };
    const shifted = shiftedFrom(words, mention, town.named.place);
    return shifted === mention ? [] : [shifted];
  });
  return [...mentions, ...beside].sort((a, b) => a.first - b.first);
}

function middleOf(one: Mention, other: Mention): Mention {
  const place = { x: (one.named.place.x + other.named.place.x) / 2, y: (one.named.place.y + other.named.place.y) / 2 };
  const name = `between ${one.named.name} and ${other.named.name}`;
  return { ...one, first: one.first - 1, last: other.last, isBeside: true, named: { name, kind: 'town', place } };
}

/** A place so far in a direction from the one that is named. Without km "north of" lies a mile off. */
function shiftedFrom(words: readonly Word[], mention: Mention, from: Place): Mention {
  const said = (at: number) => words[at]?.said ?? '';
  let at = mention.first - 1;
  if (said(at) === 'the') at -= 1;
  if (said(at) === 'to' && /^(halfway|midway)$/.test(said(at - 1)))
    return moved(mention, at - 1, 'halfway to', placeBetween(from, mention.named.place, 0.5));
  if (said(at) === 'of' && said(at - 1) === 'short')
    return moved(mention, at - 1, 'short of', towards(mention.named.place, from));
  if (said(at) !== 'of' || !directions[said(at - 1)]) return mention;
  const direction = said(at - 1);
  const [east, north] = directions[direction]!;
  const length = lengths[said(at - 2)];
  const { km, first } = length === undefined ? { km: 1.6, first: at - 1 } : numberBefore(words, at - 2, length);
  const { x, y } = mention.named.place;
  return moved(mention, first, `${direction} of`, { x: x + km * east, y: y + km * north });
}

const moved = (mention: Mention, first: number, how: string, place: Place): Mention => ({
  ...mention,
  first,
  isBeside: true,
  named: { name: `${how} ${mention.named.name}`, kind: 'town', place },
});

/** "The edge of the wood two km east of Groesbeek": the words say how far. */
const isMeasured = (words: readonly Word[], { first, last }: Mention): boolean =>
  words.slice(first, last).some(({ said }) => lengths[said] !== undefined);

/** A km short of a place, as one comes to it. */
function towards(place: Place, from: Place): Place {
  const km = kmBetween(place, from);
  const share = km === 0 ? 0 : Math.min(1, 1 / km);
  return { x: place.x + (from.x - place.x) * share, y: place.y + (from.y - place.y) * share };
}

/** "two km", "one and a half km", "2 km". */
function numberBefore(words: readonly Word[], at: number, length: number): { km: number; first: number } {
  const said = (back: number) => words[at - back]?.said ?? '';
  const read = (word: string): number => numbers[word] ?? (/^\d+(\.\d+)?$/.test(word) ? Number(word) : 1);
  if (said(1) === 'half' && said(2) === 'a' && said(3) === 'and')
    return { km: (read(said(4)) + 0.5) * length, first: at - 4 };
  if (said(1) === 'a' && said(2) === 'half') return { km: length / 2, first: at - 2 };
  if (said(1) === 'of' && said(2) === 'couple') return { km: 2 * length, first: at - 2 };
  return { km: read(said(1)) * length, first: at - 1 };
}
