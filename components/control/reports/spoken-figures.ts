/** Figures as they are read aloud at a briefing. */

const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'niner'];
const teens = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];
const months: Record<string, string> = {
  JAN: 'January',
  FEB: 'February',
  MAR: 'March',
  APR: 'April',
  MAY: 'May',
  JUN: 'June',
  JUL: 'July',
  AUG: 'August',
  SEP: 'September',
  OCT: 'October',
  NOV: 'November',
  DEC: 'December',
};

const oneByOne = (figures: string): string => [...figures].map((figure) => digits[Number(figure)]).join(' ');

/** 0 to 59 in words; below ten as a clock is read: "zero six". */
const pair = (figures: string): string => {
  const value = Number(figures);
  if (value < 10) return oneByOne(figures);
  if (value < 20) return teens[value - 10]!;
  return value % 10
    ? `${tens[Math.floor(value / 10)]}-${digits[value % 10]!.replace('niner', 'nine')}`
    : tens[Math.floor(value / 10)]!;
};

/** "2200" is "twenty-two hundred hours", "0615" "zero six fifteen hours". */
const hours = (figures: string): string =>
  `${pair(figures.slice(0, 2))} ${figures.endsWith('00') ? 'hundred' : pair(figures.slice(2))} hours`;

/** A piece of a text: as it is spoken, and as it is written where that differs. */
interface Spoken {
  words: string;
  figures: string | null;
}

const spoken =
  /(?<![\d.,]|\d[ -])(\d{3}) ?(\d{3})(?![\d]|[.,]\d|[ -]\d)|\b(\d{1,2}) (JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC) ([0-2]\d[0-5]\d)\b/g;

/**
 * A text with its grid references and hours of the battle as one says them: "745 780" is "seven four five, seven eight
 * zero", "18 SEP 2200" is "twenty-two hundred hours, 18 September". All else is left as it is written.
 */
export function spokenPieces(text: string): Spoken[] {
  const pieces: Spoken[] = [];
  let at = 0;
  for (const match of text.matchAll(spoken)) {
    const [figures, east, north, day, month, time] = match;
    if (match.index > at) pieces.push({ words: text.slice(at, match.index), figures: null });
    const words = east ? `${oneByOne(east)}, ${oneByOne(north!)}` : `${hours(time!)}, ${Number(day)} ${months[month!]}`;
    pieces.push({ words, figures });
    at = match.index + figures.length;
  }
  if (at < text.length) pieces.push({ words: text.slice(at), figures: null });
  return pieces;
}
