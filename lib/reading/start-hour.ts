/** The hours of the day that words stand for (ours). */
const hoursOfWords: Readonly<Record<string, number>> = {
  'first light': 6,
  dawn: 6,
  midday: 12,
  noon: 12,
  'last light': 20,
  dusk: 20,
  nightfall: 20,
  dark: 21,
  midnight: 24,
};

/** Words that make an hour the one to start at, not the one to be there by. */
const lead =
  '(?:(?:not|nicht) (?:before|until|vor)|start(?:s|ing)?(?: off)?(?: at)?|at|from|after|um|ab|zero hour|h hour)';
const clock = new RegExp(
  `\\b${lead}\\s+([01]\\d|2[0-4])[.: ]?([0-5]\\d)(?![\\d]|[.: ]\\d)\\s*(?:hrs?|hours|h|uhr)?\\b`,
  'iu',
);
const named = new RegExp(`\\b${lead}\\s+(${Object.keys(hoursOfWords).join('|')})\\b`, 'iu');

/** The hour of the day at which the words say that units start, 0 to 24, minutes as a share; null: they do not say. */
export function startHourSaid(words: string): number | null {
  const by = clock.exec(words);
  if (by) return Number(by[1]) + Number(by[2]) / 60;
  const word = named.exec(words)?.[1];
  return word === undefined ? null : hoursOfWords[word.toLowerCase()]!;
}
