import { describe, expect, it } from 'vitest';
import type { MapData } from '@/components/map/core/map-data';
import { projectionAt } from '@/components/map/core/projection';
import { type Layout, layOut } from '@/components/map/labels/labeller';
import { overprints } from '@/components/map/labels/overprints-for-tests';
import { awayFrom } from '@/components/map/labels/room';
import { faces, unitRem } from '@/components/map/labels/type';
import { firstLook } from '@/components/map/side/first-look';
import { gatheredSideItems } from '@/components/map/side/side-items';
import type { SideMap } from '@/components/map/side/side-map';
import { filmOf } from '@/lib/replay/take-home/stages';
import { loadScenario, type Scenario } from '@/lib/scenario';
import { noHour } from './home-map';
import { Battle } from './read-battle';

/** The shipped scenarios, as their page shows them on a laptop and on a phone. */
const shipped = ['market-garden', 'goodwood', 'crete-1941', 'tuapse-1942', 'arnhem-bridge'];
/** The width of the map on a page, px. */
const panes = { laptop: 785, phone: 390 };
/** One unit of a map, px, where the words of the page have their usual size. */
const unit = unitRem * 16;

/** A battle at its opening and after each unit went some way, with all that a page has of it. */
function battleOf({ units, openingTurn, map }: Scenario): Battle {
  const there = units.filter(({ arrivalTurn }) => arrivalTurn <= openingTurn);
  const lies = (gone: number) =>
    new Map(
      there.map(({ id, side, name, shortName, arm, formation, nation, place }, i) => [
        `unit/${id}`,
        {
          ...{ side, name, shortName, arm, formation, nation, isOnMap: true, isCaptured: false },
          x: place!.x + gone * ((i * 7) % 5) * 0.31,
          y: place!.y + gone * ((i * 3) % 5) * 0.27,
        },
      ]),
    );
  const maps = [
    { turn: 1, stage: 'orders' as const, lies: lies(0) },
    { turn: 1, stage: 'letters' as const, lies: lies(1) },
  ];
  return new Battle({
    title: '',
    audience: '',
    about: '',
    side: 'allied',
    look: { names: { allied: '', german: '' }, colours: { allied: 'blue', german: 'ochre' }, nations: [] },
    map,
    moments: maps,
    views: [{ key: 'truth', name: '', film: filmOf(maps, maps), turns: [1] }],
    turns: [{ turn: 1, name: '', day: null, fullness: 1 }],
  });
}

/**
 * The distance from the symbol of each unit, or the end of its leader, to the place of the unit, km: by the name of the
 * unit.
 */
function farOff({ laid, scale }: Layout, counters: SideMap['counters']): [string, number][] {
  const symbols = [...laid.values()].filter(({ kind, box }) => kind === 'counter' && box);
  return counters.map(({ id, x, y }) => {
    const own = symbols.find((one) => one.id === id || one.folded.includes(id));
    if (!own) return [id, Number.POSITIVE_INFINITY];
    const place = { x: x! * scale, y: -y! * scale };
    const middle = { x: own.box!.x + own.box!.width / 2, y: own.box!.y + own.box!.height / 2 };
    const ends = own.leaders.filter(({ to }) => awayFrom(to, own.box!) < 0.01).map(({ from }) => from);
    const px = Math.min(...[middle, ...ends].map((end) => Math.hypot(end.x - place.x, end.y - place.y)));
    // Whoever lies beneath another, and has no line, has their place beneath its symbol too.
    return [id, (own.id === id ? px : Math.min(px, awayFrom(place, own.box!))) / scale];
  });
}

describe.each(shipped)('the page of %s', (name) => {
  it.each(Object.entries(panes))(
    'has every unit, or the end of its line, within 0.1 km of its place on a %s, at each zoom',
    async (_, width) => {
      const read = await loadScenario(name);
      if (!read.ok) throw new Error('the scenario does not read');
      const battle = battleOf(read.scenario);
      const mapData: MapData = battle.mapData;
      for (const stage of ['orders', 'letters'] as const) {
        const map = battle.mapAt('truth', 1, stage);
        expect(map.counters.length).toBeGreaterThan(5);
        const opens = width / firstLook(map.counters)!.kmAcross;
        const whole = width / (mapData.frame.maxX - mapData.frame.minX);
        for (const px of [whole, opens, 25]) {
          const at = projectionAt(px / unit);
          const items = gatheredSideItems(map, at, noHour, mapData);
          const layout = layOut(mapData, items, at);
          // Who is seen as one with a formation is counted on its card, which is tied to the place of its headquarters.
          const asOne = new Set(items.flatMap(({ gathered = [] }) => gathered));
          if (px > whole && px >= 14) expect([...asOne]).toEqual([]);
          const seen = map.counters.filter(({ id }) => !asOne.has(id));
          expect(farOff(layout, seen).filter(([, km]) => km > 0.1)).toEqual([]);
          expect(overprints(layout)).toEqual([]);
        }
      }
    },
  );
});

it('has no letters on its map below 11 px', () => {
  expect(Math.min(...Object.values(faces).map(({ size }) => size * unit))).toBeGreaterThanOrEqual(11);
});
