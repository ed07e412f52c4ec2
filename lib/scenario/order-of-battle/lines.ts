/** The lines of an order of battle as people paste them: with bullets, numbers, headings, signs of a wiki, bars, comments. */

/** A line without the signs before its name. */
export interface ListLine {
  /** The text behind its sign. */
  text: string;
  /** The line begins after this many columns; a tab goes on to the next fourth one. */
  indent: number;
  /** By how many signs it says how deep it stands: `**` is 2; 0: by none. */
  signs: number;
  /** Its bullet; empty: it has none. */
  bullet: string;
  /** It is a heading, so deep: `##` is 2, and stands above all lines that are none; 0: it is none. */
  heading: number;
  /** The figures of the number before it, which may say how deep it stands: `1.1.2`. */
  number: readonly number[];
}

/** Signs before the names of a list. A line that begins with hyphens, colons, marks of a quoted letter or asterisks is in one, unless another asterisk follows: `*Guards*`. */
const bullets = /^([•◦▪‣⁃∙●○■□–—·\uf0b7\uf0a7+]|o(?=\t))\s*(?=\S)/u;
const depthSigns = /^((?:-{1,12}|:{1,12}|>{1,12})\s*(?=[^\s:>-])|\*{1,12}\s+(?=\S)|\*{1,12}(?=[^\s*][^*]*$))/;
/** The lines of a drawn tree: `├── `, `│   └── `. */
const drawnTree = /^[\s│├└┬┼─┃┣┗━╠╚═║]+/;
/** A line of a list with a letter or a figure: `a)`, `(2)`. */
const lettered = /^\(?(?:(\d{1,3})|[a-z])\)\s+(?=\S)/i;
/** A number with points, as chapters have: `1.1.2`; one without says nothing unless others have points. */
const numbered = /^(\d{1,3}(?:\.\d{1,3}){1,7})[.)]?\s+(?=\S)/;
const numberAlone = /^(\d{1,3})[.)]?\s+(?=\S)/;

