import { isTanks } from '@/lib/adjudication/arms';
import { battalionEquivalents } from '@/lib/adjudication/probe';
import { bookSides, type SidesOfGame } from '@/lib/sides';
import { months } from '@/lib/text';
import type { Arm, Effectiveness, Losses, MustName, Side, UnitFlag } from '@/lib/words';
import type { Worth } from '../facts';
import type { TruthTurn } from '../truth';

/** All words for what the mechanism counts: bands, losses, battalions, kinds of troops, time. */

/**
 * The band of a status: below 3 low, above 5 considerable (§10), below 1 no longer effective (§9, OC-60). `isAtItsLast`: it
 * has lost something, and one step more makes it ineffective (§10.1).
 */
export function effectivenessOf(status: number, isCaptured: boolean, isAtItsLast = false): Effectiveness {
  if (isCaptured) return 'captured';
  if (status < 1) return 'ineffective';
  if (isAtItsLast) return 'disintegrating';
  if (status < 3) return 'low';
  return status > 5 ? 'considerable' : 'capable';
}

/** Losses in a word: heavy from a third of what there was (ours; the book says only "light losses"). */
export function lossesOf(statusBefore: number, statusAfter: number): Losses {
  if (statusAfter >= statusBefore) return 'none';
  return (statusBefore - statusAfter) * 3 < statusBefore ? 'light' : 'heavy';
}

/** Of a unit that is not taken. */
type Fit = Exclude<Effectiveness, 'captured'>;

export const effectivenessWords: Record<Fit, string> = {
  considerable: 'of considerable combat power',
  capable: 'worn but capable',
  low: 'of low offensive power',
  disintegrating: 'very close to disintegration',
  ineffective: 'no longer able to fight as a unit',
};

/** The worth of a unit in words: one that has lost nothing since the game began is never worn (§10.1). */
export const worthWords = ({ effectiveness, since }: Pick<Worth, 'since'> & { effectiveness: Fit }): string => {
  if (effectiveness !== 'capable' || since === undefined || since === 'hasLost')
    return effectivenessWords[effectiveness];
  return since === 'untouched' ? 'fresh and capable' : 'rested and capable';
};

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/**
 * Battalion equivalents in words: the enemy's contributing contact status over 5, to the nearest half, at least a
 * company or so (OC-118).
 */
