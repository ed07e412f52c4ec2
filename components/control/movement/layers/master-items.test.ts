import { describe, expect, it } from 'vitest';
import { lookAround } from '@/components/control/parts/map/look-around';
import { type Box, overlap, projectionAt, viewOn } from '@/components/map/core/projection';
import { counterForm, stacksOf } from '@/components/map/counters/stack';
import { layOut } from '@/components/map/labels/labeller';
import { leadersThroughWords, overprints } from '@/components/map/labels/overprints-for-tests';
import { isInside } from '@/components/map/labels/room';
import { faces } from '@/components/map/labels/type';
import { mmPerKm, pxPerMm } from '@/components/map/print/page-layout';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import { loadScenario } from '@/lib/scenario';
import { counterItems, formAt, gatheredItems } from './master-items';

const read = await loadScenario('market-garden');
if (!read.ok) throw new Error('the scenario does not read');
const { map, units, openingTurn, profiles } = read.scenario;

/** The units on the map as the game opens. */
const placed = units
  .filter(({ arrivalTurn }) => arrivalTurn <= openingTurn)
  .map(({ id, side, arm, formation, corps, profile, stepsLost, place }) => {
    const { notation } = profiles.find(({ key }) => key === profile)!;
    return { id, side, arm, formation, corps, status: statusAt(profileOf(notation), stepsLost), ...place };
  });

/** The master map's pane in a window of 1366 by 768, in units of the map: px, at 13 px where a unit's words are of 11. */
const pane = { width: (978 * 11) / 13, height: (586 * 11) / 13 };

const arnhem = { x: 74.6, y: 78.3 };
const eindhoven = { x: 44.7, y: 18.3 };

/** The counters in a pane that holds both towns with so many km about them, as they are laid out. */
function countersWith(kmAbout: number) {
  const { centre, kmAcross, kmUp } = lookAround([arnhem, eindhoven], map.frame, kmAbout);
  const view = viewOn(centre, Math.max(kmAcross, (kmUp * pane.width) / pane.height), pane.width, pane.height);
  const at = projectionAt(view.scale);
  const form = formAt(placed, at);
  const window: Box = { x: -view.left, y: -view.top, ...pane };
  const standsIn = placed.filter((one) => overlap(window, { ...at.toScreen(one), width: 0, height: 0 }));
  const groups = stacksOf(layOut(map, gatheredItems(placed, form, at, map), at), 'counter', form);
  const beneath = new Set(groups.flatMap(({ slots }) => slots.slice(1).map(({ id }) => id)));
  return {
    form,
    standing: standsIn.length,
    folded: standsIn.filter(({ id }) => beneath.has(id)).length,
    named: groups.filter(({ box, isGathered }) => !isGathered && isInside(box, window)).length,
  };
}

describe('Arnhem to Eindhoven at Market Garden’s opening, at 1366 by 768', () => {
  it('names at least 60 units that lie beneath no other, in letters of 13 px', () => {
    // Of the 102 on the map 63 stand within 18 km of the two towns.
    const { form, standing, named } = countersWith(36);
    expect(standing).toBe(63);
    expect(named).toBeGreaterThanOrEqual(60);
    expect(form.width).toBe(52);
    expect(faces.counter.size).toBe(11);
  });

  it('leaves nobody who stands between the two beneath another, seen closer', () => {
    expect(countersWith(4)).toMatchObject({ standing: 49, folded: 0 });
  });
});

describe('the leaders of the opening', () => {
  it.each([
    [7, { leaders: 93, begin: 0, cross: 0 }],
    [14, { leaders: 91, begin: 0, cross: 0 }],
    [30, { leaders: 92, begin: 0, cross: 0 }],
  ])(
    'run through no words at %d px per km, but out from beneath those that lie over their places',
    (scale, counted) => {
      const at = projectionAt(scale);
      const layout = layOut(map, gatheredItems(placed, formAt(placed, at), at, map), at);
      const { begin, cross } = leadersThroughWords(layout);
      const leaders = [...layout.laid.values()].flatMap((one) => one.leaders);
      expect({ leaders: leaders.length, begin: begin.length, cross: cross.length }).toEqual(counted);
    },
  );
});

describe('all who will ever be on the map, strewn about as they arrive', () => {
  const everybody = units.map(({ id, side, arm, formation, corps, place }) => ({
    ...{ id, side, arm, formation, corps },
    status: 3,
    ...place,
  }));

  it.each([250_000, 100_000, 50_000])('overprint nothing on paper at 1:%d', (scale) => {
    const at = projectionAt(mmPerKm(scale) * pxPerMm);
    expect(overprints(layOut(map, counterItems(everybody, counterForm, at), at))).toEqual([]);
  });
});
