import type { Place } from '@/lib/geometry';
import { listed } from '@/lib/text';
import { lossesWords } from '@/lib/word-tables';
import type { Side } from '@/lib/words';
import type { FightFacts } from '../facts';
import {
  effectivenessSaid,
  gridReferences,
  type Item,
  itemsOf,
  saysOfEnemy,
  withoutNames,
} from '../guard/letters-said';
import { movesTitle } from '../reports/eleti';
import { fitnessWords } from '../reports/letter/words/voices';
import { gridReference } from '../words/grid';
import { findExactly, findNames, keyOf } from '../words/names';
import { effectivenessWords } from '../words/player-words';

/** The facts that one team has been told of some units, found again in what was issued to it: for Control's eyes only. */

/** Whom a question is about. */
export interface Subject {
  side: Side;
  units: readonly { id: string; teamId: string; name: string; shortName: string; formation: string }[];
  /** Names it goes by as a whole: those of a team and its formations, or of a formation. One unit has none beyond its own. */
  names: readonly string[];
}

/** A contact as it is drawn on the team's map, with the units of the subject it was drawn for. */
interface ToldContactOf extends Place {
  symbol: string | null;
  label: string;
  direction: string;
  source: string;
  unitIds: readonly string[];
}

/** A paper as the team was told it. */
export interface ToldItem {
  id: string;
  kind: 'report' | 'sighting' | 'intelligence' | 'message' | 'copy' | 'notice' | 'query' | 'decision' | 'nudge';
  /** The heading. */
  heading: string;
  /** From whom it is, as the team reads it. */
  from: string;
  turn: number;
  /** When the team was told it. */
  at: string;
  text: string;
  /** The fights it was drafted from, each with the units of the subject that were met in it, and whether others were met with them. */
  fights: readonly { fight: FightFacts; unitIds: readonly string[]; withOthers: boolean }[];
  contacts: readonly ToldContactOf[];
  /** The paper that sets it right; null: none does. */
  correctedBy: string | null;
}

/** Something the team has from a mark on its map or a list, without a paper: its own counters, friends, arrivals. */
export interface ToldMark {
  id: string;
  kind: 'place' | 'arrival';
  value: string;
  spot: Place | null;
  unitIds: readonly string[];
  source: string;
  turn: number;
  at: string;
}

export type FactKind = 'place' | 'kind' | 'strength' | 'identity' | 'effectiveness' | 'movement' | 'arrival' | 'words';

/** One thing the team has been told. */
export interface KnownFact {
  id: string;
  kind: FactKind;
  /** The fact in short: `746 779`, `about one battalion`. */
  value: string;
  /** The words that told it; empty: it is drawn and not said. */
  words: string;
  spot: Place | null;
  /** The units of the subject it was told of; empty: nobody can say of which. */
  unitIds: readonly string[];
  /** The way the team came by it. */
  source: string;
  turn: number;
  at: string;
  /** The paper that told it; null: it stands on the map alone. */
  paperId: string | null;
  /** Told of a force that those asked about were part of. */
  isOfAForce: boolean;
  /** Found by a name in the words, not by the fight or flight it tells of. */
  isNamedInWords: boolean;
  /** The paper that set it right and does not say it again; null: it stands. */
  correctedBy: string | null;
}

/** The relation of a team to those asked about. */
export type Relation = 'own' | 'friend' | 'enemy';

export const relationOf = ({ teamId, side }: { teamId: string; side: Side }, subject: Subject): Relation =>
  subject.side !== side ? 'enemy' : subject.units.every((unit) => unit.teamId === teamId) ? 'own' : 'friend';

/** The kinds of fact that matter, by the relation to the team. */
const worthKnowing: Record<Relation, readonly FactKind[]> = {
  enemy: ['place', 'kind', 'strength', 'identity'],
  friend: ['place'],
  own: ['place', 'effectiveness'],
};

