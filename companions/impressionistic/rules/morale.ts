import type { ActRefusal, AtTable } from '@/companions/rules/at-table';
import type { Source } from '@/companions/rules/companion';
import type { ActOf, State, Unit } from './state';
import { refuseUnit } from './units';

/** Why a unit tests its morale. */
const causeWords = {
  artillery: ['shelled', 'recovered'],
  aircraft: ['attacked by aircraft', 'book'],
  casualties: ['men have fallen', 'book'],
  antiArmour: ['hit by an anti-armour weapon', 'book'],
  flame: ['attacked with flame', 'book'],
  ambush: ['ambushed', 'book'],
  closeAssault: ['assaulted at close quarters', 'book'],
  umpire: ['the umpire asks for it', 'book'],
} satisfies Record<string, [words: string, source: Source]>;
type MoraleCause = keyof typeof causeWords;

/** The d10 a unit must reach, and whose figure that is; nothing for elite troops. */
export function moraleNeeded(state: State, unit: Unit) {
  return unit.class === 'elite' ? undefined : state.tables.morale[unit.class];
}

/**
 * Tests a unit's morale: the die at once, in the phase of the cause. What a failure does comes at once too, but in the
 * fire phase with everything else at its end (IW-12). True where it holds.
 */
export function moraleTest(at: AtTable<State>, unit: Unit, cause: MoraleCause): boolean {
  if (unit.gone) return false;
  const [why, causeSource]: [string, Source] = causeWords[cause];
  const needed = moraleNeeded(at.state, unit);
  if (!needed) {
    at.say(`${unit.name} (${why}) is elite and takes no test.`, 'morale', 'book');
    return true;
  }
  if (at.state.tables.moraleOncePerPhase && unit.testedThisPhase) {
    at.say(`${unit.name} (${why}) has tested in this phase.`, 'IW-16', 'ours');
    return true;
  }
  unit.testedThisPhase = true;
  const die = at.dice.d10(`morale of ${unit.name}`);
  const holds = die >= needed.face;
  at.say(`${unit.name} tests its morale: ${why}.`, 'morale', causeSource);
  at.say(`${unit.name}: ${die} of ${needed.face} or more, it ${holds ? 'holds' : 'fails'}.`, 'morale', needed.source);
  if (!holds) fail(at, unit);
  return holds;
}

/** A test that the umpire thinks right, whatever the phase. */
export function moraleByWord(at: AtTable<State>, { unit: id }: ActOf<'morale'>): ActRefusal {
  const wrong = refuseUnit(at.state, id, 'unit');
  if (wrong) return wrong;
  moraleTest(at, at.state.units[id]!, 'umpire');
}

function fail(at: AtTable<State>, unit: Unit): void {
  const later = at.state.phase === 'directFire';
  if (unit.kind === 'armour') {
    at.say(`${unit.name} goes back 12" and ends with its back to the enemy.`, 'IW-13', 'book');
    if (later) at.state.effects.push({ kind: 'driveBack', unit: unit.id });
    else driveBack(unit);
    return;
  }
  const gone = unit.kind === 'foot' ? 'routed' : 'abandoned';
  at.say(unit.kind === 'foot' ? `${unit.name} routs off the table.` : `${unit.name} is abandoned.`, 'IW-14', 'book');
  if (later) at.state.effects.push({ kind: 'gone', unit: unit.id, gone });
  else unit.gone = gone;
}

/** An armoured vehicle goes back: its movement of this turn is over. */
export function driveBack(unit: Unit): void {
  unit.halted = true;
  unit.drivenBack = true;
  unit.place = null;
}
