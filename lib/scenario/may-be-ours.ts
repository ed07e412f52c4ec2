/** By file: what may stand in its column `ours`, as far as the desk ticks it. `place` is where a unit stands, in degrees. */
export const mayBeOurs: Readonly<Record<string, readonly string[]>> = {
  'units.csv': [
    'corps',
    'division',
    'formation',
    'shortName',
    'arm',
    'nation',
    'echelon',
    'arrivalTurn',
    'entry',
    'place',
    'carriage',
    'mover',
    'isFlexible',
    'flags',
    'artilleryClass',
    'flakWeights',
    'profile',
    'stepsLost',
  ],
  'profiles.csv': ['notation', 'sizePoints'],
};

/** By which word a column of a table is marked as ours; null: it is not. */
export function markOf(file: string, column: string): string | null {
  const mark = file === 'units.csv' && (column === 'lon' || column === 'lat') ? 'place' : column;
  return mayBeOurs[file]?.includes(mark) ? mark : null;
}
