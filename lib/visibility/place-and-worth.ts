import type { Place } from '@/lib/geometry';
import type { Effectiveness, Losses, SinceTheBeginning } from '@/lib/words';

/** An own place: the counter's grid reference and the map's words for it. */
export interface PlaceFact extends Place {
  gridReference: string;
  words: string;
}

/** The worth of a unit in words, by comparison with the beginning of the game (§10.1). */
export interface Worth {
  effectiveness: Effectiveness;
  /** The losses in what is told here. */
  losses: Losses;
  /** All that it has lost since the game began, and whether it won some of it back. Absent in games made before. */
  since?: SinceTheBeginning;
  /** An HQ, guns, engineers or transport: what it is good for is told without a word of attacking. */
  isSupport?: true;
}
