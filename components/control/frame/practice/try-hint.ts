/** The offer of a game to try, among the hints that are put away in this browser. */
export const tryHint = 'try';