/** The kinds that the team has never been told, or was told and had taken back. */
export const neverTold = (relation: Relation, facts: readonly KnownFact[]): FactKind[] =>
  worthKnowing[relation].filter((kind) => !facts.some((fact) => fact.kind === kind && fact.correctedBy === null));

interface Question {
  subject: Subject;
  relation: Relation;
  /** Names of the map: they name no unit. */
  places: readonly string[];
}

/** All that was told, the latest first. */
export function knownFrom(question: Question, papers: readonly ToldItem[], marks: readonly ToldMark[]): KnownFact[] {
  const asked = { ...question, places: placesThatMatter(question, papers) };
  const told = papers.flatMap((paper) => {
    const found = [
      ...(question.relation === 'enemy' ? paper.fights.flatMap((one) => fromFight(asked, paper, one)) : []),
      ...paper.contacts.flatMap((contact) => fromContact(paper, contact)),
    ];
    return [...found, ...inWords(asked, paper, found)];
  });
  const facts = told.map((fact) => ({ ...fact, correctedBy: setRightBy(fact, told) }));
  const marked = marks.map(
    ({ id, kind, value, spot, unitIds, source, turn, at }): KnownFact => ({
      id,
      kind,
      value,
      words: '',
      spot,
      unitIds,
      source,
      turn,
      at,
      paperId: null,
      isOfAForce: false,
      isNamedInWords: false,
      correctedBy: null,
    }),
  );
  // Papers of one moment are ordered by what they say: their ids are random.
  const said = new Map(papers.map(({ id, heading, text }) => [id, `${heading}\n${text}`]));
  const saidBy = ({ paperId, kind, value }: KnownFact) => said.get(paperId ?? '') ?? `${kind} ${value}`;
  return [...facts, ...marked].sort(
    (a, b) => compare(b.at, a.at) || compare(saidBy(a), saidBy(b)) || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The names of the map that share a word with a name that is looked for: no other can be taken for one. */
function placesThatMatter({ subject, places }: Question, papers: readonly ToldItem[]): string[] {
  const fights = papers.flatMap((paper) => paper.fights.map(({ fight }) => fight));
  const names = [...namesOf(subject), ...fights.flatMap(({ own, enemy }) => [...own.map(nameOf), ...enemy.identities])];
  const words = new Set(names.flatMap((name) => keyOf(name).split(' ')));
  return places.filter((place) =>
    keyOf(place)
      .split(' ')
      .some((word) => words.has(word)),
  );
}

const nameOf = ({ name }: { name: string }): string => name;

/** The correction of what told this, unless it says the same again. */
const setRightBy = (fact: KnownFact, told: readonly KnownFact[]): string | null =>
  fact.correctedBy !== null &&
  told.some(({ paperId, kind, value }) => paperId === fact.correctedBy && kind === fact.kind && value === fact.value)
    ? null
    : fact.correctedBy;

type Found = Pick<KnownFact, 'kind' | 'value' | 'words' | 'source'> & Partial<KnownFact>;

const factOf = (paper: ToldItem, key: string, found: Found): KnownFact => ({
  id: `${paper.id}:${key}`,
  spot: null,
  unitIds: [],
  turn: paper.turn,
  at: paper.at,
  paperId: paper.id,
  isOfAForce: false,
  isNamedInWords: false,
  correctedBy: paper.correctedBy,
  ...found,
});

interface Sentence {
  from: number;
  to: number;
  text: string;
}

/** The sentences of a text. A title line is one. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(/[^\n]*?(?:[.!?](?=\s|$)|(?=\n|$))/g)]
    .map(({ index, 0: words }) => {
      const from = index + words.length - words.trimStart().length;
      return { from, to: from + words.trim().length, text: words.trim() };
    })
    .filter(({ text: words }) => words !== '');
}

/**
 * The facts in a report about those met in one of its fights: where, what kind, how many, who, each as far as its text says
 * so.
 */
function fromFight(
  { subject, places }: Question,
  paper: ToldItem,
  { fight, unitIds, withOthers }: ToldItem['fights'][number],
): KnownFact[] {
  const item = itemOf(paper, fight);
  if (unitIds.length === 0 || !item) return [];
  const names = [...fight.own.map(nameOf), ...namesOf(subject), ...fight.enemy.identities];
  const bare = withoutNames(paper.text, names, places);
  const own = sentencesOf(paper.text).filter(({ from, to }) => from >= item.from && to <= item.to);
  const saying = (words: string): string =>
    own.find(({ from, to }) => saysOfEnemy(bare.slice(from, to), words))?.text ?? '';
  const told = bare.slice(item.from, item.to);
  const { types, battalions, at } = fight.enemy;
  const source = fight.outcome === null ? 'own patrol' : 'own troops in contact';
  const of = (key: string, found: Omit<Found, 'source'>) =>
    factOf(paper, `${fight.id}:${key}`, { unitIds, source, isOfAForce: withOthers, ...found });
  const kinds = types.filter((type) => saysOfEnemy(told, type));
  const formations = [...new Set(subject.units.filter(({ id }) => unitIds.includes(id)).map((one) => one.formation))];
  const isDrawn = paper.contacts.some(({ x, y }) => x === at.x && y === at.y) || paper.correctedBy !== null;
  return [
    of('place', {
      kind: 'place',
      ...(isDrawn ? { value: gridReference(at), spot: at } : { value: fight.place.words || fight.title, spot: null }),
      words: own[0]?.text ?? fight.title,
    }),
    ...(kinds.length > 0 ? [of('kind', { kind: 'kind', value: listed(kinds), words: saying(kinds[0]!) })] : []),
    ...(saysOfEnemy(told, battalions)
      ? [of('strength', { kind: 'strength', value: battalions, words: saying(battalions) })]
      : []),
    ...formations.flatMap((formation) => {
      const words = own.find(({ text }) => findNames(text, [formation], places).length > 0)?.text;
      return words ? [of(`identity:${formation}`, { kind: 'identity', value: formation, words })] : [];
    }),
  ];
}

const itemOf = (paper: ToldItem, fight: FightFacts): Item | undefined => {
  const facts = { fights: paper.fights.map((one) => one.fight) } as Parameters<typeof itemsOf>[1];
  const item = itemsOf(paper.text, facts).find((one) => one.isTold && one.fight.id === fight.id);
  return item && { ...item, ...item.passage, text: paper.text.slice(item.passage.from, item.passage.to) };
};

/** The facts of a contact drawn for units of the subject. One of a fight is told with the fight. */
function fromContact(paper: ToldItem, contact: ToldContactOf): KnownFact[] {
  const { unitIds, source, symbol, label, direction } = contact;
  const isOfAFight = paper.fights.some(({ fight: { enemy } }) => enemy.at.x === contact.x && enemy.at.y === contact.y);
  if (unitIds.length === 0 || isOfAFight) return [];
  const spot = { x: contact.x, y: contact.y };
  const value = gridReference(spot);
  const words =
    sentencesOf(paper.text).find(({ text }) => gridReferences(text).some(({ figures }) => figures === value))?.text ??
    '';
  const of = (kind: FactKind, found: Partial<KnownFact> & { value: string }) =>
    factOf(paper, `map ${value} ${label}:${kind}`, { kind, words, source, unitIds, ...found });
  return [
    of('place', { value, spot }),
    ...(symbol === null ? [] : [of('kind', { value: label })]),
    ...(/battalion|force|brigade|division/i.test(label) ? [of('strength', { value: label })] : []),
    ...(direction === '' ? [] : [of('movement', { value: direction })]),
  ];
}

const namesOf = ({ units, names }: Subject): string[] => [
  ...new Set([...names, ...units.flatMap(({ name, shortName, formation }) => [name, shortName, formation])]),
];

const sourceOfWords: Record<ToldItem['kind'], (paper: ToldItem) => string> = {
  report: () => 'words of a report',
  sighting: ({ heading }) => heading.toLowerCase(),
  intelligence: () => 'intelligence',
  message: ({ from }) => `message from ${from}`,
  copy: ({ from }) => `orders of ${from}, a copy`,
  notice: () => 'notice to everybody',
  query: () => 'question of Control',
  decision: () => 'question to decide at once',
  nudge: () => 'Control, waiting for orders',
};

/** The sentences that name the subject, as the guard finds names; those told already by their fight are left out. */
function inWords(
  { subject, relation, places }: Question,
  paper: ToldItem,
  saidBefore: readonly KnownFact[],
): KnownFact[] {
  // Of the own side a formation is a heading, not news.
  const names = relation === 'enemy' ? namesOf(subject) : namesOf({ ...subject, units: subject.units.map(unitAlone) });
  // A formation's name is no identity of one of its units.
  const itself = [...subject.names, ...subject.units.flatMap(({ name, shortName }) => [name, shortName])];
  const named = namesIn(paper.text, names, places);
  if (named.length === 0) return [];
  const identified = relation === 'enemy' ? namesIn(paper.text, itself, places) : [];
  const moves = paper.text.indexOf(movesTitle);
  return sentencesOf(paper.text).flatMap((sentence, i) => {
    const isHere = (span: { from: number; to: number }) => sentence.from <= span.from && span.to <= sentence.to;
    const found = named.find(isHere);
    if (!found) return [];
    const ofEnemy: FactKind = identified.some(isHere) ? 'identity' : 'words';
    const kind = relation === 'enemy' ? ofEnemy : kindSaid(sentence, moves >= 0 && sentence.from > moves);
    const isSaid = saidBefore.some((fact) => fact.words === sentence.text && [kind, 'identity'].includes(fact.kind));
    if (isSaid) return [];
    const unitIds = subject.units
      .filter((unit) => findExactly(sentence.text, [unit.name, unit.shortName]).length > 0)
      .map(({ id }) => id);
    const source = sourceOfWords[paper.kind](paper);
    const words = { words: sentence.text, source, unitIds, isNamedInWords: true };
    const at = gridReferences(sentence.text)[0];
    const fact = factOf(paper, `words ${i}`, {
      ...words,
      kind,
      value: kind === 'place' && at ? at.figures : kind === 'effectiveness' ? fitness(sentence.text) : found.text,
    });
    return relation === 'enemy' && at
      ? [fact, factOf(paper, `words ${i}:place`, { ...words, kind: 'place', value: at.figures })]
      : [fact];
  });
}

const namesIn = (text: string, names: readonly string[], places: readonly string[]) => [
  ...findNames(text, names, places),
  ...findExactly(text, names),
];

const unitAlone = (unit: Subject['units'][number]) => ({ ...unit, formation: unit.name });

/** The fitness it was told to have, in the words for it: the house's own, or the one that says it. */
const fitness = (text: string): string => {
  const all = [
    ...new Set([
      ...Object.values(effectivenessWords),
      ...Object.values(lossesWords).map(({ ofTroops }) => ofTroops),
      ...fitnessWords,
    ]),
  ];
  const found = all.filter((words) => text.includes(words));
  // Of words that hold others the longer are meant: "too weak to attack".
  const said = found.filter((words) => !found.some((other) => other !== words && other.includes(words)));
  return listed(said) || (effectivenessSaid.exec(text)?.[0].trim() ?? '');
};

/** The kind of fact in a sentence about an own unit that it names. */
const kindSaid = ({ text }: Sentence, isOfMoves: boolean): FactKind => {
  if (effectivenessSaid.test(text)) return 'effectiveness';
  if (isOfMoves) return 'movement';
  return gridReferences(text).length > 0 ? 'place' : 'words';
};
