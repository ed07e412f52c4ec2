const longest = 500;

/** The reason of a ruling that a companion game's result is taken as. */
export const playedOutWords = ({ number, result }: { number: number; result: string }): string =>
  `Played out as companion game ${number}: ${result}`.slice(0, longest);
