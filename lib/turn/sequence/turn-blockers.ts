import { whyCorrected } from '@/lib/advice/reports/correction-words';
import type { TurnNow } from '@/lib/db/kernel/lock';
import type { Tx } from '@/lib/db/kernel/transaction';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { type OpenBusiness, openBusiness } from '@/lib/db/sequence/turn-end';
import { counted } from '@/lib/text';
import { type Phase, phases } from '@/lib/words';
import { type ChoicesOpen, choicesInWords, spentInContact } from '../combat/choices-open';
import { type CorrectionDue, correctionsDue } from '../reports/corrections-due';
import { movesLeft } from './close-what-is-done';

/** Something that is not done: the phase of §4 it is the work of, the desk of Control it is done at, and what it is, a sentence. */
export interface Blocker {
  phase: Phase;
  desk: 'orders' | 'map' | 'combats' | 'air' | 'reports' | 'messages';
  words: string;
}

/** The reasons that hold the end of a turn beside its open business. */
interface Held extends Pick<ChoicesOpen, 'spent'> {
  /** Rows of orders that are still to be moved; 0: none, or movement is closed. */
  toMove: number;
  isGroupingClosed: boolean;
}

/** Before movement the turn is held for none of it. */
export const nothingHeld: Held = { toMove: 0, isGroupingClosed: true, spent: [] };

/**
 * The work that must be done before the turn can end, in the order of the phases (§4). Empty: the turn may end.
 * Movement and grouping that nothing is left in are closed by the step to the next phase.
 */
export function turnBlockers(
  { notHandedIn, unread, fights, airOrders, untold, post }: OpenBusiness,
  { toMove, isGroupingClosed, spent }: Held,
  corrections: readonly Pick<CorrectionDue, 'team' | 'turn' | 'isEarlier' | 'since' | 'unsaid' | 'gone' | 'draft'>[],
): Blocker[] {
  const of = (phase: Phase, desk: Blocker['desk'], sentences: string[]) =>
    sentences.map((words) => ({ phase, desk, words }));
  const { messages, notes } = post;
  const { combats, orders } = fights;
  const choices = choicesInWords({ orders, spent });
  const isUngrouped = !isGroupingClosed && combats.length + choices.length > 0;
  return [
    ...of(
      'orders',
      'orders',
      notHandedIn.map((team) => `${team.name} has not handed in its order sheet.`),
    ),
    ...of(
      'collection',
      'orders',
      unread.map((team) => `The order sheet of ${team.name} has not been accepted.`),
    ),
    ...of(
      'movement',
      'map',
      toMove === 0
        ? []
        : [`Movement is not closed: ${counted(toMove, 'row of orders is', 'rows of orders are')} still to be moved.`],
    ),
    ...of('combat', 'combats', [
      ...choices,
      ...(isUngrouped ? ['The grouping of combats is not closed.'] : []),
      ...combats.map((combat) => `C${combat.number} ${combat.name} has no ruling.`),
    ]),
    ...of('combat', 'air', airOrders.map(airOrderOpen)),
    ...of('briefing', 'reports', [
      ...untold.map((team) => `${team.name} has had no report.`),
      ...corrections.map(({ team, turn, isEarlier, draft, ...why }) => {
        const letter = isEarlier ? ` of the letter of turn ${turn}` : '';
        return draft
          ? `The correction${letter} to ${team.name} has not gone out: ${whyCorrected(why)}.`
          : `${team.name} needs a correction${letter}: ${whyCorrected(why)}.`;
      }),
    ]),
    ...of('reinforcements', 'messages', [
      ...(messages === 0 ? [] : [messages === 1 ? 'A message waits.' : `${counted(messages, 'message')} wait.`]),
      ...(notes === 0 ? [] : [notes === 1 ? 'A telephone note is open.' : `${notes} telephone notes are open.`]),
    ]),
  ];
}

/** The same, read inside a transaction that holds the turn. */
export async function turnBlockersNow(tx: Tx, turn: TurnNow): Promise<Blocker[]> {
  const { gameId, turn: number } = turn;
  const { lifts } = await gameScenario(gameId, tx);
  const open = await openBusiness(gameId, number, lifts, tx);
  return turnBlockers(open, await heldFor(open, turn, tx), await correctionsDue(gameId, number, tx));
}

/** The other reasons that hold the turn, inside a transaction or outside. */
export async function heldFor(
  { fights }: Pick<OpenBusiness, 'fights'>,
  {
    gameId,
    turn,
    daypart,
    movementClosedAt,
    groupingClosedAt,
  }: Pick<TurnNow, 'gameId' | 'turn' | 'daypart' | 'movementClosedAt' | 'groupingClosedAt'>,
  tx?: Tx,
): Promise<Held> {
  return {
    toMove: movementClosedAt ? 0 : await movesLeft(gameId, turn, tx),
    isGroupingClosed: groupingClosedAt !== null,
    spent: await spentInContact(gameId, fights, daypart, tx),
  };
}

/** The work that is not done when a phase ends: its own and that of the phases before it. */
export const blockersUpTo = (phase: Phase, blockers: readonly Blocker[]): Blocker[] =>
  blockers.filter((one) => phases.indexOf(one.phase) <= phases.indexOf(phase));

/** The words of a refusal about it: the sentences, and the address of the desk of each. */
export const whatIsLeft = (blockers: readonly Blocker[]) => ({
  theirs: blockers.map(({ words }) => words),
  problems: blockers.map(({ desk, words }) => ({ path: `/${desk}`, message: words })),
});

/** An air order that nothing has become of: it was not flown, nor driven off, nor put to a combat (§12). */
function airOrderOpen({ mission, group, formation, zone }: OpenBusiness['airOrders'][number]): string {
  if (mission === 'airTransport') return `The lift to ${zone} has not been flown.`;
  if (mission === 'closeAirSupport')
    return `${group ?? 'Aircraft'} for ${formation}: no combat has its close air support, and it is not marked flown.`;
  return `${group ?? 'Aircraft'}: the ${mission === 'recce' ? 'reconnaissance' : mission} has not been flown.`;
}
