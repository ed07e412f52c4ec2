interface KeyDeed {
  /** The key as the browser names it; capitals are those of the keyboard's own names. */
  key: string;
  does: string;
}

/** What a key does wherever it is used. A desk says along its foot what that means there. */
export const deedsOfAnyDesk = {
  walkOn: { key: 'j', does: 'go to the next one in the list' },
  walkBack: { key: 'k', does: 'go to the one before' },
  open: { key: 'Enter', does: 'do what is offered: press the dark button, or open what has the focus' },
  leave: { key: 'Escape', does: 'go back, put down or cancel' },
  find: { key: '/', does: 'find' },
  accept: { key: 'a', does: 'accept it as it is' },
  doubt: { key: 'q', does: 'do not accept it: ask about it, or rule another way with a reason' },
  all: { key: 'y', does: 'do it for all that wait, at once' },
  begin: { key: '0', does: 'begin a new one: a note, a message, an air order, a report' },
  ownDice: { key: 'd', does: 'type your own dice' },
  move: { key: 'g', does: 'move what is in hand: to where, or across' },
  see: { key: 'v', does: 'see it as the others will' },
  legend: { key: ';', does: 'the legend of the map' },
  leaveOut: { key: '-', does: 'hide it, or show it again' },
  takeBack: { key: 'Backspace', does: 'take the last step back' },
  up: { key: 'ArrowUp', does: 'go up, or move what has the focus' },
  down: { key: 'ArrowDown', does: 'go down, or move what has the focus' },
  left: { key: 'ArrowLeft', does: 'go to the left, or move what has the focus' },
  right: { key: 'ArrowRight', does: 'go to the right, or move what has the focus' },
  turnBack: { key: 'PageUp', does: 'go to the turn before' },
  turnOn: { key: 'PageDown', does: 'go to the next turn' },
  toStart: { key: 'Home', does: 'go to the start' },
  toEnd: { key: 'End', does: 'go to the end' },
  goOn: { key: ' ', does: 'the next, or take in hand' },
  send: { key: 'Ctrl Enter', does: 'send or release what is written, from within the text' },
} as const satisfies Record<string, KeyDeed>;

/** Buttons of one desk that a digit presses: the button shows the digit. */
const deedsOfButtons = {
  factors: { key: '1', does: 'the factors of the combat' },
  byRoad: { key: '1', does: 'by road, or across country' },
  whoKnows: { key: '1', does: 'the team that knows' },
  addGerman: { key: '1', does: 'add a German unit' },
  swapSides: { key: '2', does: 'swap attacker and defender' },
  abreast: { key: '2', does: 'side by side, or one behind the other' },
  addAllied: { key: '2', does: 'add an Allied unit' },
  wayPoints: { key: '3', does: 'give it way-points' },
  splitCombat: { key: '3', does: 'split the combat' },
  exampleFight: { key: '3', does: 'the example' },
  stay: { key: '4', does: 'it stays where it is' },
  playOut: { key: '4', does: 'play it out' },
  bookmarks: { key: '5', does: 'the bookmarks of the map' },
  mergeCombat: { key: '5', does: 'merge the combat with another' },
  layers: { key: '6', does: 'the layers of the map' },
  otherReadings: { key: '6', does: 'read a rule another way' },
  measure: { key: '7', does: 'measure' },
  lines: { key: '7', does: 'the lines' },
  pickSeveral: { key: '8', does: 'select several' },
  bombingArea: { key: '8', does: 'a bombing area' },
  drawGround: { key: '9', does: 'draw ground' },
  no1: { key: '1', does: 'the first' },
  no2: { key: '2', does: 'the second' },
  no3: { key: '3', does: 'the third' },
  no4: { key: '4', does: 'the fourth' },
  no5: { key: '5', does: 'the fifth' },
  no6: { key: '6', does: 'the sixth' },
  no7: { key: '7', does: 'the seventh' },
  no8: { key: '8', does: 'the eighth' },
  no9: { key: '9', does: 'the ninth' },
} as const satisfies Record<string, KeyDeed>;

