import { listed } from '@/lib/text';
import { same } from '@/lib/values';
import { scenarioTables } from '../scenario-tables';
import type { Scenario } from '../types';

/** What is otherwise in one scenario than in another, of one kind of thing: in words, a line each. */
export interface Difference {
  what: string;
  says: string[];
}

/** How many things a line names. */
const namedAtMost = 6;

const tablesInWords = {
  units: 'Units',
  profiles: 'Status profiles',
  teams: 'Teams',
  squadrons: 'Squadrons',
  lifts: 'Lifts',
  entries: 'Entry places',
  links: 'Links',
  returns: 'Returns',
  previousOrders: 'Orders of the turn before',
  contacts: 'Contacts at the start',
  intelligence: 'First intelligence',
  plans: 'Plans',
  crossings: 'Crossings',
} as const satisfies Record<keyof typeof scenarioTables, string>;

/** What changes where `other` is played instead of `one`. */
export function differencesOf(one: Scenario, other: Scenario): Difference[] {
  const tables = (Object.keys(tablesInWords) as (keyof typeof tablesInWords)[]).map((table): Difference => {
    const were = thingsOf(one, table);
    const are = thingsOf(other, table);
    const come = [...are].filter(([key]) => !were.has(key));
    const go = [...were].filter(([key]) => !are.has(key));
    const otherwise = [...are].filter(([key, thing]) => were.has(key) && !same(were.get(key)!.row, thing.row));
    const say = (verb: string, things: typeof come) =>
      things.length > 0
        ? [
            `${verb}: ${listed(
              things.map(([, { name }]) => name),
              namedAtMost,
            )}`,
          ]
        : [];
    return {
      what: tablesInWords[table],
      says: [...say('New', come), ...say('Gone', go), ...say('Changed', otherwise)],
    };
  });
  const whole = [
    difference('Title', one.title, other.title),
    difference('Opens on turn', one.openingTurn, other.openingTurn),
    {
      what: 'Turns',
      says: same(one.turns, other.turns)
        ? []
        : [`${other.turns.length} instead of ${one.turns.length}, or on other days`],
    },
    { what: 'Phases', says: same(one.phases, other.phases) ? [] : ['Other times'] },
    { what: 'Rulebook', says: same(one.rulebook, other.rulebook) ? [] : ['Other readings'] },
    {
      what: 'Sides and nations',
      says: same([one.sides, one.nations], [other.sides, other.nations]) ? [] : ['Changed'],
    },
    { what: 'Map', says: same([one.map, one.zones], [other.map, other.zones]) ? [] : ['Changed'] },
  ];
  return [...whole, ...tables].filter(({ says }) => says.length > 0);
}

const difference = (what: string, one: string | number, other: string | number): Difference => ({
  what,
  says: one === other ? [] : [`${other} instead of ${one}`],
});

/** By which fields a row is known in a table that has no keys. */
const unkeyed = ['unitId', 'side', 'name', 'team', 'fromTurn', 'task', 'units'] as const;

/** What a row is called; undefined: by what it is known by. */
function nameOf({ name, zone, unitId, team, task, place }: Readonly<Record<string, unknown>>): string | undefined {
  const called = name ?? zone ?? unitId ?? (task && `${team}: ${task} ${place}`);
  return called === undefined ? undefined : String(called);
}

/** The rows of a table by what names them, each with what it is called. */
function thingsOf(scenario: Scenario, table: keyof typeof tablesInWords): Map<string, { name: string; row: object }> {
  const { key } = scenarioTables[table];
  const rows: readonly object[] = scenario[table] ?? [];
  return new Map(
    rows.map((row) => {
      const fields = row as Readonly<Record<string, unknown>>;
      const id = String(key === null ? JSON.stringify(unkeyed.map((field) => fields[field])) : fields[key]);
      return [id, { name: nameOf(fields) ?? id, row }];
    }),
  );
}
