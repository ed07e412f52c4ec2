import { describe, expect, test } from 'vitest';
import { readProfile } from '@/lib/adjudication/status';
import type { Scenario } from '../types';

/** What holds of every whole order of battle with its map: of `units` units no two of which stand within `apartKm`. */
export function describeWhole(
  given: () => Scenario,
  { units, crossings, apartKm }: { units: number; crossings: number; apartKm: number },
): void {
  describe('whole', () => {
    test('§9: every status profile is counter notation, and fits the arm', () => {
      const { units, profiles } = given();
      for (const { profile, arm, artilleryClass } of units) {
        const reading = readProfile(profiles.find(({ key }) => key === profile)?.notation ?? 'none');
        if (!reading.ok) throw new Error(`${profile} ${reading.message}`);
        if (['hq', 'transport', 'bridgingColumn', 'antiAircraftArtillery'].includes(arm))
          expect(reading.profile.levels[0]?.isDefenceOnly).toBe(true);
        if (artilleryClass) expect(reading.profile.isSupport).toBe(true);
      }
    });

    test('OC-99: foot and horse move as foot, motor and half-tracks as mech, towed guns as towed artillery', () => {
      const rows = {
        foot: 'foot',
        horse: 'foot',
        motor: 'mech',
        mech: 'mech',
        tank: 'tank',
        recce: 'recce',
        towed: 'towedArtillery',
      };
      for (const { carriage, mover } of given().units) expect(mover).toBe(rows[carriage]);
    });

    test('names that fit a counter are all different, and so are the places', () => {
      const all = given().units;
      expect(new Set(all.map(({ shortName }) => shortName)).size).toBe(units);
      for (const { shortName } of all) expect([...shortName].length).toBeLessThanOrEqual(12);
      const near = all.flatMap(({ id, place }, index) =>
        all
          .slice(0, index)
          .filter((other) => Math.hypot(place.x - other.place.x, place.y - other.place.y) <= apartKm)
          .map((other) => `${id} ${other.id}`),
      );
      expect(near).toEqual([]);
    });

    test('what is ours is marked, unit by unit and profile by profile', () => {
      for (const { ours } of given().profiles) expect(ours).toContain('sizePoints');
      for (const { ours, flags, artilleryClass, flakWeights } of given().units) {
        expect(ours).toEqual(expect.arrayContaining(['shortName', 'formation', 'echelon', 'isFlexible']));
        if (artilleryClass) expect(ours).toContain('artilleryClass');
        if (flakWeights.length > 0) expect(ours).toContain('flakWeights');
        if (flags.includes('tanks') || flags.includes('heavyTanks')) expect(ours).toContain('flags');
      }
    });

    test('every team has its first intelligence, and a link to somebody of its side where there is one', () => {
      const { teams, intelligence, links } = given();
      for (const { key, side } of teams) {
        expect(intelligence.filter(({ team }) => team === key)).toHaveLength(1);
        const friends = teams.filter((other) => other.side === side && other.key !== key);
        const of = links.filter(({ from }) => from === key);
        expect(of.length > 0, key).toBe(friends.length > 0);
      }
    });

    test('the printed map shows no note and no state of a crossing', () => {
      const scenario = given();
      const allowed = new Set(['layer', 'name', 'kind', 'isMajor', 'tier', 'lines', 'rings', 'point']);
      for (const feature of scenario.map.features)
        expect(Object.keys(feature).filter((key) => !allowed.has(key))).toEqual([]);
      const drawn = scenario.map.features.filter(({ layer }) => layer === 'crossing');
      expect(drawn).toHaveLength(crossings);
      for (const each of drawn) expect(Object.keys(each).sort()).toEqual(['kind', 'layer', 'name', 'point']);
      const printed = JSON.stringify(scenario.map);
      for (const { notes } of [...scenario.units, ...scenario.crossings, ...scenario.teams])
        if (notes) expect(printed).not.toContain(notes);
    });

    test('no first intelligence names a unit or speaks of the mechanism', () => {
      const { intelligence, units: all } = given();
      for (const { text } of intelligence) {
        expect(text).not.toMatch(/\b(status|steps?|score|die|dice|margin|factor|modifier|profile)\b/i);
        for (const { name } of all) expect(text).not.toContain(name);
      }
    });
  });
}
