import { saysSomething } from '@/components/control/parts/crossings/crossing-words';
import type { Projection } from '@/components/map/core/projection';
import { formFor } from '@/components/map/counters/form-for';
import { gather } from '@/components/map/counters/gather';
import { formationForm, type StackForm } from '@/components/map/counters/stack-form';
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

/** How large the counters of a map are drawn at a scale. */
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

/** The same seen from afar: of a crowd those of one formation as one, its headquarters for all of them. */
export function gatheredItems(
  counters: readonly Placed[],
  form: StackForm,
  projection: Projection,
  mapData: MapData,
): Item[] {
  const items = new Map(counterItems(counters, form, projection).map((item) => [item.id, item]));
  const all = counters.map(({ id, arm, status, formation, corps, side }) => ({
    id,
    at: items.get(id)!.at,
    rank: arm === 'hq' ? -100 : -status,
    within: [formation, corps, side],
  }));
  const { width, height } = formationForm;
  return gather(all, form, mapData, projection).map(({ ids: [head, ...gathered] }) => {
    const item = items.get(head!)!;
    return gathered.length > 0 ? { ...item, rank: -100, gathered, symbol: { width, height } } : item;
  });
}

const signSize = { width: 22, height: 18 };
/** With who waits, what is called for, the turns a bridge takes yet. */
const busySignSize = { width: 44, height: 36 };

type Marks = Pick<MasterMap, 'crossings' | 'bridging'>;

/** What Control marks at crossings: calls first, then those whose state is known. At far scales the plain ones are left to the print. */
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
export const combatSign = { width: 34, height: 20 };

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
