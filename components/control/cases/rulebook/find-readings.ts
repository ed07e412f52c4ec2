import type { Reading } from '@/lib/adjudication/rulings';

/** The filter for the readings. */
interface ReadingFilter {
  /** A number (`56`, `OC-56`), a chapter (`§9`), or words, in any order. */
  text: string;
  /** `§9`; empty: the whole book. */
  chapter: string;
  oursOnly: boolean;
}

export const everyReading: ReadingFilter = { text: '', chapter: '', oursOnly: false };

/** The chapter a section lies in: `§12a Close Air Support` is in `§12`. Empty for what bears on the whole book. */
export const chapterOf = (section: string): string => /^§\d+/.exec(section)?.[0] ?? '';

/** The chapters that have readings, in the book's order. */
export const chaptersOf = (readings: readonly Reading[]): string[] =>
  [...new Set(readings.map(({ section }) => chapterOf(section)).filter(Boolean))].sort(
    (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
  );

/** The readings that answer to a filter, in their order. A number alone finds that ruling, and nothing else. */
export function findReadings(readings: readonly Reading[], { text, chapter, oursOnly }: ReadingFilter): Reading[] {
  const among = readings.filter(
    ({ section, isOurs }) => (chapter === '' || chapterOf(section) === chapter) && (!oursOnly || isOurs),
  );
  const number = /^(?:oc[\s-]*)?(\d{1,3})$/i.exec(text.trim());
  if (number) return among.filter((reading) => reading.number === Number(number[1]));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return among.filter((reading) => words.every((word) => answers(reading, word)));
}

function answers(reading: Reading, word: string): boolean {
  const named = /^§(\d+)$/.exec(word);
  if (named) return chapterOf(reading.section) === word;
  const { number, section, about, sentence, oursIs, isOurs } = reading;
  const all = `oc-${number} ${section} ${about} ${sentence} ${oursIs} ${isOurs ? 'house rule' : ''}`.toLowerCase();
  return all.includes(word);
}
