import { givenCode } from '../symbols/given-code';
import type { OrbatState, OrbatUnit } from './shape';

/** A file tells of the strength of a unit: whether it is destroyed, reduced or reinforced, and what it has. */

/** The umpire should know this of a unit: `message` reads on from its name, `kind` from the names of several; none: as the message. */
export interface TimeDoubt {
  column: 'arrivalTurn' | 'lon' | 'brigade' | 'stepsLost' | 'arm';
  message: string;
  kind?: string;
}

/** A unit's strength, as a file tells it. */
export interface Strength {
  /** It is destroyed before the game begins. */
  isLost: boolean;
  /** These things happen to it afterwards in the file, besides its moves. */
  happens: { slot: number; what: string }[];
  doubts: TimeDoubt[];
}

interface AtSlot {
  slot: number;
  state: OrbatState;
}

const destroyed = /destroy|annihilat|wiped|eliminat/i;
/** The seventh digit of a code: what it is drawn as. */
const drawnDestroyed = '4';

/**
 * The strength of a unit when its game begins, of its own fields, its states in time and its symbol. What no column has is told;
 * what becomes of it later is for the game to play.
 */
export function strengthOf(unit: OrbatUnit, states: readonly AtSlot[], symbol: string, openingSlot: number): Strength {
  const before = states.filter(({ slot }) => slot <= openingSlot).map(({ state }) => state);
  const status = lastSaid(before, 'status') ?? unit.status ?? '';
  const reinforced = lastSaid(before, 'reinforcedStatus') ?? unit.reinforcedStatus ?? '';
  const isLost = destroyed.test(status) || givenCode(symbol).code?.[6] === drawnDestroyed;
  const doubts: TimeDoubt[] = [];
  const doubt = (message: string, kind: string) => doubts.push({ column: 'stepsLost', message, kind });
  if (status.trim() !== '' && !isLost)
    doubt(
      `has the status “${status.trim().slice(0, 60)}” in the file, which is not read: say its steps lost`,
      'have a status in the file, which is not read: say their steps lost',
    );
  const strength = reinforcedWords[reinforced];
  if (strength !== undefined && !isLost)
    doubt(
      `is ${strength} in the file, which is not read: say its steps lost`,
      'are reduced or reinforced in the file, which is not read: say their steps lost',
    );
  const holds = [unit.equipment, unit.personnel, unit.supplies].some((list) => Array.isArray(list) && list.length > 0);
  if (holds)
    doubt(
      'has equipment, people or supplies in the file, which are not read',
      'have equipment, people or supplies in the file, which are not read',
    );
  const happens = states.flatMap(({ slot, state }) => {
    const what = slot > openingSlot ? changeOf(state) : null;
    return what === null ? [] : [{ slot, what }];
  });
  return { isLost, happens, doubts };
}

const reinforcedWords: Readonly<Record<string, string>> = {
  Reduced: 'reduced',
  Reinforced: 'reinforced',
  ReinforcedReduced: 'reinforced and reduced',
};

/** The last that was said of a field; an empty word takes back what was said before. */
const lastSaid = (states: readonly OrbatState[], field: 'status' | 'reinforcedStatus'): string | undefined => {
  const last = states.filter((state) => state[field] !== undefined).at(-1);
  return last && (last[field] ?? '');
};

/** A later state changes the strength of a unit in this way; null: it does not. */
function changeOf({ status, reinforcedStatus }: OrbatState): string | null {
  if (status && destroyed.test(status)) return 'it is destroyed';
  if (status) return `it has the status “${status.trim().slice(0, 60)}”`;
  const strength = reinforcedWords[reinforcedStatus ?? ''];
  return strength === undefined ? null : `it is ${strength}`;
}
