import { factorList } from '@/lib/adjudication/factor-list';
import { otherwise } from '@/lib/adjudication/otherwise';
import { airAsOrdered } from '@/lib/advice/air/air-as-ordered';
import { scoreOfDraft } from '@/lib/advice/air/draft-score';
import type { Candidates, CombatDraft } from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { combatRoles } from '@/lib/words';
import type { FactorState, FactorTable } from './factor-table';
import { type FactorUnit, holds, turnedOnForm } from './factor-turns';

/** The words for an advantage where nobody has written any: to be written over. */
const plainAdvantage = 'clear advantage';

/** The words an advantage is proposed with: those of a binding ruling, else those given most often in this game. */
const advantageProposed = ({ rulings, precedents }: Pick<CombatsDesk, 'rulings' | 'precedents'>): string =>
  rulings.bindings.find((one) => one.factor === 'tacticalAdvantage' && one.isGranted && one.withdrawnBy === null)
    ?.text ??
  precedents[0]?.words ??
  plainAdvantage;

export interface BeforeTheDie {
  desk: CombatsDesk;
  candidates: Candidates;
  draft: CombatDraft;
  /** Why nothing can be changed now; null: it can. */
  closed: string | null;
  onDraft: (draft: CombatDraft) => void;
}

/** The factors of a combat as it is grouped: a letter changes what Control ticks, and the score is reckoned again. */
export function factorsBefore({ desk, candidates, draft, closed, onDraft }: BeforeTheDie): FactorTable {
  const stands = scoreOfDraft(draft, candidates, desk);
  const { lines } = stands.score;
  const contact = draft.units.filter(({ isArtillery }) => !isArtillery);
  const units: FactorUnit[] = combatRoles.flatMap((role) =>
    contact
      .filter((unit) => unit.role === role)
      .map(({ unitId }) => ({ id: unitId, role, name: candidates.get(unitId)?.shortName ?? unitId })),
  );
  const turned = (unit: FactorUnit, key: FactorState['factor']['key']) =>
    turnedOnForm(draft, unit, key, holds(lines, unit, key), {
      grouping: stands.grouping,
      candidates,
      advantage: advantageProposed(desk),
      ordered: airAsOrdered(draft, candidates, desk.air).air,
    });
  return {
    units,
    of: (unit) =>
      factorList.map((factor): FactorState => {
        const { key } = factor;
        const isOn = holds(lines, unit, key);
        const other = turned(unit, key);
        const then = other && scoreOfDraft(other, candidates, desk).score;
        const isTurning = then !== null && holds(then.lines, unit, key) !== isOn;
        const held = draft.units.find(({ unitId }) => unitId === unit.id);
        const hasWords = key === 'tacticalAdvantage' && isOn;
        return {
          factor,
          isOn,
          isTurned: false,
          whyNot: isTurning ? closed : factor.follows,
          otherwise: isTurning ? otherwise(stands.score.odds, [...then.odds]) : null,
          words: hasWords && !closed ? (held?.advantages ?? '') : null,
          wordsLabel: `Advantages: ${unit.name}`,
          error: null,
        };
      }),
    turn: (unit, key) => {
      const other = turned(unit, key);
      if (other) onDraft(other);
    },
    write: (unit, _key, words) =>
      onDraft({
        ...draft,
        units: draft.units.map((one) => (one.unitId === unit.id ? { ...one, advantages: words } : one)),
      }),
  };
}
