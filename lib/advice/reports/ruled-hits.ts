import { airWinner } from '@/lib/adjudication/air-picture';
import type { AirSide, AirToAirOutcome } from '@/lib/adjudication/air-to-air';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { TruthHit } from '@/lib/visibility/truth-events';
import { type CaseInput, type CaseRuling, caseInputOf, caseRulingOf } from '../cases/case-record';
import type { EventBooks } from './event-books';

/** A case as it was ruled on: what was asked, and what was done to each unit. */
export type Ruled = CaseInput & {
  id: string;
  kind: string;
  outcome: CaseRuling['outcome'];
  /** An air battle in which one side had no fighters. */
  isUnopposed: boolean;
  /** The side that had the better of an air battle; null: nobody, or it is none. */
  winner: AirSide | null;
  hit: (unitId: string) => TruthHit | null;
};

/** The cases of a turn that hurt units. */
export function ruledCases({ events, units }: Pick<EventBooks, 'events' | 'units'>): Ruled[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  return events.cases.map((kept) => {
    const applied = new Map(
      caseRulingOf(kept)!.applied.flatMap((one) => (one.subject === 'unit' ? [[one.id, one] as const] : [])),
    );
    const hit = (unitId: string): TruthHit | null => {
      const unit = byId.get(unitId);
      if (!unit) return null;
      const one = applied.get(unitId);
      const steps = (of: Record<string, unknown> | undefined) =>
        (of?.stepsLost as number | undefined) ?? unit.stepsLost;
      const profile = profileOf(unit.profile);
      return {
        unitId,
        statusBefore: statusAt(profile, steps(one?.before)),
        statusAfter: statusAt(profile, steps(one?.after)),
        isImmobilised: one !== undefined && 'immobilisedIn' in one.after,
        isFlakSilenced: one !== undefined && 'suppressedIn' in one.after,
      };
    };
    const { outcome } = caseRulingOf(kept)!;
    const isUnopposed = 'result' in outcome && outcome.result === 'unopposed';
    const winner = kept.kind === 'airToAir' ? airWinner(outcome as AirToAirOutcome) : null;
    return { id: kept.id, kind: kept.kind, ...caseInputOf(kept), outcome, isUnopposed, winner, hit };
  });
}
