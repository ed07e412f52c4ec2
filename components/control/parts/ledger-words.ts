import { gridReference } from '@/components/map/core/grid-reference';
import type { LedgerRow } from '@/lib/desks/control/record/ledger';
import type { LedgerField } from '@/lib/ledger/kinds';
import { counted, percent, plainWord, spaced } from '@/lib/text';
import { clockTimeToTheSecond } from './time-words';

/** One change of an entry: what changed, what it was, what it became. Either side is empty where there was nothing. */
interface ChangeWords {
  what: string;
  was: string;
  became: string;
}

/** The fields named otherwise than by their own words taken apart. */
const fields: Partial<Record<LedgerField, string>> = {
  x: 'place east',
  y: 'place north',
  isOnMap: 'on the map',
  isCaptured: 'captured',
  kmMoved: 'km moved',
  turnShareMoved: 'share of the turn moved',
  moveNote: 'why it stopped',
  lastAction: 'order of the turn before',
  lastPosture: 'movement of the turn before',
  lastStandFast: 'stood fast the turn before',
  lastKmMoved: 'km moved the turn before',
  isOnBoard: 'on the projector',
  holderId: 'held by a browser',
  usedAt: 'link used',
  teamKeys: 'teams looked after',
  isFromPaper: 'from paper',
  isLate: 'late',
  isTakenAsDraft: 'taken as it lay',
  playedBy: 'who plays it',
  temper: 'its temper',
  isNovice: 'played as a novice',
  leftIn: 'left as it is in turn',
  phases: 'time of the phases',
  deadline: 'orders not in at the deadline',
  allowsRest: 'teams may rest',
  profileKey: 'status profile',
  until: 'time until',
  pausedAt: 'clock stopped',
  downMs: 'console down, ms',
  isBegun: 'begun',
  network: 'network of the hall',
  address: 'address of the console',
  attachedFrom: 'attached from turn',
  restedTurns: 'turns of rest',
  hasAirLiaison: 'air liaison',
  squadronId: 'group',
  body: 'text',
  lines: 'rows',
  layer: 'ground',
};

/** Never told one by one: whom the entry is about, and what another change of it tells. */
const untold: readonly LedgerField[] = ['startX', 'startY', 'sheetId', 'lineId', 'teamId', 'unitId', 'phaseStartedAt'];

/** Fields that hold ids, or keys of teams. They are told by name; `holderId` is told as held or not. */
const holdsIds = (name: LedgerField): boolean => /Ids?$|Keys?$/.test(name) && name !== 'holderId';

type Changed = Pick<LedgerRow, 'before' | 'after'> & Partial<Pick<LedgerRow, 'names'>>;

/** The names of the ids in a field; an id without a name tells nobody anything, and is left out. */
const namesOf = (value: unknown, nameOf: Readonly<Record<string, string>>): string =>
  [value]
    .flat()
    .flatMap((id) => nameOf[String(id)] ?? [])
    .join(', ');

/** The changes of an entry, a line each; places as grid references. */
export function changesInWords({ before, after, names: nameOf = {} }: Changed): ChangeWords[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])] as LedgerField[];
  const was = placeIn(before);
  const became = placeIn(after);
  const isMoved = was !== null || became !== null;
  const place = isMoved ? [{ what: 'place', was: was ?? '', became: became ?? '' }] : [];
  const told = names.filter((name) => !untold.includes(name) && !(isMoved && (name === 'x' || name === 'y')));
  return [...place, ...told.flatMap((name) => fieldInWords(name, before?.[name], after?.[name], nameOf))];
}

/** The change of an entry in one field; nothing where both sides say the same. */
function fieldInWords(
  name: LedgerField,
  before: unknown,
  after: unknown,
  nameOf: Readonly<Record<string, string>>,
): ChangeWords[] {
  if (name === 'policies') return policiesInWords(before, after);
  const words = (value: unknown) => (holdsIds(name) ? namesOf(value, nameOf) : valueWords(value, name));
  const change = { what: fieldWords(name), was: words(before), became: words(after) };
  if (change.was !== change.became) return [change];
  return holdsIds(name) || isPlain(after) ? [] : [{ ...change, was: '', became: 'changed' }];
}

/** Each policy that is read otherwise; a side is empty where the game reads it as it was opened. */
function policiesInWords(before: unknown, after: unknown): ChangeWords[] {
  const [was, became] = [before, after].map((policies) => (policies ?? {}) as Record<string, unknown>) as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return [...new Set([...Object.keys(was), ...Object.keys(became)])]
    .map((name) => ({ what: spaced(name), was: readingWords(was[name]), became: readingWords(became[name]) }))
    .filter((change) => change.was !== change.became);
}

/** A reading as the rulebook names it; of a night move the two shares that are kept. */
function readingWords(value: unknown): string {
  if (typeof value === 'string') return spaced(value);
  if (typeof value !== 'object' || value === null) return valueWords(value, 'policies');
  return Object.entries(value)
    .map(([name, share]) => `${spaced(name)} ${percent(share, 1)}`)
    .join(', ');
}

const placeIn = (side: Record<string, unknown> | null): string | null =>
  typeof side?.x === 'number' && typeof side.y === 'number' ? gridReference({ x: side.x, y: side.y }) : null;

/** `stepsLost` is "steps lost", `movementClosedAt` is "movement closed", `crossingId` is "crossing". */
export const fieldWords = (name: LedgerField): string =>
  fields[name] ??
  spaced(
    name
      .replace(/(At|Id)$/, '')
      .replace(/Ids$/, 's')
      .replace(/^is(?=[A-Z])/, ''),
  );

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object' || Array.isArray(value);

const isTime = /^\d{4}-\d\d-\d\dT/;

function valueWords(value: unknown, name: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'string') {
    if (name === 'holderId') return 'yes';
    if (isTime.test(value)) return clockTimeToTheSecond(value);
    return plainWord(value);
  }
  if (!Array.isArray(value)) return 'written';
  if (value.every((one) => typeof one === 'string')) return value.map(plainWord).join(', ');
  if (name === 'phases')
    return value
      .map(({ key, budgetSeconds }) => `${plainWord(key)} ${Math.round(budgetSeconds / 6) / 10} min`)
      .join(', ');
  if (name === 'lines') return counted(value.length, 'row');
  return value.length === 1 ? 'one' : String(value.length);
}
