import type { Policies } from '@/lib/adjudication/types';
import { airToAir, closeAirSupport, flak, interdiction, recce } from './card-of-air';
import { artillery, eleti, factors, overruns, results } from './card-of-combat';
import { bridges, movement, orders, passing, sequence, traffic } from './card-of-movement';
import type { CardTable } from './rules-card-table';

/** The whole card of a game, in the order of the book's body. */
export const rulesCard = ({ airLiaison }: GameOfCard): readonly CardTable[] => [
  sequence,
  orders,
  movement,
  passing,
  traffic,
  bridges,
  factors,
  results,
  overruns,
  artillery,
  closeAirSupport(airLiaison),
  interdiction,
  eleti,
  recce,
  flak,
  airToAir,
];

/** Writes the card by the readings of the game. */
type GameOfCard = Pick<Policies, 'airLiaison'>;

/** −4, -4 and – 4 are looked for alike. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[−–]/g, '-').replaceAll('’', "'");

/** True when a text holds a word. A figure with its sign stands by itself: −4 is not in OC-4, nor §1 in §12. */
function holds(text: string, word: string): boolean {
  const isFigure = /^[-+§]\d+$/.test(word);
  if (!isFigure) return text.includes(word);
  return new RegExp(`(?<![a-z0-9])${word.replace('+', '\\+')}(?!\\d)`).test(text);
}

/**
 * The parts of a table that contain the words, in any order: its rows and sentences; all of it where its title or its
 * section does.
 */
export interface Found {
  table: CardTable;
  rows: CardTable['rows'];
  notes: CardTable['notes'];
}

/** The tables that answer to what was typed; nothing typed: all of them, whole. */
export function findInCard(typed: string, card: readonly CardTable[]): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return card.flatMap((table) => {
    const head = plain(`${table.title} ${table.rule} ${table.heads.join(' ')}`);
    const left = words.filter((word) => !holds(head, word));
    if (left.length === 0) return [{ table, rows: table.rows, notes: table.notes }];
    const answers = (text: string) => left.every((word) => holds(plain(text), word));
    const rows = table.rows.filter((row) => answers(row.join(' ')));
    const notes = table.notes.filter(answers);
    return rows.length + notes.length > 0 ? [{ table, rows, notes }] : [];
  });
}
