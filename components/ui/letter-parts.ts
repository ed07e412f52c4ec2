/** The parts of a letter's text, as it is shown on screen and on paper. */

/** A line of a table: a unit, where it is, how it is. */
interface TableLine {
  name: string;
  place: string;
  how: string;
}

export type LetterPart =
  | { kind: 'title'; text: string }
  | { kind: 'prose'; text: string }
  | { kind: 'item'; number: string; place: string; ended: string; text: string }
  | { kind: 'table'; caption: string; lines: TableLine[] };

/** One line without a small letter and without a full stop, "ARNHEM, 746 781", or a grid reference alone: a letter of an older game. */
export const isTitle = (paragraph: string): boolean =>
  /^(?:[^\p{Ll}\n.!?]*\p{Lu}{2}[^\p{Ll}\n.!?]*|\d{3} ?\d{3})$/u.test(paragraph.trim());

const lineOf = (line: string): TableLine | null => {
  const [, name, place, how = ''] = /^(.+?): (\d{3}[ \u00a0]\d{3}|lost)(?:, (.*))?$/.exec(line.trim()) ?? [];
  return name && place ? { name, place, how } : null;
};

/** The parts of a text whose paragraphs are parted by an empty line. */
export const letterParts = (body: string): LetterPart[] => body.split(/\n{2,}/).flatMap(partsOfParagraph);

function partsOfParagraph(paragraph: string): LetterPart[] {
  if (isTitle(paragraph)) return [{ kind: 'title', text: paragraph }];
  const lines = paragraph.split('\n');
  const rows = lines.map(lineOf);
  const first = rows.findIndex((row) => row !== null);
  if (first >= 0 && first <= 1 && lines.length > 1 && rows.slice(first).every((row) => row !== null)) {
    const caption = first === 1 ? lines[0]! : '';
    const item = caption && itemOf(caption);
    const table: LetterPart = {
      kind: 'table',
      caption: item ? '' : caption,
      lines: rows.slice(first).flatMap((row) => row ?? []),
    };
    return item ? [item, table] : [table];
  }
  return [itemOf(paragraph) ?? { kind: 'prose', text: paragraph }];
}

const itemOf = (paragraph: string): LetterPart | null => {
  const [, number, place, ended, text] = /^(\d{1,2})\. ([^:\n]+): ([a-z ]+)\. ([\s\S]+)$/.exec(paragraph) ?? [];
  return text ? { kind: 'item', number: number!, place: place!, ended: ended!, text } : null;
};
