/** The cookie that says which hints this browser has put away: their ids, parted by stops. The server reads it, so that no page jumps. */
export const hintsCookie = 'opcom-hints';
