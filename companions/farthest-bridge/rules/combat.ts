import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { CompanionLine } from '@/companions/rules/companion';
import { bandName, bandOf, withSign } from '@/companions/rules/entered';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { startAftermath } from './aftermath';
import { type At, factorsOf, factorsSource, hexOf, terrainAt, unitIn, usesEngineers, waterBetween } from './board';
import { type Counter, counterOf } from './counters';
import { type HexNumber, isAdjacent } from './hexes';
import type { ActOf, State } from './state';
import { refuseSupport, spendMarkers, supportPoints } from './support-fire';
import type { CombatResult, shiftNames } from './tables';

/** An attack as it stands before the die: its working, and what each face would bring. */
export interface Scored {
  lines: CompanionLine[];
  differential: number;
  column: string;
  /** For a die of 1 to 6. */
  results: CombatResult[];
}

const attackerNow = ({ phase }: State): Side | undefined =>
  phase === 'alliedCombat' ? 'allied' : phase === 'germanCombat' ? 'german' : undefined;

/** Why an attack is not allowed; nothing where it is. */
export function refuseAttack(state: State, act: ActOf<'attack'>): ActRefusal {
  const side = attackerNow(state);
  if (!side) return refuse('wrongPhase', 'FB-4', 'Attacks are made in the combat phase.');
  const defender = unitIn(state, act.hex);
  if (!defender || defender.side === side)
    return refuse('nobodyThere', 'FB-1', `No enemy unit is in ${act.hex}.`, 'hex');
  if (state.hexesAttacked.includes(act.hex))
    return refuse('attackedOnce', 'FB-1', `${act.hex} has been attacked in this phase.`, 'hex');
  for (const [at, id] of act.units.entries()) {
    const unit = counterOf(id);
    const field = `units.${at}`;
    const hex = hexOf(state, id);
    if (unit.side !== side) return refuse('wrongSide', 'FB-4', `${unit.name} does not attack in this phase.`, field);
    if (!hex || !isAdjacent(hex, act.hex))
      return refuse('notAdjacent', 'FB-1', `${unit.name} is not next to ${act.hex}.`, field);
    if (state.attacked.includes(id))
      return refuse('hasAttacked', 'FB-1', `${unit.name} has attacked in this phase.`, field);
    if (act.units.indexOf(id) < at) return refuse('namedTwice', 'FB-1', `${unit.name} is named twice.`, field);
  }
  const known = terrainAt(state, act.hex);
  if (!known.ok) return known;
  const attackers = act.units.map(counterOf);
  return (
    refuseSupport(state, side, attackers, act.attackSupport, 'attackSupport') ??
    refuseSupport(state, otherSide(side), [defender], act.defenceSupport, 'defenceSupport')
  );
}

/** Scores an attack by the table in use, the owner's or ours: the differential, the shifts, the column. */
export function scoreAttack(state: State, act: ActOf<'attack'>): Scored {
  const { tables } = state;
  const lines: CompanionLine[] = [];
  const say = (what: string, rule = 'FB-1', source = tables.source) => lines.push({ what, rule, source });
  const factor = (points: string, unit: Counter) => {
    const { depleted } = state.pieces[unit.id]!;
    say(
      `${points}: ${unit.name}${depleted ? ', depleted' : ''}.`,
      depleted ? 'FB-1' : '§11.1',
      factorsSource(state, unit),
    );
  };
  const defender = unitIn(state, act.hex)!;
  let attack = 0;
  for (const id of act.units) {
    const points = factorsOf(state, counterOf(id)).attack;
    attack += points;
    factor(`+${points}`, counterOf(id));
  }
  const support = supportPoints(state, act.attackSupport);
  if (support) say(`+${support}: support fire of the attacker.`, '§16.0');
  const defence = factorsOf(state, defender).defence;
  factor(`−${defence}`, defender);
  const against = supportPoints(state, act.defenceSupport);
  if (against) say(`−${against}: support fire of the defender.`, '§16.0');
  const differential = attack + support - defence - against;
  const columns = tables.combat;
  const start = columns.indexOf(bandOf(columns, differential));
  say(`Differential ${withSign(differential)}: column ${bandName(columns[start]!)} of “${tables.title}”.`);
  let at = start;
  for (const [why, shift] of shiftsOf(state, act.units, act.hex)) {
    if (shift === 0) continue;
    at += shift;
    say(
      `${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'column' : 'columns'} to the ${shift < 0 ? 'left' : 'right'}: ${why}.`,
    );
  }
  const column = columns[Math.max(0, Math.min(columns.length - 1, at))]!;
  if (at !== start) say(`Column ${bandName(column)}.`);
  return { lines, differential, column: bandName(column), results: column.results };
}

/** The shifts for the defender's ground, and for water that every attacker attacks across. */
function shiftsOf(state: State, units: readonly string[], hex: HexNumber): [why: string, shift: number][] {
  const { shifts } = state.tables;
  const { terrain } = state.map.hexes[hex]!;
  const found: [string, number][] = [];
  if (terrain === 'town' || terrain === 'woods' || terrain === 'city') found.push([terrain, shifts[terrain]]);
  const crossings = units.map((id) => waterBetween(state, hexOf(state, id)!, hex));
  if (crossings.some((water) => !water)) return found;
  const kinds = crossings.map((water): (typeof shiftNames)[number] => {
    if (water!.stands || water!.byEngineers) return 'bridge';
    return water!.entry.water === 'stream' ? 'stream' : 'river';
  });
  const [best] = [...new Set(kinds)].sort((one, other) => shifts[other] - shifts[one]);
  return [...found, [`across a ${best}`, shifts[best!]]];
}

/** One attack: scored, rolled, and its losses taken; retreats and an advance then wait for the players. */
export function attack(at: At, act: ActOf<'attack'>): ActRefusal {
  const { state } = at;
  const wrong = refuseAttack(state, act);
  if (wrong) return wrong;
  const scored = scoreAttack(state, act);
  for (const one of scored.lines) at.lines.push(one);
  const defender = unitIn(state, act.hex)!;
  const die = at.dice.d6(`attack on ${act.hex}`);
  const result = scored.results[die - 1]!;
  at.say(`Die ${die}: ${result}, ${resultWords[result]}.`, 'FB-1', state.tables.source);
  spendMarkers(state, act.attackSupport);
  spendMarkers(state, act.defenceSupport);
  if (act.units.some((id) => usesEngineers(state, counterOf(id), hexOf(state, id)!, act.hex)))
    state.engineer.used = true;
  for (const one of act.units) state.attacked.push(one);
  state.hexesAttacked.push(act.hex);
  startAftermath(at, result, act.units.map(counterOf), defender, act.hex);
}

export const resultWords: Record<CombatResult, string> = {
  AD: 'the attackers are depleted',
  AR: 'the attackers retreat one hex',
  '-': 'nothing happens',
  DR1: 'the defender retreats one hex',
  'DD+R1': 'the defender is depleted and retreats one hex',
  DR2: 'the defender retreats two hexes',
  DE: 'the defender is eliminated',
};
