import { capital, listed } from '@/lib/text';
import type { MustName } from '@/lib/words';
import { type ArrivalFact, type FightFacts, isToTell, type MoveFact, type OwnFact, type ReportFacts } from '../facts';
import { nounOf } from '../words/player-words';
import type { FightLetter, Letter } from './eleti';
import { sayReturn } from './letter/returns';
import { partsOf, sayRow } from './letter/rows';
import { sayPatrol } from './letter/seen';
import { sayRequest } from './letter/sky';
import { plain } from './letter/words/plain';
import { stateOf } from './letter/worth';
import { sayLetter, sayTookPart } from './letter-sentences';
import { aboutNews, isToldElsewhere, penFor, sayNews } from './sentences-news';
import { sentenceOf } from './voice';

/** One fact of the editor's left column, and the sentence that tells it. */
export interface Saying {
  id: string;
  letter: Letter;
  combatId?: string;
  /** The subject of the fact. */
  what: string;
  /** The words that may be told of it. */
  fact: string;
  /** Tanks, artillery and air must be said (§10), and what its units saw and suffered. */
  isMust: boolean;
  sentence: string;
}

function fightSayings(fight: FightFacts): Saying[] {
  const combatId = fight.id;
  const { enemy } = fight;
  const own = fight.own.flatMap((unit): Saying[] => [
    {
      id: `${unit.factId}:E`,
      letter: 'E',
      combatId,
      what: unit.name,
      fact: worthInShort(unit),
      isMust: false,
      sentence: sayLetter('E', { ...fight, own: [unit] }),
    },
    ...(unit.place
      ? [
          {
            id: `${unit.factId}:L`,
            letter: 'L' as const,
            combatId,
            what: unit.name,
            fact: unit.place.gridReference,
            isMust: false,
            sentence: sayLetter('L', { ...fight, own: [unit] }),
          },
        ]
      : []),
  ]);
  const tookPart = (kind: MustName, isOurs: boolean): Saying => ({
    id: `${enemy.factId}:${isOurs ? 'own' : 'enemy'}:${kind}`,
    letter: 'T',
    combatId,
    what: `${isOurs ? 'Own' : 'Enemy'} ${nounOf[kind]}`,
    fact: 'took part',
    isMust: true,
    sentence: sayTookPart(kind, isOurs),
  });
  const told = (letter: FightLetter, what: string, fact: string): Saying => ({
    id: `${enemy.factId}:${letter}`,
    letter,
    combatId,
    what,
    fact,
    isMust: false,
    sentence: sayLetter(letter, fight),
  });
  const ofEnemy = (): Saying[] => [
    told('E2', 'Enemy', enemy.battalions),
    told('T', 'Kind', listed(enemy.types) || 'not known'),
    ...enemy.mustName.map((kind) => tookPart(kind, false)),
  ];
  return [
    ...(isToTell(fight, 'own') ? own : []),
    ...(isToTell(fight, 'enemy') ? ofEnemy() : []),
    ...(isToTell(fight, 'story') ? fight.support.map((kind) => tookPart(kind, true)) : []),
    ...(isToTell(fight, 'enemy') ? [told('I', 'Identity', listed(enemy.identities) || 'not yet')] : []),
    ...(isToTell(fight, 'story') && fight.colour ? [colourSaying(fight.id, fight.colour)] : []),
  ];
}

/** Control's line of colour as a fact of its fight. */
const colourSaying = (combatId: string, colour: string): Saying => ({
  id: `${combatId}:colour`,
  letter: 'M',
  combatId,
  what: 'Colour',
  fact: 'told when you like',
  isMust: false,
  sentence: sentenceOf(colour),
});

/** The worth of a unit, in a few words. */
const worthInShort = (unit: OwnFact): string => {
  const state = stateOf(unit);
  return state === null ? 'prisoners' : plain.states[state].adjective;
};

const sayMove = (move: MoveFact, facts: ReportFacts): string => {
  const pen = penFor(facts);
  const [part] = partsOf({ ...facts, news: [], moves: [move] }, pen);
  return part ? sayRow(part, pen) : '';
};

function sayArrival({ names }: ArrivalFact, facts: ReportFacts): string {
  const pen = penFor(facts);
  const who = pen.placed(names.map((name) => pen.unit([name])));
  return pen.say(plain.arrived, { slots: { who: who.text }, isMany: who.isMany });
}

/** Every fact of a report with the sentence that tells it, for the hand that edits. */
export function sayings(facts: ReportFacts): Saying[] {
  // Each sentence stands by itself: it names its units in full, with their places.
  const alone = () => penFor(facts);
  const { returns = [] } = facts;
  const moved = (id: string, what: string, fact: string, sentence: string): Saying => ({
    id,
    letter: 'M',
    what,
    fact,
    isMust: false,
    sentence,
  });
  return [
    ...facts.fights.flatMap(fightSayings),
    ...facts.news
      .filter((news) => !isToldElsewhere(news))
      .map((news) => ({
        ...moved(news.factId, capital(aboutNews(news)), 'told when you like', sayNews(news, facts)),
        isMust: news.isOwed,
      })),
    ...facts.moves.map((move) =>
      moved(move.factId, listed(move.names), move.isFinished ? 'move finished' : 'stopped', sayMove(move, facts)),
    ),
    ...facts.arrivals.map((arrival) =>
      moved(arrival.factId, listed(arrival.names), 'arrived', sayArrival(arrival, facts)),
    ),
    ...facts.patrols.map((patrol) =>
      moved(patrol.factId, listed(patrol.names), `patrols from the ${patrol.from}`, sayPatrol(patrol, alone())),
    ),
    ...facts.requests.map((request) =>
      moved(request.factId, request.what, request.heard || 'no word yet', sayRequest(request, alone())),
    ),
    ...returns.map((one) => moved(one.factId, one.from, one.hour || 'said nothing', sayReturn(one, alone()))),
  ];
}
