import type { Scenario } from '@/lib/scenario/types';

/** A scenario with `count` counters on its map: its own units over and over, strewn evenly by a fixed rule. */
export function crowdedMap(scenario: Scenario, count: number): Scenario {
  const { minX, minY, maxX, maxY } = scenario.map.frame;
  const teamOf = new Map(scenario.teams.map(({ key, side }) => [side, key]));
  const next = strewing();
  const units = Array.from({ length: count }, (_, i) => {
    const pattern = scenario.units[i % scenario.units.length]!;
    return {
      ...pattern,
      id: `U${i}`,
      name: `${pattern.shortName} no. ${i + 1}`,
      team: teamOf.get(pattern.side)!,
      arrivalTurn: 1,
      place: { x: minX + next() * (maxX - minX), y: minY + next() * (maxY - minY) },
    };
  });
  return {
    ...scenario,
    title: `${count} counters`,
    teams: scenario.teams.map((team) => ({ ...team, hqUnitId: units.find(({ side }) => side === team.side)!.id })),
    units,
    squadrons: [],
    lifts: [],
    links: [],
    previousOrders: [],
    contacts: [],
    intelligence: [],
  };
}

/** Figures between 0 and 1, the same at every run. */
function strewing(): () => number {
  let state = 17091944;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
