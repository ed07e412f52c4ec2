/** Status profiles to begin with: the levels the book prints as examples (§9), and others as the shipped battles have them. */
export interface Pattern {
  key: string;
  describes: string;
  notation: string;
  sizePoints: number;
  /** Its levels are printed in the book; else they are ours. What a unit measures on the road is always ours. */
  isOfTheBook: boolean;
}

const pattern = (
  key: string,
  describes: string,
  notation: string,
  sizePoints: number,
  isOfTheBook = false,
): Pattern => ({
  key,
  describes,
  notation,
  sizePoints,
  isOfTheBook,
});

export const patterns: readonly Pattern[] = [
  pattern('infantry_bn', 'Infantry battalion', '5-3-2-1-0', 6, true),
  pattern('support', 'A unit that supports others', '[5-3-2-1-0]', 8, true),
  pattern('defence_only', 'A unit that only defends: a headquarters, flak', '(2)-(1)-0', 4, true),
  pattern('tank_bn', 'Tank battalion or armoured regiment', '8-6-4-2-0', 10),
  pattern('motor_bn', 'Motor or mechanised battalion', '6-4-3-2-0', 8),
  pattern('para_bn', 'Parachute battalion', '6-5-4-3-2-0', 1),
  pattern('mountain_bn', 'Mountain battalion', '5-4-3-1-0', 5),
  pattern('recce_regt', 'Reconnaissance regiment', '4-3-2-1-0', 6),
  pattern('field_artillery', 'Field regiment of 24 guns', '[6-4-2-0]', 8),
  pattern('light_guns', 'Light or mountain guns', '[4-3-1-0]', 5),
  pattern('anti_tank', 'Anti-tank regiment', '[4-3-2-0]', 6),
  pattern('engineers', 'Engineer battalion', '3-2-1-0', 6),
  pattern('company', 'A company on its own', '2-1-0', 1),
  pattern('column', 'Column of lorries', '(1)-0', 12),
];
