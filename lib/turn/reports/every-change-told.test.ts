import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportFacts } from '@/lib/visibility/facts';
import type { NewsFact } from '@/lib/visibility/news-facts';
import { netChanges, type PerceivedChange, perceived, unperceived } from '@/lib/visibility/perception/perceived';
import { isTold } from '@/lib/visibility/perception/told';
import { factsOfTeams, worldOf } from '../testing/drawn-books';
import { allKinds } from '../testing/drawn-ledger';
import { type DrawnTurn, drawnTurn, ledgerOf, teamOf } from '../testing/drawn-turn';

/** Every change of the ledger that touches a team’s unit, row, request or crossing is told to it, or imperceptible by a rule. */

const nameOf: ReadonlyMap<string, string> = new Map(
  ['guards', 'airborne', 'panzer', 'grenadiers'].flatMap((team) =>
    [1, 2].map((n) => [`${team}-${n}`, `Battalion ${team}-${n}`] as const),
  ),
);

/** The tellings of each perceived change of a turn. `hide`: the facts of a kind are taken out, as if nothing looked for them. */
function tellingsOf(drawn: DrawnTurn, hide: NewsFact['kind'][] = []) {
  const ledger = ledgerOf(drawn);
  const facts = factsOfTeams(drawn, ledger);
  const world = worldOf(ledger);
  const shown = (teamId: string): ReportFacts => {
    const all = facts.get(teamId)!;
    return { ...all, news: all.news.filter(({ kind }) => !hide.includes(kind)) };
  };
  return perceived(ledger.entries, world).map((change) => ({ change, how: howTold(change, shown(change.teamId)) }));
}

type How = 'named' | 'general' | 'silent';

/** `named`: by a fact that the table names. `general`: by a plain sentence about the same units. */
function howTold(change: PerceivedChange, facts: ReportFacts): How {
  if (isTold(change, facts, nameOf)) return 'named';
  const general = facts.news.filter((one) => one.kind === 'change');
  const isNamed = (id: string) => general.some(({ units }) => units.flat().includes(nameOf.get(id)!));
  const own = change.unitIds.filter((id) => teamOf(id) === change.teamId);
  return (own.length === 0 ? general.length > 0 : own.some(isNamed)) ? 'general' : 'silent';
}

const words = ({ kind, field, who, before, after, teamId }: PerceivedChange): string =>
  `${teamId}: ${kind}.${field} (${who}) ${JSON.stringify(before)} → ${JSON.stringify(after)}`;

/** Changes that no fact of their own tells, and a plain sentence does: they came about by the hand of Control. */
const toldInGeneral = [
  'bridging.', // a work that is taken away, or built without a change of its crossing
  'contact.',
  'pair.', // a contact that Control put
  'crossing.queue', // of a unit that has fought as well
  'unit.immobilisedIn',
  'unit.isCaptured', // set free; or taken by neighbours under the eyes of the team
  'unit.isOnMap', // taken off the map
  'unit.suppressedIn',
];

/** The number of turns on which the property is tried, and of those that find one hole. */
const drawnTurns = 2000;
const drawnForHoles = 150;

const turns = (check: (drawn: DrawnTurn) => void, numRuns: number): void =>
  fc.assert(fc.property(drawnTurn, check), { numRuns, seed: 44, endOnFailure: true });

describe('over drawn turns', () => {
  it('each change is told to everyone who perceives it, or imperceptible by a row of the table with its reason', () => {
    const kinds = new Set<string>();
    const general = new Set<string>();
    turns((drawn) => {
      const ledger = ledgerOf(drawn);
      const tellings = tellingsOf(drawn);
      expect(tellings.filter(({ how }) => how === 'silent').map(({ change }) => words(change))).toEqual([]);
      for (const { change, how } of tellings) if (how === 'general') general.add(`${change.kind}.${change.field}`);
      const blind = unperceived(ledger.entries, worldOf(ledger));
      for (const { reason } of blind) expect(reason).toMatch(/\p{Lu}.*\./u);
      expect(tellings.length + blind.length).toBeGreaterThanOrEqual(netChanges(ledger.entries).length);
      for (const { kind } of ledger.entries) kinds.add(kind);
    }, drawnTurns);
    // Every kind of the ledger was drawn.
    expect([...kinds].sort()).toEqual([...allKinds].sort());
    const isExpected = (one: string) => toldInGeneral.some((door) => one.startsWith(door));
    expect([...general].filter((one) => !isExpected(one)).sort()).toEqual([]);
  });

  it.each<NewsFact['kind']>([
    'taken',
    'worn',
    'recovered',
    'crossing',
    'bridging',
    'queue',
    'outcome',
    'contact',
    'surrender',
    'strike',
    'flak',
    'mission',
  ])('finds the hole where nothing looks for %s', (kind) => {
    const holes = new Set<string>();
    turns((drawn) => {
      const was = tellingsOf(drawn);
      tellingsOf(drawn, [kind]).forEach(({ change, how }, i) => {
        if (how === 'silent' && was[i]!.how === 'named') holes.add(words(change));
      });
    }, drawnForHoles);
    expect([...holes]).not.toEqual([]);
  });
});
