/** The cookie that says which hints this browser has put away: their ids, parted by stops; of one that stands there, `id~5`, the turn it first did. The server reads it, so that no page jumps. */
export const hintsCookie = 'opcom-hints';
