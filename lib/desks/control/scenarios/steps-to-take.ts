import { countedInWords, inWords, listed } from '@/lib/text';
import { type Phase, phases } from '@/lib/words';
import type { TrayState } from '../orders/tray-teams';

/** The progress of a turn, as far as the steps of *Try a turn* depend on it. */
export interface TurnDone {
  phase: Phase;
  isClockStanding: boolean;
  /** The game is at a later turn. */
  isOver: boolean;
  /** The teams, with how far the sheet of each is and how many rows it has. */
  teams: readonly { key: string; name: string; sheet: TrayState; rows: number }[];
  isMovementClosed: boolean;
  /** So many rows are still to be moved; counted in the movement phase. */
  toMove: number;
  isGroupingClosed: boolean;
  /** So many units still wait for a word of Control's: they are ordered to attack and in no fight, or cannot fight on; counted in the combat phase. */
  toSettle: number;
  /** The combats of the turn, each with whether its die has fallen and whether Control has ruled on it. */
  combats: readonly { name: string; isResolved: boolean; isRuled: boolean }[];
  /** By the keys of their teams. */
  drafted: readonly string[];
  released: readonly string[];
}

/** The way on from a step: a desk that is opened, or one of the acts of the turn. */
type WayOn = { does: string; path: string } | { does: string; deed: 'clock' | 'nextPhase' };

export interface StepToTake {
  key: string;
  /** The task, and its reason, in a sentence. */
  says: string;
  /** The button to press now. */
  now: string;
  way: WayOn | null;
  isDone: boolean;
  /** Nothing of it is in the ledger: the browser that looked keeps it. */
  isLookedAt?: true;
}

/** The eight steps of a turn that the console plays on both sides, as they stand. */
export function stepsToTake(done: TurnDone): StepToTake[] {
  const [first, second] = done.teams;
  if (!first || !second) return [];
  return [
    clock(done),
    {
      key: 'look',
      says: `Look at ${whose(first.name)} desk, to see how little a team knows.`,
      now: 'Nothing is sent from there, and nobody sees that you look.',
      way: { does: `See as ${first.name}`, path: `/sees/${first.key}` },
      isDone: false,
      isLookedAt: true,
    },
    sheet(first, 'because Control reads every order before anything comes of it.'),
    sheet(second, `and see what ${first.name} is not told.`),
    movement(done),
    combat(done),
    drafts(done),
    release(done),
  ];
}

const isIn = ({ sheet: state }: TurnDone['teams'][number]): boolean => state !== 'nothing' && state !== 'drafting';
const isBefore = (phase: Phase, other: Phase): boolean => phases.indexOf(phase) < phases.indexOf(other);
const whose = (name: string): string => `${name}’s`;

function clock(done: TurnDone): StepToTake {
  const waits = done.teams.filter((team) => !isIn(team)).map(({ name }) => name);
  const step = { key: 'clock', says: 'Start the clock, so that both staffs write their orders.' };
  const isDone = waits.length === 0;
  if (isDone || done.phase !== 'orders')
    return {
      ...step,
      isDone: isDone || done.isOver,
      now: `The sheets of ${listed(waits)} are not in. On the board, Other phases leads back to the orders.`,
      way: { does: 'Go to the board', path: '' },
    };
  if (!done.isClockStanding)
    return { ...step, isDone, now: `${listed(waits)} will hand in in a few seconds.`, way: null };
  return { ...step, isDone, now: 'Let it run.', way: { does: 'Start the clock', deed: 'clock' } };
}

function sheet({ key, name, rows, sheet: state }: TurnDone['teams'][number], why: string): StepToTake {
  const how = state === 'reading' ? 'Accept it as it is.' : 'Open the sheet, read it, and accept it.';
  return {
    key: `sheet ${key}`,
    says: `Check the ${rows === 0 ? 'rows' : countedInWords(rows, 'row')} of ${name}, ${why}`,
    now: state === 'queried' ? 'Its answer to your question comes in a few seconds.' : how,
    way: { does: `Go to ${whose(name)} sheet`, path: `/orders/${key}` },
    isDone: state === 'accepted',
  };
}

/** N, as long as the turn has not come to the phase in which the step is done. */
const goOnTo = (phase: Phase, words: string): Pick<StepToTake, 'now' | 'way'> => ({
  now: words,
  way: { does: `Go on to ${phase}`, deed: 'nextPhase' },
});

function movement({ phase, toMove, isMovementClosed }: TurnDone): StepToTake {
  const step = {
    key: 'movement',
    says: 'Close movement: from then on it is settled where every unit stands.',
    isDone: isMovementClosed,
  };
  if (phase === 'orders') return { ...step, ...goOnTo('collection', 'The orders are written: the turn goes on.') };
  if (phase === 'collection') return { ...step, ...goOnTo('movement', 'The sheets are read: the turn goes on.') };
  if (toMove === 0)
    return {
      ...step,
      ...goOnTo('combat', 'No unit is left to move. Going on closes movement.'),
    };
  return {
    ...step,
    now: `${toMove === 1 ? 'One row is' : `${capital(inWords(toMove))} rows are`} left, on the list beside the map.`,
    way: { does: 'Go to the map', path: '/map' },
  };
}

function combat({ phase, isMovementClosed, isGroupingClosed, combats, toSettle }: TurnDone): StepToTake {
  const open = combats.filter(({ isRuled }) => !isRuled);
  const step = {
    key: 'combat',
    says: 'Rule on each fight: accept what the die says, or overrule it and say why.',
    isDone: isGroupingClosed && open.length === 0 && toSettle === 0,
  };
  if (isBefore(phase, 'combat'))
    return { ...step, ...goOnTo('combat', isMovementClosed ? 'Every team has its places: the turn goes on.' : '') };
  const way = { does: 'Go to the combats', path: '/combats' };
  if (!isGroupingClosed && combats.length === 0)
    return { ...step, now: 'A fight is proposed on the page of combats. Press Group there.', way };
  if (!isGroupingClosed) return { ...step, now: 'Close the grouping. Then the die may fall.', way };
  if (open.length === 0)
    return {
      ...step,
      now: `${capital(countedInWords(toSettle, 'unit'))} ${toSettle === 1 ? 'waits' : 'wait'} for your word, below the list of combats.`,
      way,
    };
  const toResolve = open.filter(({ isResolved }) => !isResolved);
  if (toResolve.length === 0)
    return { ...step, now: `Accept what is found, or overrule it: ${listed(open.map(({ name }) => name))}.`, way };
  return { ...step, now: `Resolve ${listed(toResolve.map(({ name }) => name))}: the die falls.`, way };
}

function drafts({ phase, teams, drafted }: TurnDone): StepToTake {
  const step = {
    key: 'drafts',
    says: 'Draft both letters: of all that came about, each says what its team may know.',
    isDone: teams.every(({ key }) => drafted.includes(key)),
  };
  if (isBefore(phase, 'briefing'))
    return { ...step, ...goOnTo('briefing', 'Every fight is ruled on: the turn goes on.') };
  return {
    ...step,
    now: 'Press Draft all: the console writes both letters.',
    way: { does: 'Go to the reports', path: '/reports' },
  };
}

const release = ({ teams, released }: TurnDone): StepToTake => ({
  key: 'release',
  says: 'Release both letters: each team reads its own side of the same battle.',
  now: 'Read each letter, change what you like, and release it; or release both at once.',
  way: { does: 'Go to the reports', path: '/reports' },
  isDone: teams.every(({ key }) => released.includes(key)),
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
