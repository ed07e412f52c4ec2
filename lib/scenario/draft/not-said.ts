/** The word of a new scenario on where it comes from, until its maker says it. */
export const notSaid = 'Not said yet';

/** A text as its maker wrote it; empty until then. */
export const asSaid = (text: string): string => (text.trim() === notSaid ? '' : text);
