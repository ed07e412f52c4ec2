import type { SidesOfGame } from '@/lib/sides';
import { troopsAmong } from '@/lib/visibility/words/player-words';
import { type Arm, arms, type Side } from '@/lib/words';

/** What a contact can be told as: the same words for one that was seen and one that was not. */

export { contactLabel, type Size, sizes, sizeWords } from '@/lib/visibility/sightings/recce-report';
export { fromTheAir } from '@/lib/visibility/sightings/sightings';

/** The kinds of troops of a side, by the symbol they are drawn with. */
export const kindsOfTroops = (side: Side, sides?: SidesOfGame): { symbol: Arm; words: string }[] =>
  arms.flatMap((arm) => {
    const [words] = troopsAmong([{ arm, flags: [], side }], sides).types;
    return words ? [{ symbol: arm, words }] : [];
  });
