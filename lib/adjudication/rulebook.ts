import { isOurs } from './rulings-cited';
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
    combinedArmsScope: 'everyContactUnit',
    gunsInContact: 'noArtillery',
    closeCountryDefenders: 'infantryAndAntiTank',
    overrunLosses: 'unitsThatPass',
    halfRetreatGround: 'everyFlag',
    supportPresence: 'contributing',
  },
};

/** The arithmetic of the worked example of §9: one point a light unit, and an advantage once for its side. */
export const example2011: Rulebook = {
  name: 'example2011',
  policies: { ...literal2011.policies, lightInfantryPenalty: 1, tacticalAdvantageScope: 'perSide' },
};

/** The notes of 2011 taken at their wider word: what a unit that adds nothing spoils, which guns count, whom a wood helps. */
export const printed2011: Rulebook = {
  name: 'printed2011',
  policies: {
    ...literal2011.policies,
    airLiaison: 'ignored',
    combinedArmsScope: 'contributingUnits',
    gunsInContact: 'artillery',
    closeCountryDefenders: 'everyUnit',
    overrunLosses: 'everyAttacker',
    halfRetreatGround: 'closeGround',
    supportPresence: 'present',
  },
};

const books = { literal2011, example2011, printed2011 };

/** The rulebook a choice names. Policies given replace those of the base; the name stays the base's. */
export function rulebookFrom(choice: RulebookChoice = 'literal2011'): Rulebook {
  if (typeof choice === 'string') return books[choice];
  const { base, ...given } = choice;
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { name: base, policies: { ...books[base].policies, ...kept } };
}

/** A reading that may be chosen. */
interface PolicyAlternative<Value = unknown> {
  value: Value;
  sentence: string;
  /** This project's own reading: the book neither prints nor implies it. */
  isOurs: boolean;
}

/** One policy as Control reads it: the ruling, what is in question, and every reading that may be chosen. */
export interface PolicyEntry<Value = unknown> {
  ruling: string;
  sentence: string;
  /** The ruling rests on a default of this project: the book gives no figure. */
  isOurs: boolean;
  /** The reading of `literal2011` first. */
  alternatives: readonly PolicyAlternative<Value>[];
}

const policy = <Value>(
  ruling: string,
  sentence: string,
  alternatives: readonly PolicyAlternative<Value>[],
): PolicyEntry<Value> => ({ ruling, sentence, isOurs: isOurs(ruling), alternatives });

const printed = <const Value>(value: Value, sentence: string) => ({ value, sentence, isOurs: false });
const ours = <const Value>(value: Value, sentence: string) => ({ value, sentence, isOurs: true });

