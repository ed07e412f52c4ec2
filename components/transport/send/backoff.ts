/** The pause after the first try in vain and the longest one, ms. */
const pauses = {
  /** A write or a reading that a person waits for. */
  request: [500, 8_000],
  /** The pauses for words that are kept here until they are taken. */
  draft: [2_000, 15_000],
  /** A player's desk, which stands meanwhile as it was. */
  desk: [1_000, 8_000],
  /** Whoever is back must not be told for long that the line is down. */
  stream: [500, 5_000],
} as const;

/** The pause before the next try, ms, after `tries` others in vain and this one: each pause is twice as long. */
export const pauseAfter = (what: keyof typeof pauses, tries: number): number =>
  Math.min(pauses[what][0] * 2 ** tries, pauses[what][1]);