/** What a desk's own key does at that desk: it leads to what waits next there. */
export const deedsOfItsDesk = {
  nextCombat: { key: 'c', does: 'the next combat' },
  nextMessage: { key: 'e', does: 'the next message' },
  movementList: { key: 'm', does: 'what is to be moved' },
  nextSheet: { key: 'o', does: 'the next sheet' },
  nextReport: { key: 'r', does: 'the next report' },
  /** The next phase of the companion game on the desk, never of the turn around it. */
  nextPhaseOfGame: { key: 'n', does: 'the next phase of the companion game' },
} as const satisfies Record<string, KeyDeed>;

/** Keys of every desk: they lead to a desk, or belong to what is around all of them. */
export const deedsOfTheFrame = {
  board: { key: 'b', does: 'Board' },
  map: { key: 'm', does: 'Map' },
  orders: { key: 'o', does: 'Orders' },
  combats: { key: 'c', does: 'Combats' },
  crossings: { key: 'x', does: 'Crossings' },
  air: { key: 'i', does: 'Air' },
  reports: { key: 'r', does: 'Reports' },
  messages: { key: 'e', does: 'Messages' },
  arrivals: { key: 'f', does: 'Arrivals' },
  units: { key: 'u', does: 'Units' },
  ledger: { key: 'l', does: 'Ledger' },
  rulesDesk: { key: 'p', does: 'Rules desk' },
  rulebook: { key: 'h', does: 'Rulebook' },
  seats: { key: 's', does: 'Seats' },
  nextPhase: { key: 'n', does: 'next phase' },
  clock: { key: 'z', does: 'stop the clock or let it run' },
  telephone: { key: 't', does: 'take down a telephone call' },
  work: { key: 'w', does: 'open or close my work' },
  help: { key: '?', does: 'open or close keys, rules and words' },
  flag: { key: '!', does: 'flag this moment for the debrief' },
  unfold: { key: '.', does: 'show or fold the desks seldom used' },
  palette: { key: 'Ctrl k', does: 'go to anything by its name' },
} as const satisfies Record<string, KeyDeed>;

/** Keys of what has the focus: a cell of a paper sheet, a text, a factor of a combat. */
export const deedsOfTheFocus = {
  nextField: { key: 'Tab', does: 'go to the next field' },
  oneMore: { key: ',', does: 'one more unit' },
  standFast: { key: 'f', does: 'stand fast' },
  airSupport: { key: 'i', does: 'air support' },
  nextMark: { key: 'F8', does: 'the next mark in the text' },
  makeBinding: { key: 'm', does: 'make a ruling on the factor binding' },
  useMark: { key: 'Alt Enter', does: 'use what is proposed for the mark' },
  nextPoint: { key: 'n', does: 'take the next point in hand' },
  finely: { key: 'Shift', does: 'move in steps of 100 m' },
} as const satisfies Record<string, KeyDeed>;

/**
 * The table of keys: every deed with its key. Keys are bound (`useKeys`), shown (`KeyOf`, `hint={keyOf(…)}`) and named in
 * sentences (`keySaid`) by the name of the deed, so that no desk says another key than the one it hears.
 */
export const deeds = {
  ...deedsOfAnyDesk,
  ...deedsOfButtons,
  ...deedsOfItsDesk,
  ...deedsOfTheFrame,
  ...deedsOfTheFocus,
} as const satisfies Record<string, KeyDeed>;

export type Deed = keyof typeof deeds;

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
const parts = (deed: Deed): string[] => (deeds[deed].key === ' ' ? [' '] : deeds[deed].key.split(' '));

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

/** The key of a deed as it is said, and as `aria-keyshortcuts` wants it: `A`, `Enter`, `Control+Enter`. */
export const keySaid = (deed: Deed): string =>
  parts(deed)
    .map((name) => named[name] ?? capital(name))
    .join('+');

/** Deeds and what each is called, as along the foot of a desk. */
export type DeskKeys = readonly (readonly [deed: Deeds, does: string])[];
