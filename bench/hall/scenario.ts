import type { Scenario, ScenarioTeam, ScenarioUnit } from '@/lib/scenario/types';
import { umpires } from './kinds';
import { keptWord, ownWord } from './marked-words';

/** A hall of `teams` HQ teams of `unitsEach` battalions, made of the units and on the map of a real scenario. */
export function hallOf(
  scenario: Scenario,
  { teams: count, unitsEach }: { teams: number; unitsEach: number },
): Scenario {
  const patterns = scenario.units.filter((unit) => unit.echelon === 'battalion');
  const { minX, minY, maxX, maxY } = scenario.map.frame;
  const teams: ScenarioTeam[] = [];
  const units: ScenarioUnit[] = [];
  for (let t = 0; t < count; t++) {
    const side = t % 2 === 0 ? 'allied' : 'german';
    const number = t + 1;
    const key = `hq-${number}`;
    const notes = `Watch it ${keptWord(number)}.`;
    teams.push({ key, name: `HQ ${ownWord(number)}`, side, hqUnitId: `U${t}-0`, formations: '', notes });
    for (let u = 0; u < unitsEach; u++) {
      const place = {
        x: minX + ((t % 10) + 0.5 + (0.4 * u) / unitsEach) * ((maxX - minX) / 10),
        y: minY + (Math.floor(t / 10) + 0.5) * ((maxY - minY) / Math.ceil(count / 10)),
      };
      units.push({
        ...patterns[(t * unitsEach + u) % patterns.length]!,
        id: `U${t}-${u}`,
        side,
        team: key,
        name: `${u + 1} Bn, HQ ${ownWord(number)}`,
        shortName: `${u + 1} ${ownWord(number)}`,
        arrivalTurn: 1,
        place,
        notes,
      });
    }
  }
  const controlSeats = Array.from({ length: umpires }, (_, i) => ({
    label: `Team Control ${i + 1}`,
    roles: ['teamControl' as const, ...(i === 0 ? (['gameControl'] as const) : [])],
    teams: teams.filter((_, t) => t % umpires === i).map((team) => team.key),
  }));
  return {
    ...scenario,
    title: 'The hall',
    teams,
    units,
    profiles: scenario.profiles.map((profile) => ({ ...profile, describes: `${profile.describes} ${keptWord(0)}` })),
    squadrons: [],
    lifts: [],
    links: [],
    previousOrders: [],
    contacts: [],
    intelligence: [],
    opening: { allowsRest: false, controlSeats },
  };
}