/** All policies by name. */
export const policyBook: { [Name in keyof Policies]: PolicyEntry<Policies[Name]> } = {
  lightInfantryPenalty: policy('OC-1', 'What a light infantry unit loses in the attack.', [
    printed(2, 'Two points, as the list of factors has it.'),
    printed(1, 'One point, as the worked example reckons.'),
  ]),
  tacticalAdvantageScope: policy('OC-2', 'For whom a clear tactical advantage counts.', [
    printed('perUnit', 'Two points for every unit entitled to it.'),
    printed('perSide', 'Two points once for the side, whoever holds it.'),
  ]),
  supportPartner: policy('OC-27', 'What a support unit gives beside a weaker partner.', [
    printed('strict', 'Nothing: it needs a partner of at least its own status.'),
    ours('cap', "As much as its best partner's status."),
  ]),
  longRangeArtillery: policy('OC-31', 'What guns give between effective and long range.', [
    printed('none', 'Nothing to a combat.'),
    ours('half', 'Half of what they give within effective range.'),
  ]),
  germanCas: policy('OC-37', 'Whether German aircraft give close air support.', [
    printed(false, 'No: it is for the Allies only.'),
    printed(true, 'Yes, by the German row of the table.'),
  ]),
  airLiaison: policy('OC-42', 'What close air support loses without a Tentacle or FLIVO.', [
    ours('oneLevelLower', 'One level of the table.'),
    ours('required', 'All of it.'),
    ours('ignored', 'Nothing.'),
  ]),
  lightInterdictionNine: policy('OC-76', 'The row of nine light squadrons or battalions in an interdiction.', [
    printed('row5', 'The fifth, with ten and eleven.'),
    printed('row4', 'The fourth, with seven and eight.'),
  ]),
  heavyInterdictionTwo: policy('OC-77', 'The row of two heavy squadrons in an interdiction.', [
    printed('row3', 'The third, the first that names two.'),
    printed('row4', 'The fourth.'),
  ]),
  nightMovement: policy<Policies['nightMovement']>(
    'OC-102',
    'What a move by night keeps of the guide figure: any two shares from 0 to 1; the book says a quarter to a half.',
    [
      ours({ road: 0.5, other: 0.25 }, 'Half in road column, a quarter otherwise.'),
      printed({ road: 0.5, other: 0.5 }, 'Half for all.'),
      printed({ road: 0.25, other: 0.25 }, 'A quarter for all.'),
    ],
  ),
  combinedArmsScope: policy('OC-119', 'Which units must be prepared for combined arms and for air support.', [
    printed('everyContactUnit', 'Every unit in the fight.'),
    printed('contributingUnits', 'Every unit that adds to the score, and one at least.'),
  ]),
  gunsInContact: policy('OC-120', 'Whether gunners in the fight itself are artillery of their force.', [
    printed('noArtillery', 'No: only guns that support from a distance are.'),
    printed('artillery', 'Yes, where they add to the score and do not fight as infantry.'),
  ]),
  closeCountryDefenders: policy('OC-20', 'Whom close country helps against tanks.', [
    printed('infantryAndAntiTank', 'Infantry and anti-tank units.'),
    printed('everyUnit', 'Every unit that defends.'),
  ]),
  overrunLosses: policy('OC-67', 'Who loses the further step of an overrun.', [
    printed('unitsThatPass', 'The tanks that go through.'),
    printed('everyAttacker', 'Every unit that attacks.'),
  ]),
  halfRetreatGround: policy('OC-121', 'Where defenders go back only half as far.', [
    printed('everyFlag', 'Anywhere that is not open, a fortified place too.'),
    printed('closeGround', 'In built-up areas, woods, cities and bad terrain.'),
  ]),
  supportPresence: policy('OC-129', 'Which tanks and anti-tank units support infantry in the open.', [
    printed('contributing', 'Those that add to the score.'),
    printed('present', 'Those that are effective and in the fight beside it.'),
  ]),
};

/** True when two readings of a policy are the same. */
export const isSameReading = (one: unknown, other: unknown): boolean => {
  const plain = (value: unknown) =>
    value !== null && typeof value === 'object' ? JSON.stringify(Object.entries(value).sort()) : JSON.stringify(value);
  return plain(one) === plain(other);
};

/** A policy as a rulebook has it. */
export interface PolicyInForce {
  name: keyof Policies;
  entry: PolicyEntry;
  /** Where among `entry.alternatives` the reading in force stands; −1 for figures set by hand that are none of them. */
  inForce: number;
  value: unknown;
  /** The base of the rulebook reads it otherwise: the game has set it itself. */
  isSetByGame: boolean;
}

/** Every policy of a rulebook in the order of `policyBook`, with the reading in force. */
export function policiesOf(rulebook: Rulebook): PolicyInForce[] {
  const base = books[rulebook.name].policies;
  return (Object.keys(policyBook) as (keyof Policies)[]).map((name) => {
    const entry: PolicyEntry = policyBook[name];
    const value = rulebook.policies[name];
    return {
      name,
      entry,
      value,
      inForce: entry.alternatives.findIndex((alternative) => isSameReading(alternative.value, value)),
      isSetByGame: !isSameReading(base[name], value),
    };
  });
}
