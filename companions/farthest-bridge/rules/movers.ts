import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import { sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import { isMobile } from './board';
import type { Counter } from './counters';
import type { Mover, State } from './state';

/** The side that moves now, and the units that still may arrive. */

const movementOf: Partial<Record<State['phase'], { side: Side; mobileOnly: boolean }>> = {
  alliedMovement: { side: 'allied', mobileOnly: false },
  alliedMobile: { side: 'allied', mobileOnly: true },
  germanMovement: { side: 'german', mobileOnly: false },
  germanMobile: { side: 'german', mobileOnly: true },
};

/** The side whose movement it is, and whether of mobile units alone; none in other phases (FB-4). */
export const movementNow = ({ phase }: State) => movementOf[phase];

/** Ends the move of the unit that is moving: it is put down for this phase. Those that arrived overland wait for theirs. */
export function finishMover(state: State): void {
  if (state.mover) state.moved.push(state.mover.unit);
  state.mover = null;
}

/** The progress of a unit's move: the one that is moving, or one that has paid for its hex of arrival; null: it has not begun. */
export const begunMove = ({ mover, arrived }: State, unit: string): Mover | null =>
  (mover?.unit === unit ? mover : arrived.find((one) => one.unit === unit)) ?? null;

/** Takes a unit up to move it. Reinforcements may still arrive after the move of one that has just arrived (§11.2). */
export function takeUp(state: State, unit: string): void {
  if (state.mover?.unit === unit) return;
  finishMover(state);
  if (!state.arrived.some((one) => one.unit === unit)) state.arrivalsOver = true;
  state.arrived = state.arrived.filter((one) => one.unit !== unit);
}

/** Why a unit may not move in this phase. */
export function refusePhase(state: State, unit: Counter): ActRefusal {
  const now = movementNow(state);
  if (now?.side !== unit.side)
    return refuse('wrongPhase', 'FB-4', `It is not the ${sideWords[unit.side]} player's movement.`, 'unit');
  if (now.mobileOnly && !isMobile(state, unit))
    return refuse('notMobile', 'FB-3', `${unit.name} is a leg unit: mobile units alone move in this phase.`, 'unit');
}

/** Why a unit may not arrive now (§11.1, §11.2). */
export function refuseArrival(state: State, unit: Counter): ActRefusal {
  const piece = state.pieces[unit.id]!;
  if (piece.out) return refuse('out', '§11.1', `${unit.name} is out of the game.`, 'unit');
  if (piece.hex) return refuse('onMap', '§11.1', `${unit.name} stands in ${piece.hex} already.`, 'unit');
  if (unit.turn > state.turn)
    return refuse('notDue', '§11.1', `${unit.name} is due in turn ${unit.turn}; this is turn ${state.turn}.`, 'unit');
  const wrong = refusePhase(state, unit);
  if (wrong) return wrong;
  if (state.arrivalsOver)
    return refuse(
      'arrivalsOver',
      '§11.2',
      `Reinforcements arrive at the beginning of the phase, and a unit on the map has moved: ${unit.name} may come ${movementNow(state)?.mobileOnly === false && isMobile(state, unit) ? 'in the mobile movement phase' : 'next turn'}.`,
      'unit',
    );
}
