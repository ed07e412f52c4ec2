import { withPoints } from '@/lib/adjudication/doubts';
import { factorList } from '@/lib/adjudication/factor-list';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { CombatFinding } from '@/lib/advice/combat/combat-grouping';
import { combatRoles } from '@/lib/words';
import type { FactorState, FactorTable } from './factor-table';
import { type FactorUnit, gainOf, holds, type Turns, turnKey } from './factor-turns';

interface AfterTheDie {
  finding: CombatFinding;
  name: (unitId: string) => string;
  turns: Turns;
  onTurns: (turns: Turns) => void;
  /** Lines without a reason are marked “Say why”. */
  isAsked: boolean;
}

/** The factors of a combat whose dice have fallen: a letter overrules what was found, with a reason. */
export function factorsAfter({ finding, name, turns, onTurns, isAsked }: AfterTheDie): FactorTable {
  const { lines } = finding;
  const rulebook = { ...rulebookFrom(finding.rulebook), policies: finding.policies };
  const units: FactorUnit[] = combatRoles.flatMap((role) =>
    finding.combat[role].units.map(({ id }) => ({ id, role, name: name(id) })),
  );
  return {
    units,
    of: (unit) =>
      factorList.map((factor): FactorState => {
        const { key } = factor;
        const found = holds(lines, unit, key);
        const words = turns.get(turnKey(unit.id, key));
        const isTurned = words !== undefined;
        const gain = gainOf(lines, unit, key, rulebook);
        return {
          factor,
          isOn: found !== isTurned,
          isTurned,
          whyNot: null,
          otherwise: gain === 0 ? null : withPoints(finding, unit.role, gain),
          words: words ?? null,
          wordsLabel: `Reason: ${unit.name}, ${factor.name} ${found ? 'refused' : 'given'}`,
          error: isAsked && words?.trim() === '' ? 'Say why.' : null,
        };
      }),
    turn: (unit, key) => {
      const at = turnKey(unit.id, key);
      const rest = new Map(turns);
      if (!rest.delete(at)) rest.set(at, '');
      onTurns(rest);
    },
    write: (unit, key, words) => onTurns(new Map(turns).set(turnKey(unit.id, key), words)),
  };
}
