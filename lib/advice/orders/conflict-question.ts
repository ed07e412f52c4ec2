import type { ConflictCode } from '@/lib/adjudication/conflicts';
import { listed } from '@/lib/text';

/** The question of a conflict to one team: its own rows by number, its own units by name, and nothing else. */
export interface Asks {
  code: ConflictCode;
  /** The team's rows that are in it. */
  rows: readonly number[];
  /** All rows in it are the team's. */
  isItsOwn: boolean;
  /** The team's own units that are in it. */
  units: readonly string[];
  /** The crossing it is about; empty: none. */
  crossing: string;
}

/**
 * A conflict as a question to the team, in the words of the battle. It tells only what is on the team's own rows: not
 * where an enemy is, not the state of a crossing, not what another team wrote. null: there is nobody to ask.
 */
export function conflictQuestion({ code, rows, isItsOwn, units, crossing }: Asks): string | null {
  if (rows.length === 0) return null;
  const row = rows.length === 1 ? `Row ${rows[0]}` : `Rows ${listed(rows, 9)}`;
  const one = rows.length === 1;
  switch (code) {
    case 'unitTwice':
      return `${row} ${one ? 'names' : 'name'} ${listed(units, 3)}. Which order holds?`;
    case 'breakThroughBarred':
      return `${row} is to break through. Is it to be an attack, or do you give it to armour alone?`;
    case 'attackUnprepared':
      return `${row} ${one ? 'attacks' : 'attack'} without having prepared. Do you attack all the same, or prepare first?`;
    case 'airNotLaidOn':
      return `${row} ${one ? 'counts' : 'count'} on air support. ${one ? 'Does the order' : 'Do the orders'} stand if none comes?`;
    case 'airNotAskedFor':
      return null;
    case 'overCapacity':
      return `${row} ${one ? 'goes' : 'go'} over ${crossing}. In which order do your units cross, and who can wait?`;
    case 'gunsOutOfRange':
      return `${row} counts on supporting guns. Do they move up first, or do others fire?`;
    case 'gunsTwice':
      return isItsOwn && !one
        ? `${row} count on the same guns. Which row do they support?`
        : `${row} ${one ? 'counts' : 'count'} on supporting guns. ${one ? 'Does the order' : 'Do the orders'} stand without them?`;
    case 'targetGone':
      return `${row} ${one ? 'attacks' : 'attack'}. If no enemy is met there, do you go on or hold?`;
  }
}
