import { listed } from '@/lib/text';
import type { MustName } from '@/lib/words';
import type {
  ArrivalFact,
  FightFacts,
  MoveFact,
  Outcome,
  OwnFact,
  PatrolFact,
  PlaceFact,
  ReportFacts,
  RequestFact,
} from '../facts';
import type { TruthTurn } from '../truth';
import type { Viewer } from '../viewer';
import { effectivenessWords, gameTimeOf, headingOf, lossesWords } from '../words/player-words';
import { briefing, type Say, type Slots } from './choose-wording';
import * as theEnemy from './sentences-enemy';
import * as moves from './sentences-moves';
import { sayNews } from './sentences-news';
import * as ours from './sentences-own';

/** The letters of ELETI (§10): effectiveness, location, enemy, type, identity; `M` is all else: moves, arrivals, patrols, requests, and what was seen and suffered without a fight. */
export type Letter = FightLetter | 'M';

/** The letters told of each fight; `E2` is the enemy. */
export type FightLetter = 'E' | 'L' | 'E2' | 'T' | 'I';

interface ReportParagraph {
  letter: Letter;
  /** Stands above the paragraph that opens an item of the report. */
  title?: string;
  text: string;
  combatId?: string;
  factIds: string[];
}

export interface ReportText {
  heading: string;
  sender: string;
  gameTime: string;
  paragraphs: ReportParagraph[];
}

/** The units of a sentence, and its verbs in their number. */
function unitSlots(names: readonly string[]): Slots {
  const one = names.length === 1;
  const units = listed(names);
  return one
    ? {
        units,
        is: 'is',
        has: 'has',
        was: 'was',
        stands: 'stands',
        holds: 'holds',
        they: 'it',
        them: 'it',
        their: 'its',
      }
    : {
        units,
        is: 'are',
        has: 'have',
        was: 'were',
        stands: 'stand',
        holds: 'hold',
        they: 'they',
        them: 'them',
        their: 'their',
      };
}

const where = (place: PlaceFact): string =>
  place.words ? `${place.gridReference}, ${place.words}` : place.gridReference;

/** The place of a fight, without its figures where the map has a name for it. */
const at = (place: PlaceFact): string => place.words || `near ${place.gridReference}`;

/** Units alike by `key`, in the order in which each first stands. */
function alike<T>(things: readonly T[], key: (thing: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(key(thing));
    if (group) group.push(thing);
    else groups.set(key(thing), [thing]);
  }
  return [...groups.values()];
}

const names = (own: readonly OwnFact[]): string[] => own.map(({ name }) => name);

/** E: what each own unit is still good for, in words (§10); `losses` only of a fight, not of a probe. */
export function sayEffectiveness(own: readonly OwnFact[], outcome: Outcome | null, say: Say): string {
  return alike(own, ({ effectiveness, losses }) =>
    effectiveness === 'captured' ? 'captured' : `${effectiveness} ${losses}`,
  )
    .map((group) => {
      const { effectiveness, losses } = group[0]!;
      const slots = unitSlots(names(group));
      if (effectiveness === 'captured') return say(ours.captured, slots);
      if (effectiveness === 'ineffective')
        return say(ours.ineffective, { ...slots, band: effectivenessWords.ineffective });
      const band = effectivenessWords[effectiveness];
      if (outcome === null) return say(ours.fitness, { ...slots, band });
      return say(ours.effectiveness, { ...slots, band, losses: lossesWords[losses] });
    })
    .join(' ');
}

/** L: where the own units are, by grid reference and the map's words. */
export function sayLocation(own: readonly OwnFact[], say: Say): string {
  const placed = own.filter((unit) => unit.place !== null);
  return alike(placed, ({ place, movement, stoodFast }) => `${place!.gridReference} ${movement} ${stoodFast}`)
    .map((group) => {
      const { place, movement, stoodFast } = group[0]!;
      const pool = ours.location[stoodFast && movement === 'stayed' ? 'stoodFast' : movement];
      return say(pool, { ...unitSlots(names(group)), where: where(place!) });
    })
    .join(' ');
}

/** What happened, as the troops would tell it. */
const sayStory = ({ outcome, isNight, place }: FightFacts, daypart: TruthTurn['daypart'], say: Say): string =>
  say(ours.story(outcome, isNight), { at: at(place), daypart });

/** E: the enemy as battalion equivalents (OC-118), and the prisoners taken. */
export const sayEnemy = ({ enemy }: FightFacts, say: Say): string =>
  [
    say(theEnemy.enemy, { battalions: enemy.battalions }),
    ...(enemy.hasPrisoners ? [say(theEnemy.prisoners)] : []),
  ].join(' ');

