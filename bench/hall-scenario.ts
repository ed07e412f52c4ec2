import type { Scenario, ScenarioTeam, ScenarioUnit } from '@/lib/scenario/types';

/** A hall of `count` HQ teams of ten battalions each, made of the units and on the map of a real scenario. */
export function hallOf(scenario: Scenario, count: number): Scenario {
  const patterns = scenario.units.filter((unit) => unit.echelon === 'battalion');
  const { minX, minY, maxX, maxY } = scenario.map.frame;
  const teams: ScenarioTeam[] = [];
  const units: ScenarioUnit[] = [];
  for (let t = 0; t < count; t++) {
    const side = t % 2 === 0 ? 'allied' : 'german';
    const key = `hq-${t + 1}`;
    teams.push({ key, name: `HQ ${t + 1}`, side, hqUnitId: `U${t}-0`, formations: '', notes: '' });
    for (let u = 0; u < 10; u++) {
      const pattern = patterns[(t * 10 + u) % patterns.length]!;
      const place = {
        x: minX + ((t % 10) + 0.5 + u / 25) * ((maxX - minX) / 10),
        y: minY + (Math.floor(t / 10) + 0.5) * ((maxY - minY) / Math.ceil(count / 10)),
      };
      const name = `${u + 1} Bn, HQ ${t + 1}`;
      units.push({
        ...pattern,
        id: `U${t}-${u}`,
        side,
        team: key,
        name,
        shortName: `${u + 1}/${t + 1}`,
        arrivalTurn: 1,
        place,
      });
    }
  }
  const controlSeats = Array.from({ length: 15 }, (_, i) => ({
    label: `Team Control ${i + 1}`,
    roles: ['teamControl' as const, ...(i === 0 ? (['gameControl'] as const) : [])],
    teams: teams.filter((_, t) => t % 15 === i).map((team) => team.key),
  }));
  return {
    ...scenario,
    title: 'The hall',
    teams,
    units,
    squadrons: [],
    lifts: [],
    links: [],
    previousOrders: [],
    contacts: [],
    intelligence: [],
    opening: { allowsRest: false, controlSeats },
  };
}
