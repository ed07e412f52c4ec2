import { kmBetween } from '@/lib/geometry';
import { capital, inWords, listed } from '@/lib/text';
import type { ObjectiveFact, ObjectivePlace, ReportFacts } from '../../facts';
import { fill } from './fill';
import type { Pen } from './pen';

/** The objective of a team in the words of its own paper, and how far it has come. */

/** So many words of the paper are repeated. */
const wordsAtMost = 14;

/** Verbs that open the papers of teams, and their parts; any other opening is quoted as it is. */
const verbs =
  'attack|be|block|break|bring|clear|close|collect|come|cover|cross|cut|defend|destroy|draw|drive|feed|find|finish|follow|force|gather|get|give|go|hold|join|keep|lead|leave|make|open|overrun|pass|push|put|reach|send|stop|take|throw|turn';
const orders = new RegExp(`^(?:${verbs})\\b`, 'i');
/** Where one order of a sentence ends and the next begins; a list of places is none. */
const nextOrder = new RegExp(`,\\s+(?=(?:and |or |but |then )*(?:${verbs})\\b)`);

/** The task of a paper: the first sentence that orders something at a place of the objective, as far as it goes in a few words. */
export function taskOf({ words, places }: ObjectiveFact): string {
  const sentences = words
    .trim()
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => sentence.split(/:\s/)[0]!);
  const names = places.flatMap(({ name, spoken }) => `${name} ${spoken}`.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? []);
  const sentence =
    sentences.find((one) => orders.test(one) && names.some((name) => one.includes(name))) ??
    sentences.find((one) => orders.test(one)) ??
    sentences[0]!;
  const clauses = sentence.replace(/[.!?]+$/, '').split(nextOrder);
  const count = (text: string): number => text.split(/\s+/).length;
  const told: string[] = [];
  for (const clause of clauses) {
    if (told.length > 0 && count(told.join(' ')) + count(clause) > wordsAtMost) break;
    told.push(clause);
  }
  const last = told.at(-1)!;
  return told.length > 1 && orders.test(last) ? `${told.slice(0, -1).join(', ')} and ${last}` : told.join(', ');
}

const kmOff = ({ x, y }: ObjectivePlace, { accounts, ownPlaces }: ReportFacts): number | null => {
  const places = accounts?.length ? accounts.flatMap(({ place }) => place ?? []) : ownPlaces.map(({ place }) => place);
  return places.length > 0 ? Math.min(...places.map((place) => kmBetween(place, { x, y }))) : null;
};

/** So many places that nobody has come near are told, the nearest. */
const farAtMost = 1;

/** Places whose names are several things: "the Groesbeek heights". */
export const isPlural = (spoken: string): boolean => /\b(?:bridges|heights|hills|locks|woods)\b/i.test(spoken);

/** Tasks that keep what is there: a place further on is none of theirs. */
export const keeping = /^(?:be|block|bring|clear|close|cover|defend|hold|keep|stop)\b/i;

/** True when the first sentences have told of a place: it is not told again. */
const isSaidIn = (said: string, { spoken }: ObjectivePlace, hasFights: boolean): boolean => {
  const name = spoken.replace(/^the /, '').toLowerCase();
  // "East of Venray" tells nothing of Venray.
  const told = said.replace(/\b(?:north|south|east|west)(?:-(?:east|west))? of (?:the )?[^.,;:]*/g, '');
  const short = / of (\p{Lu}.*)$/u.exec(spoken)?.[1]?.toLowerCase();
  const isNamed = told.includes(name) || (short !== undefined && told.includes(`the ${short} bridge`));
  return isNamed && (hasFights || ['is', 'are', 'was', 'has'].some((verb) => said.includes(`${name} ${verb} `)));
};

