import type { Policies, Rulebook, RulebookChoice } from './types';

/** The rules as printed in 2011, with the project's readings where they are silent or at odds. The default. */
export const literal2011: Rulebook = {
  name: 'literal2011',
  policies: {
    lightInfantryPenalty: 2,
    tacticalAdvantageScope: 'perUnit',
    supportPartner: 'strict',
    longRangeArtillery: 'none',
    germanCas: false,
    airLiaison: 'oneLevelLower',
    lightInterdictionNine: 'row5',
    heavyInterdictionTwo: 'row3',
    nightMovement: { road: 0.5, other: 0.25 },
  },
};

/** The arithmetic of the worked example of §9: one point a light unit, and an advantage once for its side. */
export const example2011: Rulebook = {
  name: 'example2011',
  policies: { ...literal2011.policies, lightInfantryPenalty: 1, tacticalAdvantageScope: 'perSide' },
};

const books = { literal2011, example2011 };

/** The rulebook a choice names. Policies given replace those of the base; the name stays the base's. */
export function rulebookFrom(choice: RulebookChoice = 'literal2011'): Rulebook {
  if (typeof choice === 'string') return books[choice];
  const { base, ...given } = choice;
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { name: base, policies: { ...books[base].policies, ...kept } };
}

/** One policy as Control reads it: the ruling, what is in question, and every reading that may be chosen. */
export interface PolicyEntry<Value = unknown> {
  ruling: string;
  sentence: string;
  alternatives: readonly { value: Value; sentence: string }[];
}

/** All policies by name, each with the reading of `literal2011` first. */
export const policyBook: { [Name in keyof Policies]: PolicyEntry<Policies[Name]> } = {
  lightInfantryPenalty: {
    ruling: 'OC-1',
    sentence: 'What a light infantry unit loses in the attack.',
    alternatives: [
      { value: 2, sentence: 'Two points, as the list of factors has it.' },
      { value: 1, sentence: 'One point, as the worked example reckons.' },
    ],
  },
  tacticalAdvantageScope: {
    ruling: 'OC-2',
    sentence: 'For whom a clear tactical advantage counts.',
    alternatives: [
      { value: 'perUnit', sentence: 'Two points for every unit entitled to it.' },
      { value: 'perSide', sentence: 'Two points once for the side, whoever holds it.' },
    ],
  },
  supportPartner: {
    ruling: 'OC-27',
    sentence: 'What a support unit gives beside a weaker partner.',
    alternatives: [
      { value: 'strict', sentence: 'Nothing: it needs a partner of at least its own status.' },
      { value: 'cap', sentence: "As much as its best partner's status." },
    ],
  },
  longRangeArtillery: {
    ruling: 'OC-31',
    sentence: 'What guns give between effective and long range.',
    alternatives: [
      { value: 'none', sentence: 'Nothing to a combat.' },
      { value: 'half', sentence: 'Half of what they give within effective range.' },
    ],
  },
  germanCas: {
    ruling: 'OC-37',
    sentence: 'Whether German aircraft give close air support.',
    alternatives: [
      { value: false, sentence: 'No: it is for the Allies only.' },
      { value: true, sentence: 'Yes, by the German row of the table.' },
    ],
  },
  airLiaison: {
    ruling: 'OC-42',
    sentence: 'What close air support loses without a Tentacle or FLIVO.',
    alternatives: [
      { value: 'oneLevelLower', sentence: 'One level of the table.' },
      { value: 'required', sentence: 'All of it.' },
      { value: 'ignored', sentence: 'Nothing.' },
    ],
  },
  lightInterdictionNine: {
    ruling: 'OC-76',
    sentence: 'The row of nine light squadrons or battalions in an interdiction.',
    alternatives: [
      { value: 'row5', sentence: 'The fifth, with ten and eleven.' },
      { value: 'row4', sentence: 'The fourth, with seven and eight.' },
    ],
  },
  heavyInterdictionTwo: {
    ruling: 'OC-77',
    sentence: 'The row of two heavy squadrons in an interdiction.',
    alternatives: [
      { value: 'row3', sentence: 'The third, the first that names two.' },
      { value: 'row4', sentence: 'The fourth.' },
    ],
  },
  nightMovement: {
    ruling: 'OC-102',
    sentence:
      'What a move by night keeps of the guide figure: any two shares from 0 to 1; the book says a quarter to a half.',
    alternatives: [
      { value: { road: 0.5, other: 0.25 }, sentence: 'Half in road column, a quarter otherwise.' },
      { value: { road: 0.5, other: 0.5 }, sentence: 'Half for all.' },
      { value: { road: 0.25, other: 0.25 }, sentence: 'A quarter for all.' },
    ],
  },
};
