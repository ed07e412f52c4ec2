import type { GroundSaid, UnitToGroup } from './propose-unit-part';

/** The ground that a row may say its unit has, each with what it is called as an advantage. */
const grounds: readonly { words: string; said: RegExp }[] = [
  {
    words: 'overlooks the enemy',
    said: /\boverlook\w*|\b(?:on|from|along|behind|hold(?:s|ing)?|in) (?:the |a |our )?(?:\w+ )?(?:high ground|heights?|ridge|hills?|crest|reverse slope|dyke)\b/i,
  },
  {
    words: 'prepared defences',
    said: /\b(?:dug|digging|dig) in\b|\bentrench\w*|\bprepared (?:positions?|defences)\b|\b(?:in|behind|man(?:s|ning)?) (?:the |our )?(?:trenches|minefields?|bunkers|dugouts)\b/i,
  },
  {
    words: 'holds a strongpoint',
    said: /\b(?:in|from|hold(?:s|ing)?|man(?:s|ning)?) (?:the |a |our )?(?:\w+ )?(?:strong ?points?|farm|château|chateau|castle|monastery|church|factory)\b/i,
  },
];

/** Lists the ground that the words of an order say the unit has, as both sides may write it, each once (§9 Factors note 1). */
export const groundSaid = (orders: string): GroundSaid[] =>
  grounds.flatMap(({ words, said }) => {
    const found = said.exec(orders);
    return found ? [{ words, quoted: found[0] }] : [];
  });

/** The same units, those whose orders describe their ground with what they say of it. */
export const withGroundSaid = <Some extends UnitToGroup>(units: readonly Some[]): Some[] =>
  units.map((unit) => {
    const said = groundSaid(unit.order?.orders ?? '');
    return said.length > 0 ? { ...unit, groundSaid: said } : unit;
  });
