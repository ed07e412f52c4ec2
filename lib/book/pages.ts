/**
 * The pages of the handbook in their order, by the names of their files in `docs/book`. A page that is Control's speaks of
 * the rules: it is shown to a browser that has a seat of Control, and to nobody else.
 */
export const bookPages = {
  'evening-before': { part: 'host' },
  'in-the-hall': { part: 'host' },
  'when-something-breaks': { part: 'host' },
  'few-teams': { part: 'host' },
  'on-paper': { part: 'host' },
  alone: { part: 'host' },
  'own-scenario': { part: 'host' },
  'after-the-battle': { part: 'host' },
  'what-is-kept': { part: 'host' },
  commander: { part: 'player' },
  operations: { part: 'player' },
  intelligence: { part: 'player' },
  'first-time-umpire': { part: 'umpire', isControls: true },
  'game-control': { part: 'umpire', isControls: true },
  'team-control': { part: 'umpire', isControls: true },
  'map-control': { part: 'umpire', isControls: true },
  'air-control': { part: 'umpire', isControls: true },
  'one-umpire': { part: 'umpire', isControls: true },
  words: { part: 'words' },
  'words-of-control': { part: 'words', isControls: true },
} as const satisfies Record<string, { part: BookPart; isControls?: true }>;

export type BookPart = 'host' | 'player' | 'umpire' | 'words';
export type BookPage = keyof typeof bookPages;

export const partTitles: Readonly<Record<BookPart, string>> = {
  host: 'For the host',
  player: 'For players',
  umpire: 'For umpires',
  words: 'Words',
};

/** The name of a page, from an address or a link; null: there is no such page. */
export const pageNamed = (name: string): BookPage | null =>
  Object.hasOwn(bookPages, name) ? (name as BookPage) : null;

/** The pages that a reader may read, in their order. */
export const pagesFor = (isControl: boolean): BookPage[] =>
  (Object.keys(bookPages) as BookPage[]).filter((name) => isControl || !('isControls' in bookPages[name]));
