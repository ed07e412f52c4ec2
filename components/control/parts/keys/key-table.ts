import { bookKey } from '@/components/ui/book-key';
import { singleKeySaid } from '@/components/ui/own-ways';

/** Each table gives a deed its key as the browser names it, in small letters but for the keyboard's own names. */
type Keys = Record<string, string>;

/** These keys do the same on every desk; `deed-words.ts` has the words. A desk says along its foot what that means there. */
export const deedsOfAnyDesk = {
  walkOn: 'j',
  walkBack: 'k',
  open: 'Enter',
  leave: 'Escape',
  find: '/',
  accept: 'a',
  doubt: 'q',
  all: 'y',
  begin: '0',
  ownDice: 'd',
  move: 'g',
  see: 'v',
  legend: ';',
  leaveOut: '-',
  takeBack: 'Backspace',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  turnBack: 'PageUp',
  turnOn: 'PageDown',
  toStart: 'Home',
  toEnd: 'End',
  goOn: ' ',
  send: 'Ctrl Enter',
} as const satisfies Keys;

/** Buttons of one desk that a digit presses: the button shows the digit. */
const deedsOfButtons = {
  factors: '1',
  byRoad: '1',
  whoKnows: '1',
  addGerman: '1',
  colourLine: '2',
  swapSides: '2',
  abreast: '2',
  addAllied: '2',
  wayPoints: '3',
  splitCombat: '3',
  winners: '3',
  exampleFight: '3',
  stay: '4',
  playOut: '4',
  bookmarks: '5',
  mergeCombat: '5',
  layers: '6',
  otherReadings: '6',
  measure: '7',
  lines: '7',
  halves: '1',
  showOrder: '2',
  nearer: '3',
  pickSeveral: '8',
  bombingArea: '8',
  drawGround: '9',
  no1: '1',
  no2: '2',
  no3: '3',
  no4: '4',
  no5: '5',
  no6: '6',
  no7: '7',
  no8: '8',
  no9: '9',
} as const satisfies Keys;

/** The keys of a desk that lead at that desk to the next waiting thing. */
export const deedsOfItsDesk = {
  nextCombat: 'c',
  nextMessage: 'e',
  movementList: 'm',
  nextSheet: 'o',
  nextReport: 'r',
  /** The next phase of the companion game on the desk, never of the turn around it. */
  nextPhaseOfGame: 'n',
  /** In the lobby, where nobody telephones yet and nothing is moved. */
  tryTurn: 't',
  tryBattle: 'g',
} as const satisfies Keys;

/** Keys of every desk: they lead to a desk, or belong to what is around all of them. */
export const deedsOfTheFrame = {
  board: 'b',
  map: 'm',
  orders: 'o',
  combats: 'c',
  crossings: 'x',
  air: 'i',
  reports: 'r',
  messages: 'e',
  arrivals: 'f',
  units: 'u',
  ledger: 'l',
  rulesDesk: 'p',
  rulebook: 'h',
  seats: 's',
  nextPhase: 'n',
  clock: 'z',
  telephone: 't',
  work: 'w',
  help: '?',
  book: bookKey,
  flag: '!',
  unfold: '.',
  palette: 'Ctrl k',
} as const satisfies Keys;

/** Keys of what has the focus: a cell of a paper sheet, a text, a factor of a combat. */
export const deedsOfTheFocus = {
  nextField: 'Tab',
  oneMore: ',',
  standFast: 'f',
  airSupport: 'i',
  confirmReading: 'g',
  nextMark: 'F8',
  makeBinding: 'm',
  useMark: 'Alt Enter',
  nextPoint: 'n',
  finely: 'Shift',
  fillDown: 'Ctrl d',
  selectAll: 'Ctrl a',
  undoEdit: 'Ctrl z',
  redoEdit: 'Ctrl y',
} as const satisfies Keys;