/** Bridges of one river at one place together: "the Waal road and rail bridges of Nijmegen". */
function bridgesTogether(names: readonly string[]): string[] {
  const parts = names.map((name) => /^(the (?:\p{Lu}\S* )?)(\S+) bridge of (.+)$/u.exec(name));
  return names.flatMap((name, i) => {
    const [, river, , place] = parts[i] ?? [];
    const alike = parts.flatMap((part, k) => (part && part[1] === river && part[3] === place ? k : []));
    if (!river || alike.length < 2) return [name];
    return alike[0] === i ? [`${river}${listed(alike.map((k) => parts[k]![2]!))} bridges of ${place}`] : [];
  });
}

/** The state of places of the objective, in a clause; empty: there are none. */
const clauseOf = (way: string, places: readonly ObjectivePlace[]): string[] => {
  const names = bridgesTogether(places.map(({ spoken }) => spoken));
  const isMany = names.length > 1 || names.some(isPlural);
  return names.length > 0 ? [fill(way, { slots: { what: listed(names) }, isMany })] : [];
};

/** Places with how a crossing looks, those that look alike together; where news tells of one it is told there. */
function looksOf(
  places: readonly ObjectivePlace[],
  news: ReportFacts['news'],
): { look: 'safe' | 'standing' | null; places: ObjectivePlace[] }[] {
  const isTold = places.some((place) => isToldByNews(place, { news }));
  const lookOf = ({ look }: ObjectivePlace): 'safe' | 'standing' | null => (isTold || look === 'blown' ? null : look);
  return ([null, 'safe', 'standing'] as const)
    .map((look) => ({ look, places: places.filter((place) => lookOf(place) === look) }))
    .filter((group) => group.places.length > 0);
}

/** True when a piece of news tells how a crossing looks. */
export const isToldByNews = ({ name, spoken }: ObjectivePlace, { news }: Pick<ReportFacts, 'news'>): boolean =>
  news.some((one) => one.kind === 'crossing' && (one.name === name || one.spoken === spoken));

/** After "is ours": how the bridge looks; empty where it is none, or where news tells it. */
export const lookWords = (place: ObjectivePlace, { news }: ReportFacts, { words }: Pen): string => {
  const look = looksOf([place], news)[0]?.look;
  return look ? ` and ${words.looks[look].adjective}` : '';
};

/** Places that were won, and whether their bridges stand. */
export const sayOurs = (won: readonly ObjectivePlace[], { news }: ReportFacts, pen: Pen): string[] =>
  looksOf(won, news).map(({ look, places }) =>
    pen.say(pen.words.ours, {
      slots: {
        place: listed(places.map(({ spoken }) => spoken)),
        look: look ? ` and ${pen.words.looks[look].adjective}` : '',
      },
      isMany: places.length > 1,
    }),
  );

/** The places that are held, and whether their bridges stand: "we hold Valkenswaard and Joe’s Bridge, which is whole". */
function holdsClause(
  held: readonly ObjectivePlace[],
  news: ReportFacts['news'],
  words: Pen['words'],
  way: string,
): string[] {
  if (held.length === 0) return [];
  const pieces = looksOf(held, news).map(({ look, places }) => {
    const names = bridgesTogether(places.map(({ spoken }) => spoken));
    const isMany = places.length > 1 || names.some(isPlural);
    return `${listed(names)}${look ? `, which ${fill(words.looks[look].verb, { slots: {}, isMany })},` : ''}`;
  });
  const isMany = held.length > 1 || held.some(({ spoken }) => isPlural(spoken));
  return [fill(way, { slots: { what: listed(pieces) }, isMany })];
}

/** As near as this, km, own units and fights are at a place. */
const atPlaceKm = 1;

/** True when a fight was at a place that is disputed: at the place itself, or at the town after which it is called. */
const isFoughtFor = (place: ObjectivePlace, { fights }: ReportFacts): boolean =>
  fights.some(
    (fight) =>
      kmBetween(fight.place, place) <= atPlaceKm ||
      fight.crossing?.spoken === place.spoken ||
      (/^at /.test(fight.place.words) &&
        (fight.place.words.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? []).some((name) => place.spoken.includes(name))),
  );

