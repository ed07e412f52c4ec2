import { type Arm, arms, type Side } from '@/lib/words';
import type { echelons } from '../csv-rows';
import { armSymbols, nearestArms, noMark } from './arms';

/** Standard symbol codes of twenty digits (SIDC; APP-6D, MIL-STD-2525D) of units of Annex B, both ways. */

type Echelon = (typeof echelons)[number];

/** What a symbol code says of a unit, as far as a counter can have it. */
export interface SymbolReading {
  /** By whose eyes it is drawn; null: neither a friend nor an enemy. */
  identity: 'friend' | 'hostile' | null;
  arm: Arm;
  echelon: Echelon;
  /** The digits of its size: 16 a battalion, 18 a brigade, 21 a division, 00 not said. */
  size: string;
  /** What the counter has not from the code: each reads on from the name of the unit. Empty: it is the code of the counter. */
  doubts: string[];
}

/** In whose eyes a side is drawn: the Allied as friends, the German as enemies. */
export const identities = { allied: '3', german: '6' } as const satisfies Record<Side, string>;
const sizeNotSaid = '00';
const sizes = { company: '15', battalion: '16', regiment: '17', hq: '18' } as const satisfies Record<Echelon, string>;
const landUnit = '10';

/** What larger formations have for their size; they are no counters. */
export const formationSizes = { brigade: '18', division: '21', corps: '22' } as const;

interface Counter {
  side: Side;
  arm: Arm;
  echelon: Echelon;
}

/** The code of a counter: the Allied are drawn as friends, the German as enemies. */
export const symbolCode = ({ side, arm, echelon }: Counter): string => codeOf(side, arm, sizes[echelon]);

/** The code of something of which nobody has said how large it is. */
export const symbolCodeOfUnsaid = (side: Side, arm: Arm): string => codeOf(side, arm, sizeNotSaid);

/** The code of a formation that is no counter, with the arm of most of its units. */
export const formationCode = (side: Side, arm: Arm, size: keyof typeof formationSizes): string =>
  codeOf(side, arm === 'hq' ? 'blank' : arm, formationSizes[size]);

function codeOf(side: Side, arm: Arm, size: string): string {
  const { entity, above = noMark, below = noMark } = armSymbols[arm];
  return `100${identities[side]}${landUnit}0${arm === 'hq' ? 2 : 0}${size}${entity}${above}${below}`;
}

/** Whether it is a symbol code: twenty digits. */
export const isSymbolCode = (code: string): boolean => /^\d{20}$/.test(code);

/**
 * Reads a code of twenty digits. What no counter has is read as the nearest, and told as a doubt; null: it is no code.
 */
export function readSymbol(code: string): SymbolReading | null {
  if (!isSymbolCode(code)) return null;
  const doubts: string[] = [];
  const size = code.slice(8, 10);
  const arm = armOf(code, doubts);
  // Of what is no unit on land nothing is said of its size.
  const isOnLand = code.slice(4, 6) === landUnit;
  return { identity: identityOf(code[3]!), arm, echelon: echelonOf(size, arm, isOnLand ? doubts : []), size, doubts };
}

/** Pending, unknown and neutral are neither. */
const identityOf = (digit: string): SymbolReading['identity'] =>
  '23'.includes(digit) ? 'friend' : '56'.includes(digit) ? 'hostile' : null;

/** Headquarters, of a task force or a feint too. */
const headquartersDigits = '2367';

function armOf(code: string, doubts: string[]): Arm {
  const entity = code.slice(10, 16);
  const above = code.slice(16, 18);
  const below = code.slice(18, 20);
  if (code.slice(4, 6) !== landUnit) {
    doubts.push(`has the symbol ${code}, which is no unit on land: it is read as a blank counter`);
    return 'blank';
  }
  const exact = arms.find((arm) => {
    const symbol = armSymbols[arm];
    return symbol.entity === entity && (symbol.above ?? noMark) === above && (symbol.below ?? noMark) === below;
  });
  if (headquartersDigits.includes(code[7]!)) {
    if (exact !== 'hq') doubts.push(`has the symbol ${code} of a headquarters: its arm is left out`);
    return 'hq';
  }
  if (exact) return exact;
  const arm = nearestArm(entity, below);
  doubts.push(`has the symbol ${code}, which Annex B does not have: it is read as the nearest, ${arm}`);
  return arm;
}

/** The arm of the same entity and mark below, or of the entity, or of its type, or of its family. */
function nearestArm(entity: string, below: string): Arm {
  const plain = arms.filter((arm) => !armSymbols[arm].above && arm !== 'blank');
  const marked = plain.find((arm) => armSymbols[arm].entity === entity && armSymbols[arm].below === below);
  if (marked) return marked;
  const unmarked = plain.filter((arm) => !armSymbols[arm].below);
  return (
    unmarked.find((arm) => armSymbols[arm].entity === entity) ??
    nearestArms[entity] ??
    unmarked.find((arm) => armSymbols[arm].entity === `${entity.slice(0, 4)}00`) ??
    nearestArms[entity.slice(0, 4)] ??
    nearestArms[entity.slice(0, 2)] ??
    'blank'
  );
}

function echelonOf(size: string, arm: Arm, doubts: string[]): Echelon {
  if (size === sizes.company || size === sizes.battalion || size === sizes.regiment)
    return (['company', 'battalion', 'regiment'] as const).find((echelon) => sizes[echelon] === size)!;
  if (arm === 'hq') return 'hq';
  const read = size === sizeNotSaid ? 'battalion' : size < sizes.company ? 'company' : 'regiment';
  doubts.push(
    size === sizeNotSaid
      ? 'does not say how large it is: it is read as a battalion'
      : `is ${size < sizes.company ? 'smaller than a company' : 'larger than a regiment'} by its symbol: it is read as a ${read}`,
  );
  return read;
}

/** What a code says otherwise than the row it stands in; each reads on from the cell. */
export function symbolDisagreements(code: string, { arm, echelon }: Omit<Counter, 'side'>): string[] {
  const reading = readSymbol(code);
  if (!reading) return [];
  return [
    ...(reading.arm === arm ? [] : [`is the symbol of ${reading.arm}, and the row says ${arm}`]),
    ...(reading.echelon === echelon ? [] : [`is the symbol of a ${reading.echelon}, and the row says ${echelon}`]),
  ];
}
