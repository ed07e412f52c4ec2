import { describe, expect, test } from 'vitest';
import { besideStrip, shortRule } from './line-words';

describe('a rule reference in short', () => {
  test.each([
    ['§9 Combat Procedure', '§9'],
    ['§9 Factors note 3, OC-1', '§9 note 3, OC-1'],
    ['§9 Factors note 2, OC-16, OC-17', '§9 note 2, OC-16, OC-17'],
    ['§9 Supporting Artillery, OC-31', '§9, OC-31'],
    ['§6 Movement, OC-71, OC-34', '§6, OC-71, OC-34'],
    ['§12a Close Air Support', '§12a'],
    ['OC-113', 'OC-113'],
  ])('%s is %s', (rule, short) => expect(shortRule(rule)).toBe(short));
});

describe('beside its strip a line does not say the status again', () => {
  test.each([
    ['Status 6.', ''],
    ["Status 4, no more than its partner's 2.", "No more than its partner's 2."],
    ['Status 6, halved to 3: Immobilised.', 'Halved to 3: Immobilised.'],
    [
      'Supporting artillery of status 6, 7 km off, within effective range (8 km).',
      'Supporting artillery, 7 km off, within effective range (8 km).',
    ],
    [
      'Nothing: support unit of status 4, the best partner has 3.',
      'Nothing: support unit of status 4, the best partner has 3.',
    ],
  ])('%s', (what, said) => expect(besideStrip({ what })).toBe(said));
});
