import { type ActRefusal, type AtTable, refuse } from '@/companions/rules/at-table';
import { counted } from '@/lib/text';
import { applyEffects } from './hits';
import { type Phase, phases, type State, type TablePlace, type UnitEntry } from './state';
import type { Tables } from './tables';
import { goneWords } from './units';

export const phaseNames: Record<Phase, string> = {
  artilleryAndAir: 'Artillery and air',
  germanMovement: 'German movement, Allied ambushes',
  alliedMovement: 'Allied movement, German ambushes',
  directFire: 'Direct fire',
  buildingAssaults: 'Fights for buildings',
};

/** The first turn, before anything has happened. */
export function firstTurn(units: readonly UnitEntry[], tables: Tables, places: readonly TablePlace[]): State {
  const fresh = {
    smallArmsHits: 0,
    suppressed: false,
    movedThisTurn: false,
    movedLastTurn: false,
    halted: false,
    drivenBack: false,
    firedThisTurn: false,
    assaultedThisTurn: false,
    hidden: false,
    testedThisPhase: false,
  };
  return {
    turn: 1,
    phase: 'artilleryAndAir',
    tables,
    places: [...places],
    units: Object.fromEntries(units.map((unit) => [unit.id, { ...unit, ...fresh, place: unit.place ?? null }])),
    impacts: [],
    effects: [],
    assault: null,
  };
}

/** Ends the phase: what fire has done is done at the end of its phase, and a new turn clears the markers. */
export function nextPhase(at: AtTable<State>): ActRefusal {
  const { state } = at;
  if (state.assault && !state.assault.holder)
    return refuse('assaultUnderWay', 'building assault', `Fight for ${state.assault.building} to its end first.`);
  if (state.phase === 'directFire') endFire(at);
  for (const unit of Object.values(state.units)) unit.testedThisPhase = false;
  const next = phases[phases.indexOf(state.phase) + 1];
  if (next) state.phase = next;
  else newTurn(state);
  at.say(`Turn ${state.turn}: ${phaseNames[state.phase]}.`, 'phases', 'book');
}

function endFire(at: AtTable<State>): void {
  const before = Object.values(at.state.units).filter(({ gone }) => !gone);
  const figures = new Map(before.map((unit) => [unit.id, unit.figures]));
  applyEffects(at);
  for (const unit of before) {
    const lost = figures.get(unit.id)! - unit.figures;
    const left = unit.figures === 1 ? 'has 1 figure left' : `has ${counted(unit.figures, 'figure')} left`;
    const words = [lost > 0 && unit.gone !== 'noFigures' && left, unit.gone && goneWords[unit.gone]].filter(Boolean);
    if (words.length > 0) at.say(`${unit.name} ${words.join(' and ')}.`, 'IW-12', 'book');
  }
}

function newTurn(state: State): void {
  state.turn += 1;
  state.phase = 'artilleryAndAir';
  state.impacts = [];
  state.assault = null;
  for (const unit of Object.values(state.units)) {
    unit.movedLastTurn = unit.movedThisTurn;
    unit.movedThisTurn = false;
    unit.smallArmsHits = 0;
    unit.suppressed = false;
    unit.halted = false;
    unit.drivenBack = false;
    unit.firedThisTurn = false;
    unit.assaultedThisTurn = false;
  }
}
