/** The lines of an order of battle as people paste them: with bullets, signs of a wiki, bars, comments. */

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
}

/** Signs before the names of a list. A hyphen or an asterisk is one where it stands alone or with others of its kind before a blank. */
const bullets = /^([•◦▪‣⁃∙●○■□–—·\uf0b7\uf0a7+]|o(?=\t))\s*(?=\S)/u;
const depthSigns = /^(\*{1,12}|-{1,12})\s+(?=\S)/;

/** True where a line says nothing of the order of battle: it begins with `#`. */
export const isComment = (line: string): boolean => /^\s*#/.test(line);

/** A line of a table in marks between its headings and its rows: `|---|---|`. */
export const isRule = (line: string): boolean => /^\s*\|?(\s*:?-{3,}:?\s*\|)+(\s*:?-{3,}:?\s*)?$/.test(line);

export function listLine(written: string): ListLine {
  const text = written.trim();
  const indent = indentOf(written);
  const [bulleted = '', bullet = ''] = bullets.exec(text) ?? [];
  if (bullet !== '') return { text: withoutBars(text.slice(bulleted.length)), indent, signs: 0, bullet };
  const [signed = '', signs = ''] = depthSigns.exec(text) ?? [];
  return { text: withoutBars(text.slice(signed.length)), indent, signs: signs.length, bullet: signs[0] ?? '' };
}

/** A row of a table in bars has one before its first cell and behind its last. */
const withoutBars = (text: string): string => text.replace(/^\|\s*/, '').replace(/\s*\|$/, '');

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

/**
 * Each line of a list has a depth, to be compared with those of the other lines. Its number of signs counts where any line has
 * several; else the place where it begins, a line with a bullet below one without at the same place, and a bullet that comes
 * later in the text below one that came before at the same place.
 */
export function depthsOf(lines: readonly ListLine[]): number[] {
  const bySigns = lines.some(({ signs }) => signs > 1);
  const seen = new Map<number, string[]>();
  return lines.map(({ indent, signs, bullet }) => {
    if (bySigns && signs > 0) return signs;
    if (bySigns) return 0;
    if (bullet === '') return indent;
    const there = seen.get(indent) ?? [];
    if (!there.includes(bullet)) seen.set(indent, [...there, bullet]);
    // A few kinds of bullets at one place stay above what begins one blank further in.
    return indent + 0.1 * Math.min(9, 1 + seen.get(indent)!.indexOf(bullet));
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
  !bullets.test(name) &&
  !depthSigns.test(name) &&
  !wantsMore(name) &&
  commanderIn(name) === null;