/** T: what sort of opposition; tanks, artillery and air that took part are named, on both sides (§10). */
export function sayType({ enemy, support }: FightFacts, say: Say): string {
  const met = enemy.types.length > 0 ? say(theEnemy.types, { types: listed(enemy.types) }) : say(theEnemy.unknownTypes);
  const theirs = enemy.mustName.map((kind) => say(theEnemy.involved[kind]));
  const tanks = enemy.mustName.includes('tanks') ? [] : [say(theEnemy.noTanks)];
  return [met, ...theirs, ...tanks, ...support.map((kind) => say(theEnemy.support[kind]))].join(' ');
}

/** Tanks, artillery or air that took part, on one side. */
export const sayInvolved = (kind: MustName, isOurs: boolean, say: Say): string =>
  say((isOurs ? theEnemy.support : theEnemy.involved)[kind]);

/** I: the formation, where it may be named (OC-115). */
export const sayIdentity = ({ enemy }: FightFacts, say: Say): string =>
  enemy.identities.length > 0
    ? say(theEnemy.identity, { formation: listed(enemy.identities) })
    : say(theEnemy.noIdentity);

export function sayMove({ names: units, place, isFinished, why }: MoveFact, say: Say): string {
  const pool = isFinished ? moves.moveFinished : moves.moveStopped;
  const because = why.trim().replace(/[.\s]+$/, '');
  return say(pool, {
    ...unitSlots(units),
    where: place ? where(place) : 'a place not yet reported',
    why: because ? `: ${because}` : '',
  });
}

export const sayArrival = ({ names: units, place }: ArrivalFact, say: Say): string =>
  say(moves.arrival, { ...unitSlots(units), where: place ? where(place) : 'the edge of the map' });

export const sayPatrol = ({ names: units, from }: PatrolFact, say: Say): string =>
  say(moves.patrols, { ...unitSlots(units), from });

export const sayRequest = ({ what, heard }: RequestFact, say: Say): string =>
  heard ? say(moves.heard, { what, heard }) : say(moves.unheard, { what });

function fightParagraphs(fight: FightFacts, daypart: TruthTurn['daypart'], say: Say): ReportParagraph[] {
  const combatId = fight.id;
  const own = fight.own.map(({ factId }) => factId);
  const enemy = [fight.enemy.factId];
  const told = [sayStory(fight, daypart, say), sayLocation(fight.own, say)].filter(Boolean).join(' ');
  return [
    { letter: 'L', title: fight.title, text: told, combatId, factIds: own },
    { letter: 'E', text: sayEffectiveness(fight.own, fight.outcome, say), combatId, factIds: own },
    { letter: 'E2', text: sayEnemy(fight, say), combatId, factIds: enemy },
    { letter: 'T', text: sayType(fight, say), combatId, factIds: enemy },
    { letter: 'I', text: sayIdentity(fight, say), combatId, factIds: enemy },
  ];
}

/** Patrols, what else was seen and suffered, moves, arrivals and requests: one item after the fights, a paragraph to each. */
function movementParagraphs(facts: ReportFacts, say: Say): ReportParagraph[] {
  const told = [
    facts.patrols.map((patrol) => ({ text: sayPatrol(patrol, say), factId: patrol.factId })),
    facts.news.map((news) => ({ text: sayNews(news), factId: news.factId })),
    facts.moves.map((move) => ({ text: sayMove(move, say), factId: move.factId })),
    facts.arrivals.map((arrival) => ({ text: sayArrival(arrival, say), factId: arrival.factId })),
    facts.requests.map((request) => ({ text: sayRequest(request, say), factId: request.factId })),
  ].filter((sentences) => sentences.length > 0);
  return told.map((sentences, i) => ({
    letter: 'M',
    ...(i === 0 ? { title: movesTitle } : {}),
    text: sentences.map(({ text }) => text).join(' '),
    factIds: sentences.map(({ factId }) => factId),
  }));
}

export const movesTitle = 'MOVES AND MESSAGES';

/**
 * The draft of a team's report: its fights letter by letter, then moves, arrivals and what was heard of its requests. A
 * turn without any of these is all quiet, which is a report too. The words are chosen by the facts, the team's name and
 * the turn alone. `lead` stands before all of it, where there is something to say first.
 */
export function draftReport(viewer: Viewer, turn: TruthTurn, facts: ReportFacts, lead = ''): ReportText {
  const say = briefing({ team: viewer.teamName, turn, facts });
  const paragraphs: ReportParagraph[] = [
    ...(lead ? [{ letter: 'M' as const, text: lead, factIds: [] }] : []),
    ...facts.fights.flatMap((fight) => fightParagraphs(fight, turn.daypart, say)),
    ...movementParagraphs(facts, say),
  ];
  if (paragraphs.length === 0) paragraphs.push({ letter: 'M', text: say(moves.quiet), factIds: [] });
  return { heading: headingOf(turn), sender: facts.sender, gameTime: gameTimeOf(turn), paragraphs };
}

/** A report as the text that Control edits and a team reads: paragraphs and titles parted by an empty line. */
export const bodyOf = ({ paragraphs }: ReportText): string =>
  paragraphs.flatMap(({ title, text }) => (title ? [title, text] : [text])).join('\n\n');
