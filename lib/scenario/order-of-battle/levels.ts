/** How high a formation stands: an army above corps, division and brigade, which are columns of the units. */
export const levels = ['army', 'corps', 'division', 'brigade'] as const;
export type Level = (typeof levels)[number];

/** Words in the names of formations, by which people know them. Whole words, in small letters; some end a longer one. */
const levelWords: readonly (readonly [Level, RegExp])[] = [
  ['army', /\b(army|armee|army group|heeresgruppe|panzergruppe|wehrkreis)\b/],
  ['corps', /\b(corps|[a-z-]*korps|ak)\b/],
  ['division', /\b(div|divs|divn|division|[a-z-]*division|verdeeldiv)\b/],
  ['brigade', /\b(bde|brig|brigade|[a-z-]*brigade|agra|regt gp|kg|kampfgruppe|task force|cc[abr])\b/],
];

/** A formation's size as a map marks it, before its name: XX Guards Armoured. */
const levelMarks: Readonly<Record<string, Level>> = { XXXX: 'army', XXX: 'corps', XX: 'division', X: 'brigade' };

const echelonWords: readonly (readonly [string, RegExp])[] = [
  ['hq', /\b(hq|headquarters|stab|staff)\b/],
  ['company', /\b(coy|company|sqn|squadron|bty|battery|kompanie|kp|batterie|troop)\b/],
  ['battalion', /\b(bn|btn|battalion|bataillon|abt|abteilung)\b/],
  ['regiment', /\b(regt|rgt|regiment|rct)\b/],
];
const echelonMarks: Readonly<Record<string, string>> = { III: 'regiment', II: 'battalion', I: 'company' };

const found = <Word>(name: string, words: readonly (readonly [Word, RegExp])[]): Word | null =>
  words.find(([, pattern]) => pattern.test(name.toLowerCase()))?.[0] ?? null;

/** What a formation is by the words of its name; null: they do not say. */
export const levelInName = (name: string): Level | null => found(name, levelWords);

/** What a unit's size is by the words of its name; null: they do not say. */
export const echelonInName = (name: string): string | null => found(name, echelonWords);

/** A mark of size before a name that does not say it otherwise: `XX Guards Armoured`, `II 2 Para`. */
export function markBefore(
  name: string,
): { mark: string; rest: string; level: Level | null; echelon: string | null } | null {
  const [, mark = '', rest = ''] = /^([XI]{1,4})\s+(\S.*)$/.exec(name) ?? [];
  const level = levelMarks[mark] ?? null;
  const echelon = echelonMarks[mark] ?? null;
  if ((!level && !echelon) || levelInName(name) || echelonInName(name)) return null;
  return { mark, rest, level, echelon };
}

/** The level below another; below a brigade there is none. */
const below = (level: Level | null): Level =>
  level === null ? 'corps' : levels[Math.min(levels.indexOf(level) + 1, levels.length - 1)]!;

/** Where a formation stands below another: by its own name where that is lower, or else one step below. */
export function levelUnder(parent: Level | null, name: string): Level {
  const said = levelInName(name);
  const isLower = said !== null && (parent === null || levels.indexOf(said) > levels.indexOf(parent));
  return isLower ? said : below(parent);
}

/** The columns below a formation. An army stands before its corps; what stands below a brigade, after it. */
export function withFormation(
  cells: Readonly<Record<string, string>>,
  level: Level,
  name: string,
): Readonly<Record<string, string>> {
  const joined = (column: string) => (cells[column] ? `${cells[column]} / ${name}` : name);
  if (level === 'army' || level === 'corps') return { corps: joined('corps') };
  if (level === 'division') return { corps: cells.corps ?? '', division: joined('division') };
  return { corps: cells.corps ?? '', division: cells.division ?? '', brigade: joined('brigade') };
}
