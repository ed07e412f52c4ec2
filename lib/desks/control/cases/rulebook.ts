import { policiesOf, rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Policies } from '@/lib/adjudication/types';
import { nightWords, policyRuling } from '@/lib/advice/combat/policy-words';
import { firstResolved } from '@/lib/db/combat/first-resolved';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { rulebookPlayed } from '@/lib/db/sequence/games';
import type { InGame } from '@/lib/turn/kernel/seat';
import type { RulebookName } from '@/lib/words';

/** The rulebook of a game as Control reads it. */
export interface RulebookDesk {
  base: RulebookName;
  /** The combat of this turn that was resolved first: no policy is changed after it. null: none is resolved yet. */
  resolved: string | null;
  /** Teams may rest (§5, OC-74). */
  allowsRest: boolean;
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
  /** The reading. */
  value: Policies[keyof Policies];
  /** The reading in force among them, unless the game has figures of its own. */
  readings: { value: Policies[keyof Policies]; sentence: string; isOurs: boolean; isInForce: boolean }[];
  /** The game's own figures, in words, where they are none of the readings. */
  ownFigures: string | null;
}

/** Which rulebook the game is played by, and every policy with the reading in force. */
export async function rulebookDesk(inGame: InGame): Promise<RulebookDesk> {
  const game = await gameOf(inGame.gameId);
  const rulebook = rulebookFrom(rulebookPlayed(game));
  return {
    base: rulebook.name,
    resolved: await firstResolved(inGame.gameId, game.turn),
    allowsRest: game.allowsRest,
    policies: policiesOf(rulebook).map(({ name, entry, value, inForce, isSetByGame }) => {
      const { about, section } = policyRuling(name);
      return {
        name,
        ruling: entry.ruling,
        about,
        section,
        sentence: entry.sentence,
        isOurs: entry.isOurs,
        isSetByGame,
        value: value as PolicyOnDesk['value'],
        readings: entry.alternatives.map(({ value, sentence, isOurs }, i) => ({
          value: value as PolicyOnDesk['value'],
          sentence,
          isOurs,
          isInForce: i === inForce,
        })),
        ownFigures: inForce < 0 ? nightWords(value as Policies['nightMovement']) : null,
      };
    }),
  };
}
