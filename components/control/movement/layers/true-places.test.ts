import { describe, expect, it } from 'vitest';
import { projectionAt } from '@/components/map/core/projection';
import { type Layout, layOut } from '@/components/map/labels/labeller';
import { astray } from '@/components/map/labels/overprints-for-tests';
import { middleOf } from '@/components/map/labels/room';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { MasterMap } from '@/lib/desks/control/movement/map';
import { asPlace, isInFrame } from '@/lib/geometry';
import { loadScenario, type Scenario } from '@/lib/scenario';
import { crossingItems, formAt, gatheredItems } from './master-items';

/** The shipped scenarios as they open, and games drawn from them: units go about in them, turn after turn. */
const shipped = ['market-garden', 'goodwood', 'crete-1941', 'tuapse-1942', 'arnhem-bridge'];
const turns = 4;

/** From the whole map on a phone to a village, px per km. */
const scales = [4, 7, 14, 25, 60];

/** Figures between 0 and 1, the same at every run. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const openingOf = ({ units, openingTurn, profiles }: Scenario) =>
  units
    .filter(({ arrivalTurn }) => arrivalTurn <= openingTurn)
    .map(({ id, side, arm, formation, corps, profile, stepsLost, place }) => {
      const { notation } = profiles.find(({ key }) => key === profile)!;
      return { id, side, arm, formation, corps, status: statusAt(profileOf(notation), stepsLost), ...place };
    });

type Placed = ReturnType<typeof openingOf>;

/** A turn: every fifth unit goes some way, up to 6 km to each side, and stays on the map. */
const moved = (placed: Placed, { minX, minY, maxX, maxY }: Scenario['map']['frame'], next: () => number): Placed =>
  placed.map((one) => {
    if (next() > 0.2) return one;
    const x = Math.max(minX, Math.min(maxX, one.x + (next() - 0.5) * 12));
    const y = Math.max(minY, Math.min(maxY, one.y + (next() - 0.5) * 12));
    return { ...one, x, y };
  });

/** Every fourth crossing is blown, and those are prepared which the scenario says. */
const crossingsOf = ({ crossings, demolitions }: Scenario) =>
  crossings.map(({ id, place }, i) => ({
    ...{ id, ...place, waiting: 0, call: null, isPrepared: demolitions.includes(id) },
    state: i % 4 === 0 ? 'blown' : 'untested',
  })) as unknown as MasterMap['crossings'];

/** Lists what a map draws of a layout, and where the middle of each lies, as seen from its place. */
const symbolsOf = ({ laid }: Layout) =>
  [...laid.values()].flatMap(({ id, kind, at, box }) => {
    if (!box || kind !== 'counter') return [];
    const { x, y } = middleOf(box);
    return [{ id, at, off: { x: x - at.x, y: y - at.y } }];
  });

type Symbols = ReturnType<typeof symbolsOf>;

/** The symbols whose places have not changed, and that are on the other side of them than before. */
function crossedOver(before: Symbols, after: Symbols) {
  const was = new Map(before.map((one) => [one.id, one]));
  return after.filter(({ id, at, off }) => {
    const old = was.get(id);
    if (!old || old.at.x !== at.x || old.at.y !== at.y) return false;
    return old.off.x * off.x + old.off.y * off.y < -0.01;
  });
}

describe.each(shipped)('the counters of %s', (name) => {
  it.each(scales)(
    'lie on their places or on a line to them, and keep their side while others move, at %d px per km; cities are named',
    async (scale) => {
      const read = await loadScenario(name);
      if (!read.ok) throw new Error('the scenario does not read');
      const { scenario } = read;
      const { map } = scenario;
      const at = projectionAt(scale);
      const next = drawing(17091944);
      const marks = crossingItems({ crossings: crossingsOf(scenario), bridging: [] }, at);
      const lay = (placed: Placed, before: Layout | null) =>
        layOut(map, [...gatheredItems(placed, formAt(placed, at), at, map), ...marks], at, before);
      const cities = map.features.filter(
        ({ layer, tier, point }) => layer === 'town' && tier === 1 && isInFrame(map.frame, asPlace(point!)),
      );
      let placed = openingOf(scenario);
      let layout = lay(placed, null);
      for (let turn = 0; turn <= turns; turn++) {
        const symbols = symbolsOf(layout);
        expect(symbols.length).toBeGreaterThan(0);
        expect(astray(layout)).toEqual([]);
        const said = [...layout.laid.values()].flatMap(({ words }) => words?.lines.map(({ text }) => text) ?? []);
        expect(cities.map((city) => city.name.replace(/^'/, '’')).filter((city) => !said.includes(city))).toEqual([]);
        placed = moved(placed, map.frame, next);
        const after = lay(placed, layout);
        expect(crossedOver(symbols, symbolsOf(after))).toEqual([]);
        layout = after;
      }
    },
  );
});
