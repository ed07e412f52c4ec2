import type { FightFacts, ReportFacts } from '../facts';
import type { NewsFact } from '../news-facts';
import type { PerceivedChange } from './perceived';
import type { FactName } from './perception';

/** True when the facts of a team tell what it perceives. */

/** All that a letter is made from. */
export type FactsTold = Pick<
  ReportFacts,
  'fights' | 'moves' | 'arrivals' | 'patrols' | 'requests' | 'news' | 'accounts'
>;

/** The changes that are not told without the names of the units; for all else it is enough that one of them is named. */
const befalls: ReadonlySet<PerceivedChange['who']> = new Set(['own', 'combat', 'square', 'case']);

/** True when one of the facts that the table names tells a change. `nameOf`: the names of the team's units, by id. */
export function isTold(change: PerceivedChange, facts: FactsTold, nameOf: ReadonlyMap<string, string>): boolean {
  const { as, who } = change;
  if (as.includes('desk')) return true;
  if (as.some((fact) => tellsThing(fact, change, facts))) return true;
  const names = change.unitIds.map((id) => ({ id, name: nameOf.get(id) ?? '' }));
  const tells = (unit: Unit): boolean => as.some((fact) => tellsUnit(fact, unit, change, facts));
  return names.length > 0 && (befalls.has(who) ? names.every(tells) : names.some(tells));
}

interface Unit {
  id: string;
  name: string;
}

const newsOf = <Kind extends NewsFact['kind']>({ news }: FactsTold, kind: Kind) =>
  news.filter((one): one is Extract<NewsFact, { kind: Kind }> => one.kind === kind);

/** True when a fact tells of the thing itself: a fight, a crossing, work on a bridge, a mission, guns at a square, a request. */
function tellsThing(fact: FactName, { kind, subjectId, about }: PerceivedChange, facts: FactsTold): boolean {
  const isAny = (...ids: string[]): boolean => facts.news.some(({ factId }) => ids.includes(factId));
  switch (fact) {
    case 'fight':
      return kind === 'combat' && facts.fights.some(({ id }) => id === subjectId);
    case 'crossing':
    case 'bridging':
    case 'mission':
      return isAny(...about.map((id) => `${fact}:${id}`));
    case 'fire':
      return isAny(`fire:${subjectId}`);
    case 'request':
      return facts.requests.some(({ factId }) => factId === `request:${subjectId}`);
    default:
      return false;
  }
}

/** True when a fact tells it of one unit. */
function tellsUnit(fact: FactName, unit: Unit, change: PerceivedChange, facts: FactsTold): boolean {
  const { name } = unit;
  const isNamed = ({ units }: { units: readonly (readonly string[])[] }): boolean =>
    units.some((names) => names.includes(name));
  const isOfRuling = (id: string): boolean => change.of.includes(id) || change.subjectId === id;
  switch (fact) {
    case 'fight':
      return facts.fights.some((fight) => hasFought(fight, name) && isOfFight(fight, change));
    case 'move':
    case 'arrival':
    case 'patrol':
      return facts[`${fact}s` as 'moves' | 'arrivals' | 'patrols'].some(({ names }) => names.includes(name));
    case 'place':
      return !isQueued(unit, change) && facts.accounts.some((account) => account.name === name);
    case 'queue':
      return newsOf(facts, 'queue').some(isNamed) || isQueueing(name, facts);
    case 'strike':
      // A square is an area of Control: every strike on a unit in it is that of the area.
      return newsOf(facts, 'strike').some(
        (news) => isNamed(news) && (change.kind !== 'case' || isOfRuling(news.factId.split(':')[1]!)),
      );
    case 'desk':
    case 'request':
    case 'crossing':
    case 'mission':
      return false;
    default:
      return newsOf(facts, fact).some(isNamed);
  }
}

const hasFought = ({ own }: FightFacts, name: string): boolean => own.some((one) => one.name === name);

/** True when a fight tells it: a ruling's effect on a unit its own fight, and no other; the enemy's acts, any fight with them. */
const isOfFight = ({ id }: FightFacts, { kind, field, who, of }: PerceivedChange): boolean =>
  who !== 'own' || kind !== 'unit' || !['stepsLost', 'isCaptured'].includes(field) || of.includes(id);

/** True when the change put the unit in a queue, or moved it up: its place does not tell that. */
const isQueued = ({ id }: Unit, { kind, field, after }: PerceivedChange): boolean =>
  kind === 'crossing' && field === 'queue' && JSON.stringify(after ?? null).includes(JSON.stringify(id));

const isQueueing = (name: string, facts: FactsTold): boolean =>
  newsOf(facts, 'outcome').some(({ parts }) =>
    parts.some(({ units, outcome }) => outcome.is === 'queueing' && units.some((names) => names.includes(name))),
  );
