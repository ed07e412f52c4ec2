/** The parts of the turn in the air, first to last: movement and close support stand between flak and recce. */
export const airParts = ['airToAir', 'interdiction', 'flak', 'recce'] as const;
export type AirPart = (typeof airParts)[number];
