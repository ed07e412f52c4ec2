import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import type { Side } from '@/lib/words';
import { applyEffects, knockOutTests, occupants } from './hits';
import { moraleTest } from './morale';
import type { ActOf, State } from './state';
import { goneWords, refuseUnit } from './units';

/** Figures of an elite unit in base contact that a close assault wants. */
export const closeAssaultFigures = 3;

/** The side whose movement it is; none in other phases (IW-9). */
export const sideThatMoves = ({ phase }: State): Side | undefined =>
  phase === 'germanMovement' ? 'german' : phase === 'alliedMovement' ? 'allied' : undefined;

function refuseMover(state: State, id: string): ActRefusal {
  const wrong = refuseUnit(state, id, 'unit');
  if (wrong) return wrong;
  const unit = state.units[id]!;
  if (sideThatMoves(state) !== unit.side)
    return refuse(
      'wrongPhase',
      'IW-9',
      `It is not ${unit.name}'s movement: the Germans move first, then the Allies.`,
      'unit',
    );
  if (unit.suppressed || unit.halted)
    return refuse('halted', 'movement', `${unit.name} moves no further this turn.`, 'unit');
}

/** Notes that a unit moves: where to is on the table. */
export function move(at: AtTable<State>, { unit: id }: ActOf<'move'>): ActRefusal {
  const wrong = refuseMover(at.state, id);
  if (wrong) return wrong;
  const unit = at.state.units[id]!;
  unit.movedThisTurn = true;
  unit.hidden = false;
  unit.place = null;
  at.say(`${unit.name} moves.`, 'movement', 'book');
}

/** The umpire says whether a unit lies in a covered position unseen. */
export function hide(at: AtTable<State>, { unit: id, hidden }: ActOf<'hide'>): ActRefusal {
  const wrong = refuseUnit(at.state, id, 'unit');
  if (wrong) return wrong;
  const unit = at.state.units[id]!;
  unit.hidden = hidden;
  at.say(`${unit.name} ${hidden ? 'lies in cover unseen' : 'is seen'}.`, 'ambush', 'book');
}

/** The umpire says at which place a unit stands: its ground is offered as its cover. */
export function standAt(at: AtTable<State>, { unit: id, place }: ActOf<'standAt'>): ActRefusal {
  const wrong = refuseUnit(at.state, id, 'unit');
  if (wrong) return wrong;
  if (place !== null && !at.state.places.some(({ name }) => name === place))
    return refuse('noSuchPlace', 'setup', `No place is called ${place}.`, 'place');
  const unit = at.state.units[id]!;
  unit.place = place;
  at.say(`${unit.name} stands ${place ? `at ${place}` : 'at no place that has a name'}.`, 'setup', 'ours');
}

/** An elite unit at a vehicle within 3": a light anti-tank hit (IW-10), and the vehicle tests its morale. */
export function closeAssault(at: AtTable<State>, { unit: id, target: on, figures }: ActOf<'closeAssault'>): ActRefusal {
  const { state } = at;
  const wrong = refuseMover(state, id) ?? refuseUnit(state, on, 'target');
  if (wrong) return wrong;
  const unit = state.units[id]!;
  const target = state.units[on]!;
  if (unit.class !== 'elite' || unit.kind !== 'foot')
    return refuse(
      'notElite',
      'close assault',
      `${unit.name} may not: only elite men on foot assault vehicles at close quarters.`,
      'unit',
    );
  if (unit.assaultedThisTurn)
    return refuse('hasAssaulted', 'close assault', `${unit.name} has assaulted a vehicle: once a turn (ours).`, 'unit');
  if (target.side === unit.side)
    return refuse('ownSide', 'close assault', `${target.name} is on the same side.`, 'target');
  if (target.kind === 'foot') return refuse('noVehicle', 'close assault', `${target.name} is no vehicle.`, 'target');
  if (figures < closeAssaultFigures || figures > unit.figures)
    return refuse(
      'tooFewFigures',
      'close assault',
      `At least ${counted(closeAssaultFigures, 'figure')} are moved into contact, of the ${unit.figures} that ${unit.name} has.`,
      'figures',
    );
  unit.movedThisTurn = true;
  unit.assaultedThisTurn = true;
  unit.hidden = false;
  unit.place = null;
  at.say(`${counted(figures, 'figure')} of ${unit.name} close with ${target.name}.`, 'close assault', 'book');
  knockOutTests(at, target, 1, state.tables.closeAssault, 'close assault (IW-10)');
  if (target.kind === 'softSkin') occupants(at, target, 1);
  applyEffects(at);
  moraleTest(at, target, 'closeAssault');
}

/** An armoured vehicle driven back whose way leads off the table: it does not come back (IW-13). */
export function leaveTable(at: AtTable<State>, { unit: id }: ActOf<'leaveTable'>): ActRefusal {
  const wrong = refuseUnit(at.state, id, 'unit');
  if (wrong) return wrong;
  const unit = at.state.units[id]!;
  if (!unit.drivenBack)
    return refuse('notDrivenBack', 'IW-13', `${unit.name} has not been driven back this turn.`, 'unit');
  unit.gone = 'leftTable';
  at.say(`${unit.name} ${goneWords.leftTable}.`, 'IW-13', 'book');
}
