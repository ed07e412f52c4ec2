import { type Overrule, type RulingReading, rule } from '@/lib/adjudication/ruled';
import { isEffective } from '@/lib/adjudication/status';
import type { CombatCase, CombatOutcome, Rulebook } from '@/lib/adjudication/types';
import type { CombatRole } from '@/lib/words';

/** The choice of a holder of a vital spot once the die has fallen (§9 Results Table, note 2, OC-57). */
export interface VitalSpotAnswer {
  unitId: string;
  /** It gives up one more step and stays. */
  stays: boolean;
  /** The person who answered for it; empty: Control. */
  by: string;
}

/** A reading of a ruling with what its holders of vital spots were asked, and what they answered. */
interface HeldReading {
  reading: RulingReading;
  /** The overrules with those that follow from the answers. */
  overrules: Overrule[];
  /** Ids of the defenders that hold a vital spot and are thrown back without an order to stand fast. */
  asked: string[];
  /** The holders that have not answered. */
  open: string[];
}

/** Why a holder's stand-fast is ruled after the die. */
const staysWords = ({ by }: Pick<VitalSpotAnswer, 'by'>): string =>
  `holds a vital spot: chose to stay${by ? ` (${by})` : ''}`;

/**
 * Reads a ruling and asks the holders of vital spots: those the row throws back choose to stay for one more step, or go
 * (§9 Results Table, note 2, OC-57). Nobody is asked whose distance or stand-fast Control has ruled himself.
 */
export function ruleHeld(
  outcome: CombatOutcome,
  overrules: readonly Overrule[],
  put: CombatCase,
  rulebook: Rulebook,
  holders: ReadonlySet<string>,
  answers: readonly VitalSpotAnswer[],
): HeldReading {
  const before = rule(outcome, overrules, put, rulebook);
  if (!before.ok) return { reading: before, overrules: [...overrules], asked: [], open: [] };
  const ruled = new Set(overrules.map(({ path }) => path));
  const asked = before.ruling.units
    .filter(({ id, side, retiresKm, statusBefore }) => {
      const isRuled = ruled.has(`units.${id}.standFast`) || ruled.has(`units.${id}.retiresKm`);
      return side === 'defender' && holders.has(id) && retiresKm > 0 && isEffective(statusBefore) && !isRuled;
    })
    .map(({ id }) => id);
  const given = answers.filter(({ unitId }) => asked.includes(unitId));
  const stay = given
    .filter(({ stays }) => stays)
    .map((answer) => ({ path: `units.${answer.unitId}.standFast`, ruled: true, reason: staysWords(answer) }));
  const all = [...overrules, ...stay];
  return {
    reading: stay.length === 0 ? before : rule(outcome, all, put, rulebook),
    overrules: all,
    asked,
    open: asked.filter((id) => !given.some(({ unitId }) => unitId === id)),
  };
}

/** The words for the holders that go back from their spots, in the reason of the ruling. */
export const goesWords = (answers: readonly VitalSpotAnswer[], named: (unitId: string) => string): string[] =>
  answers
    .filter(({ stays }) => !stays)
    .map(({ unitId, by }) => `${named(unitId)} goes back from its vital spot${by ? ` (${by})` : ''}`);

/** The units of a combat that hold a vital spot. */
export const holdersIn = (
  parts: readonly { unitId: string; role: CombatRole; isArtillery: boolean; holdsVitalSpot: boolean }[],
): ReadonlySet<string> =>
  new Set(
    parts
      .filter(({ role, isArtillery, holdsVitalSpot }) => holdsVitalSpot && role === 'defender' && !isArtillery)
      .map(({ unitId }) => unitId),
  );