/** The places of the objective that were won, lost or fought for, those together that are alike. */
function standings(facts: ReportFacts, said: string, { words }: Pen): string[] {
  const { news, fights, objective } = facts;
  const places = objective?.places ?? [];
  const hasFights = fights.length > 0;
  const untold = places.filter((place) => !isSaidIn(said, place, hasFights));
  const whole = untold.filter(({ look }) => look !== 'blown');
  // That there is a fight at a place says that it is fought for.
  const isFought = ({ spoken }: ObjectivePlace): boolean =>
    hasFights &&
    (spoken.match(/\p{Lu}[\p{L}-]{3,}/gu) ?? []).some((name) => said.includes(` at ${name.toLowerCase()}`));
  const held = whole.filter(({ is }) => is === 'held');
  const manned = held.filter((place) => (kmOff(place, facts) ?? 0) <= atPlaceKm);
  const disputed = whole.filter((place) => place.is === 'contested' && !isFought(place));
  // Beside ground that was lost nobody is in firm possession of anything.
  const isBroken = fights.some(({ outcome }) => outcome === 'wereOverrun' || outcome === 'lostGround');
  return [
    ...holdsClause(manned, news, words, isBroken ? words.holds : words.holdsFirmly),
    ...holdsClause(
      held.filter((place) => !manned.includes(place)),
      news,
      words,
      words.staysOurs,
    ),
    ...clauseOf(
      words.contested,
      disputed.filter((place) => isFoughtFor(place, facts)),
    ),
    ...clauseOf(
      words.enemyAt,
      disputed.filter((place) => !isFoughtFor(place, facts)),
    ),
    ...clauseOf(
      '{what} [is|are] down',
      untold.filter(({ look }) => look === 'blown'),
    ),
  ];
}

/** A place that is still to be taken, and how far it is from the nearest own unit. */
interface Ahead {
  spoken: string;
  km: number;
}

/** The places that nobody has come to, the nearest first, each with how far it is. */
function ahead(places: readonly ObjectivePlace[], facts: ReportFacts): Ahead[] {
  const open = places.filter(({ is, look }) => (is === 'near' || is === 'far') && look !== 'blown');
  const near = open.filter(({ is }) => is === 'near').length;
  return open
    .map((place) => ({ spoken: place.spoken, km: kmOff(place, facts) }))
    .filter((one): one is Ahead => one.km !== null)
    .sort((a, b) => a.km - b.km)
    .slice(0, Math.max(farAtMost, near));
}

/** The distances of places, the first in full: "Groesbeek is two kilometres away and Mook seven". */
function sayOff([first, ...others]: readonly Ahead[], pen: Pen, way = pen.words.off): string {
  const { spoken, km } = first!;
  const told = fill(way, { slots: { what: spoken, km: distance(km) }, isMany: isPlural(spoken) });
  const isInKm = Math.round(km) > 1;
  const more = others.map((one) =>
    isInKm ? `${one.spoken} ${distance(one.km).replace(/ kilometres$/, '')}` : `${one.spoken} ${distance(one.km)}`,
  );
  return listed([told, ...more]);
}

/** Distances as one says them: "twelve to 21 kilometres". */
export function distances(kms: readonly number[]): string {
  const least = Math.round(Math.min(...kms));
  const most = Math.round(Math.max(...kms));
  if (least === most || least < 1) return distance(most);
  // Beyond twelve a number is written in figures, and so is the other then.
  return most > 12 ? `${least} to ${most} kilometres` : `${inWords(least)} to ${inWords(most)} kilometres`;
}

/** A distance as one says it, to the kilometre; below one "less than a kilometre". */
export function distance(km: number): string {
  const whole = Math.round(km);
  if (whole < 1) return 'less than a kilometre';
  return whole === 1 ? 'a kilometre' : `${inWords(whole)} kilometres`;
}

