import type { Scene } from '@/companions/rules/scene';
import { placesAtTable } from './places-of-the-game';
import { type Setup, sides } from './state';
import { unitsAtTable } from './units-of-the-game';

/** The set-up from the main game, as far as it is known: its units and their places (ours). */
export const filledSetup = ({ units, places }: Pick<Scene, 'units' | 'places'>): Setup => ({
  units: unitsAtTable(units),
  places: placesAtTable(places),
});

/** The same, where both sides are there; null: somebody has to say who plays the other. */
export const setupFor = (scene: Scene): Setup | null =>
  sides.every((side) => scene.units.some((unit) => unit.side === side)) ? filledSetup(scene) : null;
