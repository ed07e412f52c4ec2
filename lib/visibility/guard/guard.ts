import { capital } from '@/lib/text';
import type { MustName } from '@/lib/words';
import type { ReportFacts } from '../facts';
import type { FightLetter, Letter } from '../reports/eleti';
import { sayLetter, sayTookPart } from '../reports/letter-sentences';
import { aboutNews, sayNews } from '../reports/sentences-news';
import { type Found, findExactly, findNames, keyOf } from '../words/names';
import { nounOf } from '../words/player-words';
import type { Lexicon } from './guard-lexicon';
import { gridReferences, type Item, itemsOf, lettersMissing, unnamed, withoutNames } from './letters-said';
import { type MechanismWord, mechanismFigures, mechanismWords } from './mechanism-words';
import { untoldNews } from './news-said';

export type MarkKind =
  | 'mechanism'
  | 'hiddenUnit'
  | 'tooEarly'
  | 'missingLetter'
  | 'mustName'
  | 'placeDiffers'
  | 'untold';

/** One thing wrong with a text. `id` stays the same while the thing stays wrong, wherever the text moves it. */
export interface Mark {
  id: string;
  kind: MarkKind;
  letter?: Letter;
  /** The fight it belongs to. */
  combatId?: string;
  /** Where in the text; absent for what is missing. */
  at?: [from: number, to: number];
  message: string;
  /** Words that would put it right: in place of what is marked, or added. */
  suggestion?: string;
}

type Span = Pick<Found, 'from' | 'to'>;

const isWithin = (inner: Span, outer: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;

/** Numbers marks of one thing: the second time the same words stand in the text is another mark. */
function numbered(marks: (Mark & { at: [number, number] })[]): Mark[] {
  const seen = new Map<string, number>();
  return [...marks]
    .sort((a, b) => a.at[0] - b.at[0])
    .map((mark) => {
      const count = (seen.get(mark.id) ?? 0) + 1;
      seen.set(mark.id, count);
      return { ...mark, id: `${mark.id}:${count}` };
    });
}

const key = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** A figure right after a unit's name that can only be its status: "2 Para is down to 3", "2 Para (5)". */
const figureAfter =
  /^(?:[\s:=(]|\b(?:is|was|are|were|now|at|stands?|stood|down|to|has|have|with|still|only|reduced)\b)*?\b(\d|10|(?<=\b(?:down|reduced) to\s|\b(?:is|was|now|stands|stood) at\s)(?:one|two|three|four|five|six|seven|eight|nine|ten))\b\)?(?=\s*(?:$|[.;:!?)]|,(?!\s*\d)|\b(?:and|but|or|now|left|after|before|while|from)\b))/i;

function mechanismMarks(text: string, known: readonly Found[]): Mark[] {
  const words: readonly MechanismWord[] = [...mechanismWords, ...mechanismFigures];
  const spoken = words.flatMap(({ name, pattern, instead }) =>
    [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))]
      .map(({ index, 0: found }) => ({ name, instead, from: index, to: index + found.length, text: found }))
      .filter((found) => !known.some((span) => isWithin(found, span))),
  );
  const figures = known.flatMap((span) => {
    const figure = figureAfter.exec(text.slice(span.to, span.to + 40));
    if (!figure) return [];
    const to = span.to + figure[0].length;
    const from = text.lastIndexOf(figure[1]!, to - 1);
    const isOfAName = known.some((other) => isWithin({ from, to }, other));
    return isOfAName
      ? []
      : [{ name: 'figure', instead: undefined, from, to: from + figure[1]!.length, text: text.slice(span.from, to) }];
  });
  const longestFirst = [...spoken, ...figures].sort((a, b) => a.from - b.from || b.to - a.to);
  const apart = longestFirst.filter((found, i) => !longestFirst.slice(0, i).some((other) => found.from < other.to));
  return numbered(
    apart.map(({ instead, from, to, text: words }) => ({
      id: `mechanism:${key(words)}`,
      kind: 'mechanism',
      at: [from, to],
      message: `“${words}” speaks of the mechanism. Say what a commander would see.`,
      ...(instead ? { suggestion: instead } : {}),
    })),
  );
}