/** A heading of a text in marks, or of a wiki: `## XL Corps`, `== XL Corps ==`. One `#` is none by itself. */
const headingSigns = /^(?:(#{2,6})\s+(\S.*?)\s*#*|(={2,6})\s*(\S.*?)\s*\3)$/;

/** True where a line says nothing of the order of battle: it begins with `#`, and is no heading. */
export const isComment = (line: string): boolean => /^\s*#/.test(line) && !headingSigns.test(line.trim());

/** A line of a table in marks between its headings and its rows: `|---|---|`. */
export const isRule = (line: string): boolean => /^\s*\|?(\s*:?-{2,}:?\s*\|)+(\s*:?-{2,}:?\s*)?$/.test(line);

export function listLine(given: string): ListLine {
  const written = given.replace(drawnTree, (lines) => lines.replace(/\S/g, ' '));
  const text = written.trim();
  const of: ListLine = { text, indent: indentOf(written), signs: 0, bullet: '', heading: 0, number: [] };
  const [, marks = '', name = '', wikiMarks = '', wikiName = ''] = headingSigns.exec(text) ?? [];
  if (marks + wikiMarks !== '')
    return { ...of, text: withoutColon(withoutMarkup(name || wikiName)), heading: (marks || wikiMarks).length };
  const [bulleted = '', bullet = ''] = bullets.exec(text) ?? [];
  const [signed = '', signs = ''] = bullet === '' ? (depthSigns.exec(text) ?? []) : [];
  const listed = text.slice(bulleted.length + signed.length);
  const [letter = '', figure] = lettered.exec(listed) ?? [];
  const mark = letter === '' ? '' : figure === undefined ? 'a)' : '1)';
  const rest = listed.slice(letter.length);
  const [number = '', figures = ''] = numbered.exec(rest) ?? [];
  return {
    ...of,
    text: withoutColon(withoutMarkup(withoutBars(rest.slice(number.length)))),
    signs: signs.trim().length,
    bullet: bullet || mark || (signs[0] ?? ''),
    number: figures === '' ? [] : figures.split('.').map(Number),
  };
}

/** A row of a table in bars has one before its first cell and behind its last. */
const withoutBars = (text: string): string => text.replace(/^\|\s*/, '').replace(/\s*\|$/, '');

/** A formation may end in a colon, as what belongs to it follows. */
const withoutColon = (text: string): string => (text.includes('"') ? text : text.replace(/\s*:$/, ''));

/** Signs that a wiki or a text in marks writes around words: links, and letters that are bold or slanting. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/\[\[(?:[^[\]|]*\|)?([^[\]|]+)\]\]/g, '$1'],
  [/\[([^[\]]+)\]\(https?:[^()\s]*\)/g, '$1'],
  [/'{2,5}(?=\S)(.*?\S)'{2,5}/g, '$1'],
  [/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2'],
];

/** A text in quotes is taken as it is. */
const withoutMarkup = (text: string): string =>
  text.includes('"') ? text : markup.reduce((now, [pattern, kept]) => now.replace(pattern, kept), text);

/** True where a text has signs that may be taken off, alone or with those beside it in a line. */
export const hasMarkup = (text: string): boolean => /\[\[|\]\]|\]\(|''|\*\*|__/.test(text);

/** A line begins after this many columns; a tab goes on to the next fourth one. */
function indentOf(line: string): number {
  let indent = 0;
  for (const sign of line) {
    if (sign === '\t') indent = indent - (indent % 4) + 4;
    else if (/\s/.test(sign)) indent += 1;
    else break;
  }
  return indent;
}

/** A heading of one sign more stands one deeper, and any heading above all other lines. */
const headingsAbove = -1000;
/** One more figure in its number puts a line below any indent of those with one less. */
const indentAtMost = 10_000;

/**
 * Lines whose numbers say how deep they stand, in a text of which any has points in its number. There `1 XL Corps` has a number
 * too, where the next with points begins with it or the last such number was one less; it is taken off its text. A text without
 * points in numbers stays as it is: `1. Panzer-Division` is a name.
 */
export function withNumbers(lines: readonly ListLine[]): readonly ListLine[] {
  if (!lines.some(({ number }) => number.length > 0)) return lines;
  let above = 0;
  return lines.map((line, at) => {
    if (line.number.length > 0) {
      above = line.number[0]!;
      return line;
    }
    const [written = '', figure = ''] = line.heading === 0 ? (numberAlone.exec(line.text) ?? []) : [];
    if (written === '') return line;
    const next = lines.slice(at + 1).find(({ number }) => number.length > 0);
    const isNext = above > 0 && Number(figure) === above + 1 && /[.)]/.test(written) && line.indent === 0;
    if ((next?.number[0] !== Number(figure) && !isNext) || Number(figure) === above) return line;
    above = Number(figure);
    return { ...line, text: line.text.slice(written.length), number: [above] };
  });
}

/**
 * Each line of a list has a depth, to be compared with those of the other lines. A heading is above what follows it. The figures
 * of its number count where lines have one; its number of signs, where any line has several; else the place where it begins,
 * a line with a bullet below one without at the same place, and a bullet that comes later in the text below one that came
 * before at the same place.
 */
export function depthsOf(lines: readonly ListLine[]): number[] {
  const bySigns = lines.some(({ signs }) => signs > 1);
  const seen = new Map<number, string[]>();
  let numbersAbove = 0;
  const within = ({ indent, signs, bullet }: ListLine): number => {
    if (bySigns) return signs;
    if (bullet === '') return indent;
    const there = seen.get(indent) ?? [];
    if (!there.includes(bullet)) seen.set(indent, [...there, bullet]);
    // A few kinds of bullets at one place stay above what begins one blank further in.
    return indent + 0.1 * Math.min(9, 1 + seen.get(indent)!.indexOf(bullet));
  };
  return lines.map((line) => {
    const { heading, number } = line;
    if (number.length > 0 || heading > 0) numbersAbove = number.length;
    if (heading > 0) return headingsAbove + heading;
    if (number.length > 0) return number.length * indentAtMost;
    return numbersAbove === 0 ? within(line) : numbersAbove * indentAtMost + 1 + within(line);
  });
}

const rank =
  /^(?:the\s+)?(?:acting\s+|a\/)?(?:field[- ]?marshal|lieutenant|lt\b|major|maj\b|brigadier|brig\b|general|gen\b|colonel|col\b|captain|capt\b|admiral|commander\b|cdr\b|generalleutnant|generalmajor|generaloberst|generalfeldmarschall|feldmarschall|gen\.? ?lt|genmaj|genlt|oberst|obst|hauptmann|hptm|ss-\w+f(?:ü|ue)hrer|(?:ober|unter)\w*f(?:ü|ue)hrer|standartenf(?:ü|ue)hrer|brigadef(?:ü|ue)hrer|gruppenf(?:ü|ue)hrer|sturmbannf(?:ü|ue)hrer|marshal|mar[ée]chal|g[ée]n[ée]ral|generale|colonnello|comdr)\b/i;

/** A name and the commander who stands behind a dash, or in brackets; null: none does. */
export function commanderIn(name: string): { name: string; commander: string } | null {
  const [, before = '', behind = ''] =
    /^(.*?\S)\s+[–—-]{1,2}\s+(\S.*)$/.exec(name) ?? /^(.*?\S)\s*\(([^()]+)\)$/.exec(name) ?? [];
  return rank.test(behind) ? { name: before, commander: behind.trim() } : null;
}

/** A name that says only which of its kind it is: `2nd Armoured Battalion`. What stands behind its comma belongs to it. */
const isOrdinalAlone =
  /^\d{1,4}(?:st|nd|rd|th|\.)?\s+(?:\(?[A-Z][\w.]*\)?\s+){0,2}(?:battalion|bn|regiment|regt|squadron|sqn|company|coy|battery|bty)\.?$/i;

export const wantsMore = (name: string): boolean => isOrdinalAlone.test(name.trim());

/** True where a name may stand in a line as it is, and is read back as the same name. */
export const isPlainInLine = (name: string): boolean =>
  !isComment(name) &&
  !name.includes('|') &&
  ![bullets, /^[*:>-]|:$/, lettered, numbered, headingSigns, drawnTree].some((signs) => signs.test(name)) &&
  !hasMarkup(name) &&
  !wantsMore(name) &&
  commanderIn(name) === null;
