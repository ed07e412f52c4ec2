import type { Kind, Kinds } from '@/lib/adjudication/adjudicate';
import type { RuledKind } from '@/lib/adjudication/open-figures';
import type { CombatCase, CombatOutcome } from '@/lib/adjudication/types';

/** A case is told apart by its kind: a combat is drawn as at the combats desk, all others alike. */
export type CaseByKind = { kind: 'combat'; put: CombatCase } | { kind: RuledKind; put: Kinds[RuledKind]['case'] };

/** A case with what came of it is told apart in the same way. */
export type OutcomeByKind =
  | { kind: 'combat'; put: CombatCase; outcome: CombatOutcome }
  | { kind: RuledKind; put: Kinds[RuledKind]['case']; outcome: Kinds[RuledKind]['outcome'] };

/** Tells a case apart by its kind. */
export const caseByKind = (kind: Kind, put: Kinds[Kind]['case']): CaseByKind =>
  kind === 'combat' ? { kind, put: put as CombatCase } : { kind, put: put as Kinds[RuledKind]['case'] };

/** Tells a case with its outcome apart by its kind. */
export const outcomeByKind = (kind: Kind, put: Kinds[Kind]['case'], outcome: Kinds[Kind]['outcome']): OutcomeByKind =>
  kind === 'combat'
    ? { kind, put: put as CombatCase, outcome: outcome as CombatOutcome }
    : { kind, put: put as Kinds[RuledKind]['case'], outcome: outcome as Kinds[RuledKind]['outcome'] };
