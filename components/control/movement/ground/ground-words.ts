import type { GroundLayer } from '@/lib/words';

/** The ground that may be drawn, as it is called, and what it does (§6 Movement and Passing By, §9). */
export const groundWords: Record<GroundLayer, { name: string; does: string; rule: string }> = {
  closecountry: {
    name: 'Close country',
    does: 'Orchards, hedges, copses. In a combat it counts as woods; a move goes by the row “Close”; 1 km to pass by.',
    rule: '§6 Movement, §9 Factors note 4',
  },
  badterrain: {
    name: 'Bad terrain',
    does: 'Bocage, walled fields, mountain: the Bad Terrain column. A move goes by the row “Close”; 1 km to pass by.',
    rule: '§9 Results Table note 4, OC-100',
  },
  fortified: {
    name: 'Fortified place',
    does: 'Not left on less than a Total Success; the side that holds it has a tactical advantage.',
    rule: '§9 Results Table note 3, Factors note 1',
  },
  marsh: { name: 'Marsh', does: 'Vehicles move by the row “Marsh”.', rule: '§6 Movement, OC-99' },
};

/** As the server has it: `groundBounds`. */
export const groundPointsAtMost = 60;
export const groundLettersAtMost = 60;