export function battalionWords(contributedStatus: number): string {
  const halves = battalionEquivalents(contributedStatus) * 2;
  if (halves < 1) return 'a company or so';
  if (halves === 1) return 'about half a battalion';
  if (halves === 2) return 'about one battalion';
  if (halves > 40) return 'more than twenty battalions';
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${numbers[whole]} to ${numbers[whole + 1]} battalions` : `about ${numbers[whole]} battalions`;
}

interface Troops {
  arm: Arm;
  flags: readonly UnitFlag[];
  side: Side;
}

const gunArms: ReadonlySet<Arm> = new Set<Arm>([
  'artillery',
  'selfPropelledArtillery',
  'airborneArtillery',
  'mountainArtillery',
]);

/** True when a unit in contact is artillery fighting with its guns. */
export const isArtillery = ({ arm, flags }: Troops): boolean => gunArms.has(arm) && !flags.includes('outOfRole');

/** Where there are two words, the second is for troops that are spoken of as the Germans'. */
const troopsWords: Record<Arm, string | [allied: string, german: string] | null> = {
  armour: 'tanks',
  cavalry: 'cavalry',
  recce: 'armoured cars',
  mechanised: ['motor infantry', 'Panzergrenadiers'],
  paras: 'parachute troops',
  gliderInfantry: 'airlanding troops',
  mountainInfantry: 'mountain troops',
  infantry: 'infantry',
  armouredEngineers: 'armoured engineers',
  engineers: ['engineers', 'pioneers'],
  airborneEngineers: 'parachute engineers',
  antiTank: 'anti-tank guns',
  antiAircraftArtillery: ['light anti-aircraft guns', 'flak'],
  artillery: 'field guns',
  selfPropelledArtillery: 'self-propelled artillery',
  airborneArtillery: 'light field guns',
  mountainArtillery: 'mountain guns',
  hq: 'headquarters troops',
  transport: 'supply troops',
  bridgingColumn: 'bridging troops',
  blank: null,
};

/** The order in which kinds of troops are told: the ones that matter most first, whatever their numbers. */
const order = Object.keys(troopsWords) as Arm[];

/** The kind of troops of a unit, in soldier's words; null where there is nothing to say. */
function kindOf(unit: Troops, { sides }: SidesOfGame): string | null {
  if (unit.flags.includes('outOfRole')) return 'crews fighting on foot';
  if (isTanks(unit)) return 'tanks';
  const words = troopsWords[unit.arm];
  return Array.isArray(words) ? words[sides[unit.side].rules.troops === 'allied' ? 0 : 1] : words;
}

/** The kinds of troops among `units`, each once, and the symbol of the kind that leads the list. */
export function troopsAmong(
  units: readonly Troops[],
  sides: SidesOfGame = bookSides,
): { types: string[]; symbol: Arm | null } {
  const placeOf = (unit: Troops) =>
    unit.flags.includes('outOfRole') ? order.length : isTanks(unit) ? 0 : order.indexOf(unit.arm);
  const sorted = [...units].sort((a, b) => placeOf(a) - placeOf(b) || order.indexOf(a.arm) - order.indexOf(b.arm));
  const types = [...new Set(sorted.map((unit) => kindOf(unit, sides)))].filter((kind) => kind !== null);
  const first = sorted[0];
  if (!first) return { types, symbol: null };
  return { types, symbol: first.flags.includes('outOfRole') ? 'infantry' : isTanks(first) ? 'armour' : first.arm };
}

/** The words that count as naming tanks, artillery and air in a text, if not denied in its sentence. */
export const namings: Record<MustName, RegExp> = {
  tanks:
    /(?<!anti[- ])\btanks?\b(?!\s+crews?)|(?<!\w)armour\b|\bpanzers\b|\bassault guns?\b|\b(?:tigers?|panthers?|shermans?|churchills?|cromwells?|stugs?)\b/gi,
  artillery:
    /(?<!anti[- ]aircraft )\bartillery\b|(?<!(?:anti[- ]tank|anti[- ]aircraft|assault|machine|flak|AT|AA)[- ])\bguns?\b|\bshell(?:s|ed|ing|fire)?\b|\bbarrages?\b|\bhowitzers?\b|\bnebelwerfers?\b/gi,
  air: /(?<!anti[- ])\baircraft\b|\bfighter[- ]?bombers?\b|\b(?:dive[- ])?bombers?\b|\bair (?:attacks?|strikes?|support|power)\b|\bfrom the air\b|\bplanes\b|\btyphoons?\b|\bjabos?\b|\bbombed\b/gi,
};

export const nounOf: Record<MustName, string> = { tanks: 'tanks', artillery: 'artillery', air: 'aircraft' };

const dated = (date: string): { day: number; month: string; year: string } => {
  const [year, month, day] = date.split('-');
  return { day: Number(day), month: months[Number(month) - 1]!, year: year! };
};

/** The day after, YYYY-MM-DD. */
const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** "Afternoon of 17 September 1944". */
export function headingOf({ date, daypart }: TruthTurn): string {
  const { day, month, year } = dated(date);
  if (daypart !== 'night') return `${daypart === 'morning' ? 'Morning' : 'Afternoon'} of ${day} ${month} ${year}`;
  const next = dated(nextDay(date));
  return next.month === month
    ? `Night of ${day} to ${next.day} ${month} ${year}`
    : `Night of ${day} ${month} to ${next.day} ${next.month} ${next.year}`;
}

/** The heading of a report that sets an earlier one of the same turn right: "Correction to the report of the afternoon". */
export const correctionHeadingOf = ({ daypart }: TruthTurn): string => `Correction to the report of the ${daypart}`;

/** The heading of news told before the report of a turn. */
export const updateHeadingOf = ({ daypart }: TruthTurn): string => `Battle update of the ${daypart}`;

/** The hour a report is sent, at the end of its eight-hour turn (§3): "17 SEP 2200". The hours are ours. */
export function gameTimeOf({ date, daypart }: TruthTurn): string {
  const { day, month } = dated(daypart === 'night' ? nextDay(date) : date);
  const hour = { morning: '1400', afternoon: '2200', night: '0600' }[daypart];
  return `${day} ${month.slice(0, 3).toUpperCase()} ${hour}`;
}

/** When a turn's eight hours begin: `17 SEP 1400`. */
export function openingTimeOf({ date, daypart }: TruthTurn): string {
  const { day, month } = dated(date);
  const hour = { morning: '0600', afternoon: '1400', night: '2200' }[daypart];
  return `${day} ${month.slice(0, 3).toUpperCase()} ${hour}`;
}
