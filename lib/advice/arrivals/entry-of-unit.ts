import { entryAt } from '@/lib/scenario/entries';
import type { EntryPlace, Lift, Scenario } from '@/lib/scenario/types';
import type { Side } from '@/lib/words';

interface Entrant {
  side: Side;
  entry: string;
  entryX: number;
  entryY: number;
}

/** The entry place of a unit: the scenario's of that name, or one with our defaults where the unit is to come on. */
export const entryOf = ({ entries }: Scenario, { side, entry, entryX, entryY }: Entrant): EntryPlace =>
  entries.find((one) => one.side === side && one.name === entry) ?? entryAt(side, entry, { x: entryX, y: entryY });

/** The airborne lift that carries a unit, or null: it comes by land. */
export const liftOf = ({ lifts }: Scenario, unitId: string): Lift | null =>
  lifts.find(({ unitIds }) => unitIds.includes(unitId)) ?? null;

/** Two sides may call an entry place by one name. */
export const entryKey = ({ side, entry }: { side: Side; entry: string }): string => `${side}|${entry}`;
