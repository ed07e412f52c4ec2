import type { Combat } from '@/lib/db/rows';
import { asJson, same } from '@/lib/values';
import type { FightFacts, ReportFacts } from '@/lib/visibility/facts';
import { isSameFight, newsAsNamed } from '@/lib/visibility/reports/told-alike';
import { rulingOf } from '../combat/combat-record';

type Told = Pick<ReportFacts, 'fights' | 'moves' | 'arrivals' | 'patrols' | 'requests' | 'news'>;

/** A fight without where its own units stand. */
const withoutPlaces = ({ own, ...fight }: FightFacts): FightFacts => ({
  ...fight,
  own: own.map((unit) => ({ ...unit, place: null })),
});
const alike = (a: unknown, b: unknown): boolean => same(asJson(a), asJson(b));

/** True when a team would be told otherwise of a fight than it was. A fight told of that is none any more is otherwise too. */
export function isToldOtherwise(then: Pick<Told, 'fights'>, now: Pick<Told, 'fights'>, fightId: string): boolean {
  const [was, is] = [then, now].map(({ fights }) => fights.find(({ id }) => id === fightId));
  return was && is ? !isSameFight(was, is) : was !== is;
}

/**
 * The changes since a report was drafted, as the end of “drafted before …”: the facts it was drafted from are compared
 * with the facts now. Empty: nothing has changed.
 */
export function reportChanges(drafted: Told, now: Told, combats: readonly Combat[]): string[] {
  const fought = new Map(combats.map((combat) => [combat.id, combat]));
  const fights = now.fights.flatMap((fight) => {
    const combat = fought.get(fight.id);
    const name = combat ? `C${combat.number} ${combat.name}` : 'the probe';
    const before = drafted.fights.find(({ id }) => id === fight.id);
    if (!before) return combat ? `${name} was ruled on` : 'a probe met the enemy';
    if (isSameFight(before, fight)) return [];
    if (isSameFight(withoutPlaces(before), withoutPlaces(fight))) return `counters of ${name} were moved`;
    return combat && rulingOf(combat)?.reason ? `${name} was ruled on again` : `what came of ${name} changed`;
  });
  const gone = drafted.fights.some(({ id }) => !now.fights.some((fight) => fight.id === id));
  return [
    ...fights,
    ...(gone ? ['a fight was removed'] : []),
    ...(alike(drafted.moves, now.moves) ? [] : ['moves changed']),
    ...(alike(drafted.arrivals, now.arrivals) ? [] : ['arrivals changed']),
    ...(alike(drafted.patrols ?? [], now.patrols) ? [] : ['enemy patrols were about']),
    ...(alike(drafted.news ?? [], newsAsNamed(drafted.news ?? [], now.news))
      ? []
      : ['something else was seen or suffered']),
    ...(alike(drafted.requests, now.requests) ? [] : ['something was heard of a request']),
  ];
}
