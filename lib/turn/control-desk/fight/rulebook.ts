import { policiesOf, rulebookFrom } from '@/lib/adjudication/rulebook';
import { readingOf, rulingsIn } from '@/lib/adjudication/rulings';
import type { Policies, RulebookChoice } from '@/lib/adjudication/types';
import { gameOf } from '@/lib/db/control-desk/control-reads';
import { percent } from '@/lib/text';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { RulebookName } from '@/lib/words';

/** The rulebook of a game as Control reads it. */
export interface RulebookDesk {
  base: RulebookName;
  policies: PolicyOnDesk[];
}

/** One policy: what is in question, and the readings that a game may choose from. */
export interface PolicyOnDesk {
  name: keyof Policies;
  /** `OC-1` */
  ruling: string;
  about: string;
  section: string;
  sentence: string;
  /** The ruling rests on a default of this project. */
  isOurs: boolean;
  /** This game reads it otherwise than the rulebook it is based on. */
  isSetByGame: boolean;
  /** The reading in force among them, unless the game has figures of its own. */
  readings: { sentence: string; isOurs: boolean; isInForce: boolean }[];
  /** The game's own figures, in words, where they are none of the readings. */
  ownFigures: string | null;
}

/** Which rulebook the game is played by, and every policy with the reading in force. */
export async function rulebookDesk(inGame: InGame): Promise<RulebookDesk> {
  const game = await gameOf(inGame.gameId);
  const rulebook = rulebookFrom(game.rulebook as unknown as RulebookChoice);
  return {
    base: rulebook.name,
    policies: policiesOf(rulebook).map(({ name, entry, value, inForce, isSetByGame }) => {
      const reading = readingOf(rulingsIn(entry.ruling)[0]!)!;
      return {
        name,
        ruling: entry.ruling,
        about: reading.about,
        section: reading.section,
        sentence: entry.sentence,
        isOurs: entry.isOurs,
        isSetByGame,
        readings: entry.alternatives.map(({ sentence, isOurs }, i) => ({ sentence, isOurs, isInForce: i === inForce })),
        ownFigures: inForce < 0 ? nightWords(value as Policies['nightMovement']) : null,
      };
    }),
  };
}

/** Only the two shares of a night move can be set to figures of the game's own. */
const nightWords = ({ road, other }: Policies['nightMovement']): string =>
  `${percent(road, 1)} in road column, ${percent(other, 1)} otherwise.`;
