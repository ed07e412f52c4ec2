import type { UnitOfTheGame } from '@/companions/rules/scene';
import type { Arm } from '@/lib/words';
import type { UnitEntry } from './state';

type OnTable = Pick<UnitEntry, 'kind' | 'class' | 'figures' | 'armour' | 'observes'>;

const foot = (troops: UnitEntry['class'], figures: number): OnTable => ({ kind: 'foot', class: troops, figures });
const vehicle = (armour: UnitEntry['armour'], figures: number): OnTable =>
  armour ? { kind: 'armour', class: 'veteran', figures, armour } : { kind: 'softSkin', class: 'green', figures };
const observing = (unit: OnTable): OnTable => ({ ...unit, observes: true });

/**
 * The pieces on the table for a unit of each arm: ours, for the book has no battalions. Men that came by air are elite,
 * the services green, all others veteran; a battalion of foot is ten figures, a crew or a detachment four, a lorry
 * three.
 */
const onTable: Record<Arm, OnTable> = {
  antiTank: foot('veteran', 4),
  transport: vehicle(undefined, 3),
  mountainInfantry: foot('veteran', 10),
  airborneArtillery: observing(foot('elite', 4)),
  paras: foot('elite', 10),
  antiAircraftArtillery: foot('veteran', 4),
  engineers: foot('veteran', 6),
  infantry: foot('veteran', 10),
  armour: vehicle('mediumTank', 4),
  mechanised: vehicle('halfTrack', 8),
  cavalry: foot('veteran', 6),
  recce: vehicle('armouredCar', 3),
  artillery: observing(foot('veteran', 4)),
  selfPropelledArtillery: vehicle('mediumTank', 4),
  armouredEngineers: vehicle('mediumTank', 4),
  airborneEngineers: foot('elite', 6),
  gliderInfantry: foot('elite', 10),
  mountainArtillery: observing(foot('veteran', 4)),
  hq: observing(foot('green', 4)),
  blank: foot('veteran', 6),
  bridgingColumn: vehicle(undefined, 3),
};

/** Figures gone for a step lost, down to the last one. */
const figuresAStep = 2;

/** The units of the main game as they are set up at the table. */
export const unitsAtTable = (units: readonly UnitOfTheGame[]): UnitEntry[] =>
  units.map(({ id, name, side, arm, flags, stepsLost, place }) => {
    const unit = onTable[arm];
    const figures = Math.max(1, unit.figures - figuresAStep * stepsLost);
    const isHeavy = unit.armour === 'mediumTank' && flags.includes('heavyTanks');
    const atPlace = place.slice(0, 80).trim();
    return { id, name, side, ...unit, figures, place: atPlace, ...(isHeavy ? { armour: 'heavyTank' as const } : {}) };
  });