/** An order as those tell it to whom it was given: "on your right" is on ours. */
const ofOurs = (task: string): string =>
  `${task.charAt(0).toLowerCase()}${task.slice(1)}`
    .replace(/\byour\b/g, 'our')
    .replace(/\byou\b(?=\s+(?:are|can|could|get|go|have|may|must|need|reach|take|will)\b)/g, 'we')
    .replace(/\byou\b/g, 'us');

/** The words of a letter on the objective: after the news, where the turn has to do with it, or at the end. */
interface Objective {
  first: string[];
  last: string[];
}

/** The objective and how it stands; empty where there is none. `heads`: the sentences before, which tell of some of it. */
export function sayObjective(facts: ReportFacts, pen: Pen, heads: readonly string[]): Objective {
  const { objective } = facts;
  const task = objective ? taskOf(objective) : '';
  if (!objective || !task) return { first: [], last: [] };
  const { places } = objective;
  if (isNobodyLeft(facts)) return { first: [sayNobodyLeft(places, pen)], last: [] };
  const said = heads.join(' ').toLowerCase();
  const known = standings(facts, said, pen);
  const isGained = facts.fights.some(({ outcome }) => outcome === 'overran' || outcome === 'tookGround');
  const isSettled = isGained || places.some(({ is, look }) => is === 'held' || look === 'blown');
  const isKeeping = keeping.test(task);
  // How far those are who stopped short of a place has been told with them.
  const isTold = ({ spoken }: Ahead): boolean => said.includes(`short of ${spoken.toLowerCase()}`);
  const off = isKeeping && (isSettled || known.length > 0) ? [] : ahead(places, facts).filter((one) => !isTold(one));
  if (isSettled) return { first: [...joined(known, pen), ...sayAhead(off, pen)], last: [] };
  const isLost = facts.fights.some(({ outcome }) => outcome === 'wereOverrun' || outcome === 'lostGround');
  // A task to keep what has been lost is no task any more.
  if (isKeeping && isLost) return { first: joined(known, pen), last: [] };
  // What an HQ below has reported may have done the task already: only how far this team's own units are is known.
  if (facts.returns?.some(({ hour }) => hour !== ''))
    return { first: joined(known, pen), last: sayOwnDistance(off, pen) };
  // Where the first sentences tell how it stands with each of its places, the task has been told.
  if (facts.fights.length > 0 && places.every((place) => isSaidIn(said, place, true)))
    return { first: joined(known, pen), last: [] };
  const isOrder = orders.test(task);
  const told = pen.say(isOrder ? pen.words.task : quoted, { slots: { task: isOrder ? ofOurs(task) : task } });
  const far = off.length > 0 ? [pen.say([capital(sayOff(off, pen))])] : [];
  return { first: joined(known, pen), last: [told, ...far] };
}

/** The rest of a task of which some is settled: "Eindhoven is still seven kilometres away". */
const sayAhead = (off: readonly Ahead[], pen: Pen): string[] =>
  off.length > 0 ? [pen.say([capital(sayOff(off, pen, pen.words.stillOff))])] : [];

/** The distance of this team's own units from the places ahead, where others of its HQs may be nearer. */
const sayOwnDistance = (off: readonly Ahead[], pen: Pen): string[] =>
  off
    .slice(0, 1)
    .map(({ spoken, km }) => pen.say(pen.words.ownDistance, { slots: { what: spoken, km: distance(km) } }));

/** The knowledge of places, in one sentence. */
const joined = (known: readonly string[], pen: Pen): string[] =>
  known.length > 0 ? [pen.say([capital(known.join('; '))])] : [];

const quoted = ['Our orders say: “{task}”'];

/** Every unit of the team is in the enemy’s hands. */
const isNobodyLeft = ({ accounts = [], ownPlaces }: ReportFacts): boolean =>
  accounts.length > 0 && ownPlaces.length === 0;

const sayNobodyLeft = (places: readonly ObjectivePlace[], pen: Pen): string =>
  pen.say(pen.words.nobodyLeft, { slots: { at: places[0] ? ` at ${places[0].spoken}` : '' } });
