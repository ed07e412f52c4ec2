import { saysSomething } from '@/components/control/parts/crossings/crossing-words';
import type { Projection } from '@/components/map/core/projection';
import { elbowRoom, formFor } from '@/components/map/counters/form-for';
import { gathered } from '@/components/map/counters/gather';
import type { StackForm } from '@/components/map/counters/stack-form';
import type { Item } from '@/components/map/labels/item';
import { minorCrossingsFrom } from '@/components/map/labels/sheet';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { asPlace, middleOf } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';

/** From which scale on drop zones are named, px per km. */
const zonesNamedFrom = 9;

type Placed = Pick<MasterCounter, 'id' | 'side' | 'status' | 'arm' | 'formation' | 'corps'> & { x: number; y: number };

/** The counters that lie on the map, those of a side that is taken off left out. */
export const standing = (counters: readonly MasterCounter[], hidden: readonly string[] = []): Placed[] =>
  counters.flatMap(({ id, side, status, arm, formation, corps, isOnMap, isCaptured, x, y }) =>
    isOnMap && !isCaptured && x !== null && y !== null && !hidden.includes(side)
      ? [{ id, side, status, arm, formation, corps, x, y }]
      : [],
  );

/** The size of a map's counters at a scale. */
export const formAt = (counters: readonly Placed[], { toScreen }: Projection): StackForm =>
  formFor(counters.map(toScreen));

/** Counters to be laid out in a form: the strongest take their place first, and lie on top. */
export const counterItems = (
  counters: readonly Placed[],
  { width, height }: StackForm,
  { toScreen }: Projection,
): Item[] =>
  counters.map((counter) => ({
    id: counter.id,
    kind: 'counter',
    at: toScreen(counter),
    rank: -counter.status,
    band: counter.side,
    symbol: { width, height },
  }));

/** The same as one sees them: of a crowd those of one formation as one, its headquarters for all of them. */
export function gatheredItems(
  counters: readonly Placed[],
  form: StackForm,
  projection: Projection,
  mapData: MapData,
): Item[] {
  const byId = new Map(counters.map((counter) => [counter.id, counter]));
  const belongs = (id: string) => {
    const { arm, status, formation, corps, side } = byId.get(id)!;
    return { rank: arm === 'hq' ? strongest : -status, within: [formation, corps, side] };
  };
  const isAfar = elbowRoom(counters.map(projection.toScreen)) < afarBelow;
  const items = counterItems(counters, form, projection);
  return gathered(items, belongs, { form, crowdedFrom: isAfar ? 0.4 : 2.3 }, mapData, projection);
}

/** All is seen from afar where the typical counter has less elbow room, px: formations are gathered then wherever they stand close. */
const afarBelow = 18;

/** A headquarters stands for its formation, before every status. */
const strongest = -100;

const signSize = { width: 22, height: 18 };
/** With who waits, what is called for, the turns a bridge takes yet. */
const busySignSize = { width: 44, height: 36 };

type Marks = Pick<MasterMap, 'crossings' | 'bridging'>;

/**
 * The marks of Control at crossings: calls first, then those whose state is known. At far scales the plain ones are left to
 * the print.
 */
export const crossingItems = ({ crossings, bridging }: Marks, { scale, toScreen }: Projection): Item[] => [
  ...crossings
    .filter((crossing) => scale >= minorCrossingsFrom || saysSomething(crossing))
    .map((crossing) => ({
      id: crossing.id,
      kind: 'crossing' as const,
      at: toScreen(crossing),
      rank: crossing.call ? 0 : saysSomething(crossing) ? 1 : 2,
      symbol:
        crossing.call || crossing.waiting > 0 || bridging.some(({ crossingId }) => crossingId === crossing.id)
          ? busySignSize
          : signSize,
    })),
  ...bridging
    .filter(({ crossingId }) => crossingId === null)
    .map((work) => ({
      id: work.id,
      kind: 'crossing' as const,
      at: toScreen(work),
      rank: 1,
      symbol: busySignSize,
    })),
];

/** The names of drop zones. */
export const zoneItems = (zones: MasterMap['zones'], { scale, toScreen }: Projection): Item[] =>
  scale > zonesNamedFrom
    ? zones.map(({ side, name, rings }) => ({
        id: `${side} ${name}`,
        kind: 'area',
        rank: 1,
        at: toScreen(middleOf((rings[0] ?? []).map(asPlace))),
        words: [[{ text: name, face: 'zone' }]],
        sides: ['on', 'above', 'below'],
      }))
    : [];

/** A combat's sign, px. */
const combatSign = { width: 34, height: 20 };

/** The combats of the turn; what is still to be ruled on takes its place first. */
export const combatItems = (combats: MasterMap['combats'], { toScreen }: Projection): Item[] =>
  combats.map((combat) => ({
    id: combat.id,
    kind: 'marker',
    at: toScreen(combat),
    rank: combat.state === 'ruled' ? 1 : 0,
    band: 'combat',
    symbol: combatSign,
  }));
