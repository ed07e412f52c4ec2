import type { Setup, TablePlace, UnitEntry } from '@/companions/impressionistic/rules/state';
import type { AntiArmourWeapon, ArmourClass, TroopClass } from '@/companions/impressionistic/rules/tables';
import type { Source } from '@/companions/rules/companion';
import type { Side } from '@/lib/words';
import type { WrittenFigures } from './drafted-tables';

/** A unit as it stands in the form of the set-up. */
export interface DraftedUnit {
  id: string;
  side: Side;
  name: string;
  class: TroopClass;
  what: 'foot' | ArmourClass;
  figures: string;
  weapon: 'none' | AntiArmourWeapon;
  observes: boolean;
  /** The place it stands at; empty: none that has a name. */
  place: string;
}

/** A set-up as it is written. */
export interface SetupDraft {
  units: DraftedUnit[];
  places: TablePlace[];
  moraleOncePerPhase: boolean;
  figures: WrittenFigures;
  /** The owner of the figures that are written over those of the tables. */
  whose: Source;
}

export const draftedUnits = ({ units }: Setup): DraftedUnit[] =>
  units.map(({ id, side, name, class: troops, kind, armour, figures, weapon, observes, place }) => ({
    id,
    side,
    name,
    class: troops,
    figures: `${figures}`,
    what: kind === 'foot' ? 'foot' : (armour ?? 'softSkin'),
    weapon: weapon ?? 'none',
    observes: observes ?? false,
    place: place ?? '',
  }));

/** A set-up that is known already, to be written on. */
export const draftOfSetup = (setup: Setup): Pick<SetupDraft, 'units' | 'places'> => ({
  units: draftedUnits(setup),
  places: setup.places ?? [],
});

/** A unit to be written after another: of its side and kind, and not yet named. */
export function unitAfter(units: readonly DraftedUnit[], side: Side, like?: DraftedUnit): DraftedUnit {
  const taken = new Set(units.map(({ id }) => id));
  let number = units.length + 1;
  while (taken.has(`${side}-${number}`)) number += 1;
  return {
    class: 'veteran',
    what: 'foot',
    figures: '8',
    weapon: 'none',
    ...(like && { class: like.class, what: like.what, figures: like.figures, weapon: like.weapon }),
    id: `${side}-${number}`,
    side,
    name: '',
    observes: false,
    place: like?.place ?? '',
  };
}

/** The units as the game reads them. */
export const entered = (units: readonly DraftedUnit[]): UnitEntry[] =>
  units.map(({ id, side, name, class: troops, what, figures, weapon, observes, place }) => ({
    id,
    side,
    name,
    class: troops,
    kind: what === 'foot' ? 'foot' : what === 'softSkin' ? 'softSkin' : 'armour',
    figures: figures.trim() === '' ? Number.NaN : Number(figures),
    ...(what !== 'foot' && { armour: what }),
    ...(weapon !== 'none' && { weapon }),
    ...(observes && { observes }),
    ...(place && { place }),
  }));
