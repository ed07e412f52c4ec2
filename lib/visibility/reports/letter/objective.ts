import { kmBetween } from '@/lib/geometry';
import { capital, inWords, listed } from '@/lib/text';
import type { ObjectiveFact, ObjectivePlace, ReportFacts } from '../../facts';
import { fill } from './fill';
import type { Pen } from './pen';

/** What a team is to achieve, in the words of its own paper, and how far it has come. */

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
const isPlural = (spoken: string): boolean => /\b(?:bridges|heights|hills|locks|woods)\b/i.test(spoken);

/** How each place of the objective is, those together that are alike. */
function standings({ places }: ObjectiveFact, facts: ReportFacts, said: string, pen: Pen): string[] {
  const isSaid = ({ spoken }: ObjectivePlace): boolean => said.toLowerCase().includes(`${spoken.toLowerCase()} is `);
  const of = (is: (place: ObjectivePlace) => boolean): string[] =>
    places.filter((place) => is(place) && !isSaid(place)).map(({ spoken }) => spoken);
  const { words } = pen;
  const told = (way: string, names: readonly string[]): string[] =>
    names.length > 0
      ? [fill(way, { slots: { what: listed(names) }, isMany: names.length > 1 || names.some(isPlural) })]
      : [];
  const blown = of(({ look }) => look === 'blown');
  const whole = (is: ObjectivePlace['is']): string[] => of((place) => place.is === is && place.look !== 'blown');
  const held = whole('held');
  const contested = whole('contested');
  const off = places
    .filter(({ is, look }) => (is === 'near' || is === 'far') && look !== 'blown')
    .map((place) => ({ spoken: place.spoken, km: kmOff(place, facts) }))
    .filter((one): one is { spoken: string; km: number } => one.km !== null)
    .sort((a, b) => a.km - b.km)
    .slice(0, Math.max(farAtMost, whole('near').length));
  return [
    ...told(words.holds, held),
    ...told(words.contested, contested),
    ...told('{what} [is|are] down', blown),
    ...(off.length > 0 ? [sayOff(off, pen)] : []),
  ];
}

/** How far places are, the first in full: "Groesbeek is two kilometres away and Mook seven". */
function sayOff([first, ...others]: readonly { spoken: string; km: number }[], pen: Pen): string {
  const { spoken, km } = first!;
  const told = fill(pen.words.off, { slots: { what: spoken, km: distance(km) }, isMany: isPlural(spoken) });
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

/** Clauses in one sentence, parted by semicolons where one of them lists things. */
const joined = (clauses: readonly string[]): string =>
  clauses.some((clause) => / and |, /.test(clause)) ? clauses.join('; ') : listed(clauses);

/** An order as those tell it to whom it was given: "on your right" is on ours. */
const ofOurs = (task: string): string =>
  `${task.charAt(0).toLowerCase()}${task.slice(1)}`
    .replace(/\byour\b/g, 'our')
    .replace(/\byou\b(?=\s+(?:are|can|could|get|go|have|may|must|need|reach|take|will)\b)/g, 'we')
    .replace(/\byou\b/g, 'us');

/** The objective and how it stands; empty where there is none. `heads`: the sentences before, which tell of some of it. */
export function sayObjective(facts: ReportFacts, pen: Pen, heads: readonly string[]): string[] {
  const { objective } = facts;
  if (!objective) return [];
  const task = taskOf(objective);
  const { places } = objective;
  if (!task) return [];
  const known = standings(objective, facts, heads.join(' '), pen);
  // A task that ends with its place goes on about it.
  const [last, ...more] = places.filter(({ spoken }) => task.includes(spoken));
  const isLast = last !== undefined && more.length === 0 && task.endsWith(last.spoken);
  const told = known.length === 1 && isLast ? known.map((clause) => clause.replace(last.spoken, 'it')) : known;
  const isOrder = orders.test(task);
  const slots = { task: isOrder ? ofOurs(task) : task };
  if (isNobodyLeft(facts))
    return [pen.say(isOrder ? pen.words.taskLost : quoted, { slots }), pen.say(pen.words.nobodyLeft)];
  if (isPartlyDone(objective, task, heads)) return sayRemaining(known, pen);
  const ways = isOrder ? pen.words.task : quoted;
  if (told.length <= clausesInOne) {
    const more = told.length > 0 ? `: ${joined(told)}` : '';
    return [
      pen.say(
        ways.map((way) => `${way}${more}`),
        { slots },
      ),
    ];
  }
  return [pen.say(ways, { slots }), pen.say([capital(joined(told))])];
}

/** The first sentences have told of a place of the task that is won: of the task only what remains is told. */
function isPartlyDone({ places }: ObjectiveFact, task: string, heads: readonly string[]): boolean {
  const said = heads.join(' ').toLowerCase();
  return places.some(({ is, look, spoken }) => {
    const name = spoken.split(' of ').at(-1)!;
    const isInTask = task.includes(name) && (look === null || /\bbridges?\b/.test(task));
    return is === 'held' && look !== 'blown' && isInTask && said.includes(`${spoken.toLowerCase()} is `);
  });
}

/** What of a task remains, where part of it is done. */
const sayRemaining = (known: readonly string[], pen: Pen): string[] =>
  known.length === 0
    ? []
    : [
        pen.say([
          capital(joined(known)).replace(
            /^(.+?) (?:is|are|lies|lie) ([\p{L}\d -]+ kilometres? away)$/u,
            'There remains $1, $2',
          ),
        ]),
      ];

const quoted = ['Our orders say: “{task}”'];

/** So many places are told in one sentence with the task. */
const clausesInOne = 2;

/** Every unit of the team is in the enemy’s hands. */
const isNobodyLeft = ({ accounts = [], ownPlaces }: ReportFacts): boolean =>
  accounts.length > 0 && ownPlaces.length === 0;