function nameMarks(text: string, known: readonly Found[], { early, hidden, places }: Lexicon): Mark[] {
  // What a known name comes to only in another language or written out does not cover another's own name.
  // “1 Pol Para, 2 Pol Para” are two names, and none that begins in one and ends in the other.
  const listed = known.filter(({ isPlain }) => isPlain).sort((a, b) => a.from - b.from || b.to - a.to);
  const pairs = listed.flatMap((one, i) => {
    const next = listed.slice(i + 1).find(({ from }) => from >= one.to);
    return next && /^(?:,| and) $/.test(text.slice(one.to, next.from)) ? [{ from: one.from, to: next.to }] : [];
  });
  const loose = (found: Found): boolean =>
    !known.some((span) => isWithin(found, span) && (span.isPlain || !found.isPlain)) &&
    !pairs.some((pair) => isWithin(found, pair));
  const tooEarly = findNames(text, early, places).filter(loose);
  // “963 Artillery Regt: 235 245” and “963 Artillery Regt (235 245)” say where the regiment is, and name no 235th.
  const placed = gridReferences(text).filter(({ from }) => /(?:: |\()$/.test(text.slice(0, from)));
  const isOfAPlace = (found: Found) =>
    placed.some(({ from, to }) => found.from < from && from < found.to && found.to < to);
  const unknown = findNames(text, hidden, places)
    .filter((found) => loose(found) && !isOfAPlace(found))
    .filter((found) => !tooEarly.some((span) => isWithin(found, span)));
  const settled = tooEarly.filter((found) => !unknown.some((span) => isWithin(found, span)));
  return numbered([
    ...settled.map(({ from, to, text: name }) => ({
      id: `tooEarly:${key(name)}`,
      kind: 'tooEarly' as const,
      letter: 'I' as const,
      at: [from, to] as [number, number],
      message: `“${name}” is named too early: identity is told from the second turn running in contact.`,
      suggestion: 'the enemy',
    })),
    ...unknown.map(({ from, to, text: name }) => ({
      id: `hiddenUnit:${key(name)}`,
      kind: 'hiddenUnit' as const,
      at: [from, to] as [number, number],
      message: `“${name}” is not known to this team.`,
    })),
  ]);
}

/** The sentence that holds a place, and the part of it before the place that no other grid reference ends. */
function sentenceAround(text: string, from: number): { sentence: Span; clause: Span } {
  const ends = [...text.slice(0, from).matchAll(/[.!?;]\s|\n/g)].map(({ index, 0: end }) => index + end.length);
  const start = ends.at(-1) ?? 0;
  const rest = text.slice(from).search(/[.!?;](?:\s|$)|\n/);
  const last = gridReferences(text.slice(start, from)).at(-1);
  return {
    sentence: { from: start, to: rest < 0 ? text.length : from + rest },
    clause: { from: last ? start + last.to : start, to: from },
  };
}

const lineAround = (text: string, from: number): string => {
  const end = text.indexOf('\n', from);
  return text.slice(text.lastIndexOf('\n', from) + 1, end < 0 ? text.length : end).trim();
};

/** Where those were last who are taken: a text may say it. */
const lastPlaces = (news: ReportFacts['news']): ReportFacts['ownPlaces'] =>
  news.flatMap((one) =>
    one.kind === 'taken'
      ? one.units.flatMap((names, i) => {
          const place = one.lastAt?.[i];
          return place ? [{ names, place }] : [];
        })
      : [],
  );

/** The result at a reference of a row of this turn that sent units there. */
type Goal = 'reached' | 'notReached';

/** Where rows sent their units by a reference, by its six figures. */
const goalsByFigures = (news: ReportFacts['news']): ReadonlyMap<string, Goal> =>
  new Map(
    news.flatMap((one) => {
      if (one.kind !== 'outcome' || !one.goal || one.goal.spoken !== one.goal.gridReference) return [];
      const isReached = one.parts.some(({ outcome }) => outcome.is === 'done' || outcome.is === 'attackedNobody');
      return [[one.goal.gridReference, isReached ? 'reached' : 'notReached'] as const];
    }),
  );

/** True when a reference after these words is where units were sent: nobody need stand at it. */
const saysWhereTo = (before: string, goal: Goal | undefined): boolean =>
  goal === 'reached' || (goal === 'notReached' && /\b(?:to|towards|for|short of)\s*$/i.test(before));

function placeMarks(text: string, { ownPlaces, fights, news }: ReportFacts): Mark[] {
  // Who has no place any more is told of where they were lost.
  const lostIn = fights.flatMap(({ own, place }) =>
    own.flatMap(({ name, shortName, ...unit }) => (unit.place === null ? [{ names: [name, shortName], place }] : [])),
  );
  const all = [...ownPlaces, ...lastPlaces(news), ...lostIn];
  const placed = all.map(({ names, place }) => ({ keys: names.map(keyOf), figures: place.gridReference }));
  const named = findExactly(
    text,
    all.flatMap(({ names }) => names),
  );
  const standing = (part: Span): string[] => {
    const keys = named.filter((found) => isWithin(found, part)).map(({ key }) => key);
    return placed.filter((unit) => unit.keys.some((key) => keys.includes(key))).map(({ figures }) => figures);
  };
  const goals = goalsByFigures(news);
  const own = placed.map(({ figures }) => figures);
  const anywhere = [...own, ...fights.map(({ place }) => place.gridReference)];
  const marks = gridReferences(text).flatMap(({ from, to, figures }) => {
    const before = text.slice(0, from);
    if (/\b(?:from|left|leaving|quit)\s*$/i.test(before) || saysWhereTo(before, goals.get(figures))) return [];
    if (fights.some(({ title }) => title === lineAround(text, from))) return [];
    const { sentence, clause } = sentenceAround(text, from);
    const inClause = standing(clause);
    const inSentence = inClause.length > 0 ? inClause : standing(sentence);
    const right = inSentence.length > 0 ? inSentence : anywhere;
    if (right.includes(figures) || right.length === 0) return [];
    // Only the place of the one unit spoken of can be put in: another's would send orders to the wrong place.
    const [only, ...others] = new Set(inSentence);
    const suggestion = others.length === 0 ? only : undefined;
    return [
      {
        id: `placeDiffers:${figures}`,
        kind: 'placeDiffers' as const,
        letter: 'L' as const,
        at: [from, to] as [number, number],
        message: suggestion
          ? `The text says ${figures}, the counter stands at ${suggestion}. Orders will be based on it.`
          : others.length > 0
            ? `The text says ${figures}, and none of the units it names there is at it. Orders will be based on it.`
            : `The text says ${figures}, and no counter of this team stands there. Orders will be based on it.`,
        ...(suggestion ? { suggestion } : {}),
      },
    ];
  });
  return numbered(marks);
}

const letterWords: Record<FightLetter, string> = {
  E: 'effectiveness of the own forces',
  L: 'location of the own forces',
  E2: 'strength of the enemy in battalions',
  T: 'type of the enemy',
  I: 'identity of the enemy',
};

function fightMarks(item: Item, bare: string, places: readonly string[]): Mark[] {
  const { fight } = item;
  const letters = lettersMissing(item, bare, places).map((letter) => ({
    id: `missingLetter:${fight.id}:${letter}`,
    kind: 'missingLetter' as const,
    letter,
    combatId: fight.id,
    message: `${fight.title}: the ${letterWords[letter]} is not told.`,
    suggestion: sayLetter(letter, fight),
  }));
  const kinds = unnamed(item, bare).map(({ kind, isOurs }: { kind: MustName; isOurs: boolean }) => ({
    id: `mustName:${fight.id}:${kind}:${isOurs ? 'own' : 'enemy'}`,
    kind: 'mustName' as const,
    letter: 'T' as const,
    combatId: fight.id,
    message: `${fight.title}: ${isOurs ? 'own' : 'enemy'} ${nounOf[kind]} took part and must be named.`,
    suggestion: sayTookPart(kind, isOurs),
  }));
  return [...letters, ...kinds];
}

/** The facts that the team's units saw and suffered and its text does not tell (§9, §10, §12). */
const untoldMarks = (text: string, facts: ReportFacts): Mark[] =>
  untoldNews(text, facts).map((news) => ({
    id: `untold:${news.factId}`,
    kind: 'untold',
    letter: 'M',
    message: `${capital(aboutNews(news))}: the team is not told.`,
    suggestion: sayNews(news),
  }));

/** Where a text repeats what an HQ below said: the team has had these very words already, and they are that HQ's. */
const quotesIn = (text: string, { returns = [] }: ReportFacts): Span[] =>
  returns.flatMap(({ text: said }) => {
    const from = said === '' ? -1 : text.indexOf(`“${said}”`);
    return from < 0 ? [] : [{ from, to: from + said.length + 2 }];
  });

/**
 * The faults of a report's text (§10): words of the mechanism, units and formations the team does not know, places that
 * differ from the counters; letters of ELETI, tanks, artillery or air, and what its units saw and suffered, left
 * unsaid. An empty list lets it pass.
 */
export function guard(text: string, facts: ReportFacts, lexicon: Lexicon): Mark[] {
  if (text.trim() === '')
    return [
      {
        id: 'missingLetter:report',
        kind: 'missingLetter',
        message: 'The report says nothing. A quiet turn is told too.',
      },
    ];
  const known = [
    ...findNames(text, lexicon.known, lexicon.places),
    ...findExactly(text, [...lexicon.known, ...lexicon.places]),
  ];
  const bare = withoutNames(text, lexicon.known, lexicon.places);
  const quotes = quotesIn(text, facts);
  const spoken = [
    ...mechanismMarks(text, known),
    ...nameMarks(text, known, lexicon),
    ...placeMarks(text, facts),
  ].filter(({ at }) => !quotes.some((quote) => isWithin({ from: at![0], to: at![1] }, quote)));
  const items = itemsOf(text, facts);
  const unsaid = items.flatMap((item) => fightMarks(item, bare.slice(item.from, item.to), lexicon.places));
  return [...spoken.sort((a, b) => a.at![0] - b.at![0]), ...unsaid, ...untoldMarks(text, facts)];
}

/** One of the five letters, or what else is owed (`M`), over the whole report. `notAsked`: there was nothing to tell of it. */
export interface Light {
  letter: Letter;
  state: 'said' | 'differs' | 'missing' | 'notAsked';
}

/** The five letters of a text and what else is owed, from its marks. */
export function lightsOf(marks: readonly Mark[], facts: ReportFacts): Light[] {
  const missing = new Set<MarkKind>(['missingLetter', 'mustName', 'untold']);
  return (['E', 'L', 'E2', 'T', 'I', 'M'] as const).map((letter) => {
    const own = marks.filter((mark) => mark.letter === letter);
    if (own.some(({ kind }) => missing.has(kind))) return { letter, state: 'missing' };
    if (own.length > 0) return { letter, state: 'differs' };
    const isAsked = letter === 'M' ? facts.news.some(({ isOwed }) => isOwed) : facts.fights.length > 0;
    return { letter, state: isAsked ? 'said' : 'notAsked' };
  });
}
