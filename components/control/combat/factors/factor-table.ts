import type { Factor, FactorKey } from '@/lib/adjudication/factor-list';
import type { Otherwise } from '@/lib/adjudication/otherwise';
import type { FactorUnit } from './factor-turns';

/** One factor as it stands for one unit. */
export interface FactorState {
  factor: Factor;
  /** It counts for the unit. */
  isOn: boolean;
  /** Control has turned it here and not sent it yet. */
  isTurned: boolean;
  /** Why its letter does nothing now; null: it turns it. */
  whyNot: string | null;
  /** The combat with the factor the other way; null: it is the same whichever way. */
  otherwise: Otherwise | null;
  /** The words with it: an advantage's, or the reason it was turned; null: none. */
  words: string | null;
  wordsLabel: string;
  /** Why the words were refused. */
  error: string | null;
}

/** The factors of a combat that can be argued about, unit by unit; before the die on the form, after it as overrules. */
export interface FactorTable {
  units: readonly FactorUnit[];
  of: (unit: FactorUnit) => FactorState[];
  turn: (unit: FactorUnit, key: FactorKey) => void;
  write: (unit: FactorUnit, key: FactorKey, words: string) => void;
}
