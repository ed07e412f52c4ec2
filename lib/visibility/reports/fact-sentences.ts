import { capital, listed } from '@/lib/text';
import type { MustName } from '@/lib/words';
import type { FightFacts, ReportFacts } from '../facts';
import { effectivenessWords, nounOf } from '../words/player-words';
import { briefing } from './choose-wording';
import {
  type FightLetter,
  type Letter,
  sayArrival,
  sayEffectiveness,
  sayEnemy,
  sayIdentity,
  sayInvolved,
  sayLocation,
  sayMove,
  sayPatrol,
  sayRequest,
  sayType,
} from './eleti';
import { aboutNews, sayNews } from './sentences-news';

/** One fact of the editor's left column, and the sentence that tells it. */
export interface Saying {
  id: string;
  letter: Letter;
  combatId?: string;
  /** What the fact is about. */
  what: string;
  /** What may be told of it. */
  fact: string;
  /** Tanks, artillery and air must be said (§10), and what its units saw and suffered. */
  isMust: boolean;
  sentence: string;
}

/** One letter of one fight, in a sentence. */
export function sayLetter(letter: FightLetter, fight: FightFacts, facts: ReportFacts): string {
  const say = briefing({ facts, letter, fight: fight.title });
  switch (letter) {
    case 'E':
      return sayEffectiveness(fight.own, fight.outcome, say);
    case 'L':
      return sayLocation(fight.own, say);
    case 'E2':
      return sayEnemy(fight, say);
    case 'T':
      return sayType(fight, say);
    default:
      return sayIdentity(fight, say);
  }
}

/** Tanks, artillery or air of one side in one fight, in a sentence. */
export const sayTookPart = (kind: MustName, isOurs: boolean, fight: FightFacts, facts: ReportFacts): string =>
  sayInvolved(kind, isOurs, briefing({ facts, kind, isOurs, fight: fight.title }));

function fightSayings(fight: FightFacts, facts: ReportFacts): Saying[] {
  const combatId = fight.id;
  const say = briefing({ facts, fight: fight.title });
  const { enemy } = fight;
  const own = fight.own.flatMap((unit): Saying[] => [
    {
      id: `${unit.factId}:E`,
      letter: 'E',
      combatId,
      what: unit.name,
      fact: unit.effectiveness === 'captured' ? 'prisoners' : effectivenessWords[unit.effectiveness],
      isMust: false,
      sentence: sayEffectiveness([unit], fight.outcome, say),
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
            sentence: sayLocation([unit], say),
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
    sentence: sayTookPart(kind, isOurs, fight, facts),
  });
  const told = (letter: FightLetter, what: string, fact: string): Saying => ({
    id: `${enemy.factId}:${letter}`,
    letter,
    combatId,
    what,
    fact,
    isMust: false,
    sentence: sayLetter(letter, fight, facts),
  });
  return [
    ...own,
    told('E2', 'Enemy', enemy.battalions),
    told('T', 'Kind', listed(enemy.types) || 'not known'),
    ...enemy.mustName.map((kind) => tookPart(kind, false)),
    ...fight.support.map((kind) => tookPart(kind, true)),
    told('I', 'Identity', listed(enemy.identities) || 'not yet'),
  ];
}

/** Every fact of a report with the sentence that tells it, for the hand that edits. */
export function sayings(facts: ReportFacts): Saying[] {
  const say = briefing(facts);
  const moved = (id: string, what: string, fact: string, sentence: string): Saying => ({
    id,
    letter: 'M',
    what,
    fact,
    isMust: false,
    sentence,
  });
  return [
    ...facts.fights.flatMap((fight) => fightSayings(fight, facts)),
    ...facts.news.map((news) => ({
      ...moved(news.factId, capital(aboutNews(news)), 'told when you like', sayNews(news)),
      isMust: news.isOwed,
    })),
    ...facts.moves.map((move) =>
      moved(move.factId, listed(move.names), move.isFinished ? 'move finished' : 'stopped', sayMove(move, say)),
    ),
    ...facts.arrivals.map((arrival) =>
      moved(arrival.factId, listed(arrival.names), 'arrived', sayArrival(arrival, say)),
    ),
    ...facts.patrols.map((patrol) =>
      moved(patrol.factId, listed(patrol.names), `patrols from the ${patrol.from}`, sayPatrol(patrol, say)),
    ),
    ...facts.requests.map((request) =>
      moved(request.factId, request.what, request.heard || 'no word yet', sayRequest(request, say)),
    ),
  ];
}
