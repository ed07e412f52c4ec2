import type { Scenario, ScenarioUnit } from '../types';

/** A unit with its figures written out instead of the key of its profile, for tests that alter them. */
export type UnitWritten = ScenarioUnit & {
  /** Counter notation. */
  profile: string;
  sizePoints: number;
};

/** The units of a scenario with their figures written out. */
export const writtenOut = ({ units, profiles }: Scenario): UnitWritten[] =>
  units.map((unit) => {
    const { notation, sizePoints } = profiles.find(({ key }) => key === unit.profile)!;
    return { ...unit, profile: notation, sizePoints };
  });

/** The scenario with these units; figures that none of its profiles has become a profile of their own. */
export function withUnits(scenario: Scenario, units: UnitWritten[]): Scenario {
  const profiles = [...scenario.profiles];
  const keyOf = ({ profile: notation, sizePoints }: UnitWritten): string => {
    const there = profiles.find((one) => one.notation === notation && one.sizePoints === sizePoints);
    if (there) return there.key;
    const key = `test_${profiles.length}`;
    profiles.push({ key, describes: `Altered ${profiles.length}`, notation, sizePoints, ours: [], notes: '' });
    return key;
  };
  return {
    ...scenario,
    units: units.map(({ sizePoints, ...unit }) => ({ ...unit, profile: keyOf({ ...unit, sizePoints }) })),
    profiles,
  };
}
