import type { FightFacts, Outcome, OwnFact, ReportFacts } from '@/lib/visibility/facts';
import { movesTitle } from '@/lib/visibility/reports/eleti';
import { type Saying, sayings } from '@/lib/visibility/reports/fact-sentences';
import { isToldElsewhere } from '@/lib/visibility/reports/sentences-news';
import { lossesWords } from '@/lib/word-tables';

/** One fact of a report as Control reads it beside the letter. */
export interface FactRow {
  id: string;
  what: string;
  fact: string;
  /** Tanks, artillery and air must be said (§10), and what its units saw and suffered. */
  isMust: boolean;
  /** The sentence that tells it. */
  sentence: string;
}

interface FactGroup {
  title: string;
  rows: FactRow[];
}

/** The sources of one item of a report: a fight, or the moves and messages. */
export interface FactItem {
  id: string;
  /** As it stands over the item in the text. */
  title: string;
  /** The outcome, in a word or two. */
  ended: string;
  groups: FactGroup[];
}

const endings: Record<Outcome, string> = {
  overran: 'overran them',
  tookGround: 'took the ground',
  pressedThem: 'pressed them',
  locked: 'locked together',
  thrownBack: 'thrown back',
  wereOverrun: 'overrun',
  lostGround: 'lost the ground',
  heldOn: 'held on',
  sawThemOff: 'saw them off',
};

const went: Record<OwnFact['movement'], string> = { stayed: '', fellBack: 'fell back', thrownBack: 'thrown back' };

const rowOf = ({ id, what, fact, isMust, sentence }: Saying, more = ''): FactRow => ({
  id,
  what,
  fact: [isMust ? 'must be said' : fact, more].filter(Boolean).join(', '),
  isMust,
  sentence,
});

function fightItem(fight: FightFacts, told: readonly Saying[]): FactItem {
  const { id, title, outcome, own, enemy } = fight;
  const unitOf = (saying: Saying): OwnFact => own.find(({ factId }) => saying.id.startsWith(`${factId}:`))!;
  const about = (...letters: Saying['letter'][]) => told.filter(({ letter }) => letters.includes(letter));
  const fought = outcome !== null;
  const groups: FactGroup[] = [
    {
      title: 'Own, as they now are',
      rows: about('E').map((saying) => {
        const { effectiveness, losses } = unitOf(saying);
        return rowOf(saying, fought && effectiveness !== 'captured' ? lossesWords[losses].ofTroops : '');
      }),
    },
    {
      title: 'Places as they now stand',
      rows: about('L').map((saying) => {
        const { movement, stoodFast } = unitOf(saying);
        return rowOf(saying, stoodFast && movement === 'stayed' ? 'stood fast' : went[movement]);
      }),
    },
    { title: 'Enemy in the fight', rows: [...about('E2'), ...about('T')].map((saying) => rowOf(saying)) },
    {
      title: 'Who they are',
      rows: about('I').map((saying) => rowOf(saying, enemy.identities.length > 0 ? 'may be named' : '')),
    },
    { title: 'What the umpire saw', rows: about('M').map((saying) => rowOf(saying)) },
  ];
  return {
    id,
    title,
    ended: fought ? endings[outcome] : 'probe',
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
}

function messagesItem({ moves, arrivals, patrols, requests, news }: ReportFacts, told: readonly Saying[]): FactItem[] {
  const placed = [...moves, ...arrivals];
  const group = (title: string, facts: readonly { factId: string }[]): FactGroup => ({
    title,
    rows: facts.map(({ factId }) => {
      const place = placed.find((fact) => fact.factId === factId)?.place;
      return rowOf(told.find(({ id }) => id === factId)!, place?.gridReference);
    }),
  });
  const groups = [
    group(
      'Seen and suffered',
      news.filter((one) => !isToldElsewhere(one)),
    ),
    group('Moves', moves),
    group('Arrivals', arrivals),
    group('Patrols', patrols),
    group('Requests', requests),
  ].filter(({ rows }) => rows.length > 0);
  return groups.length > 0 ? [{ id: 'messages', title: movesTitle, ended: '', groups }] : [];
}

/**
 * The letters released to the teams below an HQ, sentence by sentence: each can be added to its own letter. Empty: none of
 * them has its letter.
 */
export function itemsBelow(letters: readonly { team: string; body: string }[]): FactItem[] {
  const groups = letters.map(
    ({ team, body }): FactGroup => ({
      title: team,
      rows: sentencesOf(body).map((sentence, at) => ({
        id: `below:${team}:${at}`,
        what: team,
        fact: sentence,
        isMust: false,
        sentence: `${team}: ${sentence}`,
      })),
    }),
  );
  return groups.length > 0 ? [{ id: 'below', title: 'LETTERS BELOW', ended: '', groups }] : [];
}

/** The sentences of a letter: a stop within a name ends none, and the lines of a table are none. */
const sentencesOf = (body: string): string[] =>
  body
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.includes('\n'))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])(?<!\.\p{L}\.)\s+(?=[\p{Lu}\d])/u))
    .filter((sentence) => /[.!?]”?$/.test(sentence));

/** The facts of a report, item by item as its text has them. Empty: all quiet. */
export function itemsOf(facts: ReportFacts): FactItem[] {
  const told = sayings(facts);
  return [
    ...facts.fights.map((fight) =>
      fightItem(
        fight,
        told.filter(({ combatId }) => combatId === fight.id),
      ),
    ),
    ...messagesItem(facts, told),
  ];
}
