import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { CoverOfTarget, Gone, State, Unit } from './state';

export const goneWords: Record<Gone, string> = {
  routed: 'has routed off the table',
  abandoned: 'is abandoned',
  knockedOut: 'is knocked out',
  destroyed: 'is destroyed',
  leftTable: 'has left the table for good',
  noFigures: 'has no figures left',
};

/** Why a unit can do nothing and nothing can be done to it: there is none of this name, or it is out. */
export function refuseUnit(state: State, id: string, field: string): ActRefusal {
  // Every object answers to “constructor” and “__proto__”: only what was set up is a unit.
  if (!Object.hasOwn(state.units, id)) return refuse('noSuchUnit', 'setup', `No unit has the id ${id}.`, field);
  const unit = state.units[id]!;
  if (unit.gone) return refuse('unitGone', 'setup', `${unit.name} ${goneWords[unit.gone]}.`, field);
}

/** The cover of who stands where a unit does; in the open where nobody has said. */
export const coverWhere = ({ places }: State, unit: Unit): CoverOfTarget =>
  places.find(({ name }) => name === unit.place)?.cover ?? 'open';

/** The units that are still of use. */
export const unitsLeft = (state: State): Unit[] => Object.values(state.units).filter(({ gone }) => !gone);
