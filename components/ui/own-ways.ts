/**
 * The settings of a person's own desk, kept in this browser: the size of its words, its single keys, the room of a player's
 * map.
 */

/** A choice of ways, the first of them unless another was chosen. */
const ways = {
  text: ['normal', 'large', 'larger'],
  /** Keys of one letter, figure or sign: alone, with Alt held down, or none (WCAG 2.1.4). */
  keys: ['on', 'alt', 'off'],
  /** A player's map beside the sheet, or wide over the signals; on a phone alone, or with the sheet below. */
  map: ['beside', 'wide'],
} as const;

export type Ways = typeof ways;
export type OwnWay = keyof Ways;
export type TextSize = Ways['text'][number];
export type SingleKeys = Ways['keys'][number];

const shelfOf = (way: OwnWay, seatId: string) => `opcom-${way} ${seatId}`;

/** The way that a seat has chosen. */
export function keptWay<W extends OwnWay>(way: W, seatId: string): Ways[W][number] {
  const kept = localStorage.getItem(shelfOf(way, seatId));
  return ways[way].find((one) => one === kept) ?? ways[way][0];
}

/** Shows the page so. What is usual stands nowhere. */
export function showWay<W extends OwnWay>(way: W, chosen: Ways[W][number]): void {
  const shown = document.documentElement.dataset;
  if (chosen === ways[way][0]) delete shown[way];
  else shown[way] = chosen;
}

/** Shows the page so, and keeps it for the next time that this seat is taken. */
export function keepWay<W extends OwnWay>(way: W, seatId: string, chosen: Ways[W][number]): void {
  showWay(way, chosen);
  localStorage.setItem(shelfOf(way, seatId), chosen);
}

/** The factor of larger words, by the choice: as the style sheets have it (tokens.css, widths.css). */
export const textTimes: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.125, larger: 1.3 };

const shownNow = <W extends OwnWay>(way: W): Ways[W][number] =>
  ways[way].find((one) => one === document.documentElement.dataset[way]) ?? ways[way][0];

/** The present size of this page's words. */
export const textSizeNow = (): TextSize => shownNow('text');

/** The present way in which this page hears single keys. */
export const singleKeysNow = (): SingleKeys => shownNow('keys');

/** Tells when another way was chosen; the answer ends it. */
export function onOwnWays(listener: () => void): () => void {
  const watched = new MutationObserver(listener);
  watched.observe(document.documentElement, { attributeFilter: ['data-text', 'data-keys'] });
  return () => watched.disconnect();
}

/** A key of one letter, figure or sign as this page hears it: `B`, `Alt+B`; null: not at all. */
export function singleKeySaid(key: string): string | null {
  const mode = typeof document === 'object' ? singleKeysNow() : 'on';
  return { on: key, alt: `Alt+${key}`, off: null }[mode];
}

const codes = /^(?:Key|Digit)(.)$/;

/** A press as it counts for keys that need no other: its key, and whether this page hears it. */
export function heardAlone(event: KeyboardEvent): { key: string; isHeard: boolean } {
  const { key, code, altKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return { key, isHeard: false };
  // Alt makes other letters of some keys.
  const plain = altKey ? (codes.exec(code)?.[1]?.toLowerCase() ?? key) : key;
  const isSingle = plain.length === 1 && plain !== ' ';
  // What the palette presses for somebody is always heard.
  const mode = event.isTrusted ? singleKeysNow() : 'on';
  const isHeard = isSingle ? { on: !altKey, alt: altKey, off: false }[mode] : !altKey;
  return { key: plain, isHeard };
}
