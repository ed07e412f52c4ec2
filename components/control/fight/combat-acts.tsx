import type { ReactNode } from 'react';
import type { VitalSpotAnswer } from '@/lib/advice/combat/vital-spots';
import type { Result } from '@/lib/result';
import type { BindInput } from './factors/binding-form';
import type { inputOfDraft } from './grouping/combat-draft';
import type { CardUnits } from './score/score-lines';

/** Control's acts on combats. */
export interface CombatActs {
  undoRuling: (
    seatId: string,
    input: { combatId: string; version: number; reason: string },
  ) => Promise<Result<{ version: number; advice: string[] }>>;
  groupCombat: (
    seatId: string,
    input: ReturnType<typeof inputOfDraft> & { combatId: string | null; version: number },
  ) => Promise<Result<{ combatId: string; number: number; version: number }>>;
  followCombat: (
    seatId: string,
    input: ReturnType<typeof inputOfDraft> & FollowInput,
  ) => Promise<Result<{ combatId: string; number: number; version: number }>>;
  dropCombat: (seatId: string, input: { combatId: string; version: number }) => Promise<Result>;
  mergeCombats: (
    seatId: string,
    input: { combats: { combatId: string; version: number }[] },
  ) => Promise<Result<{ combatId: string }>>;
  splitCombat: (
    seatId: string,
    input: { combatId: string; version: number; goes: string[]; inBoth: string[] },
  ) => Promise<Result<{ combatId: string }>>;
  closeGrouping: (seatId: string, input: { turn: number }) => Promise<Result<unknown>>;
  reopenGrouping: (seatId: string, input: { turn: number }) => Promise<Result<unknown>>;
  adjudicateCombat: (
    seatId: string,
    input: { combatId: string; version: number; faces: number[] | null; untested: string },
  ) => Promise<Result<unknown>>;
  /** Tests a bridge that is fought over (§8). */
  testCrossing: (
    seatId: string,
    input: { crossingId: string; version: number; face: number | null; reason: string },
  ) => Promise<Result<{ face: number; isBlown: boolean }>>;
  ruleOnCombat: (seatId: string, input: RulingInput) => Promise<Result<{ advice: string[] }>>;
  queryOrderLine: (
    seatId: string,
    input: { sheetId: string; lineId: string | null; text: string; reason: string },
  ) => Promise<Result<unknown>>;
  makeBinding: (
    seatId: string,
    input: BindInput & { combatId: string | null },
  ) => Promise<Result<{ bindingId: string; version: number }>>;
  settleSpentUnit: (
    seatId: string,
    input: { unitId: string; version: number; place: { x: number; y: number } | null; reason: string },
  ) => Promise<Result<{ advice: string[] }>>;
}

interface FollowInput {
  parentId: string;
  kind: 'overrun' | 'counterAttack';
  standingOrder: string;
  combatId: string | null;
  version: number;
}

export interface RulingInput {
  combatId: string;
  version: number;
  overrules: { path: string; ruled: never; reason: string }[];
  places: { unitId: string; x: number; y: number }[];
  answers: VitalSpotAnswer[];
  reason: string;
  companionGameId: string | null;
}

/** The names and counters a card needs. */
export const cardUnits = (units: Iterable<CardUnitSource>): CardUnits =>
  new Map(
    [...units].map(({ id, shortName, side, profile, stepsLost }) => [
      id,
      { name: shortName, side, profile, stepsLost },
    ]),
  );
type CardUnitSource = { id: string; shortName: string; side: 'allied' | 'german'; profile: string; stepsLost: number };

/** Two columns of the desk: what Control works on, and the card. */
export function Beside({ work, card }: { work: ReactNode; card: ReactNode }) {
  return (
    <>
      <div className="flex min-h-0 flex-col overflow-hidden bg-sheet">{work}</div>
      <div className="min-h-0">{card}</div>
    </>
  );
}
