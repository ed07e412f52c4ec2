/** §9 Factors by name. A binding ruling and a precedent are kept under these keys. */
export const factorKeys = [
  'tacticalAdvantage',
  'combinedArms',
  'lightInfantry',
  'heavyTanks',
  'unprepared',
  'closeCountry',
  'unsupportedInfantry',
  'nonTactical',
  'otherFormation',
  'tanksAtNight',
  'airSupport',
] as const;
export type FactorKey = (typeof factorKeys)[number];

/** One factor of the list: how Control names it, the letter that turns it, and what it does. */
export interface Factor {
  key: FactorKey;
  /** Its own: no two share one. */
  letter: string;
  name: string;
  /** Added to the score of a unit, or of its side; null: it halves the unit's status. */
  points: number | null;
  /** The words of a line of the score; of a longer line, its part. */
  what: string;
  rule: string;
  /** The fact it follows from, for an umpire who wants to change it where it cannot be changed. */
  follows: string;
}

/** §9 Factors, in the order of the printed list. Air support comes in four levels: its points are those of the lowest. */
export const factorList: readonly Factor[] = [
  {
    key: 'tacticalAdvantage',
    letter: 'A',
    name: 'Tactical advantage',
    points: 2,
    what: 'Tactical advantage: ',
    rule: '§9 Factors note 1, OC-2',
    follows: 'Control grants it, in words.',
  },
  {
    key: 'combinedArms',
    letter: 'C',
    name: 'Combined arms',
    points: 2,
    what: 'Combined arms: tanks and infantry in balance, artillery in support, all prepared.',
    rule: '§9 Factors note 2, OC-16, OC-17',
    follows: 'It follows from tanks, infantry and guns together, and all of them prepared.',
  },
  {
    key: 'lightInfantry',
    letter: 'L',
    name: 'Light infantry attacking',
    points: -2,
    what: 'Light infantry attacking.',
    rule: '§9 Factors note 3, OC-1',
    follows: 'It follows from what the unit is, and that it attacks.',
  },
  {
    key: 'heavyTanks',
    letter: 'H',
    name: 'Heavy tanks against tanks',
    points: 2,
    what: 'Heavy tanks against tanks.',
    rule: '§9 Factors, OC-4',
    follows: 'It follows from what the unit is, and from tanks against it.',
  },
  {
    key: 'unprepared',
    letter: 'U',
    name: 'Unprepared attack',
    points: -4,
    what: 'Unprepared attack.',
    rule: '§9 Factors, OC-7',
    follows: 'It is for units that attack; a further attack is never prepared.',
  },
  {
    key: 'closeCountry',
    letter: 'D',
    name: 'Defending close country against tanks',
    points: 2,
    what: 'Defending close country against tanks.',
    rule: '§9 Factors note 4, OC-20',
    follows: 'It is for infantry and anti-tank units that defend against tanks.',
  },
  {
    key: 'unsupportedInfantry',
    letter: 'I',
    name: 'Unsupported infantry in the open against tanks',
    points: -2,
    what: 'Unsupported infantry in the open against tanks.',
    rule: '§9 Factors note 5, OC-23',
    follows: 'It follows from tanks against infantry that has neither guns, tanks nor anti-tank units.',
  },
  {
    key: 'nonTactical',
    letter: 'N',
    name: 'Moving non-tactically',
    points: null,
    what: 'moving Non-Tact',
    rule: '§9 Factors, OC-9',
    follows: 'It is for units that count in the fight.',
  },
  {
    key: 'otherFormation',
    letter: 'F',
    name: 'Of another formation',
    points: -2,
    what: 'Of another formation than the one that leads.',
    rule: '§9 Factors note 6, OC-25',
    follows: 'It follows from the formation that leads; there is no other on this side.',
  },
  {
    key: 'tanksAtNight',
    letter: 'B',
    name: 'Tanks by night',
    points: null,
    what: 'tanks by night',
    rule: '§9 Factors, OC-13',
    follows: 'It follows from the hour, and from what the unit is.',
  },
  {
    key: 'airSupport',
    letter: 'S',
    name: 'Air support',
    points: 4,
    what: ' air support: ',
    rule: '§9 Factors, OC-36',
    follows: 'No aircraft are ordered for this side.',
  },
];

const byKey = new Map(factorList.map((factor) => [factor.key, factor]));

/** A factor by its key. */
export const factorNamed = (key: FactorKey): Factor => byKey.get(key)!;

/** The factor of a letter, small or large; none where the letter turns nothing. */
export const factorOfLetter = (letter: string): Factor | undefined =>
  factorList.find((factor) => factor.letter === letter.toUpperCase());