/**
 * The table of keys: every deed with its key. Keys are bound (`useKeys`), shown (`KeyOf`, `hint={keyOf(…)}`) and named in
 * sentences (`keysSaid`) by the name of the deed, so that no desk says another key than the one it hears.
 */
export const deeds = {
  ...deedsOfAnyDesk,
  ...deedsOfButtons,
  ...deedsOfItsDesk,
  ...deedsOfTheFrame,
  ...deedsOfTheFocus,
} as const satisfies Keys;

export type Deed = keyof typeof deeds;

/** True when a press is the key of a deed; the Command key of a Mac is Control. */
export const isKeyOf = (deed: Deed, press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  deeds[deed].toLowerCase() === `${press.ctrlKey || press.metaKey ? 'Ctrl ' : ''}${press.key}`.toLowerCase();

/** The digits of a list, in its order. */
export const digitDeeds = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6', 'no7', 'no8', 'no9'] as const satisfies Deed[];

/** Keys that are shown together under one sentence. */
const together = {
  walk: ['walkOn', 'walkBack'],
  updown: ['up', 'down'],
  sideways: ['left', 'right'],
  arrows: ['left', 'right', 'up', 'down'],
  turns: ['turnBack', 'turnOn'],
} as const satisfies Record<string, readonly Deed[]>;

/** A deed, or several whose keys are shown side by side; `first4`: the digits of a list of four. */
export type Deeds = Deed | keyof typeof together | `first${number}`;

/** The digits of a list of so many; those after the ninth have none. */
export const digitsOf = (count: number): Deeds => `first${Math.min(count, digitDeeds.length)}`;

export function deedsIn(what: Deeds): readonly Deed[] {
  if (what in together) return together[what as keyof typeof together];
  const count = /^first([1-9])$/.exec(what)?.[1];
  return count ? digitDeeds.slice(0, Number(count)) : [what as Deed];
}

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  Backspace: '⌫',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Shift: '⇧',
  ' ': 'Space',
};
const named: Readonly<Record<string, string>> = { Ctrl: 'Control', ' ': 'Space' };

const capital = (name: string) => (name.length === 1 ? name.toUpperCase() : name);
const parts = (deed: Deed): string[] => (deeds[deed] === ' ' ? [' '] : deeds[deed].split(' '));

/** The key of a deed as it is printed on a button: `A`, `↵`, `Ctrl ↵`. */
export const keyOf = (deed: Deed): string =>
  parts(deed)
    .map((name) => signs[name] ?? capital(name))
    .join(' ');

/** The keys of several deeds as they are printed: `J K`; of more than four the first and the last. */
export function keysOf(what: Deeds): string[] {
  const all = deedsIn(what).map(keyOf);
  return all.length > 4 ? [all[0]!, '…', all.at(-1)!] : all;
}

/** The key of a deed as it is said: `A`, `Enter`, `Control+Enter`; null where it is a single key and this umpire has none. */
function keySaid(deed: Deed): string | null {
  const said = parts(deed)
    .map((name) => named[name] ?? capital(name))
    .join('+');
  return said.length === 1 && !(deed in deedsOfTheFocus) ? singleKeySaid(said) : said;
}

/** The key of a deed as `aria-keyshortcuts` wants it; undefined where this umpire has no such key. */
export const shortcutOf = (deed: Deed): string | undefined => keySaid(deed) ?? undefined;

/** Words that name the keys of deeds; `otherwise` where one of them is a single key, and this umpire has none. */
export function keysSaid<const D extends readonly Deed[]>(
  deeds: D,
  say: (...keys: { [I in keyof D]: string }) => string,
  otherwise = '',
): string {
  const keys = deeds.map(keySaid);
  return keys.includes(null) ? otherwise : say(...(keys as { [I in keyof D]: string }));
}

/** Deeds and what each is called, as along the foot of a desk. */
export type DeskKeys = readonly (readonly [deed: Deeds, does: string])[];
